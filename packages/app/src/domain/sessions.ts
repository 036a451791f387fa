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
    };

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
