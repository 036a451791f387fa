import type { Decimal } from '@meridian/api';
import { absolute, compare, isNegative } from '#domain/money.ts';
import { missing, useFormat, type Format } from '#platform/words/format.ts';

/** From this amount on, a row leaves the cents out; the position itself shows all digits. */
const wholeFrom = '100000' as Decimal;

/** Wider than this, an amount would reach into the column before it: in digits, of which a point or comma is half of one. */
const longestText = 10;
const widthOf = (text: string): number => text.length - 0.5 * (text.match(/[.,]/g)?.length ?? 0);
const isLong = (text: string): boolean => widthOf(text) > longestText;

/** Money as a row of an overview has room for it: to the cent, in whole units, or rounded where even those are too long. */
export function shortMoney(
  format: Pick<Format, 'money' | 'compact'>,
  value: Decimal | null,
  currency: string,
  signed = false,
): string {
  if (value === null) return missing;
  const toTheCent = format.money(value, currency, { signed });
  if (compare(absolute(value), wholeFrom) < 0 && !isLong(toTheCent)) return toTheCent;
  const whole = format.money(value, currency, { signed, decimals: 0 });
  if (!isLong(whole)) return whole;
  const sign = signed && !isNegative(value) ? '+' : '';
  return sign + format.compact(value, currency);
}

/** {@link shortMoney} in the chosen language. */
export function useShortMoney(): (value: Decimal | null, currency: string, signed?: boolean) => string {
  const format = useFormat();
  return (value, currency, signed) => shortMoney(format, value, currency, signed);
}
