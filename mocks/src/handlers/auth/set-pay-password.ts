import { userOf } from '#domain/brokerage.ts';
import { refuse } from '#domain/refusals.ts';
import { checkNewPayPassword, hashOfSecret } from '#domain/session/index.ts';
import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';

export const setPayPassword: Handler<'auth.setPayPassword'> = (caller, { payPassword }) => {
  const { state, userId } = caller;
  const user = userOf(state, userId);
  // The first one only: another is set by who knows it (spec §7).
  if (user.payPasswordHash !== null) throw refuse('invalidRequest', { field: 'payPassword' });
  checkNewPayPassword(payPassword);
  sendFor(caller, 'session/setPayPassword', {
    userId,
    payPasswordHash: hashOfSecret(user.email, payPassword),
  });
  return null;
};
