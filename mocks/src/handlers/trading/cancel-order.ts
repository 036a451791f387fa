import { orderStatus } from '@meridian/api';
import { orderOf } from '#domain/orders/index.ts';
import { sendFor } from '../context.ts';
import type { WriteHandler } from '../context.ts';
import { orderView } from './views.ts';

export const cancelOrder: WriteHandler<'trading.cancelOrder'> = {
  act(caller, { orderNo }) {
    const { state, userId } = caller;
    const known = state.trading.orders.get(orderNo);
    if (known?.userId === userId && known.status === orderStatus.cancelled) return orderNo;
    return sendFor(caller, 'orders/cancel', { userId, orderId: orderNo }).id;
  },
  receipt: (caller, orderId) => orderView(caller, orderOf(caller.state, orderId)),
};
