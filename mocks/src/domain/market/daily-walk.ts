/**
 * The days of a price path: log-prices of every close of the calendar, and each day's open.
 *
 * A day's return has a part shared with its market (so indices, stocks and their heat map agree on what kind of day it
 * was) and a part of its own; part of it happens overnight. The walk goes both ways from the anchor day, whose close is
 * near the instrument's base price whatever the seed, and is drawn gently back to it over years.
 */
import { draw, drawUnit, stream } from '../../kernel/random.ts';
import type { Stream } from '../../kernel/random.ts';
import { tradingDayAt, tradingDays } from './calendar.ts';
import type { CalendarId } from './calendar-definitions.ts';
import type { Instrument } from './instrument.ts';
import { parseDate } from './local-time.ts';

/** Base prices are those of the close before this instant. */
const ANCHOR = Date.parse('2026-11-18T00:00:00Z');
/** Half of a departure from the base price is taken back in about two years. */
const REVERSION_PER_DAY = 0.0014;
const DAYS_PER_SEASON = 10;
const EARNINGS_EVERY_DAYS = 63;
const FIRST_DATE = parseDate('2023-12-25');

/** How a group of instruments behaves from day to day. */
interface Temper {
  /** Correlation of a day's return with that of the market. */
  readonly shared: number;
  /** Share of the variance that falls between close and open. */
  readonly overnight: number;
  readonly driftPerYear: number;
  readonly hasEarnings: boolean;
}

const tempers: Record<Instrument['group'], Temper> = {
  US: { shared: 0.55, overnight: 0.3, driftPerYear: 0.05, hasEarnings: true },
  HK: { shared: 0.6, overnight: 0.35, driftPerYear: 0.03, hasEarnings: true },
  INDEX: { shared: 0.93, overnight: 0.25, driftPerYear: 0.06, hasEarnings: false },
  FOREX: { shared: 0.1, overnight: 0.01, driftPerYear: 0, hasEarnings: false },
  FUTURE: { shared: 0.3, overnight: 0.03, driftPerYear: 0, hasEarnings: false },
  CRYPTO: { shared: 0.75, overnight: 0.0005, driftPerYear: 0, hasEarnings: false },
};

/** What moves instruments together in one world: a worldwide factor and one for each market. */
export class MarketFactors {
  readonly #seed: string;
  readonly #world: Stream;
  readonly #markets = new Map<string, Stream>();

  constructor(seed: string) {
    this.#seed = seed;
    this.#world = stream(seed, 'market-factor', 'world');
  }

  /** The factor's value for a date, with unit variance: `part` 0 for the night before, 1 for the session. */
  at(market: string, date: number, part: 0 | 1): number {
    const index = (date - FIRST_DATE) * 2 + part;
    return 0.6 * bell(draw(this.#world, index)) + 0.8 * bell(draw(this.#ofMarket(market), index));
  }

  #ofMarket(market: string): Stream {
    const known = this.#markets.get(market);
    if (known !== undefined) return known;
    const created = stream(this.#seed, 'market-factor', market);
    this.#markets.set(market, created);
    return created;
  }
}

export class DailyWalk {
  /** Log of close over base price, by index of the trading day. */
  readonly #closes: Float64Array;
  readonly #calendar: CalendarId;
  readonly #factors: MarketFactors;
  readonly #market: string;
  readonly #temper: Temper;
  readonly #ownDays: Stream;
  readonly #seasons: Stream;
  readonly #sigmaPerDay: number;
  readonly #daysPerYear: number;
  readonly #earningsOffset: number;

  constructor(seed: string, instrument: Instrument, factors: MarketFactors) {
    const { calendar, group, key } = instrument;
    const days = tradingDays(calendar);
    this.#calendar = calendar;
    this.#factors = factors;
    this.#market = instrument.region === 'Europe' ? 'Europe' : (instrument.contract?.product ?? calendar);
    this.#temper = tempers[group];
    this.#ownDays = stream(seed, 'day', key);
    this.#seasons = stream(seed, 'season', key);
    this.#daysPerYear = days.length / 5;
    this.#sigmaPerDay = instrument.annualVolatility / Math.sqrt(this.#daysPerYear);
    this.#earningsOffset = drawUnit(stream(seed, 'earnings', key), 0) * EARNINGS_EVERY_DAYS;
    this.#closes = new Float64Array(days.length);
    this.#fill(tradingDayAt(calendar, ANCHOR - 1).index);
  }

  /** Log of the day's last price over the base price. */
  close(index: number): number {
    return this.#closes[index] ?? 0;
  }

  /** Log of the day's first price over the base price. */
  open(index: number): number {
    return index === 0 ? this.close(0) - this.#session(0) : this.close(index - 1) + this.#night(index);
  }

  /** Standard deviation of the day's log-return inside the session. */
  sessionSigma(index: number): number {
    return this.#sigma(index) * Math.sqrt(1 - this.#temper.overnight);
  }

  /** How lively a day is against an average one: 1 is average. Never below 0.45. */
  liveliness(index: number): number {
    const move = index === 0 ? 0 : Math.abs(this.close(index) - this.close(index - 1)) / this.#sigmaPerDay;
    return this.#season(index) * (0.6 + 0.5 * move);
  }

  #fill(anchor: number): void {
    const closes = this.#closes;
    const keep = 1 - REVERSION_PER_DAY;
    closes[anchor] = this.#sigmaPerDay * (drawUnit(this.#seasons, 0) - 0.5);
    for (let d = anchor + 1; d < closes.length; d += 1) {
      closes[d] = (closes[d - 1] ?? 0) * keep + this.#night(d) + this.#session(d);
    }
    for (let d = anchor; d > 0; d -= 1) {
      closes[d - 1] = ((closes[d] ?? 0) - this.#night(d) - this.#session(d)) * keep;
    }
  }

  #night(index: number): number {
    const sigma = this.#sigma(index);
    const usual = sigma * Math.sqrt(this.#temper.overnight) * this.#mixed(index, 0);
    if (!this.#temper.hasEarnings || Math.floor(index + this.#earningsOffset) % EARNINGS_EVERY_DAYS !== 0) return usual;
    return usual + 2.5 * sigma * bell(draw(this.#ownDays, index * 3 + 2));
  }

  #session(index: number): number {
    const drift = this.#temper.driftPerYear / this.#daysPerYear;
    return drift + this.sessionSigma(index) * this.#mixed(index, 1);
  }

  /** Part of the market's and part of the instrument's own; unit variance. */
  #mixed(index: number, part: 0 | 1): number {
    const { shared } = this.#temper;
    const date = tradingDays(this.#calendar)[index]?.epochDay ?? 0;
    const own = bell(draw(this.#ownDays, index * 3 + part));
    return shared * this.#factors.at(this.#market, date, part) + Math.sqrt(1 - shared * shared) * own;
  }

  #sigma(index: number): number {
    return this.#sigmaPerDay * this.#season(index);
  }

  /** Calm and nervous fortnights: 0.75 to 1.3, moving gradually. */
  #season(index: number): number {
    const at = index / DAYS_PER_SEASON;
    const before = drawUnit(this.#seasons, Math.floor(at) + 1);
    const after = drawUnit(this.#seasons, Math.floor(at) + 2);
    return 0.75 + 0.55 * (before + (after - before) * (at - Math.floor(at)));
  }
}

/** A bell-shaped number of unit variance within ±3: the sum of three uniform ones out of one draw. */
function bell(bits: number): number {
  return (((bits & 1023) + ((bits >>> 10) & 1023) + ((bits >>> 20) & 1023)) / 1023 - 1.5) * 2;
}
