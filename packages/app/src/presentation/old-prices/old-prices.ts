import type { MarketPhase, Position, Tick } from '@meridian/api';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useApp, type InstrumentKey } from '#platform/ports/context.ts';
import { isNews } from '#platform/live/live-price.ts';
import { isPolling, useIsOnline, useLinkState } from '#platform/live/realtime.ts';

/** With the feed cut, a price of an open market that is older than this many ms is not to be relied on. */
const oldMs = 20_000;
/** How often the age is checked and shown again. */
export const lookMs = 5_000;

/** What was read of a price. Its time in ms is `quoteTimestamp` of a quote, `marketDateTimestamp` of a position. */
export type Dated = InstrumentKey & { readonly marketStatus: MarketPhase | null } & (
    | { readonly quoteTimestamp: number | null }
    | Pick<Position, 'marketDateTimestamp'>
  );

/** True around prices that have stopped following their market: those of open markets are dimmed. */
export const OldPrices = createContext(false);

/** Whether a price is among old ones while its market is open: the last price of a closed market is not old. */
export function useIsOldHere(marketStatus: MarketPhase | null): boolean {
  return use(OldPrices) && marketStatus === 'open';
}

/**
 * When the newest of these prices was made (ms), once they have stopped following their markets: the feed is cut, and what
 * is read in its place does not come either. Null while they can be relied on. A tick renders nothing here.
 */
export function useOldSince(prices: readonly Dated[]): number | null {
  const { quotes, ports } = useApp();
  const { clock } = ports;
  const link = useLinkState();
  const isOnline = useIsOnline();
  const isCut = !isOnline || isPolling(link);
  const subscribe = useCallback(
    (listener: () => void) => (isCut ? clock.every(lookMs, listener) : () => {}),
    [clock, isCut],
  );
  return useSyncExternalStore(subscribe, () => (isCut ? oldSince(prices, quotes.tickOf, clock.now()) : null));
}

/** {@link useOldSince}, with the feed cut. `now` is the backend's time in ms. */
export function oldSince(
  prices: readonly Dated[],
  tickOf: (instrument: InstrumentKey) => Tick | null,
  now: number,
): number | null {
  let newest = 0;
  for (const price of prices) {
    const read = 'quoteTimestamp' in price ? price.quoteTimestamp : price.marketDateTimestamp;
    const tick = tickOf(price);
    const isTick = tick !== null && isNews(tick, read ?? 0, now);
    const marketStatus = isTick ? tick.marketStatus : price.marketStatus;
    if (marketStatus === 'open') newest = Math.max(newest, isTick ? tick.quoteTimestamp : (read ?? 0));
  }
  return newest > 0 && now - newest > oldMs ? newest : null;
}
