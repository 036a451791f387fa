import { coinCategories, futureProducts, sectors } from '@meridian/api';
import type {
  allStockList,
  AssetClass,
  AssetClassification,
  AssetSource,
  createStockOrder,
  cryptoDetail,
  cryptoKline,
  cryptoPage,
  cryptoTrades,
  Decimal,
  Endpoint,
  forexIndex,
  forexList,
  FutureProduct,
  futuresList,
  hkStockList,
  hotStocks,
  futuresDetail,
  Gate,
  Order,
  preMarketList,
  QuoteDetail,
  RequestOf,
  ServiceType,
  stockDetail,
  stockKline,
  WalletType,
} from '@meridian/api';
import type * as v from 'valibot';
import type { OrderWindow } from '#domain/sessions.ts';
import type { AssetPaths, assetPaths } from '#platform/address/asset-paths.ts';
import type { Path } from '#platform/address/paths.ts';
import type { Message } from '#platform/words/messages.ts';
import type { StatKey } from './statistics.ts';

/** Pages of quotes that can be sorted. */
export type ListEndpoint =
  | typeof allStockList
  | typeof cryptoPage
  | typeof forexList
  | typeof futuresList
  | typeof hkStockList
  | typeof hotStocks
  | typeof preMarketList;

/** A list of its instruments, on a screen of its own. */
export interface ListCapability {
  readonly page: ListEndpoint;
  readonly titleMessage: Message;
  /** Of futures, where the list is of one kind of goods. */
  readonly product?: FutureProduct;
  /** As which product its instruments are listed, where the call lists them as more than one. */
  readonly source?: AssetSource;
  /** What it can be narrowed by: a field of its call, whose words are `listFilters`. */
  readonly filter?: ListFilter;
  /** A choice from more: the list of all, which can be shown instead. */
  readonly whole?: typeof allStockList;
  /** A few that are shown above the list, at a glance. */
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
  /** Whether the orders that wait are shown: the socket sends them (`book:<market>:<code>`). */
  readonly hasOrderBook: boolean;
  /** Whether one can become several: shares are split (ADR 64). */
  readonly canSplit?: boolean;
  /** What its summary says of it, below the figures. Nothing where it is left out. */
  readonly summary?: SummaryKind;
  /** The call for the market's last trades. Without one a class that has a book hears them from the socket (`trades:<market>:<code>`). */
  readonly trades?: typeof cryptoTrades;
  /** Where it is ordered in an auction: how that one goes, asked for one instrument alone (ADR 63). */
  readonly auction?: typeof preMarketList;
}

/** What an instrument is besides its price: shares in lots, a contract of some months, two currencies, many members. */
export type SummaryKind = 'lots' | 'contract' | 'pair' | 'members';

export type TicketField = 'direction' | 'orderType' | 'limitPrice' | 'quantity' | 'leverage';

/** A call that opens a position or adds to one: it takes an order as every ticket sends it, and answers that order (DECISIONS 7). */
export type OpeningWrite = Endpoint<
  string,
  v.GenericSchema<RequestOf<typeof createStockOrder>, unknown>,
  v.GenericSchema<unknown, Order>,
  'write'
>;

/** Orders that open positions. */
interface TicketCapability {
  readonly createOrder: OpeningWrite;
  /** In the order the ticket asks for them. Without a direction, it buys. */
  readonly fields: readonly TicketField[];
  /** What the class asks of every order, beyond the instrument's own terms. */
  readonly rules?: TicketRules;
}

export interface TicketRules {
  /** A block trade is at least 10,000 shares (DECISIONS 24). */
  readonly minQuantity: Decimal;
  /** What an order becomes with that many: the ticket measures how far the quantity is from it. */
  readonly reaches?: 'largeOrder';
}

/** Orders for what is offered and not held yet: they are filled in as any order and lead to no position. */
interface SubscribeCapability extends TicketCapability {
  readonly fields: readonly Exclude<TicketField, 'direction'>[];
}

/** Phases that the class's offers go through by themselves: before, during and after the time in which orders are taken. */
interface PhasesCapability {
  /** Read from what is known of the instrument. */
  windowOf(detail: QuoteDetail): OrderWindow;
}

/** A service of the brokerage that is applied for, and the screen where that is done. */
export interface PermissionCapability {
  readonly service: ServiceType;
  readonly path: Path;
}

/** What is held of the class: which wallet pays and is paid, and what is counted. It can be closed, with a ticket or without. */
interface HoldingCapability {
  readonly walletType: WalletType;
  /** Quantities follow the instrument's own step (DECISIONS 19). */
  readonly quantity: {
    /** What follows a quantity; takes `count` (a number, for the plural) and `unit` (from {@link unitOf}). */
    readonly unitMessage: Message;
    /** What is counted, as a trader says it: AAPL, BTC. Buttons say "Buy 10 AAPL". */
    unitOf(code: string): string;
  };
}

/** What a class can do; what it cannot is not there. Each holds what its readers need, and nothing else (ADR 20). */
interface Capabilities {
  readonly list?: ListCapability;
  readonly quote?: QuoteCapability;
  readonly ticket?: TicketCapability;
  readonly subscribe?: SubscribeCapability;
}

export interface AssetClassDefinition extends Capabilities {
  /** Of every class that has a ticket, and of those whose positions can be closed before theirs is built. */
  readonly holding?: HoldingCapability;
  /** What has to be passed before anything is ordered: the configuration turns it on and off (DECISIONS 16). */
  readonly gate?: Gate;
  /** What the customer has to be approved for before anything is ordered (DECISIONS 13). */
  readonly permission?: PermissionCapability;
  /** Left out, orders are taken at all times; the market's own sessions are in the quote. */
  readonly phases?: PhasesCapability;
  readonly paths: AssetPaths<string>;
  /** The class, as a heading says it. */
  readonly labelMessage: Message;
  /** One of it, where its instruments are offered as another product, too: nothing else tells the two apart. */
  readonly productMessage?: Message;
}

/** A class whose instruments can be looked at and ordered: a ticket needs the price. */
export type TradedClass = ClosableClass & Required<Pick<Capabilities, 'ticket'>>;

/** A class whose positions can be closed. */
export type ClosableClass = AssetClassDefinition & Required<Pick<AssetClassDefinition, 'quote' | 'holding'>>;

type WithPath<C extends AssetClass> = keyof (typeof assetPaths)[C] & keyof Capabilities;

/** The definition of a class: it can do what it has a screen for, and nothing else. */
export type AssetClassOf<C extends AssetClass> = Omit<AssetClassDefinition, keyof Capabilities> &
  ('ticket' extends WithPath<C> ? Required<Pick<AssetClassDefinition, 'holding'>> : unknown) &
  Required<Pick<Capabilities, WithPath<C>>> & {
    readonly [K in Exclude<keyof Capabilities, WithPath<C>>]?: never;
  };
