/**
 * The market of one world: every instrument of the catalogue at any instant, from nothing but a seed.
 *
 * Holds caches of what it has worked out and no state at all, so it stays outside a world's serialised state, and two
 * markets with one seed always agree.
 */
import type { Fixed } from '#kernel/fixed.ts';
import { instantOfSecond, positionAt, tradingDays } from './calendar/calendar.ts';
import type { Session } from './calendar/calendar.ts';
import { CandleReader } from './candles.ts';
import type { Candle, ChartPeriod, Resolution } from './candle.ts';
import { catalogue } from './instruments/catalogue.ts';
import { Drivers } from './path/driver.ts';
import { membersOf } from './instruments/index-members.ts';
import { isListedOn } from './instruments/instrument.ts';
import type { Exchange, Instrument, InstrumentKey } from './instruments/instrument.ts';
import { rank } from './movers.ts';
import type { MoverKind } from './movers.ts';
import { sessionOf } from './instruments/contract-life.ts';
import { productCodeOf } from './instruments/contract-month.ts';
import { singleContract } from './instruments/single-contract.ts';
import { newIssueOf, newIssueWithCode } from './new-issues/issue-table.ts';
import { firstPrice, newShare } from './new-issues/new-share.ts';
import { BookPath } from './order-book.ts';
import type { OrderBook, Trade } from './order-book.ts';
import { PricePath } from './path/price-path.ts';
import type { CrossingSide, PriceRange } from './path/price-path.ts';
import type { FutureFigures, Quote, Ticker } from './quote.ts';
import { readFuture, readQuote, readTicker } from './quotes.ts';
import type { QuoteSource } from './quotes.ts';
import { VolumePath } from './volume.ts';

/** Points of a mini-chart (spec §9) and the trading time between them. */
const MINI_CHART_POINTS = 50;
const MINI_CHART_STEP_SECONDS = 300;

/** A key or code that is in no catalogue. */
export class UnknownInstrument extends RangeError {
  override readonly name = 'UnknownInstrument';
}

/** All instants are world ms. All prices and quantities are {@link Fixed}. */
export interface Market {
  readonly seed: string;
  readonly instruments: readonly Instrument[];
  /** @throws UnknownInstrument */
  instrument(key: string): Instrument;
  /** By the code people and the wire write, in an exchange (`NASDAQ`) or a group (`US`), or in the first that has it. */
  find(code: string, market?: string): Instrument | undefined;
  /** All that are written with this code: NG is a share and a future. */
  ofCode(code: string): readonly Instrument[];
  /** Last price. @throws UnknownInstrument, like every question below. */
  price(key: string, at: number): Fixed;
  ticker(key: string, at: number): Ticker;
  quote(key: string, at: number): Quote;
  /** Undefined for what is no future. */
  future(key: string, at: number): FutureFigures | undefined;
  session(key: string, at: number): Session;
  /** See {@link PricePath.firstCrossing}. */
  firstCrossing(key: string, side: CrossingSide, level: Fixed, from: number, to: number): number | undefined;
  /** Exact high and low of the prices in [from, to]. */
  range(key: string, from: number, to: number): PriceRange;
  /** Units traded in [from, to). */
  volume(key: string, from: number, to: number): Fixed;
  /** Bars of a chart period at an instant. */
  candles(key: string, period: ChartPeriod, at: number): readonly Candle[];
  /** Bars that end after `from` and have begun by `at`, as of `at`. */
  candlesBetween(key: string, resolution: Resolution, from: number, at: number): readonly Candle[];
  /** Prices for a mini-chart, five minutes of trading apart, oldest first, the last one at the instant. */
  recentPrices(key: string, at: number, count?: number): readonly Fixed[];
  orderBook(key: string, at: number, levels?: number): OrderBook;
  /** Latest trades, newest first. None where no volume is published. */
  trades(key: string, at: number, count?: number): readonly Trade[];
  /**
   * The instruments of an exchange that gained, lost or traded most, the first of the list first. `instantOf` says which
   * moment's figures count: where trading is halted they do not move, of a delayed market they are earlier ones, and a list
   * ranks by what its rows show.
   */
  movers(exchange: Exchange, kind: MoverKind, instantOf: (one: Instrument) => number): readonly Ticker[];
}

