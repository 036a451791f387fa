/** What the message of a fact tells: of the newest order or position that there is. */
import type { Brokerage } from '#domain/brokerage.ts';
import { announcementOf } from '#domain/companies/index.ts';
import { deedOf, priceText, quantityText, toldOf } from '#domain/inbox/index.ts';
import type { MessageContent } from '#domain/inbox/index.ts';
import { usualFailure } from '#domain/kyc/index.ts';
import { frontContract, tradingDayAt } from '#domain/market/index.ts';
import { endingOf, lastPrice, stopOutLevel } from '#domain/orders/index.ts';
import type { Order } from '#domain/orders/index.ts';
import { refuse } from '#domain/refusals.ts';
import { dayOfTrading } from './companies.ts';

export const messageKinds = [
  'identityApproved',
  'identityFailed',
  'orderCancelled',
  'orderFilled',
  'positionNearStopOut',
  'contractEnding',
  'dividendAnnounced',
  'splitAnnounced',
] as const;

/** Days from an announcement to the day it speaks of. */
const exInDays = 8;

/** A record that is there no more where there is none. @throws BusinessRefusal where a position is needed and there is none. */
export function messageAbout(
  state: Brokerage,
  kind: (typeof messageKinds)[number],
  at: number,
): MessageContent {
  switch (kind) {
    case 'identityApproved':
      return { kind, parameters: {} };
    case 'identityFailed':
      return { kind, parameters: { reason: usualFailure } };
    case 'orderCancelled':
      return cancellation(state);
    case 'orderFilled':
      return fillOf(
        state,
        [...state.trading.orders.values()].findLast(({ fillPrice }) => fillPrice !== null),
      );
    case 'positionNearStopOut':
      return nearStopOut(state, at);
    case 'contractEnding':
      return contractEnding(state, at);
    case 'dividendAnnounced':
      return companyNews(state, { kind: 'dividend', amount: '0.26' }, at);
    case 'splitAnnounced':
      return companyNews(state, { kind: 'split', ratio: '4' }, at);
  }
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
      deed: order === undefined ? 'buy' : deedOf(order),
      ...toldOf(instrument),
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
      deed: order === undefined ? 'buy' : deedOf(order),
      ...toldOf(instrumentOf(state, order)),
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
      ...toldOf(instrument),
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
