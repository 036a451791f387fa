/** Market calls of the screens that follow: IPOs and auctions, trades of coins. */
import * as v from 'valibot';
import { decimal, nonNegativeDecimal, positiveDecimal } from '../decimal.ts';
import { defineEndpoint } from '../endpoint.ts';
import { exchangeRate } from '../exchange-rate.ts';
import { auctionWindow, ipoStatus } from '../families.ts';
import {
  calendarDate,
  code,
  currency,
  id,
  imageUrl,
  instrumentRequest,
  name,
  nothing,
  nullish,
  openStatus,
  openWord,
  pageOf,
  pageRequest,
  priced,
  quoteFields,
  timeZone,
} from '../fields.ts';
import { maxTrades } from '../limits.ts';
import { rowsOf } from '../row-schemas.ts';
import { timestamp } from '../timestamp.ts';

/** One public trade of the market. */
export const trade = v.object({
  /** Unique within its instrument. */
  id,
  price: positiveDecimal,
  quantity: positiveDecimal,
  /** Which side was in a hurry: a buyer took what was offered, or a seller what was bid. */
  side: openWord(['buy', 'sell']),
  tradeTimestamp: timestamp,
});
export type Trade = v.InferOutput<typeof trade>;

/** Latest trades of a crypto instrument, newest first. */
export const cryptoTrades = defineEndpoint({
  id: 'market.cryptoTrades',
  method: 'GET',
  path: '/crypto/trades',
  kind: 'read',
  access: 'anonymous',
  request: v.object(instrumentRequest),
  response: rowsOf(trade, maxTrades),
  refusals: ['notFound'],
});

/** A share in the pre-market auction, with the price and volume that it would end with now. */
const auctionQuote = priced({
  ...quoteFields,
  auctionStatus: openStatus(auctionWindow),
  /** Orders are taken from then; none can be cancelled any more; the auction ends. */
  opensAtTimestamp: nullish(timestamp),
  noCancelAtTimestamp: nullish(timestamp),
  closesAtTimestamp: nullish(timestamp),
  /** The one price of an auction that has ended is its indicative price. */
  indicativePrice: nullish(positiveDecimal),
  indicativeVolume: nullish(nonNegativeDecimal),
  /** Shares wanted (+) or offered (−) beyond those that would be traded. */
  imbalance: nullish(decimal),
  /** Since when the indication is so. */
  indicativeTimestamp: nullish(timestamp),
  /** The close before the auction: what it moves from. */
  previousClose: nullish(decimal),
  isHalted: v.nullish(v.boolean(), false),
});

export type AuctionQuote = v.InferOutput<typeof auctionQuote>;

/** Shares of the pre-market auction; with code and market that one alone. */
export const preMarketList = defineEndpoint({
  id: 'market.preMarketList',
  method: 'POST',
  path: '/m_ft/preMarketList',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ ...pageRequest, stockCode: v.optional(code), market: v.optional(code) }),
  response: pageOf(auctionQuote),
});

/** An offer of new shares (spec §3 new-stock subscription). Prices in `currency`: dollars, or Hong Kong dollars on HKEX. */
const offer = v.object({
  stock_code: id,
  name,
  market: id,
  /** Under which the exchange will list it, where it differs from `market` (spec §3 exchange code). */
  exchangeCode: nullish(id),
  localLogoUrl: imageUrl,
  currency,
  status: openStatus(ipoStatus),
  /** Lowest and highest at which shares are offered; one price where both are equal. */
  lowestPrice: nullish(positiveDecimal),
  highestPrice: nullish(positiveDecimal),
  /** What a share costs here below its price, and what it was sold at once that is known (spec §3). */
  discountedPrice: nullish(positiveDecimal),
  actualPrice: nullish(positiveDecimal),
  /** Shares are subscribed in whole lots. */
  lotSize: nullish(positiveDecimal),
  /** Most shares that one customer can subscribe to. */
  maxQuantity: nullish(positiveDecimal),
  /** Shares that are offered, and how many times as many are wanted so far. */
  sharesOffered: nullish(positiveDecimal),
  oversubscription: nullish(nonNegativeDecimal),
  fundsRaised: nullish(positiveDecimal),
  prospectusDate: calendarDate,
  purchaseStartDate: nullish(timestamp),
  /** Subscriptions are taken until then. */
  purchaseEndDate: nullish(timestamp),
  allotmentDate: calendarDate,
  /** When the allotments are known, on that day. */
  allotmentTimestamp: nullish(timestamp),
  /** What an allotment costs beyond what was held is paid until then (DECISIONS 37). */
  paymentEndDate: nullish(timestamp),
  listDate: calendarDate,
  /** When it is traded for the first time, on that day. */
  listTimestamp: nullish(timestamp),
  /** IANA name of the exchange's time zone: its dates are days there. */
  timeZone: nullish(timeZone),
  /** From `currency` to the dollars of SUBSCRIPTION; null for dollars (DECISIONS 51). */
  rate: nullish(exchangeRate),
});
export type Offer = v.InferOutput<typeof offer>;

/** New shares, US and Hong Kong, told apart by market (DECISIONS 51): a single page (spec §7), so nothing is asked for by page. */
export const ipoList = defineEndpoint({
  id: 'market.ipoList',
  method: 'GET',
  path: '/m_ft/webull/new/stock',
  kind: 'read',
  access: 'anonymous',
  request: nothing,
  response: pageOf(offer),
});
