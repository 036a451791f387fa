import { userOf } from '#domain/brokerage.ts';
import { refuse } from '#domain/refusals.ts';
import { payPasswordMinLength } from '#domain/session/index.ts';
import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';

export const updatePayPassword: Handler<'auth.updatePayPassword'> = (
  caller,
  { oldPayPassword, payPassword },
) => {
  const { state, userId } = caller;
  if (userOf(state, userId).payPassword !== oldPayPassword) throw refuse('payPasswordWrong');
  if (payPassword.length < payPasswordMinLength) throw refuse('invalidRequest', { field: 'payPassword' });
  if (payPassword !== oldPayPassword) sendFor(caller, 'session/setPayPassword', { userId, payPassword });
  return null;
};
