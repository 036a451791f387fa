import type { Position } from '@meridian/api';
import { useCallback } from 'react';
import { useAssetClasses } from '#asset-classes/registry.ts';

/** The code that a holding is known by, where traders say that and not its name: a contract's, a pair's. */
export function useLeadingCode(): (position: Pick<Position, 'source' | 'stock_code'>) => string | undefined {
  const classes = useAssetClasses();
  return useCallback(
    ({ source, stock_code }) => (classes.of(source)?.isKnownByCode === true ? stock_code : undefined),
    [classes],
  );
}