/** Opens the market of a seed. Instruments that are not requested are not calculated. */
export function createMarket(seed: string, instruments: readonly Instrument[] = catalogue): Market {
  const byKey = new Map<string, Instrument>(instruments.map((instrument) => [instrument.key, instrument]));
  const byCode = Map.groupBy(instruments, ({ code }) => code);
  const sources = new Map<InstrumentKey, QuoteSource>();
  const drivers = new Drivers(seed);
  const reader = new CandleReader();

  function instrument(key: string): Instrument {
    const found = byKey.get(key) ?? contractOf(key) ?? newShareOf(key);
    if (found === undefined) throw new UnknownInstrument(`no instrument "${key}"`);
    return found;
  }

  /** A single month of a future: made when it is first asked for, and then known. */
  function contractOf(key: string): Instrument | undefined {
    const [group, code = ''] = key.split(':');
    const product = group === 'FUTURE' ? byKey.get(`FUTURE:${productCodeOf(code) ?? ''}`) : undefined;
    const made = product && singleContract(product, code);
    if (made !== undefined) byKey.set(key, made);
    return made;
  }

  /** A share that was newly issued: made when it is first asked for, and then known. */
  function newShareOf(key: string): Instrument | undefined {
    const issue = newIssueOf(key);
    if (issue === undefined) return undefined;
    const made = newShare(issue);
    byKey.set(key, made);
    return made;
  }

  function source(key: string): QuoteSource {
    const of = instrument(key);
    const known = sources.get(of.key);
    if (known !== undefined) return known;
    const issue = of.listing && newIssueOf(of.key);
    const path = new PricePath(of, drivers, membersOf(of, instruments), issue && firstPrice(seed, issue));
    const volume = new VolumePath(seed, path);
    const created = { seed, path, volume, book: new BookPath(seed, path, volume) };
    sources.set(of.key, created);
    return created;
  }

  function monthOf(code: string): readonly Instrument[] {
    const month = byKey.get(`FUTURE:${code}`) ?? contractOf(`FUTURE:${code}`);
    return month === undefined ? [] : [month];
  }

  function ofCode(code: string): readonly Instrument[] {
    const known = byCode.get(code);
    if (known !== undefined) return known;
    const share = newIssueWithCode(code);
    return share === undefined ? monthOf(code) : [instrument(share.key)];
  }

  function find(code: string, market?: string): Instrument | undefined {
    if (market === undefined) return ofCode(code)[0];
    return ofCode(code).find((instrument) => isListedOn(instrument, market));
  }

  function recentPrices(key: string, at: number, count = MINI_CHART_POINTS): readonly Fixed[] {
    const { path } = source(key);
    const days = tradingDays(path.instrument.calendar);
    let { day, second } = positionAt(path.instrument.calendar, at);
    const prices: Fixed[] = [];
    while (prices.length < count) {
      prices.push(path.priceOfSecond(day, second));
      second -= MINI_CHART_STEP_SECONDS;
      if (second >= 0) continue;
      const before = days[day.index - 1];
      if (before === undefined || day.index <= (path.instrument.listing?.day ?? 0)) break;
      day = before;
      second += day.seconds;
    }
    return prices.reverse();
  }

  return {
    seed,
    instruments,
    instrument,
    find,
    ofCode,
    price: (key, at) => source(key).path.priceAt(at),
    ticker: (key, at) => readTicker(source(key), at),
    quote: (key, at) => readQuote(source(key), at),
    future: (key, at) => readFuture(source(key), at),
    session: (key, at) => sessionOf(instrument(key), at),
    firstCrossing: (key, side, level, from, to) => source(key).path.firstCrossing(side, level, from, to),
    range: (key, from, to) => source(key).path.range(from, to),
    volume: (key, from, to) => source(key).volume.between(from, to),
    candles: (key, period, at) => reader.ofPeriod(source(key), period, at),
    candlesBetween: (key, resolution, from, at) => reader.between(source(key), resolution, from, at),
    recentPrices,
    orderBook: (key, at, levels = 10) => source(key).book.at(at, levels),
    trades: (key, at, count = 20) => source(key).book.trades(at, count),
    movers(exchange, kind, instantOf) {
      const listed = instruments.filter((one) => one.exchange === exchange);
      return rank(
        listed.map((one) => readTicker(source(one.key), instantOf(one))),
        kind,
      );
    },
  };
}

/** World ms of the first instant of the trading second that an instant lies in: when its price began to apply. */
export function priceSince(instrument: Instrument, at: number): number {
  const { day, second } = positionAt(instrument.calendar, at);
  return instantOfSecond(day, second);
}
