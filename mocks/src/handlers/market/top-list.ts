import type { InstrumentKey } from '#domain/market/index.ts';
import { priceInstant } from '#domain/orders/index.ts';
import { page } from '../context.ts';
import type { Handler } from '../context.ts';
import { quoteView } from './quote-views.ts';

export const topList: Handler<'market.topList'> = (caller, request) => {
  const { state, now } = caller;
  const figuresOf = (key: InstrumentKey) => priceInstant(state, key, now);
  const ranked =
    state.listings === 'empty' ? [] : state.market.movers(request.market, request.type, figuresOf);
  const { list, ...rest } = page(ranked, request);
  return { ...rest, list: list.map(({ key }) => quoteView(caller, state.market.instrument(key))) };
};
