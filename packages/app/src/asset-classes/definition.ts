import type {
  AssetClass,
  AssetClassification,
  AssetSource,
  cryptoDetail,
  cryptoKline,
  createCryptoOrder,
  createStockOrder,
  stockDetail,
  stockKline,
  WalletType,
} from '@meridian/api';
import type { Message } from '../platform/messages.ts';
import type { StatKey } from './statistics.ts';

interface AssetClassFacts {
  readonly key: AssetClass;
  readonly source: AssetSource;
  /** What a watchlist entry is filed under (spec §3); absent where the spec names none. */
  readonly classification?: AssetClassification;
  readonly labelMessage: Message;
  readonly routes: {
    /** Spec §2: chosen by asset source, the stock screens where it names none. */
    readonly quote: string;
    /** Null for what cannot be ordered. */
    readonly ticket: string | null;
    /** The list of such instruments; null where there is none. */
    readonly product: string | null;
  };
  /** Whether the ticket's link carries the market (spec §2). */
  readonly ticketTakesMarket: boolean;
  /** Where an order goes (DECISIONS 7); null for what cannot be ordered. */
  readonly orderPath: string | null;
  /** The wallet that pays; null for what cannot be ordered. */
  readonly walletType: WalletType | null;
  /** Currency until the instrument says its own. */
  readonly defaultCurrency: 'USD' | 'HKD';
  /** `always` for markets that never shut. */
  readonly marketHours: 'sessions' | 'always';
}

export type TicketField = 'direction' | 'orderType' | 'limitPrice' | 'quantity' | 'leverage';

/** A class whose quote screen and ticket stand. */
export interface BuiltAssetClass extends AssetClassFacts {
  readonly isBuilt: true;
  readonly routes: AssetClassFacts['routes'] & { readonly ticket: string };
  readonly walletType: WalletType;
  readonly orderPath: string;
  readonly endpoints: {
    readonly detail: typeof stockDetail | typeof cryptoDetail;
    readonly kline: typeof stockKline | typeof cryptoKline;
    readonly createOrder: typeof createStockOrder | typeof createCryptoOrder;
  };
  readonly quantity: {
    /** What stands behind a quantity; takes `count` (a number, for the plural) and `unit` (from {@link unitOf}). */
    readonly unitMessage: Message;
    /** What is counted, as a trader says it: AAPL, BTC. Buttons say "Buy 10 AAPL". */
    unitOf(code: string): string;
    /** Quantities follow the instrument's own step and smallest quantity (DECISIONS 19). */
    readonly decimals: 'step';
  };
  readonly hasLeverage: boolean;
  readonly hasOrderBook: boolean;
  /** In the order the ticket asks for them. */
  readonly ticketFields: readonly TicketField[];
  /** In the order the quote screen shows them. */
  readonly statistics: readonly StatKey[];
}

/** A class that is known and not built yet: its screens say so. */
export interface PlannedAssetClass extends AssetClassFacts {
  readonly isBuilt: false;
}

export type AssetClassDefinition = BuiltAssetClass | PlannedAssetClass;
