/** Which side of zero, or of another, a number of the wire is on. Without a schema, so that who asks carries none. */
import { assetSource } from './codes.ts';
import type { Decimal } from './decimal-text.ts';
import { maxDigitsEachSide } from './limits.ts';

export function isAboveZero(value: Decimal): boolean {
  return !value.startsWith('-') && /[1-9]/.test(value);
}

/** True for `-0.00` too. */
export function isNotBelowZero(value: Decimal): boolean {
  return !value.startsWith('-') || !/[1-9]/.test(value);
}

/** Classes whose prices may be nothing or less: oil was once paid to be taken away. */
export const classesBelowZero: readonly number[] = [assetSource.future];

/** Whether an instrument of this class can have that price. */
export function isPossiblePrice(ofSource: number, price: Decimal): boolean {
  return isAboveZero(price) || classesBelowZero.includes(ofSource);
}

/** Exact, however many digits the two have. */
export function isAbove(one: Decimal, other: Decimal): boolean {
  return wholeOf(one) > wholeOf(other);
}

/** As a whole count of the smallest that the wire can write. */
function wholeOf(value: Decimal): bigint {
  const [digits = '', decimals = ''] = value.replace('-', '').split('.');
  const whole = BigInt(digits + decimals.padEnd(maxDigitsEachSide, '0'));
  return value.startsWith('-') ? -whole : whole;
}
