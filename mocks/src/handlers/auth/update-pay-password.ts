import { userOf } from '#domain/brokerage.ts';
import { refuse } from '#domain/refusals.ts';
import { checkNewPayPassword, hashOfSecret, isPayPassword } from '#domain/session/index.ts';
import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';

export const updatePayPassword: Handler<'auth.updatePayPassword'> = (
  caller,
  { oldPayPassword, payPassword },
) => {
  const { state, userId } = caller;
  const user = userOf(state, userId);
  if (!isPayPassword(user, oldPayPassword)) throw refuse('payPasswordWrong');
  checkNewPayPassword(payPassword);
  if (payPassword !== oldPayPassword)
    sendFor(caller, 'session/setPayPassword', {
      userId,
      payPasswordHash: hashOfSecret(user.email, payPassword),
    });
  return null;
};
