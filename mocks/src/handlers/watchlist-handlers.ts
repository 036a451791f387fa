import type { Endpoints } from '@meridian/api/catalogue';
import { watchlistOf } from '../domain/brokerage.ts';
import { send } from '../world-definition.ts';
import type { HandlersOf } from './context.ts';
import { instrumentOfRequest, quoteView } from './quote-views.ts';

type WatchlistId = Extract<keyof Endpoints, `watchlist.${string}`>;

export const watchlistHandlers: HandlersOf<WatchlistId> = {
  'watchlist.list': (caller) =>
    watchlistOf(caller.state, caller.userId).entries.map(({ id, key, classify }) => {
      const quote = quoteView(caller, caller.state.market.instrument(key));
      return { ...quote, id, classify, assettype: String(quote.source) };
    }),
  'watchlist.save'(caller, { secuCode, market, classify }) {
    const { key } = instrumentOfRequest(caller, { stockCode: secuCode, market });
    send(caller.world, 'watchlist/add', { userId: caller.userId, key, classify });
    return null;
  },
  'watchlist.delete'({ world, userId }, { id }) {
    send(world, 'watchlist/remove', { userId, id });
    return null;
  },
  'watchlist.deleteByCode'({ world, userId }, { stockCode }) {
    send(world, 'watchlist/removeByCode', { userId, stockCode });
    return null;
  },
};
