/** What this device watches while nobody is signed in (DECISIONS 41). */
import {
  assetSources,
  maxIdLength,
  maxNameLength,
  maxWatchedOnDevice,
  type AssetSource,
} from '@meridian/api';
import { useCallback, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createChanges, type Changes } from '#platform/changes.ts';
import type { KeyValueStorage } from '#platform/ports.ts';
import { usePorts } from '#platform/provider.tsx';
import { readJson, storageKeys } from '#platform/storage.ts';

/** What tells a product from every other, and its name as it was shown when it was kept. */
export interface WatchedProduct {
  readonly stock_code: string;
  readonly market: string;
  readonly source: AssetSource;
  readonly name: string;
}

const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxIdLength));
const keptProduct = v.object({
  stock_code: shortText,
  market: shortText,
  source: v.picklist(assetSources),
  name: v.pipe(v.string(), v.maxLength(maxNameLength)),
});

export const productKey = ({ source, market, stock_code }: Omit<WatchedProduct, 'name'>): string =>
  `${source}:${market}:${stock_code}`;

/** Each read by itself: one that cannot be read takes no other with it. */
export function readDeviceWatchlist(storage: KeyValueStorage): readonly WatchedProduct[] {
  const kept = readJson(storage, storageKeys.watchedHere);
  const found = new Map<string, WatchedProduct>();
  for (const entry of Array.isArray(kept) ? (kept as readonly unknown[]) : []) {
    const product = v.safeParse(keptProduct, entry);
    if (product.success && found.size < maxWatchedOnDevice)
      found.set(productKey(product.output), product.output);
  }
  return [...found.values()];
}

export function writeDeviceWatchlist(storage: KeyValueStorage, products: readonly WatchedProduct[]): void {
  if (products.length === 0) storage.remove(storageKeys.watchedHere);
  else storage.set(storageKeys.watchedHere, JSON.stringify(products));
  changesOf(storage).announce();
}

interface Told {
  readonly changes: Changes;
  /** As it stands in the storage, read once for each of its texts. */
  text: string | null;
  products: readonly WatchedProduct[];
}

/** By the storage of each app: two apps on a page share nothing. */
const told = new WeakMap<KeyValueStorage, Told>();

function toldOf(storage: KeyValueStorage): Told {
  const known = told.get(storage) ?? { changes: createChanges(), text: null, products: [] };
  told.set(storage, known);
  return known;
}

const changesOf = (storage: KeyValueStorage): Changes => toldOf(storage).changes;

function current(storage: KeyValueStorage): readonly WatchedProduct[] {
  const known = toldOf(storage);
  const text = storage.get(storageKeys.watchedHere);
  if (text !== known.text) {
    known.text = text;
    known.products = readDeviceWatchlist(storage);
  }
  return known.products;
}

/** What this device watches, in the order added, and the way to change it. Another tab's changes are heard of. */
export function useDeviceWatchlist(): {
  readonly products: readonly WatchedProduct[];
  change(products: readonly WatchedProduct[]): void;
} {
  const { storage } = usePorts();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [changesOf(storage).subscribe(listener), storage.onForeignChange?.(listener)];
      return () => stops.forEach((stop) => stop?.());
    },
    [storage],
  );
  const products = useSyncExternalStore(subscribe, () => current(storage));
  return { products, change: (next) => writeDeviceWatchlist(storage, next) };
}
