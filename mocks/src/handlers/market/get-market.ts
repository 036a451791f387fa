import { refuse } from '#domain/refusals.ts';
import type { Handler } from '../context.ts';

export const getMarket: Handler<'market.getMarket'> = ({ state }, { stkcode }) => {
  const found = state.market.find(stkcode);
  if (found === undefined) throw refuse('notFound', { what: 'instrument' });
  return { market: found.exchange };
};
