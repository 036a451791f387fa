/** Depth around the last price, and the trades that made it: pure functions of (seed, instrument, second). */
import { draw, drawUnit, stream, substream } from '#kernel/random.ts';
import type { Stream } from '#kernel/random.ts';
import { FIXED_ONE } from '#kernel/fixed.ts';
import type { Fixed } from '#kernel/fixed.ts';
import { instantOfSecond, positionAt, tradingDays } from './calendar/calendar.ts';
import type { TradingPosition } from './calendar/calendar.ts';
import type { Instrument } from './instruments/instrument.ts';
import { onTick, tickAt } from './instruments/tick-sizes.ts';
import type { PricePath } from './path/price-path.ts';
import type { VolumePath } from './volume.ts';

export interface BookLevel {
  readonly price: Fixed;
  readonly quantity: Fixed;
}

/** Best price first on both sides. The last price is the best bid, the best ask, or between them. */
export interface OrderBook {
  readonly at: number;
  readonly bids: readonly BookLevel[];
  readonly asks: readonly BookLevel[];
}

export interface Trade {
  readonly at: number;
  readonly price: Fixed;
  readonly quantity: Fixed;
  /** Which side was in a hurry. */
  readonly side: 'buy' | 'sell';
}

/** Spread of an average second as a share of the price. */
const spreadOfGroup: Record<Instrument['group'], number> = {
  US: 0.0001,
  HK: 0.0004,
  INDEX: 0.0001,
  FOREX: 0.00008,
  FUTURE: 0.0001,
  CRYPTO: 0.0001,
};

/** Whose venues publish the orders that wait; a currency is dealt with a bank, and an index is calculated. */
const groupsWithBook: ReadonlySet<Instrument['group']> = new Set(['US', 'HK', 'FUTURE', 'CRYPTO']);

/** Whether an instrument's venue has a book. */
export function hasBook({ group }: Pick<Instrument, 'group'>): boolean {
  return groupsWithBook.has(group);
}

/** Sizes at a price are redrawn this often, so a book lives without flickering as a whole. */
const SIZE_WINDOW_SECONDS = 4;
const SIZE_WINDOW_MS = SIZE_WINDOW_SECONDS * 1000;

/** World ms at which the sizes of the book of an instant are drawn anew. */
export function sizesLastUntil(instant: number): number {
  return (Math.floor(instant / SIZE_WINDOW_MS) + 1) * SIZE_WINDOW_MS;
}

/** Shares of the United States are quoted in round lots, which are smaller the dearer they are (Regulation NMS). */
const roundLots: readonly (readonly [upToPrice: number, shares: bigint])[] = [
  [250, 100n],
  [1_000, 40n],
  [10_000, 10n],
];

/** The unit of the sizes in a book: a round lot, a board lot, a contract, or the step of a coin. */
function bookLot({ group, basePrice, lotSize }: Instrument): Fixed {
  if (group !== 'US') return lotSize;
  const price = Number(basePrice / FIXED_ONE);
  return lotSize * (roundLots.find(([upTo]) => price <= upTo)?.[1] ?? 1n);
}
/** Where no volume is published (currencies), sizes are those of a market of this many units a day. */
const UNPUBLISHED_VOLUME = 5_000_000_000;
const LONGEST_LOOK_BACK_SECONDS = 3_600;

export class BookPath {
  readonly #path: PricePath;
  readonly #volume: VolumePath;
  readonly #instrument: Instrument;
  readonly #spreads: Stream;
  readonly #sizes: Stream;
  readonly #lot: Fixed;
  readonly #lotsPerLevel: number;

  constructor(seed: string, path: PricePath, volume: VolumePath) {
    const { instrument } = path;
    this.#path = path;
    this.#volume = volume;
    this.#instrument = instrument;
    this.#spreads = stream(seed, 'spread', instrument.key);
    this.#sizes = stream(seed, 'book-size', instrument.key);
    const units = (instrument.averageVolume || UNPUBLISHED_VOLUME) / 20_000;
    this.#lot = bookLot(instrument);
    this.#lotsPerLevel = units / (Number(this.#lot) / Number(FIXED_ONE));
  }

