import { isWaiting } from '#domain/orders/index.ts';
import type { Order } from '#domain/orders/index.ts';
import { page } from '../context.ts';
import type { Handler } from '../context.ts';
import { ordersOf } from './records.ts';
import { orderView } from './views.ts';

export const entrustedOrders: Handler<'trading.entrustedOrders'> = (caller, request) => {
  const { clientOrderId, isEnded = false } = request;
  const isAsked = (order: Order) =>
    clientOrderId === undefined ? isWaiting(order) !== isEnded : order.clientOrderId === clientOrderId;
  const { list, ...rest } = page(ordersOf(caller).filter(isAsked), request);
  return { ...rest, list: list.map((order) => orderView(caller, order)) };
};
