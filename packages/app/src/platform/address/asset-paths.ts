import type { AssetClass, AssetSource } from '@meridian/api';
import { routePaths, type Path } from './paths.ts';

/** What can be done with an instrument on a screen of its own. A subscription orders what is offered: it leads to no position. */
export type AssetScreen = 'list' | 'quote' | 'ticket' | 'subscribe';

/** Where an asset class is listed, quoted and ordered. What it cannot do has no path. `P`: the paths there are. */
export type AssetPaths<P extends string = Path> = Readonly<Partial<Record<AssetScreen, P>>> & {
  /** On the wire and in addresses (spec §3). */
  readonly source: AssetSource;
  /** Addresses whose screens are a feature's of its own: not those that classes share, which read what the class can do. */
  readonly own?: Readonly<Partial<Record<AssetScreen, P>>>;
};

/**
 * The screens of every asset class, and the whole of what the first script knows about them (ADR 20): links, the route
 * table and the companions are read from it. Stocks come first: they are the spec's default (spec §2).
 */
export const assetPaths = {
  stock: { source: 0, quote: routePaths.quoteStock, ticket: routePaths.ticketStock },
  crypto: {
    source: 7,
    list: routePaths.productCrypto,
    quote: routePaths.quoteCrypto,
    ticket: routePaths.ticketCrypto,
  },
  hkStock: {
    source: 11,
    list: routePaths.hkStocks,
    quote: routePaths.quoteHkStock,
    ticket: routePaths.ticketHkStock,
  },
  forex: {
    source: 2,
    list: routePaths.productForex,
    quote: routePaths.quoteForex,
    ticket: routePaths.ticketForex,
  },
  future: {
    source: 3,
    list: routePaths.productFuture,
    quote: routePaths.quoteFuture,
    ticket: routePaths.ticketFuture,
  },
  newStock: {
    source: 5,
    quote: routePaths.quoteStock,
    own: { list: routePaths.productNewStock, subscribe: routePaths.ticketNewStock },
  },
  blockTrade: {
    source: 4,
    list: routePaths.productBlockTrade,
    quote: routePaths.quoteStock,
    ticket: routePaths.ticketBlockTrade,
  },
  auctionStock: {
    source: 8,
    list: routePaths.productAuctionStock,
    quote: routePaths.quoteAuctionStock,
    ticket: routePaths.ticketAuctionStock,
  },
  globalIndex: { source: 99, quote: routePaths.quoteGlobalIndex },
} as const satisfies Record<AssetClass, AssetPaths>;

/** Classes that the spec gives a list of their own; stocks are listed on the markets screen. */
export type ListedClass = {
  [C in AssetClass]: (typeof assetPaths)[C] extends { list: string } | { own: { list: string } } ? C : never;
}[AssetClass];

const bySource = new Map<number, AssetPaths>(Object.values(assetPaths).map((paths) => [paths.source, paths]));

/** The screens of a source from the wire; stocks' for one that nobody knows (spec §2). */
export function pathsOf(source: number): AssetPaths {
  return bySource.get(source) ?? assetPaths.stock;
}

/** Where a class is quoted: on the stock's screen where the spec names none. */
export function quotePath<P extends string>({ quote }: AssetPaths<P>): P | Path {
  return quote ?? assetPaths.stock.quote;
}

/** Where it is ordered. An index cannot be bought: its default is the spec's, and the ticket says so. */
export function ticketPath<P extends string>({ ticket, subscribe, own }: AssetPaths<P>): P | Path {
  return ticket ?? subscribe ?? own?.subscribe ?? assetPaths.stock.ticket;
}

/** Where a class is listed. */
export function listPath(assetClass: ListedClass): Path {
  const { list, own }: AssetPaths = assetPaths[assetClass];
  return list ?? own?.list ?? routePaths.markets;
}
