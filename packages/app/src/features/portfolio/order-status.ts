import { openClose, orderStatus, tradeDirection, type Order } from '@meridian/api';
import { statusMessages } from './screens/Trade/Trade.messages.ts';
import type { Message } from '../../platform/messages.ts';

export interface StatusReading {
  /** Null for a code nobody knows: it reads `--` (DECISIONS 11). */
  readonly message: Message | null;
  readonly tone: 'waiting' | 'positive' | 'neutral';
  /** Accepted can be cancelled; being processed cannot (DECISIONS 11). */
  readonly canCancel: boolean;
}

/** Order status labels (spec §4). */
const readings: Readonly<Record<number, StatusReading>> = {
  [orderStatus.accepted]: { message: statusMessages.inProgress, tone: 'waiting', canCancel: true },
  [orderStatus.success]: { message: statusMessages.success, tone: 'positive', canCancel: false },
  [orderStatus.cancelled]: { message: statusMessages.cancelled, tone: 'neutral', canCancel: false },
  [orderStatus.processing]: { message: statusMessages.inProgress, tone: 'waiting', canCancel: false },
};

export function readStatus(status: number): StatusReading {
  return readings[status] ?? { message: null, tone: 'neutral', canCancel: false };
}

type Named = Pick<Order, 'orderNo' | 'clientOrderId'>;

/** Whether a receipt is about this order. */
export function isSameOrder(a: Named, b: Named): boolean {
  return a.orderNo === b.orderNo && a.clientOrderId === b.clientOrderId;
}

/** Only a receipt of this order that says so means that it was cancelled. */
export function isCancelledReceipt(order: Named, receipt: Named & Pick<Order, 'orderStatus'>): boolean {
  return isSameOrder(order, receipt) && receipt.orderStatus === orderStatus.cancelled;
}

/** What an order does, in the words of its two codes; null for codes nobody knows. */
export function readSide(order: { readonly direction: number; readonly openClose: number }): Message | null {
  const isShort = order.direction === tradeDirection.sell;
  if (!isShort && order.direction !== tradeDirection.buy) return null;
  if (order.openClose === openClose.open) return isShort ? statusMessages.sellShort : statusMessages.buyLong;
  if (order.openClose === openClose.close)
    return isShort ? statusMessages.closeShort : statusMessages.closeLong;
  return null;
}
