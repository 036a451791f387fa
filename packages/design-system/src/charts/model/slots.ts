import type { Candle, Session } from './candles.ts';

/**
 * The compressed time axis. A slot is one candle's worth of open market: closed hours have none, so Friday's last
 * candle is beside Monday's first.
 */
export interface SlotLayout {
  /** Slot of each candle, strictly increasing. */
  slotOf: Int32Array;
  /** Slots of the whole axis, those still to come in the current session and later on its day included. */
  slotCount: number;
  /** Slots on which a session begins, the first one left out. */
  breaks: number[];
  /** The closed hours left out before each of `breaks`, in the same order. */
  pauses: readonly Pause[];
  /** Candles outside every session: extended hours, in the order of the axis. */
  outside: readonly OutsideHours[];
  /** When the last session on the axis ends, in ms; undefined where the axis knows no sessions. */
  endsAt: number | undefined;
  /** Sessions of the day that begin after the last candle: where, and when in ms. */
  later: readonly { slot: number; t: number }[];
  /** Length of a candle in ms; 0 where it is not known. */
  stepMs: number;
}

/** Closed hours that take no room, in ms: from the end of what was to the start of what follows. */
interface Pause {
  from: number;
  to: number;
}

/** Slots, as [from, to), that lie before a session opens or after one has closed. `t`: the first candle there, in ms. */
interface OutsideHours {
  from: number;
  to: number;
  t: number;
  isBefore: boolean;
}

const dayMs = 86_400_000;
/** Without sessions, a pause of at least this long and this many candles is taken for closed hours. */
const pauseMs = 30 * 60_000;
const pauseSteps = 6;
/** Sessions this near to each other are of one day. */
const longestRestMs = 3 * 3_600_000;
/** A lone candle gives no step: a minute is the finest the product charts. */
const lonelyStepMs = 60_000;

/** Length of a candle in ms: the median distance of neighbours, which pauses and a late last candle do not move. */
export function candleStepMs(candles: readonly Pick<Candle, 't'>[]): number {
  const samples = Math.min(candles.length - 1, 101);
  const distances: number[] = [];
  for (let n = 0; n < samples; n++) {
    const i = Math.floor((n * (candles.length - 1)) / samples);
    const here = candles[i];
    const next = candles[i + 1];
    if (here && next && next.t > here.t) distances.push(next.t - here.t);
  }
  distances.sort((a, b) => a - b);
  return distances[Math.floor((distances.length - 1) / 2)] ?? 0;
}

/** More room than this for so few candles is no session of an exchange: they would be a speck at the edge. */
const leastSlots = 20_000;
const mostSlotsPerCandle = 10;

export function layOutSlots(
  candles: readonly Pick<Candle, 't'>[],
  sessions: readonly Session[] = [],
): SlotLayout {
  const stepMs = candleStepMs(candles);
  const sessionStepMs = stepMs || lonelyStepMs;
  const areCandlesFinerThanSessions = sessions.some((session) => session.end - session.start > sessionStepMs);
  if (!areCandlesFinerThanSessions) return sideBySide(candles, stepMs);
  const layout = bySession(candles, sessions, sessionStepMs);
  return layout.slotCount <= Math.max(leastSlots, candles.length * mostSlotsPerCandle)
    ? layout
    : sideBySide(candles, stepMs);
}

function sideBySide(candles: readonly Pick<Candle, 't'>[], stepMs: number): SlotLayout {
  const slotOf = Int32Array.from(candles, (_, i) => i);
  const breaks: number[] = [];
  const pauses: Pause[] = [];
  if (stepMs > 0 && stepMs < dayMs / 2) {
    const longestPause = Math.max(pauseMs, stepMs * pauseSteps);
    for (let i = 1; i < candles.length; i++) {
      const [before, here] = [candles[i - 1]?.t ?? 0, candles[i]?.t ?? 0];
      if (here - before <= longestPause) continue;
      breaks.push(i);
      pauses.push({ from: before + stepMs, to: here });
    }
  }
  const slotCount = candles.length;
  return { slotOf, slotCount, breaks, pauses, outside: [], endsAt: undefined, later: [], stepMs };
}

