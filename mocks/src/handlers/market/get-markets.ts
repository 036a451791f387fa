import { isListedOn } from '#domain/market/index.ts';
import { isQuotedAs } from '#domain/orders/index.ts';
import type { Handler } from '../context.ts';
import { listedNow, quoteView } from './views/quote-views.ts';

export const getMarkets: Handler<'market.getMarkets'> = (caller, { list }) =>
  list.flatMap(({ stkcode, market, source }) => {
    const found = listedNow(caller, stkcode).find((one) => market === '' || isListedOn(one, market));
    return found !== undefined && isQuotedAs(found, source) ? [quoteView(caller, found, source)] : [];
  });
