/**
 * The price of one instrument as a pure function of (seed, instrument, time).
 *
 * Days come from its {@link Driver}s, the seconds of a day from a {@link DayBridge}. A price holds for a whole trading
 * second and is a whole number of ticks; while the market is closed, the last price applies. Whatever shows a price (quote,
 * candle, tick, fill) reads it here, which is why none of them can contradict another.
 */
import type { Fixed } from '#kernel/fixed.ts';
import { instantOfSecond, positionAt, tradingDayOnOrAfter, tradingDays } from '../calendar/calendar.ts';
import type { TradingDay } from '../calendar/calendar.ts';
import { DayBridge } from './day-bridge.ts';
import type { Direction } from './day-bridge.ts';
import { dayShape } from './day-shape.ts';
import type { Driver, Drivers } from './driver.ts';
import { exponential } from './exponential.ts';
import type { IndexMember } from '../instruments/index-members.ts';
import type { Instrument } from '../instruments/instrument.ts';
import { onTick } from '../instruments/tick-sizes.ts';
import { legsOf } from './legs.ts';

/** Prices reached within a stretch of time. */
export interface PriceRange {
  readonly high: Fixed;
  readonly low: Fixed;
}

/** Which side of a level an order waits for: a buy limit at or below, a sell limit at or above. */
export type CrossingSide = 'atOrBelow' | 'atOrAbove';

/** Half the trading of a day near its ends, where there is an open and a close; almost evenly round the clock. */
const smileOfGroup: Record<Instrument['group'], number> = {
  US: 0.45,
  HK: 0.45,
  INDEX: 0.45,
  FUTURE: 0.15,
  FOREX: 0.15,
  CRYPTO: 0.1,
};

const DAYS_OF_52_WEEKS = 364;
const DAYS_OF_A_YEAR = 252;

/** Logs of thresholds are approximate; points this near to one are looked at. */
const LOG_SLACK = 1e-9;

/** So many legs are heard one by one within a day: each costs a draw at every step of its path. */
const mostVoices = 8;

interface DrivenLeg {
  readonly driver: Driver;
  readonly weight: number;
}

/** The heaviest legs, and the last of the others with the weight of all of them: they are independent. */
function loudest(legs: readonly DrivenLeg[]): readonly DrivenLeg[] {
  if (legs.length <= mostVoices) return legs;
  const ordered = legs.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const others = ordered.slice(mostVoices - 1);
  const [last] = others.slice(-1);
  const weight = Math.hypot(...others.map((leg) => leg.weight));
  return [
    ...ordered.slice(0, mostVoices - 1),
    ...(last === undefined ? [] : [{ driver: last.driver, weight }]),
  ];
}

export class PricePath {
  readonly instrument: Instrument;
  readonly #legs: readonly DrivenLeg[];
  /** Legs that are heard within a day; its ends are those of all. */
  readonly #voices: readonly DrivenLeg[];
  readonly #baseTicks: number;
  readonly #smile: number;
  #yearBefore: { readonly index: number; readonly range: PriceRange } | undefined;
  #lastBridge: { readonly index: number; readonly bridge: DayBridge } | undefined;

