import * as v from 'valibot';
import { userOf } from '#domain/brokerage.ts';
import { reportDeposit } from '#domain/deposits/index.ts';
import { fixedText } from '#fixed-text.ts';
import { defineCommand, userId } from './define.ts';

export const depositCommands = {
  'deposits/report': defineCommand({
    payload: v.object({
      userId,
      clientOrderId: v.string(),
      type: v.picklist(['wallet', 'fiat']),
      currency: v.string(),
      network: v.nullable(v.string()),
      amount: fixedText,
      proofHash: v.string(),
      proofUrl: v.string(),
    }),
    apply(state, { userId: ownerId, ...request }, at) {
      const { id } = reportDeposit(state, { userId: userOf(state, ownerId).id, ...request }, at);
      return { id };
    },
  }),
} as const;
