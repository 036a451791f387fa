import { breakpoints } from '@meridian/design-system';
import { useSyncExternalStore } from 'react';
import type { RouteName } from './routes.ts';

/** Screens that stand beside another on a wide window (ART.md "Wide"). They read the same address as the main one. */
export interface Companions {
  /** Where the user came from; from `breakpoints.split` on. */
  readonly list: RouteName;
  /** What the user can do; from `breakpoints.triple` on. */
  readonly aside?: RouteName;
}

export const companions: Partial<Record<RouteName, Companions>> = {
  quoteStock: { list: 'markets', aside: 'ticketStock' },
  quoteCrypto: { list: 'productCrypto', aside: 'ticketCrypto' },
  ticketStock: { list: 'quoteStock' },
  ticketCrypto: { list: 'quoteCrypto' },
  position: { list: 'trade' },
  close: { list: 'trade' },
};

function useMinWidth(widthPx: number): boolean {
  const query = `(min-width: ${widthPx}px)`;
  const subscribe = (listener: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

const widePx = breakpoints.split;
const widestPx = breakpoints.triple;

/** The companions that this window has room for. */
export function useCompanions(name: RouteName): { readonly list?: RouteName; readonly aside?: RouteName } {
  const isWide = useMinWidth(widePx);
  const isWidest = useMinWidth(widestPx);
  const beside = companions[name];
  if (beside === undefined || !isWide) return {};
  return isWidest ? beside : { list: beside.list };
}
