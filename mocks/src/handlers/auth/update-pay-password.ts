import { userOf } from '#domain/brokerage.ts';
import { refuse } from '#domain/refusals.ts';
import { payPasswordMinLength } from '#domain/session/index.ts';
import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';

export const updatePayPassword: Handler<'auth.updatePayPassword'> = (
  { world, state, userId },
  { oldPayPassword, payPassword },
) => {
  if (userOf(state, userId).payPassword !== oldPayPassword) throw refuse('payPasswordWrong');
  if (payPassword.length < payPasswordMinLength) throw refuse('invalidRequest', { field: 'payPassword' });
  if (payPassword !== oldPayPassword) send(world, 'session/setPayPassword', { userId, payPassword });
  return null;
};
