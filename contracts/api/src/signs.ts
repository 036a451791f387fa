/** Which side of zero a number of the wire is on. Without a schema, so that who asks carries none. */
import { assetSource } from './codes.ts';
import type { Decimal } from './decimal-text.ts';

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
