import { walletTypes } from '@meridian/api';
import * as v from 'valibot';
import { cancelTransfer, requestTransfer, transferIdentity } from '#domain/transfers/index.ts';
import { fixedText } from '#fixed-text.ts';
import { defineCommand, userId } from './define.ts';

export const transferCommands = {
  'transfers/request': defineCommand({
    payload: v.object({
      userId,
      clientOrderId: v.string(),
      from: v.picklist(walletTypes),
      to: v.picklist(walletTypes),
      amount: fixedText,
    }),
    apply: (state, request, at) => ({ id: requestTransfer(state, request, at).id }),
    request: {
      identityOf: (_state, request) => transferIdentity(request),
      answerOf: (_state, id) => ({ id }),
    },
  }),
  'transfers/cancel': defineCommand({
    payload: v.object({ userId, id: v.string() }),
    apply: (state, request, at) => cancelTransfer(state, request, at),
  }),
} as const;
