import { watchlistOf } from '#domain/brokerage.ts';
import type { WatchlistEntry } from '#domain/watchlist/index.ts';
import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';

export const deleteByCode: Handler<'watchlist.deleteByCode'> = (
  { world, state, userId },
  { stockCode, market, assettype },
) => {
  const instrument = state.market.find(stockCode, market);
  const isMeant = ({ key, source }: WatchlistEntry) =>
    key === instrument?.key && String(source) === assettype;
  const entry = watchlistOf(state, userId).entries.find(isMeant);
  if (entry === undefined) return null;
  send(world, 'watchlist/remove', { userId, key: entry.key, source: entry.source });
  return null;
};
