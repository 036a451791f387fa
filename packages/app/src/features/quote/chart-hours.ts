/** What a chart leaves out or cuts off, in the exchange's own terms: rests, closes, hours outside sessions. */
import type { Kline, QuoteDetail } from '@meridian/api';
import type { ClosedHours } from '@meridian/design-system/charts';
import { utcOffsetMs } from './model.ts';

type Session = Kline['sessions'][number];

/** What closed hours are called. */
export type HoursName = 'midday' | 'rest' | 'close' | 'preMarket' | 'afterHours';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The word for closed hours of a chart; null where a market that goes on trading only begins another day. */
export function nameOfHours(
  hours: ClosedHours,
  { timeZone, opensAtTimestamp, closesAtTimestamp }: QuoteDetail,
): HoursName | null {
  switch (hours.kind) {
    case 'before':
      return 'preMarket';
    case 'after':
      return 'afterHours';
    case 'pause':
      return isNoon(hours.from, timeZone) ? 'midday' : 'rest';
    case 'close': {
      const isClose =
        closesAtTimestamp === null ? opensAtTimestamp !== null : hours.from >= closesAtTimestamp;
      return isClose ? 'close' : null;
    }
  }
}

/** Whether a rest that begins at a moment is the one for lunch, by the clock of the exchange. */
function isNoon(at: number, timeZone: string): boolean {
  const hour = Math.floor(((at + utcOffsetMs(timeZone, at)) % dayMs) / hourMs);
  return hour >= 11 && hour < 14;
}

/** Sessions as they are traded: those of a market that goes on from one day to the next are one. */
export function joinedSessions(sessions: readonly Session[]): readonly Session[] {
  const joined: Session[] = [];
  for (const { start, end } of sessions) {
    const before = joined.at(-1);
    if (before !== undefined && start <= before.end) before.end = Math.max(before.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
