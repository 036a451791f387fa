/** When the auction before an opening takes orders: from the exchange's calendar, so that holidays and half days need nothing special. */
import type { auctionWindow } from '@meridian/api';
import { tradingDayAt, tradingDays } from '../market/index.ts';
import type { CalendarId } from '../market/index.ts';

const minuteMs = 60_000;

/** How long before the opening the brokerage takes orders, and from when on none can be cancelled (ADR 63). */
export interface AuctionHours {
  readonly opensMinutesBefore: number;
  /** Less than `opensMinutesBefore`. */
  readonly noCancelMinutesBefore: number;
}

/** From 8:00 in New York; from 9:25 on, orders are final. */
export const usualAuctionHours: AuctionHours = { opensMinutesBefore: 90, noCancelMinutesBefore: 5 };

/** One auction, by its instants in world ms. It ends as the session opens, at the price of that instant. */
export interface Auction {
  readonly opensAt: number;
  readonly noCancelAt: number;
  readonly closesAt: number;
}

export type AuctionPhase = keyof typeof auctionWindow;

function before(opening: number, { opensMinutesBefore, noCancelMinutesBefore }: AuctionHours): Auction {
  return {
    opensAt: opening - opensMinutesBefore * minuteMs,
    noCancelAt: opening - noCancelMinutesBefore * minuteMs,
    closesAt: opening,
  };
}

/** The auction of the next opening after an instant. Undefined beyond the calendar's last day. */
export function nextAuction(calendar: CalendarId, hours: AuctionHours, at: number): Auction | undefined {
  const days = tradingDays(calendar);
  const day = tradingDayAt(calendar, at);
  const next = at < day.open ? day : days[day.index + 1];
  return next && before(next.open, hours);
}

/** The auction that an instant is about: during a session the one that opened it, after the close the next one. */
export function auctionAt(calendar: CalendarId, hours: AuctionHours, at: number): Auction | undefined {
  const day = tradingDayAt(calendar, at);
  const isInDay = at >= day.open && at < day.close;
  return isInDay ? before(day.open, hours) : nextAuction(calendar, hours, at);
}

export function phaseOfAuction({ opensAt, noCancelAt, closesAt }: Auction, at: number): AuctionPhase {
  if (at < opensAt) return 'upcoming';
  if (at < noCancelAt) return 'open';
  return at < closesAt ? 'noCancel' : 'ended';
}
