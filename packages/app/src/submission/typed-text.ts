/** Fields of a form as they are kept on the device. */
import { isDecimal, type Decimal } from '@meridian/api';
import * as v from 'valibot';
import { isPositive } from '#domain/money.ts';

/** As typed: anything a field can hold. */
export const typedText = v.pipe(v.string(), v.maxLength(40));
export const decimalText = v.pipe(
  typedText,
  v.custom<Decimal>((text) => isDecimal(String(text))),
);
export const positiveText = v.pipe(
  decimalText,
  v.check((value) => isPositive(value)),
);
