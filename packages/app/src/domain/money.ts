/** Arithmetic on decimal strings. Every number is exact until a function named for its rounding rounds it (STACK 14). */
import Big from 'big.js';
import { isDecimal, type Decimal } from '@meridian/api';

/** Our own constructor: big.js keeps its settings on the constructor, and the shared one belongs to nobody. */
const Exact = Big();
/** Digits a division keeps before it is rounded: far below any step of any instrument. */
Exact.DP = 30;
Exact.RM = Big.roundHalfUp;

const big = (value: Decimal): Big => new Exact(value);

/** Plain notation, and never `-0`. */
function text(value: Big): Decimal {
  return (value.eq(0) ? value.abs() : value).toFixed() as Decimal;
}

/** Decimals of an amount of money (spec §9). */
export const moneyDecimals = 2;

/** A number with its currency. Where the currencies are known by their types, adding two does not compile. */
export interface Money<Currency extends string = string> {
  readonly amount: Decimal;
  readonly currency: Currency;
}

/** The sum of two amounts of one currency. @throws RangeError for two currencies that the types did not tell apart. */
export function plus<Currency extends string>(
  a: Money<Currency>,
  b: Money<NoInfer<Currency>>,
): Money<Currency> {
  if (a.currency !== b.currency) throw new RangeError(`cannot add ${b.currency} to ${a.currency}`);
  return { amount: add(a.amount, b.amount), currency: a.currency };
}

/** Sums by currency, in the order met: currencies are never added to each other (DECISIONS 25). */
export function sumByCurrency(amounts: readonly Money[]): readonly Money[] {
  const sums = new Map<string, Money>();
  for (const { amount, currency } of amounts) {
    const sum = sums.get(currency);
    sums.set(currency, sum === undefined ? { amount, currency } : plus(sum, { amount, currency }));
  }
  return [...sums.values()];
}

export const zero = '0' as Decimal;
export const one = '1' as Decimal;
export const hundred = '100' as Decimal;

export function add(first: Decimal, ...rest: Decimal[]): Decimal {
  return text(rest.reduce((sum, value) => sum.plus(value), big(first)));
}

export function subtract(from: Decimal, value: Decimal): Decimal {
  return text(big(from).minus(value));
}

export function multiply(first: Decimal, ...rest: Decimal[]): Decimal {
  return text(rest.reduce((product, value) => product.times(value), big(first)));
}

export type Rounding = 'half-up' | 'down' | 'up';
const roundingModes = { 'half-up': Big.roundHalfUp, down: Big.roundDown, up: Big.roundUp } as const;

/** Rounded to `decimals`; `down` is towards zero and `up` away from it. Throws a RangeError when `by` is zero. */
export function divide(value: Decimal, by: Decimal, decimals: number, rounding: Rounding): Decimal {
  if (isZero(by)) throw new RangeError(`cannot divide ${value} by zero`);
  return text(big(value).div(by).round(decimals, roundingModes[rounding]));
}

/** Negative when `a` is less than `b`, 0 when equal in value (`1` and `1.00` are), positive when more. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return big(a).cmp(b);
}

export function isZero(value: Decimal): boolean {
  return big(value).eq(0);
}

export function isPositive(value: Decimal): boolean {
  return big(value).gt(0);
}

export function isNegative(value: Decimal): boolean {
  return big(value).lt(0);
}

export function negate(value: Decimal): Decimal {
  return text(big(value).times(-1));
}

export function absolute(value: Decimal): Decimal {
  return text(big(value).abs());
}

export function smallest(first: Decimal, ...rest: Decimal[]): Decimal {
  return rest.reduce((least, value) => (compare(value, least) < 0 ? value : least), first);
}

export function largest(first: Decimal, ...rest: Decimal[]): Decimal {
  return rest.reduce((most, value) => (compare(value, most) > 0 ? value : most), first);
}

/**
 * A number of the chart as a decimal, in plain notation however large it is. Throws an Error for what is no finite number.
 */
export function fromNumber(value: number, decimals: number): Decimal {
  return text(new Exact(value).round(decimals));
}

/** A tie goes away from zero, as statements round: 0.125 → 0.13, −0.125 → −0.13. Keeps trailing zeros off. */
export function roundHalfUp(value: Decimal, decimals: number): Decimal {
  return text(big(value).round(decimals, Big.roundHalfUp));
}

/** The value with its first `count` digits, the others zero: 264.43 with 3 is 264. Towards zero. */
export function leadingDigits(value: Decimal, count: number): Decimal {
  return text(big(value).prec(count, Big.roundDown));
}

/** The largest multiple of `step` that is not above `value`. For negative values too: −1.5 to step 1 is −2. */
export function floorToStep(value: Decimal, step: Decimal): Decimal {
  const steps = wholeSteps(value, step);
  return text(steps.times(step));
}

/** True when `value` is a whole number of steps. */
export function isOnStep(value: Decimal, step: Decimal): boolean {
  return big(value).mod(requireStep(step)).eq(0);
}

/** Decimals a value on this step can have: `0.010` → 2, `5` → 0. */
export function stepDecimals(step: Decimal): number {
  return text(big(step)).split('.')[1]?.length ?? 0;
}

function wholeSteps(value: Decimal, step: Decimal): Big {
  const exact = big(value);
  // `mod` is exact where a quotient of 30 digits would not be, and has the sign of `value`.
  const remainder = exact.mod(requireStep(step));
  const down = exact.minus(remainder).div(step);
  return remainder.lt(0) ? down.minus(1) : down;
}

function requireStep(step: Decimal): Big {
  const exact = big(step);
  if (!exact.gt(0)) throw new RangeError(`a step must be above zero, not ${step}`);
  return exact;
}

/**
 * What a field holds after a keystroke, with `.` as its separator; null when the keystroke is not to be taken.
 * At most `decimals` decimals, a leading separator becomes `0.`, the locale's own separator is understood (spec §5, DECISIONS 19).
 */
export function typeAmount(
  typed: string,
  { decimals, separator = '.' }: { decimals: number; separator?: '.' | ',' },
): string | null {
  const plain = typed
    .trim()
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(separator, '.');
  if (plain === '') return '';
  const match = /^(\d*)(\.?)(\d*)$/.exec(plain);
  if (!match) return null;
  const [, whole = '', dot = '', fraction = ''] = match;
  if (fraction.length > decimals || (dot !== '' && decimals === 0)) return null;
  const digits = whole.replace(/^0+(?=\d)/, '');
  return `${digits === '' ? '0' : digits}${dot}${fraction}`;
}

/** The number a field holds, or null while it holds none. `12.` is 12. */
export function parseAmount(typed: string): Decimal | null {
  const complete = typed.endsWith('.') ? typed.slice(0, -1) : typed;
  return isDecimal(complete) ? text(big(complete)) : null;
}
