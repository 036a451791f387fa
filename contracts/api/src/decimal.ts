import * as v from 'valibot';
import { maxDigitsEachSide } from './limits.ts';
import { isAboveZero, isNotBelowZero } from './signs.ts';

/** A decimal number written out, as the wire carries it: `-12.340`. Never a float, never in exponent notation. */
export type Decimal = string & { readonly __brand: 'Decimal' };

const digits = `\\d{1,${maxDigitsEachSide}}`;
const decimalPattern = new RegExp(`^-?${digits}(\\.${digits})?$`);

/** Money, a price or a quantity on the wire (DECISIONS 2). Units are named by the field that carries it. */
export const decimal = v.pipe(
  v.string(),
  v.regex(decimalPattern, 'not a decimal number'),
  v.transform((text) => text as Decimal),
);

/** A quantity, a step, a leverage, a price: where nothing, or less, cannot be. */
export const positiveDecimal = v.pipe(decimal, v.check(isAboveZero, 'not above zero'));

/** A volume, a fee, a total: where less than nothing cannot be. */
export const nonNegativeDecimal = v.pipe(decimal, v.check(isNotBelowZero, 'below zero'));

/** True for text that may stand as a {@link Decimal}. */
export function isDecimal(text: string): text is Decimal {
  return decimalPattern.test(text);
}

/** For constants in code and tests. Throws a RangeError for anything that is not a plain decimal number. */
export function toDecimal(text: string): Decimal {
  if (!isDecimal(text)) throw new RangeError(`"${text}" is not a plain decimal number such as 12.5`);
  return text;
}
