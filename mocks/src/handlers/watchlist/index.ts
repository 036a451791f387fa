import type { Endpoints } from '@meridian/api/catalogue';
import { watchlistOf } from '../../domain/brokerage.ts';
import { isWatched } from '../../domain/watchlist/index.ts';
import type { WatchlistEntry } from '../../domain/watchlist/index.ts';
import { send } from '../../world-definition.ts';
import type { HandlersOf } from '../context.ts';
import { instrumentOfRequest, quoteView } from '../market/quote-views.ts';

type WatchlistId = Extract<keyof Endpoints, `watchlist.${string}`>;

export const watchlistHandlers: HandlersOf<WatchlistId> = {
  'watchlist.list': (caller) =>
    watchlistOf(caller.state, caller.userId).entries.map(({ id, key, classify }) => {
      const quote = quoteView(caller, caller.state.market.instrument(key));
      return { ...quote, id, classify, assettype: String(quote.source) };
    }),
  'watchlist.save'(caller, { secuCode, market, classify }) {
    const { key } = instrumentOfRequest(caller, { stockCode: secuCode, market });
    // What changes nothing is no command: the log is the world's history.
    if (isWatched(watchlistOf(caller.state, caller.userId), key)) return null;
    send(caller.world, 'watchlist/add', { userId: caller.userId, key, classify });
    return null;
  },
  'watchlist.delete'({ world, state, userId }, { id }) {
    if (!watchlistOf(state, userId).entries.some((entry) => entry.id === id)) return null;
    send(world, 'watchlist/remove', { userId, id });
    return null;
  },
  'watchlist.deleteByCode'({ world, state, userId }, { stockCode }) {
    const isMeant = ({ key }: WatchlistEntry) => state.market.instrument(key).code === stockCode;
    if (!watchlistOf(state, userId).entries.some(isMeant)) return null;
    send(world, 'watchlist/removeByCode', { userId, stockCode });
    return null;
  },
};
