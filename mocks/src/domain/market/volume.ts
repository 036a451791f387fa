/**
 * Traded volume of one instrument, as pure as its price: a total for each day, split by halves down to the second.
 * Halves add up to their whole in whole lots, so volumes of adjoining stretches add up exactly.
 */
import { drawUnit, stream, substream } from '#kernel/random.ts';
import type { Stream } from '#kernel/random.ts';
import type { Fixed } from '#kernel/fixed.ts';
import { FIXED_ONE } from '#kernel/fixed.ts';
import { positionAt, tradingDays } from './calendar/calendar.ts';
import type { TradingDay } from './calendar/calendar.ts';
import { cumulativeShare } from './path/day-shape.ts';
import type { Instrument } from './instruments/instrument.ts';
import type { PricePath } from './path/price-path.ts';

/** How much of the trading crowds at the open and the close. */
const SMILE_OF_SESSIONS = 0.5;
const SMILE_ROUND_THE_CLOCK = 0.2;
const LONGEST_SESSION_SECONDS = 12 * 3600;

export class VolumePath {
  readonly #instrument: Instrument;
  readonly #path: PricePath;
  readonly #days: Stream;
  readonly #splits: Stream;
  readonly #lotsPerDay: number;

  constructor(seed: string, path: PricePath) {
    const { instrument } = path;
    this.#instrument = instrument;
    this.#path = path;
    this.#days = stream(seed, 'volume-day', instrument.key);
    this.#splits = stream(seed, 'volume-split', instrument.key);
    this.#lotsPerDay = instrument.averageVolume / (Number(instrument.lotSize) / Number(FIXED_ONE));
  }

  /** Units traded in the trading seconds `from` (included) to `to` (excluded) of a day. */
  ofSeconds(day: TradingDay, from: number, to: number): Fixed {
    return BigInt(this.#lotsBefore(day, to) - this.#lotsBefore(day, from)) * this.#instrument.lotSize;
  }

  /** Units traded in the seconds that begin in [from, to). */
  between(from: number, to: number): Fixed {
    const { calendar } = this.#instrument;
    const start = positionAt(calendar, from - 1);
    const end = positionAt(calendar, to - 1);
    const days = tradingDays(calendar);
    let lots = this.#lotsBegun(end, to - 1) - this.#lotsBegun(start, from - 1);
    for (let index = start.day.index; index < end.day.index; index += 1) {
      const day = days[index];
      if (day !== undefined) lots += this.#lotsOfDay(day);
    }
    return BigInt(lots) * this.#instrument.lotSize;
  }

  /** Lots of the day's seconds that have begun by an instant. */
  #lotsBegun({ day, second }: { day: TradingDay; second: number }, instant: number): number {
    return instant < day.open ? 0 : this.#lotsBefore(day, second + 1);
  }

  #lotsOfDay(day: TradingDay): number {
    const noise = 0.7 + 0.6 * drawUnit(this.#days, day.number);
    const length = day.isHalfDay ? 0.5 : 1;
    return Math.round(this.#lotsPerDay * this.#path.liveliness(day.index) * noise * length);
  }

  #lotsBefore(day: TradingDay, second: number): number {
    const splits = substream(this.#splits, day.number);
    const smile = day.seconds > LONGEST_SESSION_SECONDS ? SMILE_ROUND_THE_CLOCK : SMILE_OF_SESSIONS;
    let low = 0;
    let high = day.seconds;
    let shareLow = 0;
    let shareHigh = 1;
    let lots = this.#lotsOfDay(day);
    let before = 0;
    while (second > low && second < high) {
      const middle = (low + high) >> 1;
      const shareMiddle = cumulativeShare(smile, middle / day.seconds);
      const left = Math.round(
        lots * unevenly((shareMiddle - shareLow) / (shareHigh - shareLow), drawUnit(splits, middle)),
      );
      if (second < middle) {
        high = middle;
        shareHigh = shareMiddle;
        lots = left;
      } else {
        low = middle;
        shareLow = shareMiddle;
        before += left;
        lots -= left;
      }
    }
    return second >= high ? before + lots : before;
  }
}

/** A share moved up or down by as much as three fifths of the room it has. */
function unevenly(share: number, noise: number): number {
  return share + (2 * noise - 1) * 1.2 * share * (1 - share);
}
