/** The distance between the best prices of both sides. */
import type { Decimal } from '@meridian/api';
import { divide, hundred, isZero, multiply, subtract } from '#domain/money.ts';
import { missing, type Format } from '#platform/words/format.ts';

/** "0.20 (0.01%)", of the price that is asked; `--` where one side has none. Below zero in a crossed market. */
export function spreadText(
  bid: Decimal | null,
  ask: Decimal | null,
  priceDecimals: number,
  format: Format,
): string {
  if (bid === null || ask === null) return missing;
  const spread = subtract(ask, bid);
  const percent = isZero(ask) ? null : divide(multiply(spread, hundred), ask, 4, 'half-up');
  return `${format.price(spread, priceDecimals)} (${format.percent(percent, { signed: false })})`;
}
