import { openClose, tradeDirection, type Decimal, type Order } from '@meridian/api';
import { isPositive } from '#domain/money.ts';
import { share } from '#domain/profit.ts';
import { sideMessages } from './screens/Trade/Trade.messages.ts';
import type { Message } from '#platform/words/messages.ts';

/** What an order does, in the words of its two codes; null for unknown codes. */
export function readSide(order: { readonly direction: number; readonly openClose: number }): Message | null {
  const isShort = order.direction === tradeDirection.sell;
  if (!isShort && order.direction !== tradeDirection.buy) return null;
  if (order.openClose === openClose.open) return isShort ? sideMessages.sellShort : sideMessages.buyLong;
  if (order.openClose === openClose.close) return isShort ? sideMessages.closeShort : sideMessages.closeLong;
  return null;
}

/** Whether any of it was carried out. */
export const isFilled = ({ filledQuantity }: Pick<Order, 'filledQuantity'>): boolean =>
  filledQuantity !== null && isPositive(filledQuantity);

/** What was filled at its average price, in the order's currency: that part of its total. Null while nothing was. */
export function filledValue(
  order: Pick<Order, 'filledQuantity' | 'quantity' | 'totalAmount'>,
): Decimal | null {
  const { filledQuantity, quantity, totalAmount } = order;
  return filledQuantity === null || !isFilled(order) ? null : share(totalAmount, filledQuantity, quantity);
}
