/** How a futures order is copied or closed early, and its receipt recognised. The same again is its look-up (DECISIONS 35). */
import { closeFollowFutures, createFollowFutures, followFuturesStatus } from '@meridian/api';
import { compare } from '#domain/money.ts';
import type { WriteModel } from '#submission/model.ts';
import type { SentClose, SentCopy } from './copy-model.ts';

export const copyWrite: WriteModel<SentCopy, typeof createFollowFutures> = {
  endpoint: createFollowFutures,
  toWire: ({ offerId, amount }, { clientOrderId, payPassword }) => ({
    clientOrderId,
    offerId,
    amount,
    payPassword,
  }),
  isSameRequest: (a, b) => a.offerId === b.offerId && compare(a.amount, b.amount) === 0,
  isReceiptOf: ({ clientOrderId, request }, receipt) =>
    receipt.clientOrderId === clientOrderId &&
    receipt.offerId === request.offerId &&
    compare(receipt.amount, request.amount) === 0,
  list: null,
};

export const closeWrite: WriteModel<SentClose, typeof closeFollowFutures> = {
  endpoint: closeFollowFutures,
  toWire: ({ id }, { clientOrderId, payPassword }) => ({ clientOrderId, id, payPassword }),
  isSameRequest: (a, b) => a.id === b.id,
  // The receipt is the order itself, whose own intent it names; closed or settled, it runs no more.
  isReceiptOf: ({ request }, receipt) =>
    receipt.id === request.id &&
    (receipt.status === followFuturesStatus.closed || receipt.status === followFuturesStatus.settled),
  list: null,
};
