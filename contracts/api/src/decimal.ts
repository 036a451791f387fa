import * as v from 'valibot';

/** A decimal number written out, as the wire carries it: `-12.340`. Never a float, never in exponent notation. */
export type Decimal = string & { readonly __brand: 'Decimal' };

const decimalPattern = /^-?\d+(\.\d+)?$/;

/** Money, a price or a quantity on the wire (DECISIONS 2). Units are named by the field that carries it. */
export const decimal = v.pipe(
  v.string(),
  v.regex(decimalPattern, 'not a decimal number'),
  v.transform((text) => text as Decimal),
);

/** True for text that may stand as a {@link Decimal}. */
export function isDecimal(text: string): text is Decimal {
  return decimalPattern.test(text);
}

/** For constants in code and tests. Throws a RangeError for anything that is not a plain decimal number. */
export function toDecimal(text: string): Decimal {
  if (!isDecimal(text)) throw new RangeError(`"${text}" is not a plain decimal number such as 12.5`);
  return text;
}
