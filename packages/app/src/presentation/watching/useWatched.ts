import { watchlist } from '@meridian/api';
import { useMemo } from 'react';
import { useSession } from '#platform/ports/use-ports.ts';
import { knownData, useRead } from '#platform/reading/request.ts';
import { productKey, useDeviceWatchlist } from './device-watchlist.ts';

/** Keys of what is watched, by the signed-in user or by this device; null while that is not known. */
export function useWatched(): ReadonlySet<string> | null {
  const { isSignedIn } = useSession();
  const { products } = useDeviceWatchlist();
  const { request } = useRead(watchlist, {}, {});
  const listed = knownData(request)?.list;
  return useMemo(() => {
    if (!isSignedIn) return new Set(products.map(productKey));
    return listed === undefined ? null : new Set(listed.map(productKey));
  }, [isSignedIn, products, listed]);
}
