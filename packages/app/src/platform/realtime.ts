import type { LinkState, Tick } from '@meridian/api';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { InstrumentParams } from './addresses.ts';
import { useApp, usePorts } from './context.ts';
import { mergeTick, newestPrice, type InstrumentKey, type Mergeable, type PricedAt } from './quote-store.ts';

export { mergeTick, newestPrice, type InstrumentKey, type QuoteStore } from './quote-store.ts';

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

/** A position's price as it is now, and when it was made. */
export function useNewestPrice(position: PricedAt & InstrumentKey): ReturnType<typeof newestPrice> {
  const { clock } = usePorts();
  return newestPrice(position, useTick(position), clock.now());
}

/** Whether the socket brings nothing usable for the instrument, though it is connected. Null asks of none. */
export function useIsFeedUnusable(instrument: InstrumentKey | null): boolean {
  const { quotes } = useApp();
  const { market = '', stock_code = '', source } = instrument ?? {};
  const key = useMemo(
    () => (source === undefined ? null : { market, stock_code, source }),
    [market, stock_code, source],
  );
  const subscribe = useCallback(
    (listener: () => void) => (key === null ? () => {} : quotes.subscribe(key, listener)),
    [quotes, key],
  );
  return useSyncExternalStore(subscribe, () => key !== null && quotes.isUnusable(key));
}

/** The instrument of an address, as its feed is named. */
export function feedOf({
  market,
  code,
  source,
}: Pick<InstrumentParams, 'market' | 'code' | 'source'>): InstrumentKey {
  return { market, stock_code: code, source };
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
