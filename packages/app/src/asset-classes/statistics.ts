import type { Decimal, FutureDetail, QuoteDetail } from '@meridian/api';
import type { Message } from '#platform/words/messages.ts';
import { statisticMessages } from './statistics.messages.ts';

/** A figure of the quote screen: a field of the instrument's detail (spec §3). */
export type StatKey = keyof typeof statisticMessages & keyof FutureDetail;

/**
 * How it reads: `price` with the instrument's decimals, `quantity` in units, `signedQuantity` with its sign too,
 * `compactQuantity` and `compactMoney` shortened (the latter with the currency), `percent` in percent points; `date` is a day
 * of the exchange's calendar and no number.
 */
type NumberFormat = 'price' | 'quantity' | 'signedQuantity' | 'compactQuantity' | 'compactMoney' | 'percent';
export type StatFormat = NumberFormat | 'date';

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
  previousSettle: stat(statisticMessages.previousSettle, 'price'),
  openInterest: stat(statisticMessages.openInterest, 'quantity'),
  openInterestChange: stat(statisticMessages.openInterestChange, 'signedQuantity'),
  position: stat(statisticMessages.position, 'quantity'),
  lastTradeDate: stat(statisticMessages.lastTradeDate, 'date'),
  expiryDate: stat(statisticMessages.expiryDate, 'date'),
  bid: stat(statisticMessages.bid, 'price'),
  ask: stat(statisticMessages.ask, 'price'),
  bidVolume: stat(statisticMessages.bidVolume, 'quantity'),
  askVolume: stat(statisticMessages.askVolume, 'quantity'),
};

/** The value of a figure: a decimal or, of the format `date`, a day. Null while the instrument has none, or its class never has. */
export function statisticValue(detail: QuoteDetail | FutureDetail, key: StatKey): Decimal | string | null {
  return (detail as Partial<FutureDetail>)[key] ?? null;
}
