/** Facts about auctions before the opening, and orders for them. */
import { assetSource } from '@meridian/api';
import * as v from 'valibot';
import { phaseOfAuction } from '#domain/auction/index.ts';
import {
  auctionOfOrder,
  endOf,
  enterAuction,
  freeze,
  isForAuction,
  makeFinal,
  pricedAt,
} from '#domain/orders/index.ts';
import { refuse } from '#domain/refusals.ts';
import { fixedText } from '#fixed-text.ts';
import { formatExact } from '#kernel/index.ts';
import { defineFact, instrumentIn, minuteMs, minutes, shortText } from './define.ts';
import { enter, orderParameters } from './trading.ts';

const { leverage: _leverage, source: _source, ...auctioned } = orderParameters;

const auctionWindow = defineFact({
  parameters: v.pipe(
    v.object({
      /** From the start of the window to the opening of the market. */
      opensMinutesBefore: v.pipe(minutes, v.minValue(1)),
      noCancelMinutesBefore: minutes,
    }),
    v.check(
      ({ opensMinutesBefore, noCancelMinutesBefore }) => noCancelMinutesBefore < opensMinutesBefore,
      'the no-cancel phase is the end of the window',
    ),
  ),
  sentence: ({ opensMinutesBefore, noCancelMinutesBefore }) =>
    `auctions take orders from ${opensMinutesBefore} minutes before the opening; for the last ${noCancelMinutesBefore} none can be cancelled`,
  apply(state, hours) {
    state.trading.auctionHours = hours;
  },
});

const auctionOrder = defineFact({
  parameters: v.object({
    ...auctioned,
    /** Without one, it takes the price of the auction. */
    limitPrice: v.optional(fixedText),
    minutesAgo: v.optional(minutes, 0),
    clientOrderId: v.optional(shortText),
  }),
  sentence: ({ quantity, code, minutesAgo }) =>
    `an order for ${formatExact(quantity)} ${code} was placed in the auction ${minutesAgo} minutes ago`,
  apply(state, parameters, at) {
    const { key } = instrumentIn(state, parameters);
    const source = assetSource.auctionStock;
    const placedAt = at - parameters.minutesAgo * minuteMs;
    const auction = auctionOfOrder(state, { key, createdAt: placedAt });
    const phase = auction && phaseOfAuction(auction, placedAt);
    if (auction === undefined || (phase !== 'open' && phase !== 'noCancel'))
      throw refuse('invalidRequest', { field: 'minutesAgo' });
    const { limitPrice, clientOrderId } = parameters;
    const price = limitPrice ?? pricedAt(state, { key, source }, placedAt);
    const entering = { price, at: placedAt, clientOrderId, ...(limitPrice !== undefined && { limitPrice }) };
    const draft = { ...parameters, source, leverage: 1_000_000_000_000n };
    const order = enter(state, draft, entering);
    freeze(state, order, placedAt);
    enterAuction(state, order, placedAt);
    if (isForAuction(order) && at >= auction.noCancelAt && order.status === 0)
      makeFinal(state, order, auction.noCancelAt);
    if (at >= auction.closesAt) endOf(state, order, auction.closesAt);
  },
});

export const auctionFacts = { auctionWindow, auctionOrder } as const;
