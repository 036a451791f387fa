/** Position calls of the screens that follow: subscriptions, statements, added margin. */
import * as v from 'valibot';
import { decimal, nonNegativeDecimal, positiveDecimal } from '../decimal.ts';
import { changedPositions, movedMoney } from '../changes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { exchangeRate } from '../exchange-rate.ts';
import { ipoStatus, settlementStatus } from '../families.ts';
import {
  calendarDate,
  clientOrderId,
  currency,
  id,
  imageUrl,
  instrumentRequest,
  name,
  nullish,
  openStatus,
  openWord,
  pageOf,
  pageRequest,
  secret,
} from '../fields.ts';
import { position } from '../position.ts';
import { timestamp } from '../timestamp.ts';

/**
 * A subscription to new shares (spec §3). Prices and amounts in `currency`, which the shares are offered in; what SUBSCRIPTION holds
 * and pays in `walletCurrency`. What is not known before the allotment is null until then.
 */
export const subscription = v.object({
  id,
  clientOrderId: nullish(id),
  stock_code: id,
  name,
  market: id,
  localLogoUrl: imageUrl,
  currency,
  status: openStatus(ipoStatus),
  settlement: openStatus(settlementStatus),
  quantity: positiveDecimal,
  /** The highest price of the offer, at which it was subscribed; × quantity. */
  subscriptionPrice: positiveDecimal,
  totalAmount: positiveDecimal,
  discountedPrice: nullish(positiveDecimal),
  actualPrice: nullish(positiveDecimal),
  allotmentQuantity: nullish(nonNegativeDecimal),
  allotmentDate: calendarDate,
  allotmentTimestamp: nullish(timestamp),
  listDate: calendarDate,
  listTimestamp: nullish(timestamp),
  purchaseEndDate: nullish(timestamp),
  walletCurrency: currency,
  /** From `currency` to `walletCurrency`, as it was held at; null where nothing is exchanged (DECISIONS 51). */
  rate: nullish(exchangeRate),
  handlingFee: nullish(nonNegativeDecimal),
  /** Held now; taken for what was allotted; let go of what was not; still to be paid, until `paymentEndDate` (DECISIONS 37). */
  frozenAmount: nonNegativeDecimal,
  actualPaymentAmount: nullish(nonNegativeDecimal),
  refundAmount: nullish(nonNegativeDecimal),
  pendingPaymentAmount: nullish(nonNegativeDecimal),
  paymentEndDate: nullish(timestamp),
  /** The shares in the holdings, once they are listed. */
  positionId: nullish(id),
  createTimeTimestamp: timestamp,
  updateTimeTimestamp: nullish(timestamp),
});
export type Subscription = v.InferOutput<typeof subscription>;

/** Subscriptions under way: trade tab 4 (DECISIONS 10). */
export const subscriptions = defineEndpoint({
  id: 'trading.subscriptions',
  method: 'POST',
  path: '/position/subscription',
  kind: 'read',
  access: 'signedIn',
  request: v.object(pageRequest),
  response: pageOf(subscription),
});

/** All subscriptions, newest first, with their settlement label (DECISIONS 37). */
export const subscriptionOrders = defineEndpoint({
  id: 'trading.subscriptionOrders',
  method: 'POST',
  path: '/position/subscriptionOrder/pageList',
  kind: 'read',
  access: 'signedIn',
  request: v.object(pageRequest),
  response: pageOf(subscription),
});

/** What moves money between a position and its wallet (DECISIONS 39). */
export const positionFlowKinds = [
  'fill',
  'margin',
  'fee',
  'overnight',
  'dailySettlement',
  'dividend',
  'dividendTax',
  'profit',
] as const;

/**
 * One movement of a position's money. `amount` in the wallet's currency: what could be spent of it gained (+) or gave (−). Of a
 * fill it is the margin that was put up or came back with it; `margin` was added or released without one.
 */
const positionFlow = v.object({
  id,
  kind: openWord(positionFlowKinds),
  amount: decimal,
  currency,
  /** Of a fill. */
  quantity: nullish(positiveDecimal),
  price: nullish(decimal),
  orderNo: nullish(id),
  /** The order's own id of its sender: by it the order is found. */
  clientOrderId: nullish(id),
  /** Sum of this line and all that came before it. */
  total: decimal,
  createTimeTimestamp: timestamp,
});
export type PositionFlow = v.InferOutput<typeof positionFlow>;

/**
 * A position's flow of money, newest first: what its profit and loss is proved from (DECISIONS 39). With the margin that it still
 * holds, the sum is what was earned after fees. `id` is the position's, open or closed; that of a part leads to the whole. `water` is the backend's word for a statement.
 */
export const positionStatement = defineEndpoint({
  id: 'trading.positionStatement',
  method: 'POST',
  path: '/position/water/pageList',
  kind: 'read',
  access: 'signedIn',
  request: v.object({ id, ...pageRequest }),
  response: pageOf(positionFlow),
  refusals: ['notFound'],
});

/**
 * Holdings of currencies alone (DECISIONS 39). No screen reads it: `/position/me` answers every class in one list, currencies
 * among them, from which lists, sums and badges are made, and two reads of one position could contradict each other. It is kept,
 * with its contract, for a backend whose list of holdings leaves currencies out.
 */
export const forexPositions = defineEndpoint({
  id: 'trading.forexPositions',
  method: 'POST',
  path: '/position/forex/pageList',
  kind: 'read',
  access: 'signedIn',
  request: v.object(pageRequest),
  response: pageOf(position),
});

/**
 * Changes what an open position is held with (spec §4), by one of two: `margin` is money of the wallet's currency that is put in, and
 * leverage falls; `leverage` is the new multiple, margin is released and the stop-out comes nearer (DECISIONS 36). `clientOrderId` as
 * for an order.
 */
export const addPositionMargin = defineEndpoint({
  id: 'trading.addPositionMargin',
  method: 'POST',
  path: '/position/addPositionMargin',
  kind: 'write',
  changes: [...changedPositions, ...movedMoney],
  isIdempotent: true,
  access: 'signedIn',
  request: v.pipe(
    v.object({
      clientOrderId,
      id,
      margin: v.optional(positiveDecimal),
      leverage: v.optional(positiveDecimal),
      payPassword: secret,
    }),
    v.check(
      ({ margin, leverage }) => (margin === undefined) !== (leverage === undefined),
      'exactly one of margin and leverage',
    ),
  ),
  response: v.object({
    clientOrderId: id,
    /** What was asked for and done, one of the two; a backend may leave them out (assumed). */
    margin: v.fallback(nullish(positiveDecimal), null),
    leverage: v.fallback(nullish(positiveDecimal), null),
    /** As it is now. */
    position,
  }),
  refusals: [
    'payPasswordNotSet',
    'payPasswordWrong',
    'insufficientFunds',
    'positionNotOpen',
    'leverageNotAllowed',
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
  response: v.object({ quantity: nonNegativeDecimal }),
  refusals: ['notFound'],
});
