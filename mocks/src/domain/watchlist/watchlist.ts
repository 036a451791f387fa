import type { InstrumentKey } from '../market/index.ts';

/** One watched instrument. `classify` is the spec's classification, kept as the app sent it. */
export interface WatchlistEntry {
  readonly id: string;
  readonly key: InstrumentKey;
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

/** Adds an instrument; adding what is there changes nothing. */
export function watch(list: Watchlist, entry: Omit<WatchlistEntry, 'id'>): void {
  if (isWatched(list, entry.key)) return;
  const { key, classify, addedAt } = entry;
  list.entries.push({ id: `W${list.nextNumber}`, key, classify, addedAt });
  list.nextNumber += 1;
}

/** Removes an entry; removing what is not there changes nothing. */
export function unwatch(list: Watchlist, isMeant: (entry: WatchlistEntry) => boolean): void {
  const kept = list.entries.filter((entry) => !isMeant(entry));
  list.entries.splice(0, list.entries.length, ...kept);
}

export function isWatched(list: Watchlist, key: InstrumentKey): boolean {
  return list.entries.some((entry) => entry.key === key);
}
