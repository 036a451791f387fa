import { watchlistOf } from '#domain/brokerage.ts';
import type { Handler } from '../context.ts';
import { quoteView } from '../market/quote-views.ts';

export const list: Handler<'watchlist.list'> = (caller) =>
  watchlistOf(caller.state, caller.userId).entries.map(({ id, key, source, classify }) => {
    const quote = quoteView(caller, caller.state.market.instrument(key), source);
    return { ...quote, id, classify, assettype: String(source) };
  });
