import type { ChargeKind } from '../../src/charges.ts';
import type { AssetSource } from '../../src/codes.ts';

/** What is traded, and on what terms (DECISIONS 27). */
export interface WorkedInstrument {
  readonly code: string;
  readonly market: string;
  readonly source: AssetSource;
  /** Of the price. */
  readonly currency: string;
  readonly walletCurrency: string;
  readonly contractSize: string;
  readonly priceStep: string;
  /** The pair that exchanges its money; with `isInverse` one of `currency` is 1 ÷ its price. Null where nothing is exchanged. */
  readonly pair: { readonly code: string; readonly isInverse: boolean } | null;
  readonly feeRate: string;
  /** In the wallet's currency. */
  readonly minFee: string;
  /** Duties and levies beside the fee, each rounded to a whole multiple of its unit. */
  readonly charges: readonly WorkedCharge[];
  readonly maintenanceRate: string;
}

interface WorkedCharge {
  readonly kind: ChargeKind;
  readonly rate: string;
  readonly unit: string;
  readonly rounding: 'halfUp' | 'up';
}

/** One order, what it comes to, and what closing it or a part of it brings. */
export interface WorkedOrder {
  readonly title: string;
  readonly instrument: WorkedInstrument;
  readonly direction: 'long' | 'short';
  readonly price: string;
  readonly quantity: string;
  readonly leverage: string;
  /** Of the pair at that moment; null where nothing is exchanged. */
  readonly pairPrice: string | null;
  /** What is in the currency of the price before it is exchanged; null where nothing is. `profit` is that of the closing. */
  readonly settled: { readonly value: string; readonly margin: string; readonly profit: string } | null;
  readonly opened: {
    readonly value: string;
    readonly margin: string;
    /** Commission and charges. */
    readonly fee: string;
    /** The charges alone, in the order of the instrument's. */
    readonly charges: readonly string[];
    /** Margin + fee. */
    readonly cost: string;
    readonly stopOut: string | null;
  };
  readonly closing: { readonly quantity: string; readonly price: string; readonly pairPrice: string | null };
  readonly closed: {
    /** Before fees; a loss is never above the margin. */
    readonly profit: string;
    readonly marginBack: string;
    readonly fee: string;
    readonly charges: readonly string[];
    /** Margin back + profit − closing fee: what the wallet's free money gains. */
    readonly proceeds: string;
    /** Profit − closing fee − this part's opening fee. */
    readonly net: string;
  };
}
