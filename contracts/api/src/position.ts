/** What is held: one position, open or closed. In a file of its own, so that only the screens that show one carry it. */
import * as v from 'valibot';
import { contractSize, walletRate } from './contract.ts';
import { decimal, positiveDecimal } from './decimal.ts';
import {
  currency,
  id,
  imageUrl,
  marketState,
  name,
  nullish,
  openCode,
  priceDecimals,
  priced,
  source,
} from './fields.ts';
import { timestamp } from './timestamp.ts';

/** A position, open or closed. Prices and costs in `currency`. Signs: profit and zdf may be negative. */
const positionRow = priced({
  id,
  stock_code: id,
  name,
  market: id,
  source,
  currency,
  priceDecimals,
  localLogoUrl: imageUrl,
  direction: openCode,
  /** Still open; for a closed record, what was closed. */
  quantity: positiveDecimal,
  /** Average of what was bought or sold short: cost ÷ quantity, rounded where it does not end. For showing. */
  openPrice: decimal,
  contractSize,
  /**
   * Σ price × quantity × contract size of what is held (of what was closed, for a closed record), exact. Profits are calculated
   * with it.
   */
  cost: decimal,
  /**
   * What today's profit counts from, exact: for what was held before, its worth at the last price of the day before; for
   * what was opened today, its cost. Null once closed.
   */
  todayCost: nullish(decimal),
  /** What it is held with: cost ÷ margin, to two decimals where margin was added. */
  leverage: positiveDecimal,
  /** Of the orders that add to it; null where they need that of the position. */
  openLeverage: nullish(positiveDecimal),
  /** Of the wallet that pays: margin, handlingFee, profit and sellProfit are in it. */
  walletCurrency: currency,
  /** Null where nothing is exchanged: the wallet keeps `currency`. */
  rate: nullish(walletRate),
  margin: decimal,
  /** The same in `currency`, as it was put up: the stop-out counts with it. Null where nobody says, and once closed. */
  settlementMargin: nullish(decimal),
  /** Fees paid so far, opening and closing. */
  handlingFee: decimal,
  /** Last price for an open position, the close price for a closed one. */
  price_nominal: decimal,
  previousClose: nullish(decimal),
  /** Floating (open) or realised (closed) profit before fees. */
  profit: decimal,
  /**
   * profit ÷ margin, percent points (spec §3). The app does not show it: it divides the profit that it shows, which follows
   * each tick, so that percent and amount agree (`returnOnMargin`).
   */
  zdf: decimal,
  /** Price at which the brokerage closes it because the margin is used up; null where it cannot happen. */
  stopOutPrice: nullish(decimal),
  marketStatus: marketState,
  /** Its contract's last trade: what is open then is settled. Null for what has no end, a continuous series too. */
  lastTradeTimestamp: nullish(timestamp),
  orderNo: id,
  /** Of the order that opened it; null where the brokerage does not say. */
  orderType: nullish(openCode),
  createTimeTimestamp: timestamp,
  marketDateTimestamp: timestamp,
  modifyTimeTimestamp: timestamp,
  closePrice: nullish(decimal),
  closeTimeTimestamp: nullish(timestamp),
  /** Overnight charges (−) and dividends (±) booked while it was held. Null where the brokerage does not say. */
  carried: nullish(decimal),
  /** Realised profit after fees, overnight charges and dividends. */
  sellProfit: nullish(decimal),
  /**
   * Realised profit after fees of the other parts of the same position, closed apart from this one: with it the record agrees with
   * the position's flow of money. Null where it is not known, as of a part whose position is still open.
   */
  otherPartsProfit: nullish(decimal),
});
export const position = v.pipe(
  positionRow,
  v.check(
    (row) => row.closeTimeTimestamp !== null || row.rate !== null || row.walletCurrency === row.currency,
    'no rate to the wallet',
  ),
);
export type Position = v.InferOutput<typeof position>;
