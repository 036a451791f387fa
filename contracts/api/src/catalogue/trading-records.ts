/** Position calls of the screens that follow: subscriptions, statements, added margin. */
import * as v from 'valibot';
import { nonNegativeDecimal, positiveDecimal } from '../decimal.ts';
import { changedPositions, movedMoney } from '../changes.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  anything,
  clientOrderId,
  id,
  instrumentRequest,
  pageOf,
  pageRequest,
  secret,
  unsettledPage,
} from '../fields.ts';
import { position } from '../position.ts';

/** Subscriptions under way: trade tab 4 (DECISIONS 10). */
export const subscriptions = defineEndpoint({
  id: 'trading.subscriptions',
  method: 'POST',
  path: '/position/subscription',
  kind: 'read',
  access: 'signedIn',
  request: v.object(pageRequest),
  response: unsettledPage,
});

/** Orders for new shares with their allotment (spec §3 new-stock subscription). */
export const subscriptionOrders = defineEndpoint({
  id: 'trading.subscriptionOrders',
  method: 'POST',
  path: '/position/subscriptionOrder/pageList',
  kind: 'read',
  access: 'signedIn',
  request: v.object(pageRequest),
  response: unsettledPage,
});

/** What positions moved, line by line: `water` is the backend's word for a statement. */
export const positionStatement = defineEndpoint({
  id: 'trading.positionStatement',
  method: 'POST',
  path: '/position/water/pageList',
  kind: 'read',
  access: 'signedIn',
  request: v.object(pageRequest),
  response: unsettledPage,
});

export const forexPositions = defineEndpoint({
  id: 'trading.forexPositions',
  method: 'POST',
  path: '/position/forex/pageList',
  kind: 'read',
  access: 'signedIn',
  request: v.object(pageRequest),
  response: pageOf(position),
});

/** Adds margin to an open position (spec §4). Amount in the instrument's currency. `clientOrderId` as for an order. */
export const addPositionMargin = defineEndpoint({
  id: 'trading.addPositionMargin',
  method: 'POST',
  path: '/position/addPositionMargin',
  kind: 'write',
  changes: [...changedPositions, ...movedMoney],
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ clientOrderId, id, amount: positiveDecimal, payPassword: secret }),
  response: anything,
  refusals: [
    'payPasswordNotSet',
    'payPasswordWrong',
    'insufficientFunds',
    'positionNotOpen',
    'leverageNotAllowed',
    'clientOrderIdReused',
  ],
});

/** The quantity of new shares that all of the buying power pays for. */
export const ipoFullQuantity = defineEndpoint({
  id: 'trading.ipoFullQuantity',
  method: 'POST',
  path: '/position/getIpoFullNum',
  kind: 'read',
  access: 'signedIn',
  request: v.object(instrumentRequest),
  response: v.looseObject({ quantity: nonNegativeDecimal }),
  refusals: ['notFound'],
});
