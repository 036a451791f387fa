/** How a subscription is sent and recognised: the list of subscriptions shows what became of it. */
import { subscribeIpo, subscriptionOrders } from '@meridian/api';
import { compare } from '#domain/money.ts';
import type { WriteModel } from '#submission/model.ts';
import type { SentIpo } from './model.ts';

/** As many as are looked through for one that was sent a moment ago. */
const lookedThrough = 50;

export const ipoWrite: WriteModel<SentIpo, typeof subscribeIpo> = {
  endpoint: subscribeIpo,
  toWire: (sent, { clientOrderId, payPassword }) => ({ ...sent, clientOrderId, payPassword }),
  isSameRequest: (a, b) =>
    a.stockCode === b.stockCode && a.market === b.market && compare(a.quantity, b.quantity) === 0,
  isReceiptOf: ({ clientOrderId, request }, receipt) =>
    receipt.clientOrderId === clientOrderId &&
    receipt.stock_code === request.stockCode &&
    receipt.market === request.market &&
    compare(receipt.quantity, request.quantity) === 0,
  list: {
    topic: 'wallets',
    async find(api, clientOrderId) {
      const { list } = await api.call(subscriptionOrders, { pageNo: 1, pageSize: lookedThrough });
      return list.find((record) => record.clientOrderId === clientOrderId) ?? null;
    },
  },
};
