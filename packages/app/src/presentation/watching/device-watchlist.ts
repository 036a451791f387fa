/** What this device watches while no one is signed in (DECISIONS 41). */
import {
  assetSources,
  maxIdLength,
  maxNameLength,
  maxWatchedOnDevice,
  type AssetSource,
} from '@meridian/api';
import { useMemo } from 'react';
import * as v from 'valibot';
import type { KeyValueStorage } from '#platform/ports/ports.ts';
import { usePorts } from '#platform/ports/context.ts';
import { readJson, storageKeys } from '#platform/device/storage.ts';
import { storeText, useStoredText } from '#platform/device/use-stored-text.ts';

/** What identifies a product, and its name as it was shown when it was stored. */
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
  storeText(storage, storageKeys.watchedHere, products.length === 0 ? null : JSON.stringify(products));
}

type Change = (kept: readonly WatchedProduct[]) => readonly WatchedProduct[];

/** Changes what is kept at that moment: another tab, or a press before the next picture, may have changed it. */
export function changeDeviceWatchlist(storage: KeyValueStorage, change: Change): void {
  writeDeviceWatchlist(storage, change(readDeviceWatchlist(storage)));
}

/** What this device watches, in the order added, and the way to change it. */
export function useDeviceWatchlist(): {
  readonly products: readonly WatchedProduct[];
  change(change: Change): void;
} {
  const { storage } = usePorts();
  const text = useStoredText(storageKeys.watchedHere);
  // `text` is what is stored.
  // oxlint-disable-next-line react/exhaustive-deps
  const products = useMemo(() => readDeviceWatchlist(storage), [storage, text]);
  return { products, change: (change) => changeDeviceWatchlist(storage, change) };
}
