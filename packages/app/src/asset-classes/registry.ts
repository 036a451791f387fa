import type { AssetClass } from '@meridian/api';
import { auctionStock } from './auctionStock/auctionStock.ts';
import { blockTrade } from './blockTrade/blockTrade.ts';
import { crypto } from './crypto/crypto.ts';
import type { AssetClassDefinition, BuiltAssetClass } from './definition.ts';
import { forex } from './forex/forex.ts';
import { future } from './future/future.ts';
import { globalIndex } from './globalIndex/globalIndex.ts';
import { hkStock } from './hkStock/hkStock.ts';
import { newStock } from './newStock/newStock.ts';
import { stock } from './stock/stock.ts';

/** What differs between asset classes, as data. A class that is missing here does not compile. */
export const assetClasses: Record<AssetClass, AssetClassDefinition> = {
  stock,
  forex,
  future,
  blockTrade,
  newStock,
  crypto,
  auctionStock,
  hkStock,
  globalIndex,
};

const bySource = new Map<number, AssetClassDefinition>(
  Object.values(assetClasses).map((definition) => [definition.source, definition]),
);

/** The class of a source code from the wire or a link; undefined for a code nobody knows. */
export function assetClassOf(source: number): AssetClassDefinition | undefined {
  return bySource.get(source);
}

/** The class when its quote screen and ticket stand, else undefined. */
export function builtAssetClassOf(source: number): BuiltAssetClass | undefined {
  const definition = assetClassOf(source);
  return definition?.isBuilt ? definition : undefined;
}
