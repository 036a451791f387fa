import { isOfAsked, type AuctionQuote, type preMarketList } from '@meridian/api';
import { auctionPhase, type AuctionPhase } from '#domain/auction.ts';
import { useHasPassed } from '#platform/ports/use-countdown.ts';
import { knownData, type Request } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';

/** As often as the exchange publishes what an auction would end with, in ms. */
export const publishedEveryMs = 5_000;

export interface Auction {
  readonly request: Request<{ readonly list: readonly AuctionQuote[] }>;
  readonly reload: Read<unknown>['reload'];
  /** Null while it is not known, and where the share is in none. */
  readonly quote: AuctionQuote | null;
  readonly phase: AuctionPhase | null;
}

/** The auction of one instrument, as `page` answers for it alone; nothing is asked without one. */
export function useAuction(
  page: typeof preMarketList,
  instrument: { readonly code: string; readonly market: string } | null,
): Auction {
  const asked = instrument && { stockCode: instrument.code, market: instrument.market };
  const { request, reload } = useRead(page, asked && { ...asked, pageNo: 1, pageSize: 1 }, {
    refreshMs: publishedEveryMs,
  });
  const known = knownData(request)?.list.find((one) =>
    isOfAsked(one, asked ?? { stockCode: '', market: '' }),
  );
  const quote = known ?? null;
  return { request, reload, quote, phase: useAuctionPhase(quote) };
}

/** The phase of now: it changes by itself as its instants pass. */
export function useAuctionPhase(quote: AuctionQuote | null): AuctionPhase | null {
  const hasOpened = useHasPassed(quote?.opensAtTimestamp ?? null);
  const isFinal = useHasPassed(quote?.noCancelAtTimestamp ?? null);
  const hasClosed = useHasPassed(quote?.closesAtTimestamp ?? null);
  return quote && auctionPhase(quote, { hasOpened, isFinal, hasClosed });
}
