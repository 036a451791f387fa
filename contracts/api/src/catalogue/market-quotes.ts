/** Figures beside the price on a quote: a future's own figures and months, summaries, and the days of its exchange (ADR 32). */
import * as v from 'valibot';
import { decimal, nonNegativeDecimal, positiveDecimal } from '../decimal.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  calendarDate,
  count,
  currency,
  id,
  instrumentRequest,
  isOfAsked,
  name,
  nullish,
  openWord,
  pageOf,
  pageRequest,
  priced,
  quoteFields,
} from '../fields.ts';
import { rowsOf, someOf } from '../row-schemas.ts';
import { timestamp } from '../timestamp.ts';
import { deliveryMonth } from './market-futures.ts';

/** Stretches of one day without a break: a morning and an afternoon, and a few more at most. */
const maxSessions = 8;

/** One day of an exchange: when it trades, or that it does not. Weekends are left out. */
const tradingDay = v.object({
  /** In the exchange's city. */
  date: v.pipe(v.string(), v.isoDate()),
  kind: openWord(['full', 'halfDay', 'holiday']),
  sessions: someOf(v.object({ start: timestamp, end: timestamp }), maxSessions),
});
export type ExchangeDay = v.InferOutput<typeof tradingDay>;

/** Days, sessions and half days of the exchange that an instrument trades on, from today on (DECISIONS 39). */
export const tradingDays = defineEndpoint({
  id: 'market.tradingDays',
  method: 'POST',
  path: '/stocka_trading_day/getPageList',
  kind: 'read',
  access: 'anonymous',
  request: v.object({ ...instrumentRequest, ...pageRequest }),
  response: pageOf(tradingDay),
  refusals: ['notFound'],
});

/** A part of an index that can be looked at here. */
const indexMember = priced({
  ...quoteFields,
  /** Of the index, percent points. */
  weight: nullish(nonNegativeDecimal),
  /** What it adds to today's change of the index, percent points; can be negative. */
  contribution: nullish(decimal),
});
export type IndexMember = v.InferOutput<typeof indexMember>;

const summary = v.object({
  stock_code: id,
  market: id,
  company: nullish(
    v.object({
      sharesOutstanding: nullish(nonNegativeDecimal),
      /** Shares that are traded together. */
      boardLot: nullish(positiveDecimal),
    }),
  ),
  contract: nullish(
    v.object({
      product: openWord(['agricultural', 'metals', 'energy']),
      /** What is delivered, counted in: "troy ounces". */
      unit: name,
      /** How many of them one contract is. */
      units: positiveDecimal,
      /** The price is in cents a unit, not in whole money. */
      isQuotedInCents: v.nullish(v.boolean(), false),
      /** How many times the price one contract is worth. */
      contractSize: positiveDecimal,
      /** It follows the front month, whichever that is; else it is the one month below. */
      isContinuous: v.nullish(v.boolean(), false),
      deliveryMonth,
    }),
  ),
  pair: nullish(
    v.object({
      base: currency,
      quote: currency,
      baseName: name,
      quoteName: name,
      /** What traders count changes in. */
      pipSize: positiveDecimal,
    }),
  ),
  index: nullish(
    v.object({
      /** Members that can be opened here, listed below or not. */
      memberCount: count,
      /** Of the whole index, percent points. */
      coveredWeight: nullish(nonNegativeDecimal),
      /** The heaviest first. */
      members: rowsOf(indexMember, 50),
    }),
  ),
});
export type Summary = v.InferOutput<typeof summary>;

/** What an instrument is: a company's shares, a contract, a pair or an index (DECISIONS 38). */
export const summaryDetail = defineEndpoint({
  id: 'market.summaryDetail',
  method: 'GET',
  path: '/m_ft/summary_detail',
  kind: 'read',
  access: 'anonymous',
  request: v.object(instrumentRequest),
  response: summary,
  refusals: ['notFound'],
  isAbout: isOfAsked,
});

/** One delivery month of a future, an instrument of its own. */
const contractMonth = priced({
  ...quoteFields,
  deliveryMonth,
  lastTradeDate: calendarDate,
  /** Whole days until then; 0 is today. */
  daysToExpiry: nullish(count),
  /** Contracts open at the last settlement, and against the one before. */
  openInterest: nullish(nonNegativeDecimal),
  openInterestChange: nullish(decimal),
  /** The month that the continuous series follows now. */
  isFront: v.nullish(v.boolean(), false),
});
export type ContractMonth = v.InferOutput<typeof contractMonth>;

/** Contracts of a future that trade now, the nearest first (spec §3 futures option). */
export const futuresOptions = defineEndpoint({
  id: 'market.futuresOptions',
  method: 'GET',
  path: '/m_ft/futures_opt_list',
  kind: 'read',
  access: 'anonymous',
  request: v.object(instrumentRequest),
  response: rowsOf(contractMonth),
  refusals: ['notFound'],
});
