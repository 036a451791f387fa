import { userOf } from '#domain/brokerage.ts';
import { refuse } from '#domain/refusals.ts';
import { send } from '#world-definition.ts';
import type { Handler } from '../context.ts';

export const setPayPassword: Handler<'auth.setPayPassword'> = ({ world, state, userId }, { payPassword }) => {
  // The first one only: another is set by who knows it (spec §7).
  if (userOf(state, userId).payPassword !== null) throw refuse('invalidRequest', { field: 'payPassword' });
  send(world, 'session/setPayPassword', { userId, payPassword });
  return null;
};
