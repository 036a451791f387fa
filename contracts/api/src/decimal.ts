import * as v from 'valibot';
import type { Decimal } from './decimal-text.ts';
import { maxDigitsEachSide } from './limits.ts';
import { isAboveZero, isNotBelowZero } from './signs.ts';

const digits = `\\d{1,${maxDigitsEachSide}}`;
const decimalPattern = new RegExp(`^-?${digits}(\\.${digits})?$`);

/** Money, a price or a quantity on the wire (DECISIONS 2). Units are named by the field that carries it. */
export const decimal = v.pipe(
  v.string(),
  v.regex(decimalPattern),
  v.transform((text) => text as Decimal),
);

/** A quantity, a step, a leverage, a price: where nothing, or less, cannot be. */
export const positiveDecimal = v.pipe(decimal, v.check(isAboveZero, 'too low'));

/** A volume, a fee, a total: where less than nothing cannot be. */
export const nonNegativeDecimal = v.pipe(decimal, v.check(isNotBelowZero, 'too low'));

/** True for text that is a valid {@link Decimal}. */
export function isDecimal(text: string): text is Decimal {
  return decimalPattern.test(text);
}

/** For constants in code and tests. Throws a RangeError for anything that is not a plain decimal number. */
export function toDecimal(text: string): Decimal {
  if (!isDecimal(text)) throw new RangeError(`"${text}" is not a plain decimal number such as 12.5`);
  return text;
}
