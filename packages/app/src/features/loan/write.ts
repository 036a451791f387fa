/** How a loan is sent and recognised. The brokerage says of the last one how far it is (DECISIONS 14). */
import { applyService, applyStatus } from '@meridian/api';
import { compare } from '#domain/money.ts';
import type { WriteModel } from '#submission/model.ts';
import type { SentLoan } from './model.ts';

export const loanWrite: WriteModel<SentLoan, typeof applyService> = {
  endpoint: applyService,
  toWire: ({ amount, months, purpose }, { clientOrderId, payPassword }) => ({
    clientOrderId,
    serviceType: 'loan',
    amount,
    months,
    purpose,
    payPassword,
  }),
  isSameRequest: (a, b) =>
    compare(a.amount, b.amount) === 0 && a.months === b.months && a.purpose === b.purpose,
  isReceiptOf: ({ clientOrderId, request }, receipt) =>
    receipt !== null &&
    receipt.clientOrderId === clientOrderId &&
    receipt.months === request.months &&
    receipt.purpose === request.purpose &&
    compare(receipt.amount, request.amount) === 0 &&
    compare(receipt.yearlyRate, request.yearlyRate) === 0 &&
    compare(receipt.payment, request.payment) === 0,
  list: {
    topic: 'inbox',
    async find(api, clientOrderId) {
      const { record } = await api.call(applyStatus, { serviceType: 'loan' });
      return record?.clientOrderId === clientOrderId ? record : null;
    },
  },
};
