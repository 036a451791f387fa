/** A customer's positions and orders, newest first. */
import type { Order, Position } from '#domain/orders/index.ts';
import { newestFirst } from '../context.ts';
import type { Customer } from '../context.ts';

export function positionsOf({ state, userId }: Customer): Position[] {
  const own = state.trading.positions.values().filter((position) => position.userId === userId);
  return newestFirst(own, ({ openedAt }) => openedAt);
}

export function ordersOf({ state, userId }: Customer): Order[] {
  const own = state.trading.orders.values().filter((order) => order.userId === userId);
  return newestFirst(own, ({ createdAt }) => createdAt);
}

export function closedOf({ state, userId }: Customer) {
  const own = state.trading.closed.filter((closed) => closed.userId === userId);
  return newestFirst(own, ({ closedAt }) => closedAt);
}
