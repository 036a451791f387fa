import type { Endpoints } from '@meridian/api/catalogue';
import { assetSource, openClose } from '@meridian/api';
import type { AssetSource, ParsedRequestOf } from '@meridian/api';
import { userOf } from '../domain/brokerage.ts';
import { walletBook } from '../domain/ledger/index.ts';
import {
  affordableQuantity,
  closableQuantity,
  isWaiting,
  minQuantity,
  orderOfIntent,
  termsOf,
  walletOf,
} from '../domain/orders/index.ts';
import type { Order, Position } from '../domain/orders/index.ts';
import { refuse } from '../domain/refusals.ts';
import { checkPayPassword } from '../domain/session/index.ts';
import { formatExact, formatFixed, parseFixed, truncateToStep, tryParseFixed } from '../kernel/index.ts';
import { send } from '../world-definition.ts';
import { notBuilt, page } from './context.ts';
import type { Customer, HandlersOf } from './context.ts';
import { instrumentOfRequest } from './quote-views.ts';
import { closedPositionView, orderView, positionView } from './trading-views.ts';
import type { WireOrder } from './trading-views.ts';

type TradingId = Extract<keyof Endpoints, `trading.${string}`>;
type CreateOrder = ParsedRequestOf<Endpoints['trading.createStockOrder']>;

const newestFirst = (a: { createdAt: number }, b: { createdAt: number }) => b.createdAt - a.createdAt;

/** @throws BusinessRefusal `invalidRequest` for a number of more than eight decimals. */
function checkNumber(field: string, text: string | undefined): void {
  if (text !== undefined && tryParseFixed(text) === undefined) throw refuse('invalidRequest', { field });
}

/** Takes an order of one asset class: each class posts to its own call (DECISIONS 7). */
function createOrder(caller: Customer, request: CreateOrder, source: AssetSource): WireOrder {
  const { world, state, userId } = caller;
  const { clientOrderId, direction, orderType, quantity, leverage, limitPrice } = request;
  const known = orderOfIntent(state, userId, clientOrderId);
  if (known !== undefined) return orderView(caller, known);
  const instrument = instrumentOfRequest(caller, request);
  if (instrument.source !== source) throw refuse('notFound', { what: 'instrument' });
  checkNumber('quantity', quantity);
  checkNumber('leverage', leverage);
  checkNumber('limitPrice', limitPrice);
  checkPayPassword(userOf(state, userId), request.payPassword);
  const order = send(world, 'orders/place', {
    userId,
    clientOrderId,
    key: instrument.key,
    direction,
    orderType,
    quantity,
    leverage,
    limitPrice: limitPrice ?? null,
  });
  return orderView(caller, order);
}

function positionsOf({ state, userId }: Customer): Position[] {
  return [...state.trading.positions.values()]
    .filter((position) => position.userId === userId)
    .toSorted((a, b) => b.openedAt - a.openedAt);
}

function ordersOf({ state, userId }: Customer): Order[] {
  return [...state.trading.orders.values()].filter((order) => order.userId === userId).toSorted(newestFirst);
}

function closedOf({ state, userId }: Customer) {
  return state.trading.closed
    .filter((closed) => closed.userId === userId)
    .toSorted((a, b) => b.closedAt - a.closedAt);
}

function eventsOf({ state }: Customer, positionId: string) {
  return (state.trading.events.get(positionId) ?? []).map(({ id, kind, at, quantity, price, amount }) => ({
    id,
    kind,
    time: at,
    quantity: formatExact(quantity),
    price: formatExact(price),
    amount: formatFixed(amount, 2),
  }));
}

