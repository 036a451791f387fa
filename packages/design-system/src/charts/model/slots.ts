import type { Candle, Session } from './candles.ts';

/**
 * The compressed time axis. A slot is one candle's worth of open market: closed hours have none, so Friday's last
 * candle stands beside Monday's first.
 */
export interface SlotLayout {
  /** Slot of each candle, strictly increasing. */
  slotOf: Int32Array;
  /** Slots of the whole axis, those still to come in the current session and later on its day included. */
  slotCount: number;
  /** Slots on which a session begins, the first one left out. */
  breaks: number[];
  /** Sessions of the day that begin after the last candle: where, and when in ms. */
  later: readonly { slot: number; t: number }[];
  /** Length of a candle in ms; 0 where it cannot be told. */
  stepMs: number;
}

const dayMs = 86_400_000;
/** Without sessions, a pause of at least this long and this many candles is taken for closed hours. */
const pauseMs = 30 * 60_000;
const pauseSteps = 6;
/** Sessions this near to each other are of one day. */
const longestRestMs = 3 * 3_600_000;
/** A lone candle tells no step: a minute is the finest the product charts. */
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

export function layOutSlots(
  candles: readonly Pick<Candle, 't'>[],
  sessions: readonly Session[] = [],
): SlotLayout {
  const stepMs = candleStepMs(candles);
  const sessionStepMs = stepMs || lonelyStepMs;
  const areCandlesFinerThanSessions = sessions.some((session) => session.end - session.start > sessionStepMs);
  return areCandlesFinerThanSessions
    ? bySession(candles, sessions, sessionStepMs)
    : sideBySide(candles, stepMs);
}

function sideBySide(candles: readonly Pick<Candle, 't'>[], stepMs: number): SlotLayout {
  const slotOf = Int32Array.from(candles, (_, i) => i);
  const breaks: number[] = [];
  if (stepMs > 0 && stepMs < dayMs / 2) {
    const longestPause = Math.max(pauseMs, stepMs * pauseSteps);
    for (let i = 1; i < candles.length; i++) {
      if ((candles[i]?.t ?? 0) - (candles[i - 1]?.t ?? 0) > longestPause) breaks.push(i);
    }
  }
  return { slotOf, slotCount: candles.length, breaks, later: [], stepMs };
}

function bySession(
  candles: readonly Pick<Candle, 't'>[],
  sessions: readonly Session[],
  stepMs: number,
): SlotLayout {
  const slotOf = new Int32Array(candles.length);
  const breaks: number[] = [];
  const firstTime = candles[0]?.t ?? 0;
  let s = sessions.findIndex((session) => session.end > firstTime);
  let base = 0;
  let previous = -1;
  const slotsIn = (index: number): number => {
    const session = sessions[index];
    return session ? Math.ceil((session.end - session.start) / stepMs) : 0;
  };

  for (const [i, { t }] of candles.entries()) {
    while (s >= 0 && s < sessions.length - 1 && t >= (sessions[s]?.end ?? Infinity)) {
      base = Math.max(base + slotsIn(s), previous + 1);
      // One that goes on where another ended is no break: the days of a market that never shuts.
      if ((sessions[s + 1]?.start ?? 0) > (sessions[s]?.end ?? 0)) breaks.push(base);
      s += 1;
    }
    const session = sessions[s];
    // A candle of extended hours has no session of its own: it takes the next free slot.
    const wanted =
      session && t >= session.start && t < session.end
        ? base + Math.floor((t - session.start) / stepMs)
        : previous + 1;
    previous = Math.max(previous + 1, wanted);
    slotOf[i] = previous;
  }
  let slotCount = Math.max(previous + 1, base + slotsIn(s));
  const later: { slot: number; t: number }[] = [];
  for (let index = s + 1; s >= 0 && index < sessions.length; index++) {
    const start = sessions[index]?.start ?? 0;
    // A rest at midday; after a night another day begins, which is not this chart's.
    if (start - (sessions[index - 1]?.end ?? 0) > longestRestMs) break;
    later.push({ slot: slotCount, t: start });
    breaks.push(slotCount);
    slotCount += slotsIn(index);
  }
  return { slotOf, slotCount, breaks, later, stepMs };
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
