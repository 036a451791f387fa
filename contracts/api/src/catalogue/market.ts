import * as v from 'valibot';
import { chartPeriods, coinCategories, moverLists, usExchanges } from '../codes.ts';
import { contractFields } from '../contract.ts';
import { decimal, nonNegativeDecimal, positiveDecimal } from '../decimal.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  code,
  id,
  instrumentRequest,
  isOfAsked,
  name,
  nullish,
  pageOf,
  pageRequest,
  priced,
  prose,
  quote,
  quotedRequest,
  quoteFields,
  source,
  step,
  timeZone,
} from '../fields.ts';
import { maxCandles } from '../limits.ts';
import { sortedPageRequest } from '../list-fields.ts';
import { rowsOf, someOf } from '../row-schemas.ts';
import { timestamp } from '../timestamp.ts';

/** Everything the quote screen shows of any class. All prices in `currency`. */
export const quoteDetailFields = {
  ...quoteFields,
  open: nullish(decimal),
  previousClose: nullish(decimal),
  high: nullish(decimal),
  low: nullish(decimal),
  week52High: nullish(decimal),
  week52Low: nullish(decimal),
  marketCap: nullish(nonNegativeDecimal),
  /** (high − low) ÷ previous close, percent points. */
  amplitude: nullish(decimal),
  bid: nullish(decimal),
  ask: nullish(decimal),
  bidVolume: nullish(nonNegativeDecimal),
  askVolume: nullish(nonNegativeDecimal),
  turnover: nullish(nonNegativeDecimal),
  /** Smallest price step and quantity step. */
  priceStep: step,
  /**
   * Where the exchange's steps depend on the price: from which price on which step, lowest first; a limit price keeps to the
   * step of its own band. None where `priceStep` holds at any price (assumed).
   */
  priceSteps: v.nullish(someOf(v.object({ from: nonNegativeDecimal, step }), 40), []),
  quantityStep: step,
  minQuantity: positiveDecimal,
  ...contractFields,
  isHalted: v.nullish(v.boolean(), false),
  /** The exchange trades today, and shorter than usual. */
  isHalfDay: v.nullish(v.boolean(), false),
  /** When the market next opens (while shut) or closes (while open). Null for markets that never shut. */
  opensAtTimestamp: nullish(timestamp),
  closesAtTimestamp: nullish(timestamp),
  /** IANA name of the exchange's time zone. */
  timeZone,
  profile: nullish(prose),
  /** The brokerage made it up and lists it for practice: it cannot be owned elsewhere. Its profile says so in words. */
  isSimulated: v.nullish(v.boolean(), false),
} as const;
const quoteDetail = priced(quoteDetailFields);
export type QuoteDetail = v.InferOutput<typeof quoteDetail>;

const candle = v.object({
  t: timestamp,
  o: decimal,
  h: decimal,
  l: decimal,
  c: decimal,
  v: nonNegativeDecimal,
});

/** Candles oldest first; `t` is the start of the candle. */
const kline = v.object({
  type: v.picklist(chartPeriods),
  /** Length of one candle, in ms. */
  intervalMs: v.pipe(v.number(), v.minValue(1_000), v.maxValue(366 * 86_400_000)),
  previousClose: nullish(decimal),
  list: rowsOf(candle, maxCandles, 'last'),
  /** Trading sessions the candles cover. */
  sessions: someOf(v.object({ start: timestamp, end: timestamp }), maxCandles),
  /**
   * Splits within the candles, whose prices are all in the shares of now: as the session opens at `t`, one share became `ratio`. None
   * where a backend does not say.
   */
  splits: v.nullish(someOf(v.object({ t: timestamp, ratio: positiveDecimal }), maxCandles), []),
});
export type Kline = v.InferOutput<typeof kline>;
const klineRequest = v.object({ ...instrumentRequest, type: v.picklist(chartPeriods) });

export const topList = defineEndpoint({
  id: 'market.topList',
  method: 'GET',
  path: '/m_ft/topList',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ market: v.picklist(usExchanges), type: v.picklist(moverLists), ...pageRequest }),
  response: pageOf(quote),
});

export const stockDetail = defineEndpoint({
  id: 'market.stockDetail',
  method: 'GET',
  path: '/m_ft/stock_detail_ft',
  kind: 'read',
  access: 'anonymous',
  request: v.object(quotedRequest),
  response: quoteDetail,
  refusals: ['notFound'],
  isAbout: isOfAsked,
});

export const cryptoDetail = defineEndpoint({
  id: 'market.cryptoDetail',
  method: 'GET',
  path: '/crypto/stock_detail_ft',
  kind: 'read',
  access: 'anonymous',
  request: v.object(quotedRequest),
  response: quoteDetail,
  refusals: ['notFound'],
  isAbout: isOfAsked,
});

export const stockKline = defineEndpoint({
  id: 'market.stockKline',
  method: 'GET',
  path: '/m_ft/kline',
  kind: 'read',
  access: 'anonymous',
  request: klineRequest,
  response: kline,
  refusals: ['notFound'],
});

export const cryptoKline = defineEndpoint({
  id: 'market.cryptoKline',
  method: 'GET',
  path: '/crypto/kline',
  kind: 'read',
  access: 'anonymous',
  request: klineRequest,
  response: kline,
  refusals: ['notFound'],
});

export const cryptoPage = defineEndpoint({
  id: 'market.cryptoPage',
  method: 'GET',
  path: '/crypto/quantify_page',
  kind: 'read',
  access: 'anonymous',
  /** Coins of one kind; of all where none is asked for. */
  request: v.object({ category: v.optional(v.picklist(coinCategories)), ...sortedPageRequest }),
  response: pageOf(quote),
});

/**
 * The exchange of an instrument known by name and code only (spec §4, watchlist; DECISIONS 47). `source` is assumed: NG is a
 * share and a future. Without it the first of that code is meant.
 */
export const getMarket = defineEndpoint({
  id: 'market.getMarket',
  method: 'POST',
  path: '/market/getMaket',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ stkName: name, stkcode: code, source: v.optional(source) }),
  response: v.object({ market: id }),
  refusals: ['notFound'],
});
