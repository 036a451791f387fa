import { withdrawalTypes } from '@meridian/api';
import * as v from 'valibot';
import { applyForWithdrawal, withdrawalIdentity } from '#domain/withdrawals/index.ts';
import { fixedText } from '#fixed-text.ts';
import { defineCommand, userId } from './define.ts';

export const withdrawalCommands = {
  'withdrawals/apply': defineCommand({
    payload: v.object({
      userId,
      clientOrderId: v.string(),
      type: v.picklist(withdrawalTypes),
      accountId: v.string(),
      amount: fixedText,
    }),
    apply: (state, request, at) => ({ id: applyForWithdrawal(state, request, at).id }),
    request: {
      identityOf: (_state, request) => withdrawalIdentity(request),
      answerOf: (_state, id) => ({ id }),
    },
  }),
} as const;
