/**
 * The market of one world: every instrument of the catalogue at any instant, from nothing but a seed.
 *
 * Holds caches of what it has worked out and no state at all, so it stays outside a world's serialised state, and two
 * markets with one seed always agree.
 */
import type { Fixed } from '#kernel/fixed.ts';
import { instantOfSecond, positionAt, tradingDays } from './calendar/calendar.ts';
import type { Session } from './calendar/calendar.ts';
import type { Candle, ChartPeriod, Resolution } from './candle.ts';
import { catalogue } from './instruments/catalogue.ts';
import type { Exchange, Instrument } from './instruments/instrument.ts';
import { noSplits, shareCountAt } from './instruments/splits.ts';
import type { Split, SplitsOf } from './instruments/splits.ts';
import { rank } from './movers.ts';
import type { MoverKind } from './movers.ts';
import { sessionOf } from './instruments/contract-life.ts';
import type { OrderBook, Trade } from './order-book.ts';
import type { CrossingSide, PriceRange } from './path/price-path.ts';
import type { FutureFigures, Quote, Ticker } from './quote.ts';
import { readFuture, readQuote, readTicker } from './quotes.ts';
import type { QuoteSource } from './quotes.ts';
import { Sources } from './sources.ts';

export { UnknownInstrument } from './sources.ts';

/** Points of a mini-chart (spec §9) and the trading time between them. */
const MINI_CHART_POINTS = 50;
const MINI_CHART_STEP_SECONDS = 300;

/**
 * All instants are world ms. All prices and quantities are {@link Fixed}. `asOf` says in the shares of which instant figures are
 * counted: where trading is halted or prices are late, what is shown is of an earlier instant, in the shares of now (ADR 64).
 */
export interface Market {
  readonly seed: string;
  readonly instruments: readonly Instrument[];
  /** @throws UnknownInstrument */
  instrument(key: string): Instrument;
  /** By the code people and the wire write, in an exchange (`NASDAQ`) or a group (`US`), or in the first that has it. */
  find(code: string, market?: string): Instrument | undefined;
  /** All that are written with this code: NG is a share and a future. */
  ofCode(code: string): readonly Instrument[];
  /** When and into how many its shares are split, past and future, oldest first. */
  splits(key: string): readonly Split[];
  /** Last price. @throws UnknownInstrument, like every question below. */
  price(key: string, at: number, asOf?: number): Fixed;
  ticker(key: string, at: number, asOf?: number): Ticker;
  quote(key: string, at: number, asOf?: number): Quote;
  /** Undefined for what is no future. */
  future(key: string, at: number): FutureFigures | undefined;
  session(key: string, at: number): Session;
  /** See {@link PricePath.firstCrossing}. The level is in the shares of `from`. */
  firstCrossing(key: string, side: CrossingSide, level: Fixed, from: number, to: number): number | undefined;
  /** Exact high and low of the prices in [from, to], in the shares of `to`. */
  range(key: string, from: number, to: number): PriceRange;
  /** Units traded in [from, to). */
  volume(key: string, from: number, to: number, asOf?: number): Fixed;
  /** Bars of a chart period at an instant. */
  candles(key: string, period: ChartPeriod, at: number, asOf?: number): readonly Candle[];
  /** Bars that end after `from` and have begun by `at`, as of `at`. */
  candlesBetween(key: string, resolution: Resolution, from: number, at: number): readonly Candle[];
  /** Prices for a mini-chart, five minutes of trading apart, oldest first, the last one at the instant. */
  recentPrices(key: string, at: number, options?: { asOf?: number; count?: number }): readonly Fixed[];
  orderBook(key: string, at: number, options?: { asOf?: number; levels?: number }): OrderBook;
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
export function createMarket(
  seed: string,
  instruments: readonly Instrument[] = catalogue,
  splitsOf: SplitsOf = noSplits,
): Market {
  return openMarket(new Sources(seed, instruments), splitsOf);
}

/** A market over what has been worked out of its seed already. @param splitsOf what of its shares is split, and when */
export function openMarket(sources: Sources, splitsOf: SplitsOf): Market {
  const { seed, instruments, candles } = sources;
  const instrument = (key: string) => sources.instrument(key);

  /** What a question that is asked as of an instant is answered from. */
  function source(key: string, asOf: number): QuoteSource {
    const listed = instrument(key);
    return sources.of(listed, shareCountAt(splitsOf(listed), listed, asOf));
  }

  function recentPrices(key: string, at: number, { asOf = at, count = MINI_CHART_POINTS } = {}) {
    const { path } = source(key, asOf);
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
    find: (code, market) => sources.find(code, market),
    ofCode: (code) => sources.ofCode(code),
    splits: (key) => splitsOf(instrument(key)),
    price: (key, at, asOf = at) => source(key, asOf).path.priceAt(at),
    ticker: (key, at, asOf = at) => readTicker(source(key, asOf), at),
    quote: (key, at, asOf = at) => readQuote(source(key, asOf), at),
    future: (key, at) => readFuture(source(key, at), at),
    session: (key, at) => sessionOf(instrument(key), at),
    firstCrossing: (key, side, level, from, to) =>
      source(key, from).path.firstCrossing(side, level, from, to),
    range: (key, from, to) => source(key, to).path.range(from, to),
    volume: (key, from, to, asOf = to) => source(key, asOf).volume.between(from, to),
    candles: (key, period, at, asOf = at) => candles.ofPeriod(source(key, asOf), period, at),
    candlesBetween: (key, resolution, from, at) => candles.between(source(key, at), resolution, from, at),
    recentPrices,
    orderBook: (key, at, { asOf = at, levels = 10 } = {}) => source(key, asOf).book.at(at, levels),
    trades: (key, at, count = 20) => source(key, at).book.trades(at, count),
    movers(exchange, kind, instantOf) {
      const listed = instruments.filter((one) => one.exchange === exchange);
      return rank(
        listed.map((one) => {
          const at = instantOf(one);
          return readTicker(source(one.key, at), at);
        }),
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
