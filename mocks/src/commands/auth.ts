import * as v from 'valibot';
import { userOf } from '#domain/brokerage.ts';
import { setPayPassword, tokenOf } from '#domain/session/index.ts';
import { defineCommand, userId } from './define.ts';

export const authCommands = {
  'session/signIn': defineCommand({
    payload: v.object({ userId }),
    apply(state, payload, at) {
      const user = userOf(state, payload.userId);
      user.signedInAt = at;
      return tokenOf(state, user);
    },
  }),
  'session/setPayPassword': defineCommand({
    payload: v.object({ userId, payPassword: v.string() }),
    apply: (state, payload) => setPayPassword(userOf(state, payload.userId), payload.payPassword),
  }),
} as const;