  /** The book of an instant, with up to `levels` levels a side; fewer bids where the price is a few ticks. */
  at(instant: number, levels: number): OrderBook {
    const { tickSize, calendar } = this.#instrument;
    const position = positionAt(calendar, instant);
    const second = Math.floor(instantOfSecond(position.day, position.second) / 1000);
    const last = this.#path.priceOfSecond(position.day, position.second) / tickSize;
    const step = this.#atLeastOneBandTick(this.#spreadTicks(Number(last), second), last * tickSize);
    const isLastAtAsk = last > step && (draw(this.#spreads, second) & 1) === 1;
    const bestBid = isLastAtAsk ? last - step : last;
    const window = substream(this.#sizes, Math.floor(second / SIZE_WINDOW_SECONDS));
    const level = (ticks: bigint, depth: number): BookLevel => ({
      price: onTick(this.#instrument, ticks * tickSize),
      quantity: this.#quantity(window, ticks, depth),
    });
    const depths = Array.from({ length: levels }, (_, depth) => depth);
    return {
      at: instant,
      bids: depths
        .map((depth) => level(bestBid - step * BigInt(depth), depth))
        .filter(({ price }) => price > 0n),
      asks: depths.map((depth) => level(bestBid + step * BigInt(depth + 1), depth)),
    };
  }

  /** The latest trades by an instant, newest first: the seconds of the path in which volume was traded. */
  trades(instant: number, count: number): readonly Trade[] {
    const trades: Trade[] = [];
    let position: TradingPosition | undefined = positionAt(this.#instrument.calendar, instant);
    if (instant < position.day.open) return trades;
    for (let looked = 0; looked < LONGEST_LOOK_BACK_SECONDS && position !== undefined; looked += 1) {
      if (trades.length >= count) break;
      const previous = this.#before(position);
      const trade = this.#tradeOf(position, previous);
      if (trade !== undefined) trades.push(trade);
      position = previous;
    }
    return trades;
  }

  #tradeOf({ day, second }: TradingPosition, previous: TradingPosition | undefined): Trade | undefined {
    const quantity = this.#volume.ofSeconds(day, second, second + 1);
    if (quantity === 0n) return undefined;
    const price = this.#path.priceOfSecond(day, second);
    const before = previous === undefined ? price : this.#path.priceOfSecond(previous.day, previous.second);
    const at = instantOfSecond(day, second);
    const isBuy = price === before ? (draw(this.#spreads, Math.floor(at / 1000)) & 2) === 2 : price > before;
    return { at, price, quantity, side: isBuy ? 'buy' : 'sell' };
  }

  #before({ day, second }: TradingPosition): TradingPosition | undefined {
    if (second > 0) return { day, second: second - 1, isOpen: true };
    const yesterday = tradingDays(this.#instrument.calendar)[day.index - 1];
    return yesterday === undefined
      ? undefined
      : { day: yesterday, second: yesterday.seconds - 1, isOpen: true };
  }

  /** In a coarser band of the exchange's table less than its tick is no other price. */
  #atLeastOneBandTick(step: bigint, price: Fixed): bigint {
    const { tickSize } = this.#instrument;
    const coarse = (tickAt(this.#instrument, price) + tickSize - 1n) / tickSize;
    return step > coarse ? step : coarse;
  }

  #spreadTicks(lastTicks: number, second: number): bigint {
    const usual = lastTicks * spreadOfGroup[this.#instrument.group];
    return BigInt(Math.max(1, Math.round(usual * (0.5 + drawUnit(this.#spreads, second)))));
  }

  /** Deeper levels hold more. At least a lot. */
  #quantity(window: Stream, ticks: bigint, depth: number): Fixed {
    const share = drawUnit(window, Number(BigInt.asUintN(32, ticks)));
    const lots = this.#lotsPerLevel * (0.25 + 1.75 * share * share) * (1 + 0.18 * depth);
    return BigInt(Math.max(1, Math.round(lots))) * this.#lot;
  }
}
