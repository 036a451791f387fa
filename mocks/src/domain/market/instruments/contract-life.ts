/**
 * Until when a single month of a future is what. It trades until the close of its last trading day. It is listed, quoted and
 * held until the next session opens: then what is left of it is settled, and there is no such instrument any more. A new share
 * is listed from its first session on. Everything else is listed and traded without an end.
 */
import { sessionAt } from '../calendar/calendar.ts';
import type { Session } from '../calendar/calendar.ts';
import type { Instrument } from './instrument.ts';

type Contract = Pick<Instrument, 'contract'>;
type Listed = Pick<Instrument, 'contract' | 'listing'>;

/** World ms from which on it trades no more. */
export function tradesUntil({ contract }: Contract): number {
  return contract?.delivery?.tradesUntil ?? Number.POSITIVE_INFINITY;
}

/** Whether it is listed at an instant: found, quoted and watched. */
export function isListedAt({ contract, listing }: Listed, at: number): boolean {
  if (listing !== undefined) return at >= listing.since;
  return contract?.delivery === undefined || at < contract.delivery.settledAt;
}

/** Whether its last close is past: no order for it is taken, and none is filled. */
export function hasEndedAt(instrument: Contract, at: number): boolean {
  return at >= tradesUntil(instrument);
}

/** What its market is doing; what has ended does not open again. */
export function sessionOf(instrument: Contract & Pick<Instrument, 'calendar'>, at: number): Session {
  const session = sessionAt(instrument.calendar, at);
  return hasEndedAt(instrument, at)
    ? { state: 'closed', date: session.date, isHalfDay: session.isHalfDay }
    : session;
}