  /**
   * @param members of an index, heaviest first
   * @param firstPrice what a new share opens at on its first day: its whole path is raised or lowered to that
   */
  constructor(
    instrument: Instrument,
    drivers: Drivers,
    members: readonly IndexMember[] = [],
    firstPrice: Fixed = instrument.basePrice,
  ) {
    this.instrument = instrument;
    this.#legs = legsOf(instrument, members).map(({ plan, weight }) => ({
      driver: drivers.get(plan),
      weight,
    }));
    this.#voices = loudest(this.#legs);
    const { listing, tickSize } = instrument;
    const ticks = Number(firstPrice) / Number(tickSize);
    this.#baseTicks = listing === undefined ? ticks : ticks / exponential(this.#logOpen(listing.day));
    this.#smile = smileOfGroup[instrument.group];
  }

  /** Last price at an instant. */
  priceAt(instant: number): Fixed {
    const { day, second } = positionAt(this.instrument.calendar, instant);
    return this.priceOfSecond(day, second);
  }

  /** Price during a trading second of a day. */
  priceOfSecond(day: TradingDay, second: number): Fixed {
    return this.#toFixed(this.#ticks(this.#bridge(day).at(second)));
  }

  /** First price of a day. */
  openOf(day: TradingDay): Fixed {
    return this.#toFixed(this.#ticks(this.#logOpen(day.index)));
  }

  /** Last price of a day. */
  closeOf(day: TradingDay): Fixed {
    return this.#toFixed(this.#ticks(this.#logClose(day.index)));
  }

  /** Exact high and low of the seconds `from` to `to` of a day, both included. */
  rangeOfSeconds(day: TradingDay, from: number, to: number): PriceRange {
    const [high, low] = this.#logRange(day, from, to);
    return this.#toRange(high, low);
  }

  /** Exact high and low of every price at any instant of [from, to]. */
  range(from: number, to: number): PriceRange {
    const { calendar } = this.instrument;
    const start = positionAt(calendar, from);
    const end = positionAt(calendar, Math.max(from, to));
    if (start.day === end.day) return this.rangeOfSeconds(start.day, start.second, end.second);
    const [headHigh, headLow] = this.#logRange(start.day, start.second, start.day.seconds - 1);
    const [tailHigh, tailLow] = this.#logRange(end.day, 0, end.second);
    const [high, low] = this.#logRangeOfDays(start.day.index + 1, end.day.index - 1);
    return this.#toRange(Math.max(headHigh, high, tailHigh), Math.min(headLow, low, tailLow));
  }

  /** Exact high and low of the 52 weeks before a day, the day left out. `undefined` where the calendar has no past. */
  rangeOfYearBefore(day: TradingDay): PriceRange | undefined {
    if (this.#yearBefore?.index === day.index) return this.#yearBefore.range;
    const first = tradingDayOnOrAfter(this.instrument.calendar, day.epochDay - DAYS_OF_52_WEEKS);
    if (first === undefined) return undefined;
    const from = Math.max(first.index, this.instrument.listing?.day ?? 0);
    if (from >= day.index) return undefined;
    const [high, low] = this.#logRangeOfDays(from, day.index - 1);
    const range = this.#toRange(high, low);
    this.#yearBefore = { index: day.index, range };
    return range;
  }

  /** How lively a day is against an average one, which is 1: what its volume is made of. Never below 0.45. */
  liveliness(index: number): number {
    const usual = this.instrument.annualVolatility / Math.sqrt(DAYS_OF_A_YEAR);
    const move = index === 0 ? 0 : Math.abs(this.#logClose(index) - this.#logClose(index - 1)) / usual;
    const season = this.#legs.at(-1)?.driver.season(index) ?? 1;
    return season * (0.6 + 0.5 * Math.min(move, 4));
  }

  /**
   * The first instant in [from, to] at which the market trades and the price is at the level or through it.
   * Exact, however long the stretch: a limit order fills then, and not at the next read.
   */
  firstCrossing(side: CrossingSide, level: Fixed, from: number, to: number): number | undefined {
    const { calendar } = this.instrument;
    const direction: Direction = side === 'atOrAbove' ? 1 : -1;
    // The nearest tick that satisfies the level: up for "at or above", down for "at or below".
    const tick = this.#tickReaching(level, direction);
    if (direction === -1 && tick < 1) return undefined;
    const test = (x: number) => (direction === 1 ? this.#ticks(x) >= tick : this.#ticks(x) <= tick);
    // A price is at least one tick, so "at or above one tick" is passed by any log-price at all.
    const isAlways = direction === 1 && tick <= 1;
    const edge = (tick - direction * 0.5) / this.#baseTicks;
    const threshold = isAlways ? -Infinity : Math.log(edge) - direction * LOG_SLACK;

    const days = tradingDays(calendar);
    const start = positionAt(calendar, from);
    const end = positionAt(calendar, to);
    for (let index = start.day.index; index <= end.day.index; index += 1) {
      const day = days[index];
      if (day === undefined || day.open > to) return undefined;
      const first = index > start.day.index || from < day.open ? 0 : start.second + (start.isOpen ? 0 : 1);
      const last = index === end.day.index ? end.second : day.seconds - 1;
      if (first > last) continue;
      const second = this.#bridge(day).first(direction, threshold, test, first, last);
      if (second !== undefined) return Math.max(from, instantOfSecond(day, second));
    }
    return undefined;
  }

  #bridge(day: TradingDay): DayBridge {
    const { index } = day;
    if (this.#lastBridge?.index === index) return this.#lastBridge.bridge;
    const voices = this.#voices.map(({ driver, weight }) => ({
      noise: driver.noiseOf(index),
      amplitude: weight * driver.sessionSigma(index),
    }));
    const shape = dayShape(day.seconds, this.#smile);
    const bridge = new DayBridge(shape, this.#logOpen(index), this.#logClose(index), voices);
    this.#lastBridge = { index, bridge };
    return bridge;
  }

  #logRange(day: TradingDay, from: number, to: number): readonly [high: number, low: number] {
    const bridge = this.#bridge(day);
    return [bridge.extreme(1, from, to), bridge.extreme(-1, from, to)];
  }

  /** Closes first: they bound the answer, so that of most days nothing but the ends is looked at. */
  #logRangeOfDays(from: number, to: number): readonly [high: number, low: number] {
    let high = -Infinity;
    let low = Infinity;
    for (let index = from; index <= to; index += 1) {
      const close = this.#logClose(index);
      high = Math.max(high, close);
      low = Math.min(low, close);
    }
    const days = tradingDays(this.instrument.calendar);
    for (let index = from; index <= to; index += 1) {
      const day = days[index];
      if (day === undefined) break;
      const bridge = this.#bridge(day);
      high = bridge.extreme(1, 0, day.seconds - 1, high);
      low = bridge.extreme(-1, 0, day.seconds - 1, low);
    }
    return [high, low];
  }

  /** Log of a day's first price over the base price. */
  #logOpen(index: number): number {
    let sum = 0;
    for (const { driver, weight } of this.#legs) sum += weight * driver.open(index);
    return sum;
  }

  /** Log of a day's last price over the base price. */
  #logClose(index: number): number {
    let sum = 0;
    for (const { driver, weight } of this.#legs) sum += weight * driver.close(index);
    return sum;
  }

  /** Nearest whole number of ticks, at least one. */
  #ticks(x: number): number {
    return Math.max(1, Math.floor(this.#baseTicks * exponential(x) + 0.5));
  }

  #toFixed(ticks: number): Fixed {
    const price = BigInt(ticks) * this.instrument.tickSize;
    return this.instrument.tickTable === undefined ? price : onTick(this.instrument, price);
  }

  /** The nearest count of base ticks whose quoted price is at the level or through it. */
  #tickReaching(level: Fixed, direction: Direction): number {
    const { tickSize } = this.instrument;
    const isReached = (ticks: number) => {
      const price = this.#toFixed(ticks);
      return direction === 1 ? price >= level : price <= level;
    };
    let ticks = Number(direction === 1 ? (level + tickSize - 1n) / tickSize : level / tickSize);
    // A coarser or a finer band moves it by a few: quoted prices only grow with the count.
    while (ticks > 1 && isReached(ticks - direction)) ticks -= direction;
    while (ticks > 0 && !isReached(ticks)) ticks += direction;
    return ticks;
  }

  #toRange(high: number, low: number): PriceRange {
    return { high: this.#toFixed(this.#ticks(high)), low: this.#toFixed(this.#ticks(low)) };
  }
}
