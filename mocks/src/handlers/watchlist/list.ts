import { isListedAt } from '#domain/market/index.ts';
import { watchlistOf } from '#domain/brokerage.ts';
import type { Handler } from '../context.ts';
import { quoteView } from '../market/views/quote-views.ts';

export const list: Handler<'watchlist.list'> = (caller) =>
  watchlistOf(caller.state, caller.userId).entries.flatMap(({ id, key, source, classify }) => {
    const instrument = caller.state.market.instrument(key);
    if (!isListedAt(instrument, caller.now)) return [];
    const quote = quoteView(caller, instrument, source);
    const { name: securityName, stock_code: secuCode } = quote;
    return [{ ...quote, id, classify, assettype: String(source), securityName, secuCode }];
  });
