import { watchlistOf } from '#domain/brokerage.ts';
import { isWatched } from '#domain/watchlist/index.ts';
import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';
import { instrumentOfRequest } from '../market/quote-views.ts';

export const save: Handler<'watchlist.save'> = (caller, { secuCode, market, classify }) => {
  const { key } = instrumentOfRequest(caller, { stockCode: secuCode, market });
  // What changes nothing is no command: the log is the world's history.
  if (isWatched(watchlistOf(caller.state, caller.userId), key)) return null;
  send(caller.world, 'watchlist/add', { userId: caller.userId, key, classify });
  return null;
};
