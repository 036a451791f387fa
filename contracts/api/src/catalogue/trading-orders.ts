/** Order calls of the asset classes that follow (which class posts where: DECISIONS 7). */
import * as v from 'valibot';
import { decimal, nonNegativeDecimal, positiveDecimal } from '../decimal.ts';
import { changedByOrders, movedMoney } from '../changes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { commitmentRefusals } from './commitment-refusals.ts';
import { followFuturesStatus } from '../families.ts';
import {
  anything,
  clientOrderId,
  currency,
  id,
  imageUrl,
  instrumentRequest,
  name,
  nullish,
  openCode,
  openStatus,
  pageOf,
  pageRequest,
  secret,
  sentence,
} from '../fields.ts';
import { order } from '../order.ts';
import { timestamp } from '../timestamp.ts';
import { subscription } from './trading-records.ts';
import { atAnyHour, createOrderRequest, orderRefusals } from './trading.ts';

/** What every order has: one per intent (DECISIONS 6), confirmed by the transaction password (DECISIONS 28). */
const intent = { clientOrderId, payPassword: secret };

/** While the auction's window is open: it waits for the auction's end, and is final from its no-cancel phase on (status 3). */
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
  refusals: [...atAnyHour, 'auctionClosed'],
});

/** At least 10,000 shares (DECISIONS 24), with the permission for block trades (DECISIONS 13). */
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
  refusals: [...orderRefusals, 'permissionRequired'],
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

/** Subscribes to new shares, US and Hong Kong, in whole lots. Needs verified identity (DECISIONS 16). */
export const subscribeIpo = defineEndpoint({
  id: 'trading.subscribeIpo',
  method: 'POST',
  path: '/NewShares/create',
  kind: 'write',
  changes: ['trading.subscriptions', 'trading.subscriptionOrders', ...movedMoney],
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ ...instrumentRequest, ...intent, quantity: positiveDecimal }),
  response: subscription,
  refusals: [...commitmentRefusals, 'quantityNotAllowed', 'deadlinePassed', 'alreadySubscribed'],
});

/** A futures order that follows an institution's (spec §3). Prices in `currency`, all money in that of FOLLOW_FUTURES. */
const followFuturesOrder = v.object({
  id,
  clientOrderId: nullish(id),
  /** What is followed, as `follow.agencyList` named it, and whose order that is. */
  offerId: nullish(id),
  agencyName: nullish(name),
  stock_code: id,
  name,
  market: id,
  localLogoUrl: imageUrl,
  currency,
  direction: openCode,
  status: openStatus(followFuturesStatus),
  /** Why it was cancelled by the brokerage, in the user's language. */
  reason: nullish(sentence),
  /** The margin that was put in; worth amount × leverage. */
  amount: positiveDecimal,
  walletCurrency: currency,
  leverage: positiveDecimal,
  openPrice: nullish(decimal),
  closePrice: nullish(decimal),
  handleFee: nullish(nonNegativeDecimal),
  /** Before fees, signed: floating while it runs, then as it was booked. */
  profit: nullish(decimal),
  createTimeTimestamp: timestamp,
  /** When the institution carries it out, or did. */
  startTimeTimestamp: nullish(timestamp),
  updateTimeTimestamp: nullish(timestamp),
  /** When it was closed or settled; before that, when the institution means to end it. */
  settleTimeTimestamp: nullish(timestamp),
});

const changedByFollowFutures = ['trading.followFuturesList', ...movedMoney] as const;

/** Follows a futures order that is open for it (DECISIONS 40, 50). `amount` is the margin in USD, from FOLLOW_FUTURES. */
export const createFollowFutures = defineEndpoint({
  id: 'trading.createFollowFutures',
  method: 'POST',
  path: '/userFollowFutures/create',
  kind: 'write',
  changes: changedByFollowFutures,
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ ...intent, offerId: id, amount: positiveDecimal }),
  response: followFuturesOrder,
  refusals: [...commitmentRefusals, 'amountNotAllowed', 'deadlinePassed'],
});

/** One's own, newest first. */
export const followFuturesList = defineEndpoint({
  id: 'trading.followFuturesList',
  method: 'POST',
  path: '/userFollowFutures/pageList',
  kind: 'read',
  access: 'signedIn',
  request: v.object(pageRequest),
  response: pageOf(followFuturesOrder),
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
  response: followFuturesOrder,
  refusals: ['payPasswordNotSet', 'payPasswordWrong', 'positionNotOpen', 'notFound'],
});
