/** How money is put with an institution, and its receipt recognised. The same again is its look-up (DECISIONS 35). */
import { followAgency } from '@meridian/api';
import { compare } from '#domain/money.ts';
import type { WriteModel } from '#submission/model.ts';
import type { SentFollow } from './model.ts';

export const investWrite: WriteModel<SentFollow, typeof followAgency> = {
  endpoint: followAgency,
  toWire: ({ agencyId, amount }, { clientOrderId, payPassword }) => ({
    clientOrderId,
    agencyId,
    amount,
    payPassword,
  }),
  isSameRequest: (a, b) => a.agencyId === b.agencyId && compare(a.amount, b.amount) === 0,
  isReceiptOf: ({ clientOrderId, request }, receipt) =>
    receipt.clientOrderId === clientOrderId &&
    receipt.agencyId === request.agencyId &&
    compare(receipt.amount, request.amount) === 0,
  list: null,
};
