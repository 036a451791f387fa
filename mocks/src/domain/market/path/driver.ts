/**
 * What moves prices. A driver is a log-price of its own with a volatility of one a year: a market's common movement, or
 * what is peculiar to one instrument. Instruments are weighted sums of drivers, so that stocks move with their index,
 * and a cross rate is at every second exactly the quotient of its two dollar rates.
 *
 * A driver knows its days: the close of each, the night before each, and how nervous each is. It walks both ways from
 * an anchor day, where it is near zero for any seed, and is drawn gently back to zero over years.
 */
import { draw, drawUnit, stream, substream } from '#kernel/random.ts';
import type { Stream } from '#kernel/random.ts';
import { tradingDayAt, tradingDayOnOrAfter, tradingDays } from '../calendar/calendar.ts';
import type { CalendarId } from '../calendar/calendar-definitions.ts';
import { epochDay, parseDate } from '../calendar/local-time.ts';
import { baseInstant } from '../instruments/splits.ts';

/** Half of a departure from zero is taken back in about two years. */
const KEPT_PER_DAY = 1 - 0.0014;
const DAYS_PER_SEASON = 10;
const EARNINGS_EVERY_DAYS = 63;
/** How often a calendar trades in a year is counted in these five. */
const COUNTED_YEARS = { from: 2024, to: 2029 } as const;
const FIRST_DATE = parseDate('2023-12-25');

/** Which driver, and what it is like. Drivers of one key are the same. */
export interface DriverPlan {
  readonly key: string;
  readonly calendar: CalendarId;
  /** Share of the variance that falls between close and open. */
  readonly overnight: number;
  /** Drift over volatility, a year. */
  readonly drift: number;
  /** Jumps overnight four times a year. */
  readonly hasEarnings: boolean;
  /** Drivers of one region have the same days, part of them the whole world's; without one, days are their own. */
  readonly region?: string;
}

export class Driver {
  readonly #noise: Stream;
  readonly #plan: DriverPlan;
  readonly #anchor: number;
  readonly #lastDay: number;
  /** Closes from the anchor forwards and backwards, as far as has been requested. */
  readonly #after: number[];
  readonly #before: number[];
  readonly #ownDays: Stream;
  readonly #regionDays: Stream;
  readonly #worldDays: Stream;
  readonly #seasons: Stream;
  readonly #sigmaPerDay: number;
  /** Index of the trading day that has the number 0: days are drawn by their number. */
  readonly #zero: number;
  /** Roots of the shares of variance that fall in the night and in the session. */
  readonly #nightShare: number;
  readonly #sessionShare: number;
  readonly #driftPerDay: number;
  readonly #earningsOffset: number;

  constructor(seed: string, plan: DriverPlan) {
    const { key, calendar } = plan;
    const days = tradingDays(calendar);
    const { from, to } = COUNTED_YEARS;
    const indexOf = (year: number) => tradingDayOnOrAfter(calendar, epochDay(year, 1, 1))?.index ?? 0;
    const daysPerYear = (indexOf(to) - indexOf(from)) / (to - from);
    this.#zero = -(days[0]?.number ?? 0);
    this.#plan = plan;
    this.#noise = stream(seed, 'second', key);
    this.#ownDays = stream(seed, 'day', key);
    this.#regionDays = stream(seed, 'region-day', plan.region ?? '');
    this.#worldDays = stream(seed, 'region-day', 'world');
    this.#seasons = stream(seed, 'season', key);
    this.#sigmaPerDay = 1 / Math.sqrt(daysPerYear);
    this.#nightShare = Math.sqrt(plan.overnight);
    this.#sessionShare = Math.sqrt(1 - plan.overnight);
    this.#driftPerDay = plan.drift / daysPerYear;
    this.#earningsOffset = Math.floor(drawUnit(stream(seed, 'earnings', key), 0) * EARNINGS_EVERY_DAYS);
    this.#lastDay = days.length - 1;
    this.#anchor = tradingDayAt(calendar, baseInstant - 1).index;
    const start = this.#sigmaPerDay * (drawUnit(this.#seasons, 0) - 0.5);
    this.#after = [start];
    this.#before = [start];
  }

