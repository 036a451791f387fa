/** The customer's orders: opening, closing, cancelling. Each checks everything first and changes only then. */
import { openClose, orderStatus, tradeDirection } from '@meridian/api';
import { formatExact, formatFixed, maximum } from '#kernel/index.ts';
import type { Fixed, Product } from '#kernel/index.ts';
import { refuse } from '../refusals.ts';
import { checkPermission } from '../services/index.ts';
import type { Applications } from '../services/index.ts';
import {
  checkClosingQuantity,
  checkLeverage,
  checkPricing,
  checkQuantity,
  closableQuantity,
  isReached,
  limitTrigger,
  minQuantity,
} from './acceptance.ts';
import { averagePrice, valueOf } from './amounts.ts';
import { checkAuction, enterAuction, isForAuction, pricedAt } from './auction-orders.ts';
import { execute, marketValue } from './book-execution.ts';
import type { CloseRequest, OpenRequest } from './intent.ts';
import { priceValue, walletOf } from './pricing.ts';
import { buyingPower, cancel, freeze } from './order-record.ts';
import { enterOrder, instrumentOf, nextId } from './state.ts';
import type { Order, TradingBrokerage } from './state.ts';
import { deskWorkMs, isTradedAs, termsOf } from './terms.ts';
import { canTrade, lastPrice } from './trading-hours.ts';

/**
 * Takes an order that opens or increases a position.
 * @throws BusinessRefusal `notFound`, `permissionRequired`, `leverageNotAllowed`, `quantityNotAllowed`, `insufficientFunds`, and
 * those of {@link checkPricing}, or of {@link checkAuction} where the class is auctioned.
 */
export function placeOrder(
  brokerage: TradingBrokerage & Applications,
  request: OpenRequest,
  at: number,
): Order {
  const instrument = brokerage.market.instrument(request.key);
  const terms = termsOf(request.source);
  const isUnlisted = instrument.listing !== undefined && at < instrument.listing.since;
  if (!terms.isTradable || !isTradedAs(instrument, request.source) || isUnlisted)
    throw refuse('notFound', { what: 'instrument' });
  checkPermission(brokerage, request.userId, terms.permission);
  checkLeverage(terms, request.leverage);
  const least = minQuantity(instrument, request.source);
  checkQuantity(instrument, request.quantity, least);
  if (terms.isAuctioned) checkAuction(brokerage, instrument, request, at);
  else checkPricing(brokerage, instrument, request, at);
  const value = openingValue(brokerage, request, at);
  const { margin, fee, feeLines, amount } = priceValue(brokerage, request, value, at);
  if (margin === 0n) {
    throw refuse('quantityNotAllowed', {
      minimum: formatExact(least),
      step: formatExact(instrument.quantityStep),
    });
  }
  checkFunds(brokerage, request, margin + fee);

  const order = newOrder(
    brokerage,
    {
      ...request,
      openClose: openClose.open,
      positionId: null,
      acceptedPrice: averagePrice({ quantity: request.quantity, cost: value }, instrument),
      margin,
      fee,
      feeLines,
    },
    at,
  );
  return accept(brokerage, order, amount >= terms.manualReviewThreshold, at);
}

/**
 * Takes an order that closes all or part of a position. Nothing is frozen: margin and fee come out of the position.
 * @throws BusinessRefusal `positionNotOpen`, `quantityNotAllowed`, and those of {@link checkPricing}.
 */
export function closePosition(brokerage: TradingBrokerage, request: CloseRequest, at: number): Order {
  const position = brokerage.trading.positions.get(request.positionId);
  if (position === undefined || position.userId !== request.userId) throw refuse('positionNotOpen');
  const instrument = brokerage.market.instrument(position.key);
  checkClosingQuantity(instrument, request.quantity, closableQuantity(brokerage, position));
  checkPricing(brokerage, instrument, request, at);
  const { key, source, direction, leverage } = position;
  const { quantity, limitPrice } = request;
  const value =
    limitPrice === null
      ? marketValue(brokerage, { key, source, direction, quantity, limitPrice, isOpening: false }, at)
      : valueOf(limitPrice, quantity, instrument);
  const { fee, feeLines } = priceValue(brokerage, position, value, at);
  const order = newOrder(
    brokerage,
    {
      ...request,
      key,
      source,
      direction,
      leverage,
      openClose: openClose.close,
      acceptedPrice: averagePrice({ quantity, cost: value }, instrument),
      margin: 0n,
      fee,
      feeLines,
    },
    at,
  );
  return accept(brokerage, order, false, at);
}

