import * as v from 'valibot';
import {
  cancelCopy,
  closeCopy,
  copyIdentity,
  followIdentity,
  requestCopy,
  requestFollow,
} from '#domain/follow/index.ts';
import { fixedText } from '#fixed-text.ts';
import { defineCommand, userId } from './define.ts';

export const followCommands = {
  'follows/request': defineCommand({
    payload: v.object({ userId, clientOrderId: v.string(), agencyId: v.string(), amount: fixedText }),
    apply: (state, request, at) => ({ id: requestFollow(state, request, at).id }),
    request: {
      identityOf: (_state, request) => followIdentity(request),
      answerOf: (_state, id) => ({ id }),
    },
  }),
  'copies/request': defineCommand({
    payload: v.object({ userId, clientOrderId: v.string(), offerId: v.string(), amount: fixedText }),
    apply: (state, request, at) => ({ id: requestCopy(state, request, at).id }),
    request: {
      identityOf: (_state, request) => copyIdentity(request),
      answerOf: (_state, id) => ({ id }),
    },
  }),
  'copies/cancel': defineCommand({
    payload: v.object({ userId, id: v.string() }),
    apply: (state, which, at) => cancelCopy(state, which, at),
  }),
  'copies/close': defineCommand({
    payload: v.object({ userId, id: v.string() }),
    apply: (state, which, at) => ({ id: closeCopy(state, which, at).id }),
  }),
} as const;
