import { watchlistOf } from '#domain/brokerage.ts';
import { isListedOn } from '#domain/market/index.ts';
import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';

export const deleteByCode: Handler<'watchlist.deleteByCode'> = (caller, { stockCode, market, assettype }) => {
  const { state, userId } = caller;
  const products = watchlistOf(state, userId).entries.filter(({ key, source }) => {
    const instrument = state.market.instrument(key);
    return (
      instrument.code === stockCode &&
      (market === undefined || isListedOn(instrument, market)) &&
      (assettype === undefined || String(source) === assettype)
    );
  });
  if (products.length > 0) sendFor(caller, 'watchlist/removeAll', { userId, products });
  return null;
};
