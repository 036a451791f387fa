import type { SlotLayout } from './slots.ts';

/** What a time tick marks: a clock time, the first candle of a day or week, of a month or quarter, of a year. Among
 * clock times, a midnight and the start of a session after a night are days too: they read as dates. */
export type TimeGrain = 'time' | 'day' | 'month' | 'year';

export interface TimeTick {
  slot: number;
  t: number;
  grain: TimeGrain;
}

interface Level {
  grain: TimeGrain;
  /** Number of the bucket a time falls into; a tick marks its first candle. */
  bucketOf: (t: number) => number;
  /** Only every n-th bucket gets a tick. */
  every?: number;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** A pause of the market of this length is a night or more: what follows is named by its date. */
export const nightMs = 4 * 3_600_000;
/** Labels may be so much closer than their count would have it, which leaves air on both sides of each. */
const tightest = 0.9;
/** 1 January 1970 was a Thursday: shifted so that weeks begin on Monday. */
const weekShiftDays = 3;

const dayOf = (t: number): number => Math.floor(t / dayMs);
const weekOf = (t: number): number => Math.floor((dayOf(t) + weekShiftDays) / 7);
const monthOf = (t: number): number => {
  const date = new Date(t);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

const clockStepsMs = [1, 2, 5, 10, 15, 30, 60, 120, 180, 240, 360, 480, 720].map(
  (minutes) => minutes * minuteMs,
);

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

export interface TickRequest {
  /** How many labels fit beside one another. */
  maxCount: number;
  /** How much of the axis is in view. Ticks are given for all of it: they stay what they are while it moves past. */
  shareInView?: number | undefined;
  /** The reader's clock minus UTC, in ms: round hours and days are those of the reader. Default 0. */
  utcOffsetMs?: number | undefined;
}

/** The finest round times that fit, in even steps; none when the axis is too narrow for one. */
export function timeTicks(
  candles: readonly { t: number }[],
  layout: SlotLayout,
  { maxCount, shareInView = 1, utcOffsetMs = 0 }: TickRequest,
): TimeTick[] {
  const [only] = candles;
  if (only === undefined || maxCount < 1) return [];
  // A lone candle with no session around it: its day.
  if (layout.slotCount < 2) return [{ slot: 0, t: only.t, grain: 'day' }];
  const axis = { candles, layout, utcOffsetMs };
  const fewestSlots = ((layout.slotCount * shareInView) / maxCount) * tightest;
  // Over several sessions clock times repeat themselves: their days tell more.
  const sessionsInView = (layout.breaks.length + 1) * shareInView;
  // So they do where a week is one session: noon on a Monday would be read as that of the Sunday it opened on.
  const daysInView = (layout.slotCount * layout.stepMs * shareInView) / dayMs;
  const isOneRun = layout.breaks.length === 0 || daysInView <= 2;
  if (sessionsInView <= 2 && isOneRun && layout.stepMs < dayMs / 2) {
    for (const stepMs of clockStepsMs) {
      if (stepMs < layout.stepMs || stepMs / layout.stepMs < fewestSlots) continue;
      const ticks = clockTicks(axis, stepMs, fewestSlots);
      if (ticks.length > 0) return ticks;
    }
  }
  const most = Math.ceil(maxCount / shareInView);
  for (const level of calendarLevels) {
    const ticks = calendarTicks(axis, level, most);
    if (ticks && ticks.length > 0) return ticks;
  }
  return [];
}

interface Axis {
  candles: readonly { t: number }[];
  layout: SlotLayout;
  utcOffsetMs: number;
}

/** Every slot of the axis that has a time: the candles, then what is left of the current session. */
function* timesOf({ candles, layout }: Axis): Generator<{ slot: number; t: number }> {
  for (const [i, { t }] of candles.entries()) yield { slot: layout.slotOf[i] ?? i, t };
  const lastSlot = layout.slotOf[candles.length - 1] ?? 0;
  const lastTime = candles.at(-1)?.t ?? 0;
  for (let slot = lastSlot + 1; slot < layout.slotCount; slot++) {
    const from = layout.later.findLast((session) => session.slot <= slot) ?? { slot: lastSlot, t: lastTime };
    yield { slot, t: from.t + (slot - from.slot) * layout.stepMs };
  }
}

/** Clock times in one step, and the date where a night was left out. A time too near to a date makes room for it. */
function clockTicks(axis: Axis, stepMs: number, fewestSlots: number): TimeTick[] {
  const { layout, utcOffsetMs } = axis;
  const begins = new Set(layout.breaks);
  const ticks: TimeTick[] = [];
  let before: number | undefined;
  for (const { slot, t } of timesOf(axis)) {
    const local = t + utcOffsetMs;
    const isAfterNight = before !== undefined && begins.has(slot) && t - before >= nightMs;
    // For a reader far away the night of the market may be their day: both sessions are of one date then.
    const isOfAnotherDay = before !== undefined && dayOf(local) !== dayOf(before + utcOffsetMs);
    const isRound = local % stepMs < layout.stepMs;
    before = t;
    if (isAfterNight) {
      while (ticks.length > 0 && slot - (ticks.at(-1)?.slot ?? 0) < fewestSlots) ticks.pop();
      ticks.push({ slot, t, grain: isOfAnotherDay ? 'day' : 'time' });
    } else if (isRound && slot - (ticks.at(-1)?.slot ?? -Infinity) >= fewestSlots - 1) {
      ticks.push({ slot, t, grain: local % dayMs < layout.stepMs ? 'day' : 'time' });
    }
  }
  return ticks;
}

/** Ticks of one level, or undefined as soon as there are too many. */
function calendarTicks(axis: Axis, level: Level, maxCount: number): TimeTick[] | undefined {
  const ticks: TimeTick[] = [];
  let bucket: number | undefined;
  let bucketsSeen = 0;
  const dayOfTrading = tradingDays(axis);
  for (const { slot, t } of timesOf(axis)) {
    const dated = dayOfTrading(slot, t);
    const here = level.bucketOf(dated + axis.utcOffsetMs);
    if (here === bucket) continue;
    const isFirst = bucket === undefined;
    bucket = here;
    if (isFirst && !opensWithADay(level, axis.layout)) continue;
    if (bucketsSeen % (level.every ?? 1) === 0) ticks.push({ slot, t: dated, grain: level.grain });
    if (ticks.length > maxCount) return undefined;
    bucketsSeen += 1;
  }
  return ticks;
}

/** Between two nights a market trades for less than this, or its nights are not those of a day. */
const longestDayMs = 18 * 3_600_000;

/**
 * The moment that gives the date of a slot: the start of its day of trading, which for a reader far away may go on past
 * their midnight; its own time where markets do not shut for a night, but of a week that opens in an evening the midnight
 * that follows: Sunday's hours belong to Monday. Slots are asked in order.
 */
function tradingDays({ layout, utcOffsetMs }: Axis): (slot: number, t: number) => number {
  const nights = layout.breaks.filter((_, i) => {
    const pause = layout.pauses[i];
    return pause !== undefined && pause.to - pause.from >= nightMs;
  });
  let next = 0;
  let start: number | undefined;
  return (slot, t) => {
    const isNewDay = start === undefined || slot >= (nights[next] ?? Infinity);
    while (slot >= (nights[next] ?? Infinity)) next += 1;
    if (isNewDay) start = t;
    const from = nights[next - 1] ?? 0;
    const isShort = ((nights[next] ?? layout.slotCount) - from) * layout.stepMs < longestDayMs;
    if (nights.length === 0 || start === undefined) return t;
    if (isShort) return start;
    // The first hours of the axis are no opening.
    return next === 0 ? t : Math.max(t, openingDay(start + utcOffsetMs) - utcOffsetMs);
  };
}

/** The day of an opening by the reader's clock: an evening's is the next. */
function openingDay(local: number): number {
  return local % dayMs < dayMs / 2 ? local : (dayOf(local) + 1) * dayMs;
}

/** A chart may open in the middle of a month, but one made of sessions or of day candles opens with a day. */
function opensWithADay(level: Level, layout: SlotLayout): boolean {
  return layout.breaks.length > 0 || (level.bucketOf === dayOf && layout.stepMs >= dayMs / 2);
}
