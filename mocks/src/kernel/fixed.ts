/**
 * The brokerage's own number for money, prices and quantities: a whole number of trillionths in a bigint.
 *
 * Kept apart from the app's decimal code on purpose: two implementations that agree are evidence, one shared
 * implementation would agree with itself while wrong. Twelve decimals hold every tick size and quantity step of the
 * catalogue (the cheapest coins have ten), and nothing here ever passes through a double on its way to a statement.
 */

/** A decimal number as a whole count of 1e-12. Addition, subtraction and comparison are the bigint operators. */
export type Fixed = bigint;

/**
 * A price times a quantity, exact: the plain bigint product of two `Fixed`, a whole count of 1e-24. It becomes money by
 * {@link roundQuotient} with {@link FIXED_ONE} below it.
 */
export type Product = bigint;

/** Decimals kept by every `Fixed`. */
export const FIXED_DECIMALS = 12;

/** Decimals of a {@link Product} on the wire, and of what is divided of one. */
const PRODUCT_DECIMALS = 20;

/** One. `quantity * FIXED_ONE` lifts a whole number into `Fixed`. */
export const FIXED_ONE: Fixed = 1_000_000_000_000n;

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/**
 * Reads a decimal string such as `"-12.30"`. More than twelve decimals are accepted only when the surplus digits are
 * zero.
 * @throws RangeError when the text is no plain decimal number, or needs more than twelve decimals.
 */
export function parseFixed(text: string): Fixed {
  const match = DECIMAL.exec(text);
  if (match === null) throw new RangeError(`not a decimal number: "${text}"`);
  const [, sign = '', whole = '0', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(FIXED_DECIMALS))) {
    throw new RangeError(`more than ${FIXED_DECIMALS} decimals: "${text}"`);
  }
  const digits = whole + fraction.slice(0, FIXED_DECIMALS).padEnd(FIXED_DECIMALS, '0');
  const magnitude = BigInt(digits);
  return sign === '-' ? -magnitude : magnitude;
}

/** Same as {@link parseFixed}, but answers `undefined` for text that a person or a client got wrong. */
export function tryParseFixed(text: string): Fixed | undefined {
  try {
    return parseFixed(text);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Lifts a whole number. @throws RangeError when it is not one. */
export function fixedFromInteger(value: number): Fixed {
  return BigInt(value) * FIXED_ONE;
}

/**
 * Writes a plain decimal string with exactly `decimals` places, rounded half-up (away from zero at the half). Never
 * writes `-0.00`.
 */
export function formatFixed(value: Fixed, decimals: number): string {
  return write(roundTo(value, decimals), FIXED_DECIMALS, decimals);
}

/** Writes the shortest decimal string that is exact: `"0.05"`, `"3"`. For ledgers and logs, where no digit may go. */
export function formatExact(value: Fixed): string {
  return withoutIdleZeros(write(value, FIXED_DECIMALS, FIXED_DECIMALS));
}

/** As {@link formatExact}, for a price times a quantity; twenty decimals, as the wire carries, rounded half-up. */
export function formatProduct(value: Product): string {
  return withoutIdleZeros(write(divideProduct(value, 1n), 2 * FIXED_DECIMALS, PRODUCT_DECIMALS));
}

/** A product ÷ `by`, rounded half-up to twenty decimals: what the wire carries, so that both sides calculate with the same. */
export function divideProduct(value: Product, by: bigint): Product {
  const unit = 10n ** BigInt(2 * FIXED_DECIMALS - PRODUCT_DECIMALS);
  return divideWhole(value, by * unit) * unit;
}

/** A whole count of 10^-scale as a decimal number, cut to `decimals` places. */
function write(value: bigint, scale: number, decimals: number): string {
  const digits = absolute(value)
    .toString()
    .padStart(scale + 1, '0');
  const fraction = digits.slice(-scale).slice(0, decimals);
  return `${value < 0n ? '-' : ''}${digits.slice(0, -scale)}${fraction === '' ? '' : `.${fraction}`}`;
}

function withoutIdleZeros(text: string): string {
  return text.replace(/\.?0+$/, '');
}

/** a × b, rounded half-up to twelve decimals. */
export function multiply(a: Fixed, b: Fixed): Fixed {
  return divideWhole(a * b, FIXED_ONE);
}

/** a ÷ b, rounded half-up to twelve decimals. @throws RangeError when b is zero. */
export function divide(a: Fixed, b: Fixed): Fixed {
  return divideWhole(a * FIXED_ONE, b);
}

/** a × b ÷ c with one rounding at the end, half-up. @throws RangeError when c is zero. */
export function multiplyDivide(a: Fixed, b: Fixed, c: Fixed): Fixed {
  return divideWhole(a * b, c);
}

/** Rounds half-up (away from zero at the half) to `decimals` places, at most twelve. */
export function roundTo(value: Fixed, decimals: number): Fixed {
  return roundQuotient(value, 1n, decimals);
}

/**
 * numerator ÷ denominator, an exact count of 1e-12, rounded half-up once to `decimals` places, at most twelve. For
 * products and shares that are money in the end: rounded to twelve decimals first, 0.0049999999999996 would become a cent.
 */
export function roundQuotient(numerator: bigint, denominator: bigint, decimals: number): Fixed {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > FIXED_DECIMALS) {
    throw new RangeError(`decimals must be 0 to ${FIXED_DECIMALS}: ${decimals}`);
  }
  const unit = 10n ** BigInt(FIXED_DECIMALS - decimals);
  return divideWhole(numerator, denominator * unit) * unit;
}

/** The multiple of `step` nearest to the value, half-up. `step` is positive. */
export function roundToStep(value: Fixed, step: Fixed): Fixed {
  return divideWhole(value, step) * step;
}

/** The multiple of `step` nearest to the value towards zero: what a quantity is cut down to. `step` is positive. */
export function truncateToStep(value: Fixed, step: Fixed): Fixed {
  return (value / step) * step;
}

/** Whether the value is a whole multiple of `step`. */
export function isMultipleOf(value: Fixed, step: Fixed): boolean {
  return value % step === 0n;
}

/** The smaller of two. */
export function minimum(a: Fixed, b: Fixed): Fixed {
  return a < b ? a : b;
}

/** The larger of two. */
export function maximum(a: Fixed, b: Fixed): Fixed {
  return a > b ? a : b;
}

/** The value without its sign. */
export function absolute(value: Fixed): Fixed {
  return value < 0n ? -value : value;
}

/** Integer division, rounded half away from zero. @throws RangeError when the denominator is zero. */
function divideWhole(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('division by zero');
  const isNegative = numerator < 0n !== denominator < 0n;
  const n = absolute(numerator);
  const d = absolute(denominator);
  const quotient = (2n * n + d) / (2n * d);
  return isNegative ? -quotient : quotient;
}
