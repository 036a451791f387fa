import type { Decimal, QuoteDetail } from '@meridian/api';
import type { Message } from '#platform/messages.ts';
import { statisticMessages } from './statistics.messages.ts';

/** A figure of the quote screen: a field of the instrument's detail (spec §3). */
export type StatKey = keyof typeof statisticMessages & keyof QuoteDetail;

/**
 * How its number reads: `price` with the instrument's decimals, `quantity` in units, `compactQuantity` and `compactMoney`
 * shortened (the latter with the currency), `percent` in percent points.
 */
export type StatFormat = 'price' | 'quantity' | 'compactQuantity' | 'compactMoney' | 'percent';

export interface StatDefinition {
  readonly labelMessage: Message;
  readonly format: StatFormat;
}

const stat = (labelMessage: Message, format: StatFormat): StatDefinition => ({
  labelMessage,
  format,
});

export const statistics: Record<StatKey, StatDefinition> = {
  open: stat(statisticMessages.open, 'price'),
  previousClose: stat(statisticMessages.previousClose, 'price'),
  high: stat(statisticMessages.high, 'price'),
  low: stat(statisticMessages.low, 'price'),
  week52High: stat(statisticMessages.week52High, 'price'),
  week52Low: stat(statisticMessages.week52Low, 'price'),
  volume: stat(statisticMessages.volume, 'compactQuantity'),
  turnover: stat(statisticMessages.turnover, 'compactMoney'),
  marketCap: stat(statisticMessages.marketCap, 'compactMoney'),
  amplitude: stat(statisticMessages.amplitude, 'percent'),
  bid: stat(statisticMessages.bid, 'price'),
  ask: stat(statisticMessages.ask, 'price'),
  bidVolume: stat(statisticMessages.bidVolume, 'quantity'),
  askVolume: stat(statisticMessages.askVolume, 'quantity'),
};

/** The value of a figure, null while the instrument has none. */
export function statisticValue(detail: QuoteDetail, key: StatKey): Decimal | null {
  return detail[key];
}