export const tradingHandlers: HandlersOf<TradingId> = {
  'trading.createStockOrder': (caller, request) => createOrder(caller, request, assetSource.stock),
  'trading.createCryptoOrder': (caller, request) => createOrder(caller, request, assetSource.crypto),
  'trading.holdings'(caller, request) {
    const { list, ...rest } = page(positionsOf(caller), request);
    return { ...rest, list: list.map((position) => positionView(caller, position)) };
  },
  'trading.closedPositions'(caller, request) {
    const { list, ...rest } = page(closedOf(caller), request);
    return { ...rest, list: list.map((closed) => closedPositionView(caller, closed)) };
  },
  'trading.entrustedOrders'(caller, request) {
    const { clientOrderId } = request;
    const isAsked = (order: Order) =>
      clientOrderId === undefined ? isWaiting(order) : order.clientOrderId === clientOrderId;
    const { list, ...rest } = page(ordersOf(caller).filter(isAsked), request);
    return { ...rest, list: list.map((order) => orderView(caller, order)) };
  },
  'trading.positionByStock'(caller, request) {
    const { key } = instrumentOfRequest(caller, request);
    const { id } = request;
    const isMeant = (one: { id: string; key: string }) =>
      one.key === key && (id === undefined || one.id === id);
    const held = positionsOf(caller).find(isMeant);
    if (held !== undefined) {
      return {
        id: held.id,
        positionNum: formatExact(closableQuantity(caller.state, held)),
        isolatedPosition: true,
        position: positionView(caller, held),
        events: eventsOf(caller, held.id),
      };
    }
    const closed = id === undefined ? undefined : closedOf(caller).find(isMeant);
    return {
      id: closed?.id ?? null,
      positionNum: '0',
      isolatedPosition: true,
      position: closed === undefined ? null : closedPositionView(caller, closed),
      events: closed === undefined ? [] : eventsOf(caller, closed.positionId),
    };
  },
  'trading.flatPosition'(caller, request) {
    const { world, state, userId } = caller;
    const { clientOrderId, id, quantity, orderType, limitPrice } = request;
    const known = orderOfIntent(state, userId, clientOrderId);
    if (known !== undefined) return orderView(caller, known);
    checkNumber('quantity', quantity);
    checkNumber('limitPrice', limitPrice);
    checkPayPassword(userOf(state, userId), request.payPassword);
    const order = send(world, 'orders/close', {
      userId,
      clientOrderId,
      positionId: id,
      quantity,
      orderType,
      limitPrice: limitPrice ?? null,
    });
    return orderView(caller, order);
  },
  'trading.halfOrFullQuantity'(caller, request) {
    const { state, userId } = caller;
    const instrument = instrumentOfRequest(caller, request);
    const share = request.choice === 'half' ? 2n : 1n;
    if (request.openClose === openClose.close) {
      const isMeant = ({ key, direction }: Position) =>
        key === instrument.key && direction === request.direction;
      const held = positionsOf(caller).find(isMeant);
      const closable = held === undefined ? 0n : closableQuantity(state, held);
      return { quantity: formatExact(truncateToStep(closable / share, instrument.quantityStep)) };
    }
    checkNumber('price', request.price);
    checkNumber('leverage', request.leverage);
    const [price, leverage] = [parseFixed(request.price), parseFixed(request.leverage)];
    if (price <= 0n || leverage <= 0n)
      throw refuse('invalidRequest', { field: price <= 0n ? 'price' : 'leverage' });
    const { free } = walletBook(state.ledger, walletOf(state, { userId, key: instrument.key }));
    const least = minQuantity(instrument);
    const step = instrument.quantityStep;
    const quantity = affordableQuantity(
      { power: free / share, price, leverage, step },
      termsOf(instrument.source),
    );
    return { quantity: formatExact(quantity < least ? 0n : quantity) };
  },
  'trading.cancelOrder'(caller, { orderNo }) {
    return orderView(
      caller,
      send(caller.world, 'orders/cancel', { userId: caller.userId, orderId: orderNo }),
    );
  },
  'trading.minCount'(caller, request) {
    const instrument = instrumentOfRequest(caller, request);
    return { minCount: formatExact(minQuantity(instrument)), step: formatExact(instrument.quantityStep) };
  },
  'trading.createAuctionStockOrder': notBuilt,
  'trading.createBlockTrade': notBuilt,
  'trading.createFutureOrder': notBuilt,
  'trading.createForexOrder': notBuilt,
  'trading.createHkOrder': notBuilt,
  'trading.subscribeIpo': notBuilt,
  'trading.createFollowFutures': notBuilt,
  'trading.followFuturesList': notBuilt,
  'trading.cancelFollowFutures': notBuilt,
  'trading.closeFollowFutures': notBuilt,
  'trading.subscriptions': notBuilt,
  'trading.subscriptionOrders': notBuilt,
  'trading.positionStatement': notBuilt,
  'trading.forexPositions': notBuilt,
  'trading.addPositionMargin': notBuilt,
  'trading.ipoFullQuantity': notBuilt,
};
