/** How a deposit is reported and recognised. Its record list shows what became of it. */
import { createDeposit, depositRecords, type ResponseOf } from '@meridian/api';
import { compare } from '#domain/money.ts';
import type { WriteModel } from '#submission/model.ts';
import type { SentDeposit } from './deposit-model.ts';

export type DepositRecord = ResponseOf<typeof createDeposit>;

/** As many as are looked through for one that was sent a moment ago. */
const lookedThrough = 50;

export const depositWrite: WriteModel<SentDeposit, typeof createDeposit> = {
  endpoint: createDeposit,
  toWire: ({ network, ...sent }, { clientOrderId }) => ({
    clientOrderId,
    ...sent,
    ...(network !== null && { network }),
  }),
  isSameRequest: (a, b) =>
    a.type === b.type &&
    a.currency === b.currency &&
    a.network === b.network &&
    a.proofUrl === b.proofUrl &&
    compare(a.amount, b.amount) === 0,
  isReceiptOf: ({ clientOrderId, request }, receipt) =>
    receipt.clientOrderId === clientOrderId &&
    receipt.currency === request.currency &&
    compare(receipt.amount, request.amount) === 0,
  list: {
    topic: 'wallets',
    async find(api, clientOrderId) {
      const { list } = await api.call(depositRecords, { pageNo: 1, pageSize: lookedThrough });
      return list.find((record) => record.clientOrderId === clientOrderId) ?? null;
    },
  },
};