function bySession(
  candles: readonly Pick<Candle, 't'>[],
  sessions: readonly Session[],
  stepMs: number,
): SlotLayout {
  const slotOf = new Int32Array(candles.length);
  const breaks: number[] = [];
  const pauses: Pause[] = [];
  const outside: OutsideHours[] = [];
  const firstTime = candles[0]?.t ?? 0;
  let s = sessions.findIndex((session) => session.end > firstTime);
  let base = 0;
  let previous = -1;
  const slotsIn = (index: number): number => {
    const session = sessions[index];
    return session ? Math.ceil((session.end - session.start) / stepMs) : 0;
  };
  const breakBefore = (index: number, slot: number): void => {
    const [from, to] = [sessions[index - 1]?.end ?? 0, sessions[index]?.start ?? 0];
    // One that goes on where another ended is no break: the days of a market that never shuts.
    if (to <= from) return;
    breaks.push(slot);
    pauses.push({ from, to });
  };

  for (const [i, { t }] of candles.entries()) {
    while (s >= 0 && s < sessions.length - 1 && t >= (sessions[s]?.end ?? Infinity)) {
      base = Math.max(base + slotsIn(s), previous + 1);
      s += 1;
      breakBefore(s, base);
    }
    const session = sessions[s];
    const isInside = session !== undefined && t >= session.start && t < session.end;
    // A candle of extended hours has no session of its own: it takes the next free slot.
    const wanted = isInside ? base + Math.floor((t - session.start) / stepMs) : previous + 1;
    previous = Math.max(previous + 1, wanted);
    slotOf[i] = previous;
    if (!isInside) addOutside(outside, previous, t, sideOf(t, sessions, s));
    // The session that it comes before keeps its whole room.
    if (session && t < session.start) base = previous + 1;
  }
  let slotCount = Math.max(previous + 1, base + slotsIn(s));
  let endsAt = sessions[s]?.end;
  const later: { slot: number; t: number }[] = [];
  for (let index = s + 1; s >= 0 && index < sessions.length; index++) {
    const start = sessions[index]?.start ?? 0;
    // A rest at midday; after a night another day begins, which is not this chart's.
    if (start - (sessions[index - 1]?.end ?? 0) > longestRestMs) break;
    later.push({ slot: slotCount, t: start });
    breakBefore(index, slotCount);
    slotCount += slotsIn(index);
    endsAt = sessions[index]?.end;
  }
  return { slotOf, slotCount, breaks, pauses, outside, endsAt, later, stepMs };
}

/** Whether a time outside of sessions belongs to the one ahead, `next`, rather than to the one before: it is nearer. */
function sideOf(t: number, sessions: readonly Session[], next: number): boolean {
  const ahead = sessions[next];
  if (ahead === undefined || t >= ahead.end) return false;
  const behind = sessions[next - 1];
  return behind === undefined || ahead.start - t <= t - behind.end;
}

function addOutside(outside: OutsideHours[], slot: number, t: number, isBefore: boolean): void {
  const run = outside.at(-1);
  if (run && run.to === slot && run.isBefore === isBefore) run.to = slot + 1;
  else outside.push({ from: slot, to: slot + 1, t, isBefore });
}

/** Index of the first candle at or after a slot; the number of candles when there is none. */
export function firstIndexFrom(slots: ArrayLike<number>, slot: number): number {
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((slots[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the candle whose slot is nearest; the earlier one of two equally near. -1 without candles. */
export function nearestIndex(slots: ArrayLike<number>, slot: number): number {
  let low = 0;
  let high = slots.length - 1;
  if (high < 0) return -1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((slots[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  const after = slots[low] ?? 0;
  const before = slots[low - 1];
  return before !== undefined && slot - before <= after - slot ? low - 1 : low;
}
