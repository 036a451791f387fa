import { userOf } from '#domain/brokerage.ts';
import { orderOf } from '#domain/orders/index.ts';
import { checkPayPassword } from '#domain/session/index.ts';
import { sendFor } from '../context.ts';
import type { WriteHandler } from '../context.ts';
import { intentOf } from './intent.ts';
import { orderView } from './views.ts';

export const flatPosition: WriteHandler<'trading.flatPosition'> = {
  act(caller, request) {
    const { state, userId } = caller;
    const intent = intentOf(userId, request);
    checkPayPassword(userOf(state, userId), request.payPassword);
    return sendFor(caller, 'orders/close', { ...intent, positionId: request.id }).id;
  },
  receipt: (caller, orderId) => orderView(caller, orderOf(caller.state, orderId)),
};
