import { loanPurposes } from '@meridian/api';
import * as v from 'valibot';
import { applyForLoan, loanIdentity } from '#domain/loans/index.ts';
import { fixedText } from '#fixed-text.ts';
import { defineCommand, userId } from './define.ts';

export const loanCommands = {
  'loans/apply': defineCommand({
    payload: v.object({
      userId,
      clientOrderId: v.string(),
      amount: fixedText,
      months: v.number(),
      purpose: v.picklist(loanPurposes),
    }),
    apply: (state, request, at) => ({ id: applyForLoan(state, request, at).id }),
    request: {
      identityOf: (_state, request) => loanIdentity(request),
      answerOf: (_state, id) => ({ id }),
    },
  }),
} as const;
