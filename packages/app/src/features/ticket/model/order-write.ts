/** How an order is sent, recognised and found: what the layer `submission` needs to know of orders. */
import { entrustedOrders, flatPosition, orderStatus } from '@meridian/api';
import type { Order } from '@meridian/api';
import type { OpeningWrite } from '#asset-classes/definition.ts';
import type { ReceiptList, WriteModel } from '#submission/model.ts';
import { isReceiptOf } from './receipt.ts';
import { isSameOrder, type SentOrder } from './sent-order.ts';

/** Entrusted orders answer the order of an id in whatever status it is (DECISIONS 6). */
const orders: ReceiptList<Order> = {
  topic: 'orders',
  async find(api, clientOrderId) {
    const { list } = await api.call(entrustedOrders, { clientOrderId });
    return list.find((order) => order.clientOrderId === clientOrderId) ?? null;
  },
};

/** A fresh order waits, is being processed or is filled. One cancelled at once is looked up first: the word may be wrong. */
const freshStatuses: readonly number[] = [orderStatus.accepted, orderStatus.processing, orderStatus.success];

const anyOrder = {
  isSameRequest: isSameOrder,
  isReceiptOf,
  isConclusive: (receipt: Order) => freshStatuses.includes(receipt.orderStatus),
  list: orders,
};

/** An order that opens a position or adds to one, by the call of its asset class (DECISIONS 7). */
export function openingOrder(endpoint: OpeningWrite): WriteModel<SentOrder, OpeningWrite> {
  return {
    ...anyOrder,
    endpoint,
    toWire: ({ code, market, direction, orderType: type, limitPrice, quantity, leverage }, signature) => ({
      stockCode: code,
      market,
      direction,
      orderType: type,
      ...(limitPrice !== null && { limitPrice }),
      quantity,
      leverage,
      ...signature,
    }),
  };
}

/** An order that closes a position or a part of it. */
export const closingOrder: WriteModel<SentOrder, typeof flatPosition> = {
  ...anyOrder,
  endpoint: flatPosition,
  toWire: ({ positionId, orderType: type, quantity, limitPrice }, signature) => ({
    // Without one it is no closing order, and is not sent: an empty id fits no request.
    id: positionId ?? '',
    orderType: type,
    quantity,
    ...(limitPrice !== null && { limitPrice }),
    ...signature,
  }),
};
