import * as v from 'valibot';
import { subscribe, subscriptionIdentity } from '#domain/ipo/index.ts';
import { fixedText } from '#fixed-text.ts';
import { defineCommand, instrumentKey, userId } from './define.ts';

export const ipoCommands = {
  'ipo/subscribe': defineCommand({
    payload: v.object({ userId, clientOrderId: v.string(), key: instrumentKey, quantity: fixedText }),
    apply: (state, request, at) => ({ id: subscribe(state, request, at).id }),
    request: {
      identityOf: (_state, request) => subscriptionIdentity(request),
      answerOf: (_state, id) => ({ id }),
    },
  }),
} as const;
