/** Whose screen an address opens, and for which instrument. */
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { parseInstrument } from '#platform/address/address-params.ts';
import type { InstrumentParams } from '#platform/address/addresses.ts';
import type { AssetClassDefinition } from './definition.ts';
import { useAssetClasses, type AssetClasses } from './registry.ts';

export interface Addressed {
  /** The instrument's class; that of the screen where the two contradict each other. */
  readonly assetClass: AssetClassDefinition;
  /** Null where the address names a class whose instruments this screen does not show. */
  readonly instrument: InstrumentParams | null;
}

/** The class and the instrument of this screen's address. */
export function useAddressed(): Addressed {
  const classes = useAssetClasses();
  const { pathname, search } = useLocation();
  return useMemo(
    () => addressed(classes, pathname, new URLSearchParams(search)),
    [classes, pathname, search],
  );
}

/**
 * A screen belongs to the class of its path. Without a source its address means that class; with a source of a class that
 * has no screen there it means nothing: crypto is never shown as a stock. A source that nobody knows is a stock on a
 * stock's screen only (spec §2: its screens are the default).
 */
export function addressed(classes: AssetClasses, path: string, query: URLSearchParams): Addressed {
  const here = classes.at(path);
  const screens = here[0] ?? classes.byDefault;
  const source = query.get('source') ?? '';
  const named = /^(0|[1-9]\d{0,3})$/.test(source) ? classes.of(Number(source)) : undefined;
  const isMeant = source === '' || (named === undefined && screens === classes.byDefault);
  const assetClass = isMeant ? screens : named;
  const isShownHere = assetClass !== undefined && (here.length === 0 || here.includes(assetClass));
  return isShownHere
    ? { assetClass, instrument: parseInstrument(query, assetClass.paths.source) }
    : { assetClass: screens, instrument: null };
}
