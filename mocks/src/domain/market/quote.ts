import type { Fixed } from '#kernel/fixed.ts';
import type { Session } from './calendar/calendar.ts';
import type { InstrumentKey } from './instruments/instrument.ts';

/**
 * What a list row shows. Between sessions it is the last session's: its close is `last`, and its predecessor's close
 * `previousClose`.
 */
export interface Ticker {
  readonly key: InstrumentKey;
  /** World ms the ticker was asked for. */
  readonly at: number;
  readonly last: Fixed;
  /** First price of the day. */
  readonly open: Fixed;
  readonly previousClose: Fixed;
  /** last − previousClose; can be negative. */
  readonly change: Fixed;
  /** Percent points against the previous close; can be negative. */
  readonly changeRatio: Fixed;
  /** Units traded so far in the day. */
  readonly volume: Fixed;
  readonly session: Session;
}

/** Everything a quote screen shows, all read from one price path. */
export interface Quote extends Ticker {
  readonly high: Fixed;
  readonly low: Fixed;
  /** Highest and lowest of the last 52 weeks, today included. */
  readonly yearHigh: Fixed;
  readonly yearLow: Fixed;
  /** (high − low) in percent points of the previous close. */
  readonly amplitude: Fixed;
  readonly bid: Fixed;
  readonly ask: Fixed;
  readonly bidVolume: Fixed;
  readonly askVolume: Fixed;
  /** Money traded so far in the day, at the day's average price. In the instrument's currency. */
  readonly turnover: Fixed;
  /** last × units outstanding, where that makes sense. In the instrument's currency. */
  readonly marketCap?: Fixed;
}

/** What a future has besides: of the month it is, or follows. */
export interface FutureFigures {
  /** The month traded, e.g. `GCZ26`. */
  readonly contractCode: string;
  /** `YYYY-MM-DD`. */
  readonly lastTradingDay: string;
  /** `YYYY-MM-DD`, the trading day after the last one: what is open then is settled. */
  readonly expiryDate: string;
  /** Contracts of this month open at the last settlement. */
  readonly openInterest: Fixed;
  /** Against the settlement before; can be negative. */
  readonly openInterestChange: Fixed;
  /** Contracts open in all months of the product. */
  readonly position: Fixed;
}
