/** The auction before a market's opening, as a person meets it (ADR 63). Pure. */
import { auctionWindow, statusName, type AuctionQuote, type NameOf } from '@meridian/api';
import type { OrderWindow } from './sessions.ts';

export type AuctionPhase = NameOf<typeof auctionWindow>;

/** Which of its instants have passed. */
export interface AuctionPassed {
  readonly hasOpened: boolean;
  readonly isFinal: boolean;
  readonly hasClosed: boolean;
}

type Window = Pick<
  AuctionQuote,
  'auctionStatus' | 'opensAtTimestamp' | 'noCancelAtTimestamp' | 'closesAtTimestamp'
>;

/** By the clock where the backend names the instants, so that it changes on the second; null for a word that nobody knows. */
export function auctionPhase(window: Window, passed: AuctionPassed): AuctionPhase | null {
  const { auctionStatus, opensAtTimestamp, noCancelAtTimestamp, closesAtTimestamp } = window;
  if (opensAtTimestamp === null || noCancelAtTimestamp === null || closesAtTimestamp === null)
    return statusName(auctionWindow, auctionStatus);
  if (passed.hasClosed) return 'ended';
  if (passed.isFinal) return 'noCancel';
  return passed.hasOpened ? 'open' : 'upcoming';
}

/** The instant, in ms, at which a phase ends; null for one that does not by itself, or where nobody says. */
export function endOfPhase(window: Window, phase: AuctionPhase | null): number | null {
  if (phase === 'upcoming') return window.opensAtTimestamp;
  if (phase === 'open') return window.noCancelAtTimestamp;
  return phase === 'noCancel' ? window.closesAtTimestamp : null;
}

/** Whether orders are taken in it. */
export const takesOrders = (phase: AuctionPhase | null): boolean => phase === 'open' || phase === 'noCancel';

export function orderWindowOf({ opensAtTimestamp, closesAtTimestamp }: Window): OrderWindow {
  return { opensAt: opensAtTimestamp, closesAt: closesAtTimestamp };
}
