/** Instruments and their prices as the wire shows them. */
import type { AssetSource, MarketPhase, WireResponseOf, WireServerMessage } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import { companyProfile } from '#domain/companies/index.ts';
import {
  calendarDefinitions,
  hasBook,
  isListedAt,
  isListedOn,
  markOf,
  priceSince,
  tickAt,
  tradesUntil,
} from '#domain/market/index.ts';
import type { Instrument, Ticker } from '#domain/market/index.ts';
import { bookAt, isHalted, isQuotedAs, minQuantity, priceInstant } from '#domain/orders/index.ts';
import { isWatched } from '#domain/watchlist/index.ts';
import { watchlistOf } from '#domain/brokerage.ts';
import { refuse } from '#domain/refusals.ts';
import { formatExact, formatFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import type { Caller } from '../../context.ts';
import { instrumentName } from '../../language.ts';
import { contractView } from './contract-view.ts';

type WireQuote = WireResponseOf<EndpointById<'market.topList'>>['list'][number];
type WireDetail = WireResponseOf<EndpointById<'market.stockDetail'>>;
export type WireTick = Extract<WireServerMessage, { readonly type: 'quote' }>['data'];
type WireBook = Extract<WireServerMessage, { readonly type: 'book' }>['data'];

/** Where the logos of a real backend would be: no host answers there. */
const logoAddress = 'https://static.meridian.example/logos';

/** IANA names of the exchanges' time zones. */
const timeZones = {
  newYork: 'America/New_York',
  london: 'Europe/London',
  paris: 'Europe/Paris',
  hongKong: 'Asia/Hong_Kong',
  tokyo: 'Asia/Tokyo',
  utc: 'Etc/UTC',
} as const;

/** Exchanges that share a clock, and whose city is called otherwise. */
const ownTimeZones: Partial<Record<Instrument['calendar'], string>> = {
  XETRA: 'Europe/Berlin',
  MADRID: 'Europe/Madrid',
  ZURICH: 'Europe/Zurich',
};

/** Those of a code that are listed now. */
export function listedNow(
  { state, now }: Pick<Caller, 'state' | 'now'>,
  code: string,
): readonly Instrument[] {
  return state.market.ofCode(code).filter((one) => isListedAt(one, now));
}

/** @throws BusinessRefusal `notFound`. */
export function instrumentOfRequest(
  caller: Pick<Caller, 'state' | 'now'>,
  { stockCode, market }: { stockCode: string; market: string },
): Instrument {
  const found = listedNow(caller, stockCode).find((one) => isListedOn(one, market));
  if (found === undefined) throw refuse('notFound', { what: 'instrument' });
  return found;
}

/** An instrument, as one asset class offers it. */
export interface Product {
  readonly instrument: Instrument;
  readonly source: AssetSource;
}

/**
 * The instrument's own class where none is named.
 *
 * @throws BusinessRefusal `notFound` where the class does not offer the instrument.
 */
export function productOfRequest(
  caller: Caller,
  request: { stockCode: string; market: string; source?: AssetSource | undefined },
): Product {
  const instrument = instrumentOfRequest(caller, request);
  const { source = instrument.source } = request;
  if (!isQuotedAs(instrument, source)) throw refuse('notFound', { what: 'instrument' });
  return { instrument, source };
}

/** Whether the market trades; a halt does not change that. */
export function marketStatus(
  { state, now }: Pick<Caller, 'state' | 'now'>,
  instrument: Instrument,
): MarketPhase {
  return state.market.session(instrument.key, now).state;
}

/** How late a delayed market's prices are shown (spec §3, delayed flag). */
const delayMs = 15 * 60_000;

const isDelayed = ({ state }: Pick<Caller, 'state'>, { exchange }: Instrument): boolean =>
  state.delayedMarkets.includes(exchange);

/** The instant whose figures are shown now: earlier while trading is halted, and where the market's are shown late. */
export function shownInstant(caller: Pick<Caller, 'state' | 'now'>, instrument: Instrument): number {
  const { state, now } = caller;
  // The last price of a contract that has ended is final.
  const latest = Math.min(now, tradesUntil(instrument) - 1);
  return priceInstant(state, instrument.key, isDelayed(caller, instrument) ? latest - delayMs : latest);
}

/** Whether it has bids: an index is calculated and not traded. */
const isDealtIn = ({ group }: Instrument): boolean => group !== 'INDEX';

/** Of what cannot be ordered. */
const noContract = { contractSize: null, walletCurrency: null, rate: null };

/** Latest figures that are shown. */
export function tickerOf(caller: Pick<Caller, 'state' | 'now'>, instrument: Instrument): Ticker {
  return caller.state.market.ticker(instrument.key, shownInstant(caller, instrument), caller.now);
}

/** Units traded today; null where they are not published, as of currencies. */
function publishedVolume({ averageVolume }: Instrument, { volume }: Pick<Ticker, 'volume'>): string | null {
  return averageVolume === 0 ? null : formatExact(volume);
}

/** Where its mark lies; null for an instrument that has none. */
export function logoUrl({ state }: Pick<Caller, 'state'>, instrument: Instrument): string | null {
  return state.hasLogos ? `${logoAddress}/${encodeURIComponent(instrument.code)}.svg` : markOf(instrument);
}

/** A quote in a list: of the instrument's own class where none is named. */
export function quoteView(
  caller: Caller,
  instrument: Instrument,
  source: AssetSource = instrument.source,
): WireQuote {
  const { state, now, language, userId } = caller;
  const { key, priceDecimals } = instrument;
  const at = shownInstant(caller, instrument);
  const ticker = state.market.ticker(key, at, now);
  const price = (value: Fixed) => formatFixed(value, priceDecimals);
  return {
    stock_code: instrument.code,
    name: instrumentName(instrument, language, state.hasLongNames),
    market: instrument.exchange,
    source,
    currency: instrument.settlementCurrency,
    price_nominal: price(ticker.last),
    change: price(ticker.change),
    change_ratio: formatFixed(ticker.changeRatio, 2),
    volume: publishedVolume(instrument, ticker),
    priceDecimals,
    selfSelectStatus: userId !== null && isWatched(watchlistOf(state, userId), { key, source }),
    localLogoUrl: logoUrl(caller, instrument),
    marketStatus: marketStatus(caller, instrument),
    isDelayed: isDelayed(caller, instrument),
    quoteTimestamp: priceSince(instrument, at),
    spark: state.market.recentPrices(key, at, { asOf: now }).map(price),
    sector: instrument.sector ?? null,
  };
}

export function detailView(caller: Caller, { instrument, source }: Product): WireDetail {
  const { state, now } = caller;
  const { key, priceDecimals } = instrument;
  const quote = state.market.quote(key, shownInstant(caller, instrument), now);
  const session = state.market.session(key, now);
  const price = (value: Fixed) => formatFixed(value, priceDecimals);
  const { zone } = calendarDefinitions[instrument.calendar];
  const isAlwaysOpen = instrument.group === 'CRYPTO';
  return {
    ...quoteView(caller, instrument, source),
    open: price(quote.open),
    previousClose: price(quote.previousClose),
    high: price(quote.high),
    low: price(quote.low),
    week52High: price(quote.yearHigh),
    week52Low: price(quote.yearLow),
    marketCap: quote.marketCap === undefined ? null : formatFixed(quote.marketCap, 0),
    amplitude: formatFixed(quote.amplitude, 2),
    ...(isDealtIn(instrument)
      ? {
          bid: price(quote.bid),
          ask: price(quote.ask),
          bidVolume: formatExact(quote.bidVolume),
          askVolume: formatExact(quote.askVolume),
        }
      : { bid: null, ask: null, bidVolume: null, askVolume: null }),
    turnover: formatFixed(quote.turnover, 0),
    priceStep: formatExact(tickAt(instrument, quote.last)),
    priceSteps: instrument.tickTable?.map(({ from, tick }) => ({
      from: formatExact(from),
      step: formatExact(tick),
    })),
    quantityStep: formatExact(instrument.quantityStep),
    minQuantity: formatExact(minQuantity(instrument, source)),
    ...(isDealtIn(instrument) ? contractView(caller, { instrument, source }) : noContract),
    isHalted: isHalted(state, key, now),
    isHalfDay: session.isHalfDay && session.state !== 'closed' && session.state !== 'holiday',
    opensAtTimestamp: session.opensAt ?? null,
    closesAtTimestamp: isAlwaysOpen ? null : (session.closesAt ?? null),
    timeZone: ownTimeZones[instrument.calendar] ?? timeZones[zone],
    profile: companyProfile(state.seed, instrument, caller.language),
    isSimulated: instrument.isSimulated ?? false,
  };
}

/** One price for the socket. Bid and ask travel with the quote screen's own reads. */
export function tickView(caller: Pick<Caller, 'state' | 'now'>, instrument: Instrument): WireTick {
  const { state } = caller;
  const { key, priceDecimals } = instrument;
  const at = shownInstant(caller, instrument);
  const quote = state.market.quote(key, at, caller.now);
  const price = (value: Fixed) => formatFixed(value, priceDecimals);
  return {
    stock_code: instrument.code,
    market: instrument.exchange,
    price_nominal: price(quote.last),
    change: price(quote.change),
    change_ratio: formatFixed(quote.changeRatio, 2),
    volume: publishedVolume(instrument, quote),
    bid: isDealtIn(instrument) ? price(quote.bid) : null,
    ask: isDealtIn(instrument) ? price(quote.ask) : null,
    marketStatus: marketStatus(caller, instrument),
    quoteTimestamp: priceSince(instrument, at),
  };
}

/** Whether the book of an instrument is shown: its venue has one, and its prices are not shown late. */
export function showsBook(caller: Pick<Caller, 'state'>, instrument: Instrument): boolean {
  return hasBook(instrument) && !isDelayed(caller, instrument);
}

/** The orders that wait, ten levels a side: none outside sessions. They do not move while trading is halted. */
export function bookView(caller: Pick<Caller, 'state' | 'now'>, instrument: Instrument): WireBook {
  const { state, now } = caller;
  const { key, priceDecimals } = instrument;
  const at = priceInstant(state, key, now);
  const isOpen = marketStatus(caller, instrument) === 'open';
  const { bids, asks } = isOpen ? bookAt(state, key, now) : { bids: [], asks: [] };
  const levels = (side: typeof bids) =>
    side.map(({ price, quantity }) => ({
      price: formatFixed(price, priceDecimals),
      quantity: formatExact(quantity),
    }));
  return {
    stock_code: instrument.code,
    market: instrument.exchange,
    bids: levels(bids),
    asks: levels(asks),
    quoteTimestamp: priceSince(instrument, at),
  };
}
