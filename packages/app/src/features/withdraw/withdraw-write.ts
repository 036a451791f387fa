/** How a withdrawal is sent and recognised. The statement has it with its record (ADR 57). */
import { applyWithdrawal, walletBill } from '@meridian/api';
import { compare } from '#domain/money.ts';
import type { WriteModel } from '#submission/model.ts';
import type { SentWithdrawal } from './withdraw-model.ts';

/** As many lines as are looked through for one that was sent a moment ago. */
const lookedThrough = 50;

export const withdrawWrite: WriteModel<SentWithdrawal, typeof applyWithdrawal> = {
  endpoint: applyWithdrawal,
  toWire: ({ type, accountId, amount }, { clientOrderId, payPassword }) => ({
    clientOrderId,
    type,
    accountId,
    amount,
    payPassword,
  }),
  isSameRequest: (a, b) =>
    a.type === b.type && a.accountId === b.accountId && compare(a.amount, b.amount) === 0,
  isReceiptOf: ({ clientOrderId, request }, receipt) =>
    receipt.clientOrderId === clientOrderId &&
    receipt.accountId === request.accountId &&
    receipt.receivedCurrency === request.currency &&
    compare(receipt.amount, request.amount) === 0,
  list: {
    topic: 'wallets',
    async find(api, clientOrderId) {
      const { list } = await api.call(walletBill, {
        // Days are not read here.
        timeZone: 'UTC',
        kind: 'withdrawal',
        pageNo: 1,
        pageSize: lookedThrough,
      });
      return list.find(({ withdrawal }) => withdrawal?.clientOrderId === clientOrderId)?.withdrawal ?? null;
    },
  },
};
