import { page } from '../context.ts';
import type { Handler } from '../context.ts';
import { quoteView, shownInstant } from './views/quote-views.ts';

export const topList: Handler<'market.topList'> = (caller, request) => {
  const { state } = caller;
  const ranked =
    state.listings === 'empty'
      ? []
      : state.market.movers(request.market, request.type, (one) => shownInstant(caller, one));
  const { list, ...rest } = page(ranked, request);
  return { ...rest, list: list.map(({ key }) => quoteView(caller, state.market.instrument(key))) };
};
