/** What can be said of an order that was to be cancelled. Pure. */
import { orderStatus, type Order } from '@meridian/api';

type Named = Pick<Order, 'orderNo' | 'clientOrderId'>;

/** Whether a receipt is about this order. */
export function isSameOrder(a: Named, b: Named): boolean {
  return a.orderNo === b.orderNo && a.clientOrderId === b.clientOrderId;
}

/** Only a receipt of this order that says so means that it was cancelled. */
export function isCancelledReceipt(order: Named, receipt: Named & Pick<Order, 'orderStatus'>): boolean {
  return isSameOrder(order, receipt) && receipt.orderStatus === orderStatus.cancelled;
}
