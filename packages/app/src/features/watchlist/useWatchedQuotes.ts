import { getMarkets, watchlist, type Quote, type Rows } from '@meridian/api';
import { useSession } from '#platform/provider.tsx';
import { useRead, type Read } from '#platform/use-read.ts';
import { useDeviceWatchlist } from '#presentation/watching/device-watchlist.ts';

/** A watched quote; entries of an account have an id. */
export type WatchedQuote = Quote & { readonly id?: string };

/** Quotes of what is watched: by whoever is signed in, else by this device. */
export function useWatchedQuotes(): Read<Rows<WatchedQuote>> {
  const { isSignedIn } = useSession();
  const { products } = useDeviceWatchlist();
  const list = products.map(({ stock_code, market, source, name }) => ({
    stkName: name,
    stkcode: stock_code,
    market,
    source,
  }));
  const ofAccount = useRead(watchlist, {}, { subject: 'watchlist' });
  const ofDevice = useRead(getMarkets, isSignedIn || list.length === 0 ? null : { list }, {
    subject: 'watchlist',
    keepPrevious: true,
  });
  return isSignedIn ? ofAccount : ofDevice;
}
