/**
 * Candles of any width and the six chart periods (spec §9), read from the one price path.
 *
 * A bar covers whole trading seconds: buckets start with each span of a day, so a lunch break or a close never falls
 * inside one, and the bars of each width nest in those of the next.
 */
import { maximum, minimum } from '#kernel/fixed.ts';
import { BoundedCache } from './bounded-cache.ts';
import { instantOfSecond, positionAt, tradingDayAt, tradingDays } from './calendar/calendar.ts';
import type { TradingDay } from './calendar/calendar.ts';
import { resolutionSeconds } from './candle.ts';
import type { Candle, ChartPeriod, Resolution } from './candle.ts';
import type { Instrument } from './instruments/instrument.ts';
import { msPerDay } from './calendar/local-time.ts';
import type { PricePath } from './path/price-path.ts';
import type { VolumePath } from './volume.ts';

/** What candles are made from. */
export interface CandleSource {
  /** Complete bars are remembered under it. */
  readonly id: string;
  readonly path: PricePath;
  readonly volume: VolumePath;
}

/** What a chart period shows: bars of a width (another one where trading goes round the clock) since an instant. */
interface PeriodPlan {
  readonly resolution: Resolution;
  readonly roundTheClock: Resolution;
  readonly from: (instrument: Instrument, at: number) => number;
}

const LONGEST_SESSION_SECONDS = 12 * 3600;

const daysBack = (days: number) => (_instrument: Instrument, at: number) => at - days * msPerDay;

const periodPlans: Record<ChartPeriod, PeriodPlan> = {
  /** The session that is on, or the last one that was. */
  intraday: {
    resolution: '1m',
    roundTheClock: '5m',
    from: ({ calendar }, at) => tradingDayAt(calendar, at).open,
  },
  /** One day of trading time: since the same second of the session before. */
  '1D': { resolution: '5m', roundTheClock: '15m', from: sameSecondOfPreviousDay },
  '1W': { resolution: '15m', roundTheClock: '1h', from: daysBack(7) },
  '1M': { resolution: '1h', roundTheClock: '4h', from: daysBack(30) },
  '3M': { resolution: '1d', roundTheClock: '1d', from: daysBack(91) },
  '1Y': { resolution: '1d', roundTheClock: '1d', from: daysBack(365) },
};

function sameSecondOfPreviousDay({ calendar }: Instrument, at: number): number {
  const { day, second } = positionAt(calendar, at);
  const before = tradingDays(calendar)[day.index - 1];
  return before === undefined ? day.open : instantOfSecond(before, second + 1);
}

/** A bucket of trading seconds of a day: `from` included, `to` excluded. */
interface Bucket {
  readonly from: number;
  readonly to: number;
}

/** Candles of one market's instruments, with a memory of the bars that are complete. */
export class CandleReader {
  readonly #complete = new BoundedCache<string, readonly Candle[]>(20_000);

  /** The bars of a chart period at an instant, oldest first. The last one may still be open. */
  ofPeriod(source: CandleSource, period: ChartPeriod, at: number): readonly Candle[] {
    const { instrument } = source.path;
    const plan = periodPlans[period];
    const isRoundTheClock = tradingDayAt(instrument.calendar, at).seconds > LONGEST_SESSION_SECONDS;
    return this.between(
      source,
      isRoundTheClock ? plan.roundTheClock : plan.resolution,
      plan.from(instrument, at),
      at,
    );
  }

  /** Every bar that ends after `from` and has begun by `at`, as of `at`, oldest first. */
  between(source: CandleSource, resolution: Resolution, from: number, at: number): readonly Candle[] {
    const { calendar, listing } = source.path.instrument;
    const days = tradingDays(calendar);
    const candles: Candle[] = [];
    const last = tradingDayAt(calendar, at).index;
    const first = Math.max(tradingDayAt(calendar, from).index, listing?.day ?? 0);
    for (let index = first; index <= last; index += 1) {
      const day = days[index];
      if (day !== undefined && day.open <= at) candles.push(...this.#ofDay(source, day, resolution, at));
    }
    return candles.filter((candle) => candle.end > from);
  }

  #ofDay(source: CandleSource, day: TradingDay, resolution: Resolution, at: number): readonly Candle[] {
    const { instrument } = source.path;
    const key = `${source.id}/${resolution}/${day.index}`;
    const known = this.#complete.get(key) ?? [];
    const begun = at >= day.close ? day.seconds : positionAt(instrument.calendar, at).second + 1;
    const buckets = bucketsOf(day, resolution);
    const candles = [...known];
    for (let n = known.length; n < buckets.length; n += 1) {
      const bucket = buckets[n];
      if (bucket === undefined || bucket.from >= begun) break;
      candles.push(drawCandle(source, day, bucket, begun, at));
    }
    const complete = candles.at(-1)?.isComplete === false ? candles.slice(0, -1) : candles;
    if (complete.length > known.length) this.#complete.set(key, complete, complete.length);
    if (at >= day.close) return complete;
    return candles.filter((candle) => candle.start <= at).map((candle) => asOf(source, day, candle, at));
  }
}

/**
 * A remembered bar can be newer than the instant asked about (a world looked at in its past): the bar that was open
 * then is drawn again as it was.
 */
function asOf(source: CandleSource, day: TradingDay, candle: Candle, at: number): Candle {
  if (candle.end <= at || !candle.isComplete) return candle;
  const from = positionAt(source.path.instrument.calendar, candle.start).second;
  const begun = positionAt(source.path.instrument.calendar, at).second + 1;
  const to = positionAt(source.path.instrument.calendar, candle.end - 1).second + 1;
  return drawCandle(source, day, { from, to }, begun, at);
}

function drawCandle(
  { path, volume }: CandleSource,
  day: TradingDay,
  bucket: Bucket,
  begun: number,
  at: number,
): Candle {
  const to = Math.min(bucket.to, begun);
  const end = instantOfSecond(day, bucket.to - 1) + 1000;
  return {
    start: instantOfSecond(day, bucket.from),
    end,
    open: path.priceOfSecond(day, bucket.from),
    ...path.rangeOfSeconds(day, bucket.from, to - 1),
    close: path.priceOfSecond(day, to - 1),
    volume: volume.ofSeconds(day, bucket.from, to),
    isComplete: end <= at,
  };
}

function bucketsOf(day: TradingDay, resolution: Resolution): readonly Bucket[] {
  if (resolution === '1d') return [{ from: 0, to: day.seconds }];
  const step = resolutionSeconds[resolution];
  const buckets: Bucket[] = [];
  let passed = 0;
  for (const span of day.spans) {
    const end = passed + (span.end - span.start) / 1000;
    for (let from = passed; from < end; from += step) buckets.push({ from, to: Math.min(from + step, end) });
    passed = end;
  }
  return buckets;
}

/** The bar that covers several adjoining ones. @throws RangeError for none. */
export function aggregate(candles: readonly Candle[]): Candle {
  const first = candles[0];
  const last = candles.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('no candles to aggregate');
  return {
    start: first.start,
    end: last.end,
    open: first.open,
    high: candles.reduce((high, candle) => maximum(high, candle.high), first.high),
    low: candles.reduce((low, candle) => minimum(low, candle.low), first.low),
    close: last.close,
    volume: candles.reduce((sum, candle) => sum + candle.volume, 0n),
    isComplete: last.isComplete,
  };
}
