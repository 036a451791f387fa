import type { Endpoints } from '@meridian/api/catalogue';
import { assetSource, openClose, orderStatus } from '@meridian/api';
import type { AssetSource, ParsedRequestOf } from '@meridian/api';
import { userOf } from '../../domain/brokerage.ts';
import {
  affordableQuantity,
  buyingPower,
  checkLeverage,
  closableQuantity,
  closedBefore,
  isTradedAs,
  isWaiting,
  minQuantity,
  openedBefore,
  termsOf,
  walletOf,
  walletRate,
} from '../../domain/orders/index.ts';
import type { Order, Position } from '../../domain/orders/index.ts';
import { refuse } from '../../domain/refusals.ts';
import { checkPayPassword } from '../../domain/session/index.ts';
import { formatExact, formatFixed, truncateToStep, tryParseFixed } from '../../kernel/index.ts';
import type { Fixed } from '../../kernel/index.ts';
import { send } from '../../world-definition.ts';
import { newestFirst, notBuilt, page } from '../context.ts';
import type { Customer, HandlersOf } from '../context.ts';
import { instrumentOfRequest } from '../market/quote-views.ts';
import { closedPositionView, orderView, positionView } from './views.ts';
import type { WireOrder } from './views.ts';

type TradingId = Extract<keyof Endpoints, `trading.${string}`>;
type CreateOrder = ParsedRequestOf<Endpoints['trading.createStockOrder']>;

/** @throws BusinessRefusal `invalidRequest` for a number of more than twelve decimals. */
function numberOf(field: string, text: string): Fixed {
  const value = tryParseFixed(text);
  if (value === undefined) throw refuse('invalidRequest', { field });
  return value;
}

/** What every order says, read and as text: commands carry text. */
function intentOf(
  userId: string,
  request: Pick<CreateOrder, 'clientOrderId' | 'orderType' | 'quantity' | 'limitPrice'>,
) {
  const { clientOrderId, orderType, quantity, limitPrice } = request;
  const written = { userId, clientOrderId, orderType, quantity, limitPrice: limitPrice ?? null };
  const read = {
    ...written,
    quantity: numberOf('quantity', quantity),
    limitPrice: limitPrice === undefined ? null : numberOf('limitPrice', limitPrice),
  };
  return { written, read };
}

/** Takes an order of one asset class: each class posts to its own call (DECISIONS 7). */
function createOrder(caller: Customer, request: CreateOrder, source: AssetSource): WireOrder {
  const { world, state, userId } = caller;
  const { direction, leverage } = request;
  const instrument = instrumentOfRequest(caller, request);
  const { written, read } = intentOf(userId, request);
  const asked = { key: instrument.key, source, direction, leverage };
  const known = openedBefore(state, { ...read, ...asked, leverage: numberOf('leverage', leverage) });
  if (known !== undefined) return orderView(caller, known);
  if (!isTradedAs(instrument, source)) throw refuse('notFound', { what: 'instrument' });
  checkPayPassword(userOf(state, userId), request.payPassword);
  return orderView(caller, send(world, 'orders/place', { ...written, ...asked }));
}

function positionsOf({ state, userId }: Customer): Position[] {
  const own = state.trading.positions.values().filter((position) => position.userId === userId);
  return newestFirst(own, ({ openedAt }) => openedAt);
}

function ordersOf({ state, userId }: Customer): Order[] {
  const own = state.trading.orders.values().filter((order) => order.userId === userId);
  return newestFirst(own, ({ createdAt }) => createdAt);
}

function closedOf({ state, userId }: Customer) {
  const own = state.trading.closed.filter((closed) => closed.userId === userId);
  return newestFirst(own, ({ closedAt }) => closedAt);
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
    const { key, source } = instrumentOfRequest(caller, request);
    const { id } = request;
    // Without an id the position in the instrument's own class is meant, never one of another product.
    const isMeant = (one: Pick<Position, 'id' | 'key' | 'source'>) =>
      one.key === key && (id === undefined ? one.source === source : one.id === id);
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
    const { written, read } = intentOf(userId, request);
    const asked = { positionId: request.id };
    const known = closedBefore(state, { ...read, ...asked });
    if (known !== undefined) return orderView(caller, known);
    checkPayPassword(userOf(state, userId), request.payPassword);
    return orderView(caller, send(world, 'orders/close', { ...written, ...asked }));
  },
  'trading.halfOrFullQuantity'(caller, request) {
    const { state, userId } = caller;
    const instrument = instrumentOfRequest(caller, request);
    const share = request.choice === 'half' ? 2n : 1n;
    if (request.openClose === openClose.close) {
      const leverage = numberOf('leverage', request.leverage);
      const isMeant = (position: Position) =>
        position.key === instrument.key &&
        position.source === instrument.source &&
        position.direction === request.direction &&
        position.leverage === leverage;
      const held = positionsOf(caller).find(isMeant);
      const closable = held === undefined ? 0n : closableQuantity(state, held);
      return { quantity: formatExact(truncateToStep(closable / share, instrument.quantityStep)) };
    }
    const terms = termsOf(instrument.source);
    const [price, leverage] = [numberOf('price', request.price), numberOf('leverage', request.leverage)];
    if (price <= 0n) throw refuse('invalidRequest', { field: 'price' });
    checkLeverage(terms, leverage);
    const { key, source } = instrument;
    const own = { userId, key, source };
    const { amount: free } = buyingPower(state, walletOf(own));
    const least = minQuantity(instrument);
    const wish = { power: free / share, price, leverage };
    const quantity = affordableQuantity(wish, terms, instrument, walletRate(state, own, caller.now));
    return { quantity: formatExact(quantity < least ? 0n : quantity) };
  },
  'trading.cancelOrder'(caller, { orderNo }) {
    const { world, state, userId } = caller;
    const known = state.trading.orders.get(orderNo);
    if (known?.userId === userId && known.status === orderStatus.cancelled) return orderView(caller, known);
    return orderView(caller, send(world, 'orders/cancel', { userId, orderId: orderNo }));
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
