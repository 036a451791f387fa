import { isTradedAs } from '#domain/orders/index.ts';
import type { Handler } from '../context.ts';
import { quoteView } from './quote-views.ts';

export const getMarkets: Handler<'market.getMarkets'> = (caller, { list }) =>
  list.flatMap(({ stkcode, market, source }) => {
    const found = caller.state.market.find(stkcode, market === '' ? undefined : market);
    return found !== undefined && isTradedAs(found, source) ? [quoteView(caller, found, source)] : [];
  });
