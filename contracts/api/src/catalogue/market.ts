import * as v from 'valibot';
import { chartPeriods, moverLists, usExchanges } from '../codes.ts';
import { decimal } from '../decimal.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instrumentRequest, nothing, nullish, pageOf, pageRequest, quote, quoteFields } from '../fields.ts';
import { timestamp } from '../timestamp.ts';

/** An index with the region it stands for. */
export const indexQuote = v.object({ ...quoteFields, region: v.picklist(['US', 'Europe', 'Asia']) });
export type IndexQuote = v.InferOutput<typeof indexQuote>;

/** Everything the quote screen shows. All prices in `currency`. */
export const quoteDetail = v.object({
  ...quoteFields,
  open: nullish(decimal),
  previousClose: nullish(decimal),
  high: nullish(decimal),
  low: nullish(decimal),
  week52High: nullish(decimal),
  week52Low: nullish(decimal),
  marketCap: nullish(decimal),
  /** (high − low) ÷ previous close, percent points. */
  amplitude: nullish(decimal),
  bid: nullish(decimal),
  ask: nullish(decimal),
  bidVolume: nullish(decimal),
  askVolume: nullish(decimal),
  turnover: nullish(decimal),
  /** Smallest price step and quantity step. */
  priceStep: decimal,
  quantityStep: decimal,
  minQuantity: decimal,
  isHalted: v.nullish(v.boolean(), false),
  /** When the market next opens (while shut) or closes (while open). Null for markets that never shut. */
  opensAtTimestamp: nullish(timestamp),
  closesAtTimestamp: nullish(timestamp),
  /** IANA name of the exchange's time zone. */
  timeZone: v.string(),
  profile: nullish(v.string()),
});
export type QuoteDetail = v.InferOutput<typeof quoteDetail>;

/** Candles oldest first; `t` is the start of the candle. */
export const kline = v.object({
  type: v.picklist(chartPeriods),
  /** Length of one candle, in ms. */
  intervalMs: v.number(),
  previousClose: nullish(decimal),
  list: v.array(v.object({ t: timestamp, o: decimal, h: decimal, l: decimal, c: decimal, v: decimal })),
  /** Trading sessions the candles cover. */
  sessions: v.array(v.object({ start: timestamp, end: timestamp })),
});
export type Kline = v.InferOutput<typeof kline>;
const klineRequest = v.object({ ...instrumentRequest, type: v.picklist(chartPeriods) });

export const globalIndex = defineEndpoint({
  id: 'market.globalIndex',
  method: 'GET',
  path: '/m_ft/global_index',
  kind: 'read',
  access: 'anonymous',
  request: nothing,
  response: v.array(indexQuote),
});

/** The home page's own lists: US stocks of the day and the European markets. */
export const homeCustomList = defineEndpoint({
  id: 'market.homeCustomList',
  method: 'GET',
  path: '/m_ft/home_custom_list',
  kind: 'read',
  access: 'anonymous',
  request: nothing,
  response: v.object({ us: v.array(quote), europe: v.array(quote) }),
});

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
  request: v.object(instrumentRequest),
  response: quoteDetail,
  refusals: ['notFound'],
});

export const cryptoDetail = defineEndpoint({
  id: 'market.cryptoDetail',
  method: 'GET',
  path: '/crypto/stock_detail_ft',
  kind: 'read',
  access: 'anonymous',
  request: v.object(instrumentRequest),
  response: quoteDetail,
  refusals: ['notFound'],
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
  request: v.object(pageRequest),
  response: pageOf(quote),
});

/** The exchange of an instrument known by name and code only (spec §4, watchlist). */
export const getMarket = defineEndpoint({
  id: 'market.getMarket',
  method: 'POST',
  path: '/market/getMaket',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ stkName: v.string(), stkcode: v.string() }),
  response: v.object({ market: v.string() }),
  refusals: ['notFound'],
});
