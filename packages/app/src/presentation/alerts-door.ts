import type { AssetSource, QuoteDetail } from '@meridian/api';
import { createContext, type ComponentType, type ReactNode } from 'react';

/** What other features show of price alerts. */
export interface PriceAlerts {
  /** How many alerts of this user wait on an instrument; `text` is what the device keeps. */
  countWaiting(
    text: string | null,
    owner: string,
    instrument: Pick<QuoteDetail, 'stock_code' | 'market'> & { readonly source: AssetSource },
  ): number;
  /** Sets an alert on one instrument. */
  readonly AlertSheet: ComponentType<{
    readonly detail: QuoteDetail;
    readonly isOpen: boolean;
    onClose(): void;
  }>;
  /** Every alert of this device; `awaited` until its texts are here. */
  readonly ManagedAlerts: ComponentType<{ readonly awaited: ReactNode }>;
}

/** Loads price alerts. Features never import each other: the app's frame composes them. */
export const PriceAlertsContext = createContext<() => Promise<PriceAlerts>>(() =>
  Promise.reject(new Error('no price alerts: render inside AppFrame')),
);
