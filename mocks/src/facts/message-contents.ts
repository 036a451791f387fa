/** Content of a fact's message: about the newest order or position. */
import { tradeDirection } from '@meridian/api';
import type { Brokerage } from '#domain/brokerage.ts';
import { announcementOf } from '#domain/companies/index.ts';
import { actionOf, priceText, quantityText, subjectOf } from '#domain/inbox/index.ts';
import type { MessageContent, MessageKind } from '#domain/inbox/index.ts';
import { usualFailure } from '#domain/kyc/index.ts';
import { frontContract, tradingDayAt } from '#domain/market/index.ts';
import { endingOf, lastPrice, stopOutLevel } from '#domain/orders/index.ts';
import type { Order } from '#domain/orders/index.ts';
import { refuse } from '#domain/refusals.ts';
import { FIXED_ONE, formatFixed } from '#kernel/index.ts';
import { dayOfTrading } from './companies.ts';

/** Days from an announcement to the day it speaks of. */
const exInDays = 8;

/** What a message of each kind says, about the newest order or position. @throws BusinessRefusal where one is needed and there is none. */
const samples = {
  identityApproved: () => ({ kind: 'identityApproved', parameters: {} }),
  identityFailed: () => ({ kind: 'identityFailed', parameters: { reason: usualFailure } }),
  orderCancelled: cancellation,
  orderFilled: (state) =>
    fillOf(
      state,
      [...state.trading.orders.values()].findLast(({ fillPrice }) => fillPrice !== null),
    ),
  positionNearStopOut: nearStopOut,
  contractEnding,
  dividendAnnounced: (state, at) => companyNews(state, { kind: 'dividend', amount: '0.26' }, at),
  dividendPaid: (state) => bookedDividend(state, 'dividendPaid'),
  dividendCharged: (state) => bookedDividend(state, 'dividendCharged'),
  splitAnnounced: (state, at) => companyNews(state, { kind: 'split', ratio: '4' }, at),
} as const satisfies { readonly [K in MessageKind]?: (state: Brokerage, at: number) => MessageContent };

type SampleKind = keyof typeof samples;
export const messageKinds = Object.keys(samples) as readonly SampleKind[];

/** A message of this kind. @throws BusinessRefusal `invalidRequest` where it needs a position and there is none. */
export function messageAbout(state: Brokerage, kind: SampleKind, at: number): MessageContent {
  const sample: (state: Brokerage, at: number) => MessageContent = samples[kind];
  return sample(state, at);
}

/** Whatever an order or a position was in; Apple's share where there is none. */
const instrumentOf = ({ market }: Brokerage, of: Pick<Order, 'key'> | undefined) =>
  market.instrument(of?.key ?? 'US:AAPL');

/** Of an order, filled or not there any more. */
export function fillOf(state: Brokerage, order: Order | undefined): MessageContent<'orderFilled'> {
  const instrument = instrumentOf(state, order);
  return {
    kind: 'orderFilled',
    parameters: {
      orderId: order?.id ?? 'O0',
      action: order === undefined ? 'buy' : actionOf(order),
      ...subjectOf(instrument),
      quantity: quantityText(order?.quantity ?? 0n),
      price: priceText(instrument, order?.fillPrice ?? 0n),
    },
  };
}

function cancellation(state: Brokerage): MessageContent {
  const order = [...state.trading.orders.values()].findLast(({ reason }) => reason === 'insufficientFunds');
  return {
    kind: 'orderCancelled',
    parameters: {
      orderId: order?.id ?? 'O0',
      action: order === undefined ? 'buy' : actionOf(order),
      ...subjectOf(instrumentOf(state, order)),
      quantity: quantityText(order?.quantity ?? 0n),
      reason: 'insufficientFunds',
    },
  };
}

function nearStopOut(state: Brokerage, at: number): MessageContent {
  const position = [...state.trading.positions.values()].findLast((one) => stopOutLevel(state, one) !== null);
  if (position === undefined) throw refuse('invalidRequest', { field: 'kind' });
  const instrument = instrumentOf(state, position);
  return {
    kind: 'positionNearStopOut',
    parameters: {
      positionId: position.id,
      ...subjectOf(instrument),
      price: priceText(instrument, lastPrice(state, position.key, at)),
      closesAt: priceText(instrument, stopOutLevel(state, position) ?? 0n),
    },
  };
}

function contractEnding(state: Brokerage, at: number): MessageContent {
  const position = [...state.trading.positions.values()].findLast(
    (one) => instrumentOf(state, one).contract !== undefined,
  );
  if (position === undefined) throw refuse('invalidRequest', { field: 'kind' });
  const instrument = instrumentOf(state, position);
  const product = instrument.contract?.delivery?.product ?? instrument;
  const contract = frontContract(product, tradingDayAt(product.calendar, at));
  return {
    kind: 'contractEnding',
    parameters: endingOf(instrument, position, { contract, isLastDay: false }),
  };
}

/** Of the newest position in a share; of Apple's where there is none. */
function companyNews(
  state: Brokerage,
  event: Parameters<typeof announcementOf>[1]['event'],
  at: number,
): MessageContent {
  const held = [...state.trading.positions.values()].findLast(({ key }) => /^(US|HK):/.test(key));
  const instrument = instrumentOf(state, held);
  return announcementOf(state, {
    key: instrument.key,
    exDate: dayOfTrading(instrument, at, exInDays),
    event,
  });
}

/** Of a share, in cents: what a dividend of the samples comes to. */
const sampleCents = 51n;

/** About the newest position in a share that is held, or that was sold short. */
function bookedDividend(state: Brokerage, kind: 'dividendPaid' | 'dividendCharged'): MessageContent {
  const direction = kind === 'dividendPaid' ? tradeDirection.buy : tradeDirection.sell;
  const position = [...state.trading.positions.values()].findLast(
    (one) => /^(US|HK):/.test(one.key) && one.direction === direction,
  );
  if (position === undefined) throw refuse('invalidRequest', { field: 'kind' });
  const each = (FIXED_ONE * sampleCents) / 100n;
  return {
    kind,
    parameters: {
      positionId: position.id,
      ...subjectOf(instrumentOf(state, position)),
      quantity: quantityText(position.quantity),
      each: formatFixed(each, 2),
      paid: formatFixed((position.quantity * each) / FIXED_ONE, 2),
    },
  };
}
