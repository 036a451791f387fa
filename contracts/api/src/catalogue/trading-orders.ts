/** Order calls of the asset classes that follow (which class posts where: DECISIONS 7). */
import * as v from 'valibot';
import { decimal, positiveDecimal } from '../decimal.ts';
import { changedByOrders, movedMoney } from '../changes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { commitmentRefusals } from './commitment-refusals.ts';
import {
  anything,
  clientOrderId,
  id,
  instrumentRequest,
  nullish,
  order,
  pageOf,
  pageRequest,
  secret,
  unsettled,
  unsettledRequest,
} from '../fields.ts';
import { timestamp } from '../timestamp.ts';
import { createOrderRequest, orderRefusals } from './trading.ts';

/** What every order has: one per intent (DECISIONS 6), confirmed by the transaction password (DECISIONS 28). */
const intent = { clientOrderId, payPassword: secret };

export const createAuctionStockOrder = defineEndpoint({
  id: 'trading.createAuctionStockOrder',
  method: 'POST',
  path: '/stock/auctionStockCreate',
  kind: 'write',
  changes: changedByOrders,
  isIdempotent: true,
  access: 'signedIn',
  request: createOrderRequest,
  response: order,
  refusals: orderRefusals,
});

/** At least 10,000 shares (DECISIONS 24). */
export const createBlockTrade = defineEndpoint({
  id: 'trading.createBlockTrade',
  method: 'POST',
  path: '/blockTrade/create',
  kind: 'write',
  changes: changedByOrders,
  isIdempotent: true,
  access: 'signedIn',
  request: createOrderRequest,
  response: order,
  refusals: orderRefusals,
});

/** Futures: `crude` is the backend's word for them. */
export const createFutureOrder = defineEndpoint({
  id: 'trading.createFutureOrder',
  method: 'POST',
  path: '/crude/create',
  kind: 'write',
  changes: changedByOrders,
  isIdempotent: true,
  access: 'signedIn',
  request: createOrderRequest,
  response: order,
  refusals: orderRefusals,
});

/** Forex: `gold` is the backend's word for it. */
export const createForexOrder = defineEndpoint({
  id: 'trading.createForexOrder',
  method: 'POST',
  path: '/gold/create',
  kind: 'write',
  changes: changedByOrders,
  isIdempotent: true,
  access: 'signedIn',
  request: createOrderRequest,
  response: order,
  refusals: orderRefusals,
});

export const createHkOrder = defineEndpoint({
  id: 'trading.createHkOrder',
  method: 'POST',
  path: '/hk/create',
  kind: 'write',
  changes: changedByOrders,
  isIdempotent: true,
  access: 'signedIn',
  request: createOrderRequest,
  response: order,
  refusals: orderRefusals,
});

/** Subscribes to new shares, US and Hong Kong. Needs verified identity (DECISIONS 16). */
export const subscribeIpo = defineEndpoint({
  id: 'trading.subscribeIpo',
  method: 'POST',
  path: '/NewShares/create',
  kind: 'write',
  changes: ['trading.subscriptions', 'trading.subscriptionOrders', ...movedMoney],
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ ...instrumentRequest, ...intent, quantity: positiveDecimal }),
  response: unsettled,
  refusals: [...commitmentRefusals, 'quantityNotAllowed'],
});

const changedByFollowFutures = ['trading.followFuturesList', ...movedMoney] as const;

export const createFollowFutures = defineEndpoint({
  id: 'trading.createFollowFutures',
  method: 'POST',
  path: '/userFollowFutures/create',
  kind: 'write',
  changes: changedByFollowFutures,
  isIdempotent: true,
  access: 'signedIn',
  request: unsettledRequest({ ...intent, amount: positiveDecimal }),
  response: unsettled,
  refusals: commitmentRefusals,
});

/** Spec §3 futures-follow order. */
export const followFuturesList = defineEndpoint({
  id: 'trading.followFuturesList',
  method: 'POST',
  path: '/userFollowFutures/pageList',
  kind: 'read',
  access: 'signedIn',
  request: v.object(pageRequest),
  response: pageOf(
    v.looseObject({
      createTimeTimestamp: timestamp,
      updateTimeTimestamp: nullish(timestamp),
      settleTimeTimestamp: nullish(timestamp),
      handleFee: nullish(decimal),
    }),
  ),
});

/** Before it runs (DECISIONS 23). */
export const cancelFollowFutures = defineEndpoint({
  id: 'trading.cancelFollowFutures',
  method: 'POST',
  path: '/userFollowFutures/cancel',
  kind: 'write',
  changes: changedByFollowFutures,
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ id }),
  response: anything,
  refusals: ['orderNotCancellable', 'notFound'],
});

/** While it runs (DECISIONS 23). */
export const closeFollowFutures = defineEndpoint({
  id: 'trading.closeFollowFutures',
  method: 'POST',
  path: '/userFollowFutures/flatPosition',
  kind: 'write',
  changes: changedByFollowFutures,
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ ...intent, id }),
  response: anything,
  refusals: ['payPasswordNotSet', 'payPasswordWrong', 'positionNotOpen', 'notFound', 'clientOrderIdReused'],
});
