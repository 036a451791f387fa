/** How a transfer is sent and recognised. No list is looked in: the same again is its look-up (DECISIONS 35). */
import { transfer } from '@meridian/api';
import { compare } from '#domain/money.ts';
import type { WriteModel } from '#submission/model.ts';
import type { SentTransfer } from './model.ts';

export const transferWrite: WriteModel<SentTransfer, typeof transfer> = {
  endpoint: transfer,
  toWire: ({ from, to, amount }, { clientOrderId }) => ({ clientOrderId, from, to, amount }),
  isSameRequest: (a, b) => a.from === b.from && a.to === b.to && compare(a.amount, b.amount) === 0,
  isReceiptOf: ({ clientOrderId, request }, receipt) =>
    receipt.clientOrderId === clientOrderId &&
    receipt.from === request.from &&
    receipt.to === request.to &&
    compare(receipt.amount, request.amount) === 0,
  list: null,
};
