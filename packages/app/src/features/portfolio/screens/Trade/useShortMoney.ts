import type { Decimal } from '@meridian/api';
import { absolute, compare, isNegative } from '#domain/money.ts';
import { missing, useFormat } from '#platform/format.ts';

/** From this amount on, a row has room for three digits only; the position itself tells all of them. */
const longFrom = '100000' as Decimal;

/** Longer than this in letters, a signed amount would reach into the column before it: its cents are left out. */
const longText = 11;

/** Money as a row of an overview has room for it: to the cent, or in short where it is large. */
export function useShortMoney(): (value: Decimal | null, currency: string, signed?: boolean) => string {
  const format = useFormat();
  return (value, currency, signed = false) => {
    if (value === null) return missing;
    if (compare(absolute(value), longFrom) < 0) {
      const whole = format.money(value, currency, { signed });
      return whole.length > longText ? format.money(value, currency, { signed, decimals: 0 }) : whole;
    }
    const sign = signed && !isNegative(value) ? '+' : '';
    return sign + format.compact(value, currency);
  };
}
