import { getMarkets, watchlist, type Rows } from '@meridian/api';
import { useSession } from '#platform/ports/use-ports.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import type { ListedQuote } from '#presentation/quotes/quote-table.ts';
import { productKey, useDeviceWatchlist } from '#presentation/watching/device-watchlist.ts';
import { soundRows, withKnown } from '#platform/reading/sound-rows.ts';

/** A watched quote; an entry of an account has an id where its backend says so. */
export type WatchedQuote = ListedQuote & { readonly id?: string | null };

const eachOnce = (known: Rows<WatchedQuote>): Rows<WatchedQuote> => soundRows(known, { keyOf: productKey });

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
  const { request, reload, isReloading } = isSignedIn ? ofAccount : ofDevice;
  return { request: withKnown<Rows<WatchedQuote>>(request, eachOnce), reload, isReloading };
}
