import { userOf } from '#domain/brokerage.ts';
import { refuse } from '#domain/refusals.ts';
import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';

export const setPayPassword: Handler<'auth.setPayPassword'> = (caller, { payPassword }) => {
  const { state, userId } = caller;
  // The first one only: another is set by who knows it (spec §7).
  if (userOf(state, userId).payPassword !== null) throw refuse('invalidRequest', { field: 'payPassword' });
  sendFor(caller, 'session/setPayPassword', { userId, payPassword });
  return null;
};
