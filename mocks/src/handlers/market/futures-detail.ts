import { rollOversBetween } from '#domain/market/index.ts';
import { refuse } from '#domain/refusals.ts';
import { formatExact, formatFixed } from '#kernel/index.ts';
import type { Handler } from '../context.ts';
import { detailView, productOfRequest, shownInstant } from './views/quote-views.ts';

/** As far back as the longest period of a chart. */
const rollOversMs = 366 * 86_400_000;

export const futuresDetail: Handler<'market.futuresDetail'> = (caller, request) => {
  const product = productOfRequest(caller, request);
  const { instrument } = product;
  const at = shownInstant(caller, instrument);
  const { market } = caller.state;
  const future = market.future(instrument.key, caller.now);
  if (future === undefined) throw refuse('notFound', { what: 'instrument' });
  return {
    ...detailView(caller, product),
    contractCode: future.contractCode,
    productCode: instrument.contract?.delivery?.product.code ?? instrument.code,
    lastTradeDate: future.lastTradingDay,
    expiryDate: future.expiryDate,
    previousSettle: formatFixed(market.ticker(instrument.key, at).previousClose, instrument.priceDecimals),
    openInterest: formatExact(future.openInterest),
    openInterestChange: formatExact(future.openInterestChange),
    position: formatExact(future.position),
    rolls:
      instrument.contract?.delivery === undefined
        ? rollOversBetween(instrument, at - rollOversMs, at).map((roll) => ({
            opensAtTimestamp: roll.at,
            previousMonth: roll.from.deliveryMonth,
            deliveryMonth: roll.to.deliveryMonth,
          }))
        : [],
  };
};
