import { userOf } from '#domain/brokerage.ts';
import { refuse } from '#domain/refusals.ts';
import { checkNewPassword } from '#domain/session/index.ts';
import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';

export const updatePassword: Handler<'auth.updatePassword'> = (caller, { oldPassword, password }) => {
  const { state, userId } = caller;
  if (userOf(state, userId).password !== oldPassword) throw refuse('wrongCredentials');
  checkNewPassword(password);
  if (password !== oldPassword) sendFor(caller, 'session/setPassword', { userId, password });
  return null;
};
