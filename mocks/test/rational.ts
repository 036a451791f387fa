/** Exact fractions for the model of the money, which shares no arithmetic with the brokerage it checks. Test kit. */

/** n ÷ d, `d` above zero. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export const whole = (n: bigint): Rational => ({ n, d: 1n });
export const nought = whole(0n);

/** Reads a decimal number off the wire, whatever its digits. @throws SyntaxError for anything else. */
export function read(text: string): Rational {
  const [units = '', fraction = ''] = text.split('.');
  return { n: BigInt(units + fraction), d: 10n ** BigInt(fraction.length) };
}

/** In lowest terms, so that a long life does not grow its numbers. */
function reduced(n: bigint, d: bigint): Rational {
  let [greater, rest] = [n < 0n ? -n : n, d];
  while (rest !== 0n) [greater, rest] = [rest, greater % rest];
  return { n: n / greater, d: d / greater };
}

export const plus = (a: Rational, b: Rational): Rational => reduced(a.n * b.d + b.n * a.d, a.d * b.d);
export const negative = (a: Rational): Rational => ({ n: -a.n, d: a.d });
export const minus = (a: Rational, b: Rational): Rational => plus(a, negative(b));
export const times = (a: Rational, b: Rational): Rational => reduced(a.n * b.n, a.d * b.d);
/** @throws RangeError for zero below. */
export function over(a: Rational, b: Rational): Rational {
  if (b.n === 0n) throw new RangeError('nothing to divide by');
  return b.n < 0n ? reduced(-a.n * b.d, a.d * -b.n) : reduced(a.n * b.d, a.d * b.n);
}
/** Below zero, zero or above zero as `a` is less than `b`, equal, or more. */
export const compare = (a: Rational, b: Rational): bigint => a.n * b.d - b.n * a.d;
export const isSame = (a: Rational, b: Rational): boolean => compare(a, b) === 0n;

/** A decimal number of at most so many decimals. @throws RangeError for one that has more. */
export function write({ n, d }: Rational, decimals: number): string {
  const scaled = n * 10n ** BigInt(decimals);
  if (scaled % d !== 0n) throw new RangeError(`${n}/${d} has more than ${decimals} decimals`);
  const digits = String(scaled / d).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The largest whole number that is not above. */
export function floor({ n, d }: Rational): bigint {
  const quotient = n / d;
  return n < 0n && quotient * d !== n ? quotient - 1n : quotient;
}

/** Whole cents, the half away from zero. */
export function cents(amount: Rational): bigint {
  const twice = { n: 200n * amount.n + amount.d, d: 2n * amount.d };
  return amount.n < 0n ? -cents(negative(amount)) : floor(twice);
}

export const money = (inCents: bigint): Rational => ({ n: inCents, d: 100n });

/** Cents of a text such as `-12.30`. @throws RangeError where it has parts of a cent. */
export function centsOf(text: string): bigint {
  const amount = times(read(text), whole(100n));
  if (amount.n % amount.d !== 0n) throw new RangeError(`${text} is no whole number of cents`);
  return amount.n / amount.d;
}
