import { userOf } from '#domain/brokerage.ts';
import { closedBefore } from '#domain/orders/index.ts';
import { checkPayPassword } from '#domain/session/index.ts';
import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';
import { intentOf } from './intent.ts';
import { orderView } from './views.ts';

export const flatPosition: Handler<'trading.flatPosition'> = (caller, request) => {
  const { world, state, userId } = caller;
  const { written, read } = intentOf(userId, request);
  const asked = { positionId: request.id };
  const known = closedBefore(state, { ...read, ...asked });
  if (known !== undefined) return orderView(caller, known);
  checkPayPassword(userOf(state, userId), request.payPassword);
  return orderView(caller, send(world, 'orders/close', { ...written, ...asked }));
};
