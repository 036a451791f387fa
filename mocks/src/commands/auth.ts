import * as v from 'valibot';
import { addUser, userOf } from '#domain/brokerage.ts';
import { checkEmail, sendEmailCode } from '#domain/email-codes/index.ts';
import { register, resetPassword, secretHash, setPassword, tokenOf } from '#domain/session/index.ts';
import { defineCommand, userId } from './define.ts';

export const authCommands = {
  'session/signIn': defineCommand({
    payload: v.object({ userId }),
    apply(state, payload, at) {
      const user = userOf(state, payload.userId);
      user.signedInAt = at;
      return user;
    },
  }),
  'session/sendEmailCode': defineCommand({
    payload: v.object({ email: v.string() }),
    apply(state, { email }, at) {
      checkEmail(email);
      sendEmailCode(state, email, at);
    },
  }),
  'session/register': defineCommand({
    payload: v.object({
      email: v.string(),
      code: v.string(),
      passwordHash: secretHash,
      inviteCode: v.string(),
    }),
    apply: (state, payload) => addUser(state, register(state, payload)),
  }),
  'session/resetPassword': defineCommand({
    payload: v.object({ email: v.string(), code: v.string(), passwordHash: secretHash }),
    apply: (state, payload) => resetPassword(state, payload),
  }),
  'session/setPassword': defineCommand({
    payload: v.object({ userId, passwordHash: secretHash }),
    apply(state, payload) {
      const user = userOf(state, payload.userId);
      setPassword(user, payload.passwordHash);
      // Whoever is using the app goes on with a new token.
      if (state.session?.userId === user.id) state.session = { userId: user.id, token: tokenOf(state, user) };
      return user;
    },
  }),
  'session/setPayPassword': defineCommand({
    payload: v.object({ userId, payPasswordHash: secretHash }),
    apply(state, payload) {
      userOf(state, payload.userId).payPasswordHash = payload.payPasswordHash;
    },
  }),
} as const;
