import { isQuotedAs } from '#domain/orders/index.ts';
import { refuse } from '#domain/refusals.ts';
import type { Handler } from '../context.ts';
import { listedNow } from './views/quote-views.ts';

export const getMarket: Handler<'market.getMarket'> = (caller, { stkcode, source }) => {
  const found = listedNow(caller, stkcode).find((one) => source === undefined || isQuotedAs(one, source));
  if (found === undefined) throw refuse('notFound', { what: 'instrument' });
  return { market: found.exchange };
};
