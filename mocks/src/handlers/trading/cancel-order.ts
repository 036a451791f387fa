import { orderStatus } from '@meridian/api';
import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';
import { orderView } from './views.ts';

export const cancelOrder: Handler<'trading.cancelOrder'> = (caller, { orderNo }) => {
  const { world, state, userId } = caller;
  const known = state.trading.orders.get(orderNo);
  if (known?.userId === userId && known.status === orderStatus.cancelled) return orderView(caller, known);
  return orderView(caller, send(world, 'orders/cancel', { userId, orderId: orderNo }));
};
