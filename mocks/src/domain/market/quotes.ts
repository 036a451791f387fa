/** Quotes: what the path, the volume and the book of one instrument say at an instant, in a trader's words. */
import { FIXED_ONE, absolute, maximum, minimum, multiply, multiplyDivide } from '#kernel/fixed.ts';
import type { Fixed } from '#kernel/fixed.ts';
import { positionAt, tradingDays } from './calendar/calendar.ts';
import type { TradingDay } from './calendar/calendar.ts';
import { sessionOf } from './instruments/contract-life.ts';
import { contractMonthOf, frontContract } from './instruments/contract-month.ts';
import { openInterestOf, positionOf } from './open-interest.ts';
import type { BookPath } from './order-book.ts';
import type { PricePath } from './path/price-path.ts';
import type { FutureFigures, Quote, Ticker } from './quote.ts';
import type { VolumePath } from './volume.ts';

/** What a quote is read from. */
export interface QuoteSource {
  /** Key of the instrument, with how its shares are counted. */
  readonly id: string;
  readonly seed: string;
  readonly path: PricePath;
  readonly volume: VolumePath;
  readonly book: BookPath;
}

const HUNDRED = 100n * FIXED_ONE;

/** The row of a list. Cheap: one price, one volume, and the closes around it. */
export function readTicker({ path, volume }: QuoteSource, at: number): Ticker {
  const { key, calendar } = path.instrument;
  const { day, second } = positionAt(calendar, at);
  const last = path.priceOfSecond(day, second);
  const previousClose = previousCloseOf(path, day);
  const change = last - previousClose;
  return {
    key,
    at,
    last,
    open: path.openOf(day),
    previousClose,
    change,
    changeRatio: percentOf(change, previousClose),
    volume: at < day.open ? 0n : volume.ofSeconds(day, 0, second + 1),
    session: sessionOf(path.instrument, at),
  };
}

/** Everything a quote screen shows. */
export function readQuote(source: QuoteSource, at: number): Quote {
  const { path, book } = source;
  const { instrument } = path;
  const ticker = readTicker(source, at);
  const { day, second } = positionAt(instrument.calendar, at);
  const { high, low } = path.rangeOfSeconds(day, 0, second);
  const year = path.rangeOfYearBefore(day);
  const { bids, asks } = book.at(at, 1);
  const { last, open, previousClose } = ticker;
  return {
    ...ticker,
    high,
    low,
    yearHigh: year === undefined ? high : maximum(year.high, high),
    yearLow: year === undefined ? low : minimum(year.low, low),
    amplitude: percentOf(high - low, previousClose),
    bid: bids[0]?.price ?? last,
    bidVolume: bids[0]?.quantity ?? 0n,
    ask: asks[0]?.price ?? last,
    askVolume: asks[0]?.quantity ?? 0n,
    turnover: multiply(multiply(ticker.volume, instrument.contractSize), (open + high + low + last) / 4n),
    ...(instrument.unitsOutstanding === undefined
      ? {}
      : { marketCap: multiply(last, instrument.unitsOutstanding) }),
  };
}

/** The month of a future at an instant; undefined for anything else. Prices shown late do not delay it. */
export function readFuture({ seed, path }: QuoteSource, at: number): FutureFigures | undefined {
  const { instrument } = path;
  if (instrument.contract === undefined) return undefined;
  const product = instrument.contract.delivery?.product ?? instrument;
  const { day } = positionAt(product.calendar, at);
  const month = contractMonthOf(product, instrument.code) ?? frontContract(product, day);
  const openInterest = openInterestOf(seed, product, month, day);
  const yesterday = tradingDays(product.calendar)[day.index - 1] ?? day;
  return {
    contractCode: month.code,
    lastTradingDay: month.lastTradingDay.date,
    expiryDate: month.settlementDay.date,
    openInterest,
    openInterestChange: openInterest - openInterestOf(seed, product, month, yesterday),
    position: positionOf(seed, product, day),
  };
}

/** On a calendar's first day there is no close before: its open is used. On a share's first day it is what the share was sold at. */
function previousCloseOf(path: PricePath, day: TradingDay): Fixed {
  const { listing } = path.instrument;
  if (listing !== undefined && day.index <= listing.day) return listing.price;
  const before = tradingDays(path.instrument.calendar)[day.index - 1];
  return before === undefined ? path.openOf(day) : path.closeOf(before);
}

/** Percent points of a part in a whole; the whole is a price and never zero. */
function percentOf(part: Fixed, whole: Fixed): Fixed {
  return multiplyDivide(part, HUNDRED, absolute(whole));
}
