import type { AssetClass } from '@meridian/api';
import { createContext, use } from 'react';
import { quotePath, ticketPath } from '#platform/asset-paths.ts';
import { auctionStock } from './auctionStock/auctionStock.ts';
import { blockTrade } from './blockTrade/blockTrade.ts';
import { crypto } from './crypto/crypto.ts';
import type { AssetClassDefinition, AssetClassOf, TradedClass } from './definition.ts';
import { forex } from './forex/forex.ts';
import { future } from './future/future.ts';
import { globalIndex } from './globalIndex/globalIndex.ts';
import { hkStock } from './hkStock/hkStock.ts';
import { newStock } from './newStock/newStock.ts';
import { stock } from './stock/stock.ts';

/**
 * What differs between asset classes, as data. A class that is missing here does not compile. Stocks stand first: they
 * are the spec's default (spec §2).
 */
export const assetClasses: { readonly [C in AssetClass]: AssetClassOf<C> } = {
  stock,
  crypto,
  hkStock,
  forex,
  future,
  newStock,
  blockTrade,
  auctionStock,
  globalIndex,
};

/** Asset classes by what a reader has in hand. */
export interface AssetClasses {
  /** The class that an address without a source means (spec §2). */
  readonly byDefault: AssetClassDefinition;
  /** The class of a source code from the wire or a link; undefined for a code nobody knows. */
  of(source: number): AssetClassDefinition | undefined;
  /** The classes whose screens stand at a path, the one it belongs to first. Empty for a path that is of no class. */
  at(path: string): readonly AssetClassDefinition[];
}

/** Makes classes known; the first of them is the default. */
export function knownClasses(
  definitions: readonly [AssetClassDefinition, ...AssetClassDefinition[]],
): AssetClasses {
  const bySource = new Map<number, AssetClassDefinition>(
    definitions.map((definition) => [definition.paths.source, definition]),
  );
  return {
    byDefault: definitions[0],
    of: (source) => bySource.get(source),
    at: (path) =>
      definitions.filter(({ paths }) =>
        [paths.list, paths.planned?.list, quotePath(paths), ticketPath(paths)].includes(path),
      ),
  };
}

const { stock: byDefault, ...others } = assetClasses;

/** The asset classes of this app. */
export const AssetClassesContext = createContext(knownClasses([byDefault, ...Object.values(others)]));

export function useAssetClasses(): AssetClasses {
  return use(AssetClassesContext);
}

/** The class where its instruments can be ordered, else undefined. */
export function tradedClass(definition: AssetClassDefinition | undefined): TradedClass | undefined {
  return definition !== undefined && isTraded(definition) ? definition : undefined;
}

function isTraded(definition: AssetClassDefinition): definition is TradedClass {
  return definition.quote !== undefined && definition.ticket !== undefined;
}
