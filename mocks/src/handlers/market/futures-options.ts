import { contractMonths, localDateAt, tradingDayAt } from '#domain/market/index.ts';
import { refuse } from '#domain/refusals.ts';
import { formatExact } from '#kernel/index.ts';
import type { Handler } from '../context.ts';
import { instrumentOfRequest, quoteView } from './views/quote-views.ts';

/** Delivery months that are listed at a time. */
export const monthsListed = 8;

export const futuresOptions: Handler<'market.futuresOptions'> = (caller, request) => {
  const { market } = caller.state;
  const asked = instrumentOfRequest(caller, request);
  const product = asked.contract?.delivery?.product ?? asked;
  if (product.contract === undefined) throw refuse('notFound', { what: 'instrument' });
  const day = tradingDayAt(product.calendar, caller.now);
  const today = localDateAt('newYork', caller.now);
  return contractMonths(product, day, monthsListed).map(({ code, deliveryMonth, lastTradingDay }, index) => {
    const contract = market.instrument(`FUTURE:${code}`);
    const future = market.future(contract.key, caller.now);
    return {
      ...quoteView(caller, contract),
      deliveryMonth,
      lastTradeDate: lastTradingDay.date,
      daysToExpiry: Math.max(0, lastTradingDay.epochDay - today),
      openInterest: formatExact(future?.openInterest ?? 0n),
      openInterestChange: formatExact(future?.openInterestChange ?? 0n),
      isFront: index === 0,
    };
  });
};
