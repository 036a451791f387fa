import * as v from 'valibot';
import { addUser, userOf } from '#domain/brokerage.ts';
import { checkEmail, sendEmailCode } from '#domain/email-codes/index.ts';
import { register, resetPassword, setPassword, setPayPassword, tokenOf } from '#domain/session/index.ts';
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
    payload: v.object({ email: v.string(), code: v.string(), password: v.string(), inviteCode: v.string() }),
    apply: (state, payload) => addUser(state, register(state, payload)),
  }),
  'session/resetPassword': defineCommand({
    payload: v.object({ email: v.string(), code: v.string(), password: v.string() }),
    apply: (state, payload) => resetPassword(state, payload),
  }),
  'session/setPassword': defineCommand({
    payload: v.object({ userId, password: v.string() }),
    apply(state, payload) {
      const user = userOf(state, payload.userId);
      setPassword(user, payload.password);
      // Whoever is using the app goes on with a new token.
      if (state.session?.userId === user.id) state.session = { userId: user.id, token: tokenOf(state, user) };
      return user;
    },
  }),
  'session/setPayPassword': defineCommand({
    payload: v.object({ userId, payPassword: v.string() }),
    apply: (state, payload) => setPayPassword(userOf(state, payload.userId), payload.payPassword),
  }),
} as const;
