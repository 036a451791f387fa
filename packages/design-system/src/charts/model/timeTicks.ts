import type { SlotLayout } from './slots.ts';

/** What a time tick stands on: a clock time, the first candle of a day or week, of a month or quarter, of a year. */
export type TimeGrain = 'time' | 'day' | 'month' | 'year';

export interface TimeTick {
  slot: number;
  t: number;
  grain: TimeGrain;
}

interface Level {
  grain: TimeGrain;
  /** Number of the bucket a time falls into; a tick stands where it changes. */
  bucketOf: (t: number) => number;
  /** Clock times only: a tick must stand on a multiple of it. Days and longer begin with their first candle. */
  stepMs?: number;
  /** Only every n-th bucket gets a tick. */
  every?: number;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** 1 January 1970 was a Thursday: shifted so that weeks begin on Monday. */
const weekShiftDays = 3;

const dayOf = (t: number): number => Math.floor(t / dayMs);
const weekOf = (t: number): number => Math.floor((dayOf(t) + weekShiftDays) / 7);
const monthOf = (t: number): number => {
  const date = new Date(t);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

const clockLevels: Level[] = [1, 2, 5, 10, 15, 30, 60, 120, 180, 240, 360, 720].map((minutes) => ({
  grain: 'time',
  stepMs: minutes * minuteMs,
  bucketOf: (t) => Math.floor(t / (minutes * minuteMs)),
}));

/**
 * Days are those of UTC: the candles of every market the product trades begin inside the UTC day of their trading
 * date, whatever zone the reader sits in.
 */
const calendarLevels: Level[] = [
  { grain: 'day', bucketOf: dayOf },
  { grain: 'day', bucketOf: dayOf, every: 2 },
  { grain: 'day', bucketOf: dayOf, every: 3 },
  { grain: 'day', bucketOf: weekOf },
  { grain: 'day', bucketOf: weekOf, every: 2 },
  { grain: 'month', bucketOf: monthOf },
  { grain: 'month', bucketOf: (t) => Math.floor(monthOf(t) / 3) },
  { grain: 'month', bucketOf: (t) => Math.floor(monthOf(t) / 6) },
  { grain: 'year', bucketOf: (t) => Math.floor(monthOf(t) / 12) },
  { grain: 'year', bucketOf: (t) => Math.floor(monthOf(t) / 60) },
];

/**
 * The finest round times of which no more than `maxCount` are in view; none when the axis is too narrow for one. Given
 * for the whole axis, of which `shareInView` is seen: they stay what they are while it moves past.
 */
export function timeTicks(
  candles: readonly { t: number }[],
  layout: SlotLayout,
  maxCount: number,
  shareInView = 1,
): TimeTick[] {
  if (candles.length < 2 || maxCount < 1) return [];
  // Over several sessions clock times repeat themselves: their days tell more.
  const sessionsInView = (layout.breaks.length + 1) * shareInView;
  const levels =
    sessionsInView > 2 || layout.stepMs >= dayMs / 2 ? calendarLevels : [...clockLevels, ...calendarLevels];
  const most = Math.ceil(maxCount / shareInView);
  for (const level of levels) {
    if (level.stepMs !== undefined && level.stepMs < layout.stepMs) continue;
    const ticks = ticksOf(level, candles, layout, most);
    if (ticks && ticks.length > 0) return ticks;
  }
  return [];
}

/** Ticks of one level, or undefined as soon as there are too many. */
function ticksOf(
  level: Level,
  candles: readonly { t: number }[],
  layout: SlotLayout,
  maxCount: number,
): TimeTick[] | undefined {
  const ticks: TimeTick[] = [];
  let bucket: number | undefined;
  let bucketsSeen = 0;
  const visit = (slot: number, t: number): void => {
    const here = level.bucketOf(t);
    if (here === bucket) return;
    const isFirst = bucket === undefined;
    bucket = here;
    if (
      !(level.stepMs === undefined ? beginsPeriod(isFirst, level, layout) : t % level.stepMs < layout.stepMs)
    )
      return;
    if (bucketsSeen % (level.every ?? 1) === 0) ticks.push({ slot, t, grain: level.grain });
    bucketsSeen += 1;
  };
  for (let i = 0; i < candles.length && ticks.length <= maxCount; i++) {
    visit(layout.slotOf[i] ?? i, candles[i]?.t ?? 0);
  }
  const lastSlot = layout.slotOf[candles.length - 1] ?? 0;
  const lastTime = candles.at(-1)?.t ?? 0;
  // What is left of the current session is labelled too.
  for (let slot = lastSlot + 1; slot < layout.slotCount && ticks.length <= maxCount; slot++) {
    visit(slot, lastTime + (slot - lastSlot) * layout.stepMs);
  }
  return ticks.length > maxCount ? undefined : ticks;
}

/** A chart may open in the middle of a month, but one made of sessions or of day candles opens with a day. */
function beginsPeriod(isFirst: boolean, level: Level, layout: SlotLayout): boolean {
  return !isFirst || layout.breaks.length > 0 || (level.bucketOf === dayOf && layout.stepMs >= dayMs / 2);
}
