import { userOf } from '#domain/brokerage.ts';
import { refuse } from '#domain/refusals.ts';
import { checkNewPassword } from '#domain/session/index.ts';
import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';

export const updatePassword: Handler<'auth.updatePassword'> = (
  { world, state, userId },
  { oldPassword, password },
) => {
  if (userOf(state, userId).password !== oldPassword) throw refuse('wrongCredentials');
  checkNewPassword(password);
  if (password !== oldPassword) send(world, 'session/setPassword', { userId, password });
  return null;
};
