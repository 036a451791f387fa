import type { LinkState } from '@meridian/api';
import { useCallback, useSyncExternalStore } from 'react';
import { useApp, usePorts } from '../ports/context.ts';
import type { InstrumentKey } from '../ports/context.ts';

/** Whether the socket brings nothing usable for the instrument, though it is connected. Null asks of none. */
export function useIsFeedUnusable(instrument: InstrumentKey | null): boolean {
  const { quotes } = useApp();
  const { market = '', stock_code = '', source } = instrument ?? {};
  const subscribe = useCallback(
    (listener: () => void) =>
      source === undefined ? () => {} : quotes.subscribe({ market, stock_code, source }, listener),
    [quotes, market, stock_code, source],
  );
  return useSyncExternalStore(subscribe, () => instrument !== null && quotes.isUnusable(instrument));
}

/** State of the live link; `offline` where no socket is to be had. */
export function useLinkState(): LinkState {
  const { socket } = usePorts();
  const subscribe = useCallback(
    (listener: () => void) => socket?.onLinkState(listener) ?? (() => {}),
    [socket],
  );
  return useSyncExternalStore(subscribe, () => socket?.linkState ?? 'offline');
}

/** Whether prices come by reading again instead of by the socket. */
export function isPolling(link: LinkState): boolean {
  return link === 'offline' || link === 'stale';
}

/** How often what is on screen is read again while the socket is away (DECISIONS 8). */
export const pollMs = 5_000;

/** Whether the browser has a network at all. */
export function useIsOnline(): boolean {
  const { network } = usePorts();
  return useSyncExternalStore(network.subscribe, network.isOnline);
}