/**
 * Takes back an accepted order. Cancelling a cancelled order again changes nothing.
 * @throws BusinessRefusal `notFound`, `orderNotCancellable` for one that is being processed or filled.
 */
export function cancelOrder(brokerage: TradingBrokerage, userId: string, orderId: string, at: number): Order {
  const order = brokerage.trading.orders.get(orderId);
  if (order === undefined || order.userId !== userId) throw refuse('notFound', { what: 'order' });
  if (order.status === orderStatus.cancelled) return order;
  if (order.status !== orderStatus.accepted) throw refuse('orderNotCancellable', { status: order.status });
  cancel(brokerage, order, 'byCustomer', at);
  return order;
}

type OrderDraft = Omit<
  Order,
  | 'id'
  | 'createdAt'
  | 'modifiedAt'
  | 'status'
  | 'fillPrice'
  | 'fills'
  | 'filled'
  | 'profit'
  | 'reason'
  | 'dueAt'
>;

/** Enters an order in the books, accepted and untouched. */
export function newOrder(brokerage: TradingBrokerage, draft: OrderDraft, at: number): Order {
  const order: Order = {
    id: nextId(brokerage.trading, 'O', at),
    userId: draft.userId,
    clientOrderId: draft.clientOrderId,
    key: draft.key,
    source: draft.source,
    direction: draft.direction,
    orderType: draft.orderType,
    openClose: draft.openClose,
    quantity: draft.quantity,
    limitPrice: draft.limitPrice,
    leverage: draft.leverage,
    createdAt: at,
    status: orderStatus.accepted,
    acceptedPrice: draft.acceptedPrice,
    fillPrice: null,
    fills: [],
    filled: { quantity: 0n, value: 0n, margin: 0n, fee: 0n, feeLines: [] },
    margin: draft.margin,
    fee: draft.fee,
    feeLines: draft.feeLines,
    profit: null,
    positionId: draft.positionId,
    reason: null,
    dueAt: null,
    modifiedAt: at,
  };
  enterOrder(brokerage, order);
  return order;
}

/**
 * Fills at once what can be filled at once; the rest waits, with its money set aside.
 * @param isWorked by the desk first, so large is it
 */
function accept(brokerage: TradingBrokerage, order: Order, isWorked: boolean, at: number): Order {
  const isOpening = order.openClose === openClose.open;
  if (isForAuction(order)) {
    freeze(brokerage, order, at);
    enterAuction(brokerage, order, at);
    return order;
  }
  if (order.limitPrice === null && !isWorked) {
    execute(brokerage, order, at);
    return order;
  }
  if (isOpening) freeze(brokerage, order, at);
  if (order.limitPrice === null) {
    order.status = orderStatus.processing;
    order.dueAt = at + deskWorkMs;
    return order;
  }
  const trigger = limitTrigger(order.direction, isOpening, order.limitPrice);
  if (canTrade(brokerage, order.key, at) && isReached(trigger, lastPrice(brokerage, order.key, at)))
    execute(brokerage, order, at);
  return order;
}

/**
 * What an opening order has to be paid for: its limit, or what the book has for a market order now; for an auction its
 * indicative price. A short's limit is the least it sells at, so below the last price it would be filled at that and need the
 * money for it.
 */
function openingValue(brokerage: TradingBrokerage, request: OpenRequest, at: number): Product {
  const { direction, limitPrice, quantity } = request;
  const { isAuctioned } = termsOf(request.source);
  if (limitPrice === null && !isAuctioned) return marketValue(brokerage, { ...request, isOpening: true }, at);
  const now = pricedAt(brokerage, request, at);
  const least = limitPrice ?? now;
  const price = direction === tradeDirection.sell ? maximum(least, now) : least;
  return valueOf(price, quantity, instrumentOf(brokerage, request));
}

function checkFunds(brokerage: TradingBrokerage, request: OpenRequest, needed: Fixed): void {
  const wallet = walletOf(request);
  const { amount: available, currency } = buyingPower(brokerage, wallet);
  if (available >= needed) return;
  throw refuse('insufficientFunds', {
    needed: formatFixed(needed, 2),
    available: formatFixed(available, 2),
    currency,
    wallet: wallet.type,
  });
}
