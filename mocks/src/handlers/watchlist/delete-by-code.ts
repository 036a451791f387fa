import { watchlistOf } from '#domain/brokerage.ts';
import type { WatchlistEntry } from '#domain/watchlist/index.ts';
import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';

export const deleteByCode: Handler<'watchlist.deleteByCode'> = ({ world, state, userId }, { stockCode }) => {
  const isMeant = ({ key }: WatchlistEntry) => state.market.instrument(key).code === stockCode;
  if (!watchlistOf(state, userId).entries.some(isMeant)) return null;
  send(world, 'watchlist/removeByCode', { userId, stockCode });
  return null;
};
