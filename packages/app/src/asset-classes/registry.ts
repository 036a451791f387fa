import type { AssetClass } from '@meridian/api';
import { createContext, use } from 'react';
import { quotePath, ticketPath } from '#platform/address/asset-paths.ts';
import { auctionStock } from './auctionStock/auctionStock.ts';
import { blockTrade } from './blockTrade/blockTrade.ts';
import { crypto } from './crypto/crypto.ts';
import type { AssetClassDefinition, AssetClassOf, ClosableClass, TradedClass } from './definition.ts';
import { forex } from './forex/forex.ts';
import { future } from './future/future.ts';
import { globalIndex } from './globalIndex/globalIndex.ts';
import { hkStock } from './hkStock/hkStock.ts';
import { newStock } from './newStock/newStock.ts';
import { stock } from './stock/stock.ts';

/**
 * What differs between asset classes, as data. A class that is missing here does not compile. Stocks come first: they
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
  /** The classes whose screens are at a path, the one it belongs to first. Empty for a path that is of no class. */
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
        [paths.list, paths.own?.list, quotePath(paths), ticketPath(paths)].includes(path),
      ),
  };
}

const { stock: byDefault, ...others } = assetClasses;

/** The asset classes of this app. */
export const AssetClassesContext = createContext(knownClasses([byDefault, ...Object.values(others)]));

export function useAssetClasses(): AssetClasses {
  return use(AssetClassesContext);
}

/** The class where its instruments can be ordered or subscribed to, else undefined. A subscription is its ticket. */
export function tradedClass(definition: AssetClassDefinition | undefined): TradedClass | undefined {
  const closable = closableClass(definition);
  if (closable === undefined || isTraded(closable)) return closable;
  return closable.subscribe && { ...closable, ticket: closable.subscribe };
}

/** The class where its positions can be closed, with or without a ticket, else undefined. */
export function closableClass(definition: AssetClassDefinition | undefined): ClosableClass | undefined {
  return definition !== undefined && isClosable(definition) ? definition : undefined;
}

function isTraded(definition: ClosableClass): definition is TradedClass {
  return definition.ticket !== undefined;
}

function isClosable(definition: AssetClassDefinition): definition is ClosableClass {
  return definition.quote !== undefined && definition.holding !== undefined;
}
