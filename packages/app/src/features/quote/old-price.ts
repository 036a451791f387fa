import type { QuoteDetail } from '@meridian/api';
import { useNow } from '#platform/provider.tsx';
import { isPolling, useIsOnline, useLinkState } from '#platform/realtime.ts';

/** With the feed cut, a price of an open market that is older than this many ms is not to be relied on. */
const oldMs = 20_000;
const lookMs = 5_000;

/** Whether the price has stopped following its market. One that is read again in time has not. */
export function useIsOld({
  marketStatus,
  quoteTimestamp,
}: Pick<QuoteDetail, 'marketStatus' | 'quoteTimestamp'>): boolean {
  const now = useNow(lookMs);
  const link = useLinkState();
  const isOnline = useIsOnline();
  const isCut = !isOnline || isPolling(link);
  return isCut && marketStatus === 'open' && now - quoteTimestamp > oldMs;
}
