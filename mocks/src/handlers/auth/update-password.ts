import { userOf } from '#domain/brokerage.ts';
import { refuse } from '#domain/refusals.ts';
import { checkNewPassword, hashOfSecret, isPassword, tokenOf } from '#domain/session/index.ts';
import { sendFor } from '../context.ts';
import type { WriteHandler } from '../context.ts';

export const updatePassword: WriteHandler<'auth.updatePassword'> = {
  act(caller, { oldPassword, password }) {
    const { state, userId } = caller;
    const user = userOf(state, userId);
    if (!isPassword(user, oldPassword)) throw refuse('wrongCredentials');
    checkNewPassword(password);
    return password === oldPassword
      ? userId
      : sendFor(caller, 'session/setPassword', {
          userId,
          passwordHash: hashOfSecret(user.email, password),
        }).id;
  },
  receipt: ({ state }, userId) => ({ token: tokenOf(state, userOf(state, userId)) }),
};
