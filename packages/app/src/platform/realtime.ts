import type { LinkState, Tick } from '@meridian/api';
import { useCallback, useSyncExternalStore } from 'react';
import { useApp, usePorts } from './context.ts';
import { mergeTick, type InstrumentKey, type Mergeable } from './quote-store.ts';

export { createQuoteStore, mergeTick, type InstrumentKey, type QuoteStore } from './quote-store.ts';

/** The instrument's last tick, null before the first. Only this component renders again when it changes. */
export function useTick({ market, stock_code, source }: InstrumentKey): Tick | null {
  const { quotes } = useApp();
  const subscribe = useCallback(
    (listener: () => void) => quotes.subscribe({ market, stock_code, source }, listener),
    [quotes, market, stock_code, source],
  );
  return useSyncExternalStore(subscribe, () => quotes.tickOf({ market, stock_code, source }));
}

/** A quote as it is now: what was read, with the instrument's last tick in it. */
export function useLive<Q extends Mergeable & InstrumentKey>(quote: Q): Q {
  const { clock } = usePorts();
  return mergeTick(quote, useTick(quote), clock.now());
}

/** Whether the socket brings nothing usable for the instrument, though it is connected. */
export function useIsFeedUnusable({ market, stock_code, source }: InstrumentKey): boolean {
  const { quotes } = useApp();
  const subscribe = useCallback(
    (listener: () => void) => quotes.subscribe({ market, stock_code, source }, listener),
    [quotes, market, stock_code, source],
  );
  return useSyncExternalStore(subscribe, () => quotes.isUnusable({ market, stock_code, source }));
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
