import type { Position } from '@meridian/api';
import { useNow } from '#platform/provider.tsx';

const lookMs = 60_000;

/** Whether the contract of a position is traded no more: nobody can close it, and its quote is gone. */
export function useHasEnded({ lastTradeTimestamp }: Pick<Position, 'lastTradeTimestamp'>): boolean {
  const now = useNow(lookMs);
  return lastTradeTimestamp !== null && lastTradeTimestamp <= now;
}
