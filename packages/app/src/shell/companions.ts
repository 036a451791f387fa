import { breakpoints, useMinWidth } from '@meridian/design-system';
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

/** The companions that this window has room for. */
export function useCompanions(name: RouteName): { readonly list?: RouteName; readonly aside?: RouteName } {
  const isWide = useMinWidth(breakpoints.split);
  const isWidest = useMinWidth(breakpoints.triple);
  const beside = companions[name];
  if (beside === undefined || !isWide) return {};
  return isWidest ? beside : { list: beside.list };
}
