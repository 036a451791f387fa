import type { MarketPhase } from '@meridian/api';

/** Whether an instrument trades now, and if not, why. A halt outweighs the session: nothing can be ordered during one. */
export type Trading =
  | { readonly state: 'open' }
  | { readonly state: 'halted' }
  /** The server uses a word the app does not know. Orders are taken or refused by the server alone. */
  | { readonly state: 'unknown' }
  /** `opensAt` in ms; null where the server does not say. Limit orders are taken and wait. */
  | {
      readonly state: 'shut';
      readonly reason: Exclude<MarketPhase, 'open'>;
      readonly opensAt: number | null;
    }
  /** An offer whose orders are not taken yet; `opensAt` in ms. */
  | { readonly state: 'upcoming'; readonly opensAt: number }
  /** An offer whose orders were taken until `closedAt`, in ms. */
  | { readonly state: 'ended'; readonly closedAt: number };

/** When orders for an offer are taken, in ms since 1970: null for no beginning, or no end. */
export interface OrderWindow {
  readonly opensAt: number | null;
  readonly closesAt: number | null;
}

/** Why no orders for an offer are taken, by which ends of its window have passed; null while they are. */
export function outsideWindow(
  { opensAt, closesAt }: OrderWindow,
  { hasOpened, hasClosed }: { readonly hasOpened: boolean; readonly hasClosed: boolean },
): Extract<Trading, { state: 'upcoming' | 'ended' }> | null {
  if (closesAt !== null && hasClosed) return { state: 'ended', closedAt: closesAt };
  return opensAt === null || hasOpened ? null : { state: 'upcoming', opensAt };
}

export function tradingOf(instrument: {
  readonly marketStatus: MarketPhase | null;
  readonly isHalted: boolean;
  readonly opensAtTimestamp: number | null;
}): Trading {
  if (instrument.isHalted) return { state: 'halted' };
  if (instrument.marketStatus === null) return { state: 'unknown' };
  if (instrument.marketStatus === 'open') return { state: 'open' };
  return { state: 'shut', reason: instrument.marketStatus, opensAt: instrument.opensAtTimestamp };
}

/** A price of an open market is stale when it is older than this: several of the socket's heartbeats went by without a trade. */
export const staleAfterMs = 60_000;

/** Age of a price in ms when it is too old to act on while the market trades; null when it is fresh or the market is shut. */
export function staleAge(madeAt: number, now: number, trading: Trading): number | null {
  const ageMs = now - madeAt;
  return trading.state === 'open' && ageMs > staleAfterMs ? ageMs : null;
}
