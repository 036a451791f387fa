import { coinCategories, futureProducts, sectors } from '@meridian/api';
import type {
  allStockList,
  AssetClass,
  AssetClassification,
  createCryptoOrder,
  createStockOrder,
  cryptoDetail,
  cryptoKline,
  cryptoPage,
  cryptoTrades,
  forexIndex,
  forexList,
  FutureProduct,
  futuresList,
  hkStockList,
  hotStocks,
  futuresDetail,
  stockDetail,
  stockKline,
  WalletType,
} from '@meridian/api';
import type { AssetPaths, assetPaths } from '#platform/asset-paths.ts';
import type { Message } from '#platform/messages.ts';
import type { StatKey } from './statistics.ts';

/** Pages of quotes that can be sorted. */
export type ListEndpoint =
  | typeof allStockList
  | typeof cryptoPage
  | typeof forexList
  | typeof futuresList
  | typeof hkStockList
  | typeof hotStocks;

/** A list of its instruments, on a screen of its own. */
export interface ListCapability {
  readonly page: ListEndpoint;
  readonly titleMessage: Message;
  /** Of futures, where the list is of one kind of goods. */
  readonly product?: FutureProduct;
  /** What it can be narrowed by: a field of its call, whose words are `listFilters`. */
  readonly filter?: ListFilter;
  /** A choice from more: the list of all, which can be shown instead. */
  readonly whole?: typeof allStockList;
  /** A few that stand above the list, at a glance. */
  readonly leaders?: typeof forexIndex;
  /** Known by their codes and counted by nobody: currency pairs. The code leads, and no volume is shown or sorted by. */
  readonly isOfPairs?: boolean;
  /** Said once below the title instead of in every row: the currency of its prices. */
  readonly subtitleMessage?: Message;
  /** What a row says beside the code; its market where nothing is said here. */
  readonly note?: RowNote;
}

/** The words that a list can be narrowed to, by the field of its call. */
export const listFilters = {
  sector: sectors,
  category: coinCategories,
  product: futureProducts,
} as const;
type ListFilter = keyof typeof listFilters;
export type FilterWord = (typeof listFilters)[ListFilter][number];

/** `lot`: how many shares can be bought at once; `expiry`: the month traded and its last day; `none`: all is in the code. */
export type RowNote = 'market' | 'lot' | 'expiry' | 'none';

/** Its price, chart and figures. */
export interface QuoteCapability {
  readonly detail: typeof stockDetail | typeof cryptoDetail | typeof futuresDetail;
  readonly kline: typeof stockKline | typeof cryptoKline;
  /** What a watchlist entry is filed under (spec §3, DECISIONS 41). */
  readonly classification: AssetClassification;
  /** In the order the quote screen shows them. */
  readonly statistics: readonly StatKey[];
  /** Whether the orders that wait are shown: the socket tells them (`book:<market>:<code>`). */
  readonly hasOrderBook: boolean;
  /** What its summary tells of it, below the figures. Nothing where it is left out. */
  readonly summary?: SummaryKind;
  /** The market's last trades, where its venue tells them. */
  readonly trades?: typeof cryptoTrades;
}

/** What an instrument is besides its price: shares in lots, a contract of some months, two currencies, many members. */
export type SummaryKind = 'lots' | 'contract' | 'pair' | 'members';

export type TicketField = 'direction' | 'orderType' | 'limitPrice' | 'quantity' | 'leverage';

/** Orders that open and close positions. Quantities follow the instrument's own step (DECISIONS 19). */
interface TicketCapability {
  readonly createOrder: typeof createStockOrder | typeof createCryptoOrder;
  /** The wallet that pays. */
  readonly walletType: WalletType;
  /** In the order the ticket asks for them. */
  readonly fields: readonly TicketField[];
  readonly quantity: {
    /** What stands behind a quantity; takes `count` (a number, for the plural) and `unit` (from {@link unitOf}). */
    readonly unitMessage: Message;
    /** What is counted, as a trader says it: AAPL, BTC. Buttons say "Buy 10 AAPL". */
    unitOf(code: string): string;
  };
}

/** What closing needs besides a price. A ticket has it; where that is not built, positions can be closed all the same. */
export type ClosingCapability = Pick<TicketCapability, 'walletType' | 'quantity'>;

/** What a class can do; what it cannot is not there. Each holds what its readers need, and nothing else (ADR 20). */
interface Capabilities {
  readonly list?: ListCapability;
  readonly quote?: QuoteCapability;
  readonly ticket?: TicketCapability;
}

export interface AssetClassDefinition extends Capabilities {
  readonly paths: AssetPaths<string>;
  /** The class, as a heading says it. */
  readonly labelMessage: Message;
  /** Traders say its code: CLZ26, USDJPY. Where there is no room for code and name, the code stays whole. */
  readonly isKnownByCode?: boolean;
}

/** A class whose instruments can be looked at and ordered: a ticket needs the price. */
export type TradedClass = AssetClassDefinition & Required<Pick<Capabilities, 'quote' | 'ticket'>>;

/** A class whose positions can be closed. */
export type ClosableClass = AssetClassDefinition &
  Required<Pick<Capabilities, 'quote'>> & { readonly closing: ClosingCapability };

type WithPath<C extends AssetClass> = keyof (typeof assetPaths)[C] & keyof Capabilities;

/** The definition of a class: it can do what it has a screen for, and nothing else. */
export type AssetClassOf<C extends AssetClass> = Omit<AssetClassDefinition, keyof Capabilities> &
  Required<Pick<Capabilities, WithPath<C>>> & {
    readonly [K in Exclude<keyof Capabilities, WithPath<C>>]?: never;
  };
