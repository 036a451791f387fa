/** Pieces of payload that several families share. Field names are the spec's where it gives them (spec §3, DECISIONS 2). */
import * as v from 'valibot';
import { assetSources, marketStates } from './codes.ts';
import { decimal } from './decimal.ts';
import { timestamp } from './timestamp.ts';

/* @__NO_SIDE_EFFECTS__ */
export const nullish = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);

/** A code the app may not know yet: it is shown as `--`, never a crash (DECISIONS 11). */
export const openCode = v.number();

export const source = v.picklist(assetSources);
export const marketState = v.picklist(marketStates);

/** 1-based paging, as the spec's IPO list shows it (pageNo 1, totalPage 1). */
export const pageRequest = { pageNo: v.optional(v.number(), 1), pageSize: v.optional(v.number(), 20) };

/** `{list, pageNo, totalPage, total}` (DECISIONS 2). */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({ list: v.array(item), pageNo: v.number(), totalPage: v.number(), total: v.number() });

/** Nothing is sent. */
export const nothing = v.object({});
/** The answer's data is not read. */
export const anything = v.optional(v.unknown());

/**
 * A payload nobody has needed yet, so its fields are not settled and all pass. Whoever builds the screen that reads it
 * writes the fields down in its place.
 */
export const unsettled = v.looseObject({});
export const unsettledList = v.array(unsettled);
export const unsettledPage = pageOf(unsettled);

/** The quote every list shows. Prices in `currency`; `change_ratio` in percent points (DECISIONS 3); volume in units traded. */
export const quoteFields = {
  stock_code: v.string(),
  name: v.string(),
  market: v.string(),
  source,
  currency: v.string(),
  /** Last price. Null before the first trade. */
  price_nominal: nullish(decimal),
  change: nullish(decimal),
  change_ratio: nullish(decimal),
  volume: nullish(decimal),
  /** Decimals a price of this instrument is shown with. */
  priceDecimals: v.number(),
  selfSelectStatus: v.nullish(v.boolean(), false),
  localLogoUrl: nullish(v.string()),
  marketStatus: marketState,
  /** Price is late by the exchange's rule (15 minutes), shown as such. */
  isDelayed: v.nullish(v.boolean(), false),
  /** When the price was made. */
  quoteTimestamp: timestamp,
  /** Up to the last 50 points of the session (spec §9), oldest first. */
  spark: v.nullish(v.array(decimal), []),
};
export const quote = v.object(quoteFields);
export type Quote = v.InferOutput<typeof quote>;

/** Which instrument a call is about. */
export const instrumentRequest = { stockCode: v.string(), market: v.string() };

/** One order, entrusted or done. Amounts in `currency`. */
export const order = v.object({
  orderNo: v.string(),
  /** The app's own id of the intent (DECISIONS 6). */
  clientOrderId: v.string(),
  positionId: nullish(v.string()),
  stock_code: v.string(),
  name: v.string(),
  market: v.string(),
  source,
  currency: v.string(),
  priceDecimals: v.number(),
  direction: openCode,
  orderType: openCode,
  openClose: openCode,
  orderStatus: openCode,
  quantity: decimal,
  limitPrice: nullish(decimal),
  /** Average fill price; null while unfilled. */
  price: nullish(decimal),
  /** price × quantity. */
  totalAmount: decimal,
  leverage: decimal,
  margin: decimal,
  handlingFee: decimal,
  /** What is set aside for it now; 0 once filled or cancelled. */
  frozenAmount: decimal,
  /** Why the house cancelled it, in the user's language. */
  reason: nullish(v.string()),
  createTimeTimestamp: timestamp,
  modifyTimeTimestamp: timestamp,
});
export type Order = v.InferOutput<typeof order>;

/** A position, open or closed. Signs: profit and zdf may be negative. */
export const position = v.object({
  id: v.string(),
  stock_code: v.string(),
  name: v.string(),
  market: v.string(),
  source,
  currency: v.string(),
  priceDecimals: v.number(),
  direction: openCode,
  /** Still open; for a closed record, what was closed. */
  quantity: decimal,
  openPrice: decimal,
  leverage: decimal,
  margin: decimal,
  /** Fees paid so far, opening and closing. */
  handlingFee: decimal,
  /** Last price for an open position, the close price for a closed one. */
  price_nominal: decimal,
  previousClose: nullish(decimal),
  /** Floating (open) or realised (closed) profit before fees. */
  profit: decimal,
  /** profit ÷ margin, percent points. */
  zdf: decimal,
  /** Price at which the house closes it because the margin is used up; null where it cannot happen. */
  stopOutPrice: nullish(decimal),
  marketStatus: marketState,
  orderNo: v.string(),
  createTimeTimestamp: timestamp,
  marketDateTimestamp: timestamp,
  modifyTimeTimestamp: timestamp,
  closePrice: nullish(decimal),
  closeTimeTimestamp: nullish(timestamp),
  /** Realised profit after fees. */
  sellProfit: nullish(decimal),
});
export type Position = v.InferOutput<typeof position>;
