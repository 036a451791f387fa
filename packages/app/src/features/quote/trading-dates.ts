/** Where a moment is on the time axis of a chart: within days at its time, on a chart of days at its trading date. */
import type { Kline } from '@meridian/api';
import { isOfDays, utcOffsetMs } from './model.ts';

type Session = Kline['sessions'][number];

const dayMs = 86_400_000;

/** Midnight UTC of the day that the clock of a time zone (IANA name) shows at a moment, in ms. */
export function dateIn(timeZone: string, at: number): number {
  return Math.floor((at + utcOffsetMs(timeZone, at)) / dayMs) * dayMs;
}

/**
 * Places of moments on a chart's axis, in ms. A day's candle stands for its trading date, as midnight UTC of it, wherever
 * its reader is and whenever its session began: one that begins in the evening is of the day on which it ends.
 */
export function placesOn({ type, sessions }: Kline, timeZone: string): (at: number) => number {
  if (!isOfDays[type]) return (at) => at;
  const inOrder = sessions.toSorted((one, other) => one.start - other.start);
  return (at) => {
    const session = sessionOf(inOrder, at);
    return dateIn(timeZone, session === undefined ? at : session.end - 1);
  };
}

/** The session that a moment lies in. @param inOrder by their start */
function sessionOf(inOrder: readonly Session[], at: number): Session | undefined {
  let low = 0;
  let high = inOrder.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((inOrder[middle]?.start ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  const begun = inOrder[low - 1];
  return begun !== undefined && at < begun.end ? begun : undefined;
}
