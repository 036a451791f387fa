import * as v from 'valibot';
import { openClose, orderType, tradeDirection } from '../codes.ts';
import { decimal, nonNegativeDecimal, positiveDecimal } from '../decimal.ts';
import { changedByOrders, heldMoney } from '../changes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { positionEventKind } from '../families.ts';
import {
  clientOrderId,
  code,
  id,
  isOfAsked,
  instrumentRequest,
  nullish,
  openStatus,
  pageOf,
  pageRequest,
  productRequest,
  secret,
  step,
} from '../fields.ts';
import { maxRows } from '../limits.ts';
import { order } from '../order.ts';
import { position } from '../position.ts';
import { rowsOf } from '../row-schemas.ts';
import { timestamp } from '../timestamp.ts';

const direction = v.picklist(Object.values(tradeDirection));
const type = v.picklist(Object.values(orderType));

/** Opens a position or adds to one. `limitPrice` is needed for a limit order and refused for a market order. */
export const createOrderRequest = v.object({
  ...instrumentRequest,
  clientOrderId,
  direction,
  orderType: type,
  limitPrice: v.optional(decimal),
  quantity: positiveDecimal,
  leverage: positiveDecimal,
  payPassword: secret,
});

/** What an order to open can be refused for, whatever the market does. */
export const atAnyHour = [
  'payPasswordNotSet',
  'payPasswordWrong',
  'insufficientFunds',
  'instrumentHalted',
  'quantityNotAllowed',
  'limitPriceNotAllowed',
  'leverageNotAllowed',
  'notFound',
] as const;

/** What any order to open in a session can be refused for. */
export const orderRefusals = [...atAnyHour, 'marketClosed'] as const;

/** A write that `clientOrderId` makes safe to send again. */
export const createStockOrder = defineEndpoint({
  id: 'trading.createStockOrder',
  method: 'POST',
  path: '/stock/create',
  kind: 'write',
  changes: changedByOrders,
  isIdempotent: true,
  access: 'signedIn',
  request: createOrderRequest,
  response: order,
  refusals: orderRefusals,
});

export const createCryptoOrder = defineEndpoint({
  id: 'trading.createCryptoOrder',
  method: 'POST',
  path: '/crypto/orders/create',
  kind: 'write',
  changes: changedByOrders,
  isIdempotent: true,
  access: 'signedIn',
  request: createOrderRequest,
  response: order,
  refusals: orderRefusals,
});

/** Open positions, newest first. */
export const holdings = defineEndpoint({
  id: 'trading.holdings',
  method: 'POST',
  path: '/position/me',
  kind: 'read',
  access: 'signedIn',
  request: v.object(pageRequest),
  response: pageOf(position),
});

/** Closed positions, newest first. */
export const closedPositions = defineEndpoint({
  id: 'trading.closedPositions',
  method: 'POST',
  path: '/position/flatList',
  kind: 'read',
  access: 'signedIn',
  request: v.object(pageRequest),
  response: pageOf(position),
});

/**
 * Entrusted orders: status 0 and 3, or with `isEnded` those that were filled or cancelled, newest first. With `clientOrderId` it answers the order of that intent in whatever status it is:
 * how the app finds the outcome of an order whose answer never came (DECISIONS 6).
 */
export const entrustedOrders = defineEndpoint({
  id: 'trading.entrustedOrders',
  method: 'POST',
  path: '/position/consignList',
  kind: 'read',
  access: 'signedIn',
  request: v.object({
    ...pageRequest,
    clientOrderId: v.optional(clientOrderId),
    isEnded: v.optional(v.boolean()),
  }),
  response: pageOf(order),
});

/**
 * What happened to a position, oldest first: of more than can be shown the newest, its end among them. `amount` is what the
 * wallet gained (+) or gave (−).
 */
const positionEvent = v.object({
  id,
  /** Null for something the app has no word for. */
  kind: openStatus(positionEventKind),
  time: timestamp,
  quantity: nonNegativeDecimal,
  price: decimal,
  amount: decimal,
  /** Of what changed the margin alone: what was put up (+) or released (−) in the wallet, and the leverage since. */
  margin: nullish(decimal),
  leverage: nullish(positiveDecimal),
  /** Of a split: how many shares one has become. */
  ratio: nullish(positiveDecimal),
});
export type PositionEvent = v.InferOutput<typeof positionEvent>;

/**
 * One product's position (spec §3 "position lookup"). By `id` the open position or closed record of that id, else the
 * open position of the product. Without a market the record says it (DECISIONS 47). `id` null and `position` null: none held.
 */
export const positionByStock = defineEndpoint({
  id: 'trading.positionByStock',
  method: 'POST',
  path: '/position/getByStock',
  kind: 'read',
  access: 'signedIn',
  request: v.object({ ...productRequest, market: v.optional(code), id: v.optional(id) }),
  response: v.object({
    id: v.nullable(id),
    /** Quantity that can be closed now. */
    positionNum: nonNegativeDecimal,
    /**
     * Whether the position answers with its own margin alone (spec §3). The app does not read it: every position does, and
     * margin, stop-out price and loss limit are shown for each by itself.
     */
    isolatedPosition: v.boolean(),
    position: v.nullable(position),
    events: rowsOf(positionEvent, maxRows, 'last'),
  }),
  isAbout: ({ position: held }, asked) =>
    held === null ||
    (isOfAsked(held, { ...asked, market: asked.market ?? held.market }) &&
      (asked.id === undefined || held.id === asked.id)),
});

/** Closes all or part of a position. `clientOrderId` as for an order. */
export const flatPosition = defineEndpoint({
  id: 'trading.flatPosition',
  method: 'POST',
  path: '/position/flatPosition',
  kind: 'write',
  changes: changedByOrders,
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({
    clientOrderId,
    id,
    quantity: positiveDecimal,
    orderType: type,
    limitPrice: v.optional(decimal),
    payPassword: secret,
  }),
  response: order,
  refusals: [
    'payPasswordNotSet',
    'payPasswordWrong',
    'positionNotOpen',
    'marketClosed',
    'instrumentHalted',
    'quantityNotAllowed',
    'limitPriceNotAllowed',
  ],
});

/** The quantity that half or all of the buying power pays for, rounded down to the step (spec §3 "half-or-full position choice"). */
export const halfOrFullQuantity = defineEndpoint({
  id: 'trading.halfOrFullQuantity',
  method: 'POST',
  path: '/position/getHalfOrFullNum',
  kind: 'read',
  access: 'signedIn',
  request: v.object({
    ...productRequest,
    direction,
    openClose: v.optional(v.picklist(Object.values(openClose)), openClose.open),
    leverage: positiveDecimal,
    price: positiveDecimal,
    choice: v.picklist(['half', 'full']),
  }),
  response: v.object({ quantity: nonNegativeDecimal }),
  refusals: ['notFound', 'leverageNotAllowed'],
});

export const cancelOrder = defineEndpoint({
  id: 'trading.cancelOrder',
  method: 'POST',
  path: '/orders/cancel',
  kind: 'write',
  changes: ['trading.entrustedOrders', 'trading.positionByStock', ...heldMoney],
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({ orderNo: id }),
  response: order,
  refusals: ['orderNotCancellable', 'notFound'],
});

/** Smallest quantity and step of an order. */
export const minCount = defineEndpoint({
  id: 'trading.minCount',
  method: 'POST',
  path: '/stocka_config/getMinCount',
  kind: 'read',
  access: 'signedIn',
  request: v.object(productRequest),
  response: v.object({ minCount: positiveDecimal, step }),
  refusals: ['notFound'],
});
