import { openClose, orderStatus, tradeDirection, type Order } from '@meridian/api';
import { sideMessages } from './screens/Trade/Trade.messages.ts';
import type { Message } from '#platform/words/messages.ts';

type Named = Pick<Order, 'orderNo' | 'clientOrderId'>;

/** Whether a receipt is about this order. */
export function isSameOrder(a: Named, b: Named): boolean {
  return a.orderNo === b.orderNo && a.clientOrderId === b.clientOrderId;
}

/** Only a receipt of this order that says so means that it was cancelled. */
export function isCancelledReceipt(order: Named, receipt: Named & Pick<Order, 'orderStatus'>): boolean {
  return isSameOrder(order, receipt) && receipt.orderStatus === orderStatus.cancelled;
}

/** What an order does, in the words of its two codes; null for unknown codes. */
export function readSide(order: { readonly direction: number; readonly openClose: number }): Message | null {
  const isShort = order.direction === tradeDirection.sell;
  if (!isShort && order.direction !== tradeDirection.buy) return null;
  if (order.openClose === openClose.open) return isShort ? sideMessages.sellShort : sideMessages.buyLong;
  if (order.openClose === openClose.close) return isShort ? sideMessages.closeShort : sideMessages.closeLong;
  return null;
}
