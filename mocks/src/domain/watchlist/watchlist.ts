import type { AssetSource } from '@meridian/api';
import type { InstrumentKey } from '../market/index.ts';

/** What is watched: an instrument as one asset class offers it. */
export interface WatchedProduct {
  readonly key: InstrumentKey;
  readonly source: AssetSource;
}

/** One line of a watchlist. `classify` is the spec's classification, kept as the app sent it. */
export interface WatchlistEntry extends WatchedProduct {
  readonly id: string;
  readonly classify: string;
  readonly addedAt: number;
}

/** What one customer watches, in the order added. */
export interface Watchlist {
  readonly entries: WatchlistEntry[];
  nextNumber: number;
}

export function createWatchlist(): Watchlist {
  return { entries: [], nextNumber: 1 };
}

/** Adds a product; adding what is there changes nothing. */
export function watch(list: Watchlist, entry: Omit<WatchlistEntry, 'id'>): void {
  if (isWatched(list, entry)) return;
  const { key, source, classify, addedAt } = entry;
  list.entries.push({ id: `W${list.nextNumber}`, key, source, classify, addedAt });
  list.nextNumber += 1;
}

/** Removes a product; removing what is not there changes nothing. */
export function unwatch(list: Watchlist, product: WatchedProduct): void {
  const kept = list.entries.filter((entry) => !isSameProduct(entry, product));
  list.entries.splice(0, list.entries.length, ...kept);
}

export function isWatched(list: Watchlist, product: WatchedProduct): boolean {
  return list.entries.some((entry) => isSameProduct(entry, product));
}

function isSameProduct(a: WatchedProduct, b: WatchedProduct): boolean {
  return a.key === b.key && a.source === b.source;
}
