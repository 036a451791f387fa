import { formatExact, formatFixed } from '#kernel/index.ts';
import { refuse } from '#domain/refusals.ts';
import type { Handler } from '../context.ts';
import { detailView, productOfRequest, shownInstant } from './quote-views.ts';

export const futuresDetail: Handler<'market.futuresDetail'> = (caller, request) => {
  const product = productOfRequest(caller, request);
  const { instrument } = product;
  const { future } = caller.state.market.quote(instrument.key, shownInstant(caller, instrument));
  if (future === undefined) throw refuse('notFound', { what: 'instrument' });
  return {
    ...detailView(caller, product),
    contractCode: future.contractCode,
    productCode: instrument.contract?.delivery?.product.code ?? instrument.code,
    lastTradeDate: future.lastTradingDay,
    expiryDate: future.expiryDate,
    previousSettle: formatFixed(future.previousSettle, instrument.priceDecimals),
    openInterest: formatExact(future.openInterest),
    openInterestChange: formatExact(future.openInterestChange),
    position: formatExact(future.position),
  };
};