  /** Where the day ends. */
  close(index: number): number {
    if (index < 0 || index > this.#lastDay) return 0;
    return index < this.#anchor ? this.#walkBack(this.#anchor - index) : this.#walkOn(index - this.#anchor);
  }

  /** Where the day begins. */
  open(index: number): number {
    const sigma = this.#sigma(index);
    if (index === 0) return this.close(0) - this.#session(0, sigma);
    return this.close(index - 1) + this.#night(index, sigma);
  }

  /** Standard deviation of the day's movement inside its session. */
  sessionSigma(index: number): number {
    return this.#sigma(index) * this.#sessionShare;
  }

  /** Calm and nervous fortnights, gradually passing into each other: 0.75 to 1.3. */
  season(index: number): number {
    const at = (index - this.#zero) / DAYS_PER_SEASON;
    const floor = Math.floor(at);
    const before = drawUnit(this.#seasons, floor);
    const after = drawUnit(this.#seasons, floor + 1);
    return 0.75 + 0.55 * (before + (after - before) * (at - floor));
  }

  /** Source of the noise inside one day. */
  noiseOf(index: number): Stream {
    return substream(this.#noise, index - this.#zero);
  }

  /** The close so many days after the anchor. A list of a thousand asks for a few days of each, not for all years. */
  #walkOn(days: number): number {
    const closes = this.#after;
    for (let n = closes.length; n <= days; n += 1)
      closes.push((closes[n - 1] ?? 0) * KEPT_PER_DAY + this.#step(this.#anchor + n));
    return closes[days] ?? 0;
  }

  /** The close so many days before the anchor: the same walk the other way. */
  #walkBack(days: number): number {
    const closes = this.#before;
    for (let n = closes.length; n <= days; n += 1)
      closes.push(((closes[n - 1] ?? 0) - this.#step(this.#anchor - n + 1)) * KEPT_PER_DAY);
    return closes[days] ?? 0;
  }

  #step(index: number): number {
    const sigma = this.#sigma(index);
    return this.#night(index, sigma) + this.#session(index, sigma);
  }

  #night(index: number, sigma: number): number {
    const usual = sigma * this.#nightShare * this.#ofDay(index, 0);
    const number = index - this.#zero;
    if (!this.#plan.hasEarnings || (number + this.#earningsOffset) % EARNINGS_EVERY_DAYS !== 0) return usual;
    return usual + 2.5 * sigma * bell(draw(this.#ownDays, number * 3 + 2));
  }

  #session(index: number, sigma: number): number {
    return this.#driftPerDay + sigma * this.#sessionShare * this.#ofDay(index, 1);
  }

  /** The day's luck, of unit variance: `part` 0 for the night before, 1 for the session. */
  #ofDay(index: number, part: 0 | 1): number {
    const { region, calendar } = this.#plan;
    if (region === undefined) return bell(draw(this.#ownDays, (index - this.#zero) * 3 + part));
    const date = ((tradingDays(calendar)[index]?.epochDay ?? 0) - FIRST_DATE) * 2 + part;
    return 0.8 * bell(draw(this.#regionDays, date)) + 0.6 * bell(draw(this.#worldDays, date));
  }

  #sigma(index: number): number {
    return this.#sigmaPerDay * this.season(index);
  }
}

/** The drivers of one world, each made when it is first asked for. */
export class Drivers {
  readonly #seed: string;
  readonly #known = new Map<string, Driver>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  get(plan: DriverPlan): Driver {
    const known = this.#known.get(plan.key);
    if (known !== undefined) return known;
    const driver = new Driver(this.#seed, plan);
    this.#known.set(plan.key, driver);
    return driver;
  }
}

/** A bell-shaped number of unit variance within ±3: the sum of three uniform ones out of one draw. */
function bell(bits: number): number {
  return (((bits & 1023) + ((bits >>> 10) & 1023) + ((bits >>> 20) & 1023)) / 1023 - 1.5) * 2;
}
