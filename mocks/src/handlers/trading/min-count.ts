import { minQuantity } from '#domain/orders/index.ts';
import { formatExact } from '#kernel/index.ts';
import type { Handler } from '../context.ts';
import { productOfRequest } from '../market/views/quote-views.ts';

export const minCount: Handler<'trading.minCount'> = (caller, request) => {
  const { instrument, source } = productOfRequest(caller, request);
  return {
    minCount: formatExact(minQuantity(instrument, source)),
    step: formatExact(instrument.quantityStep),
  };
};
