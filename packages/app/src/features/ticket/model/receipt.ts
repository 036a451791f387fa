/** Whether an order that the brokerage answers is the one that was sent. Pure. */
import type { Order } from '@meridian/api';
import { compare } from '#domain/money.ts';
import type { Sending } from '#submission/intent.ts';
import { isSamePrice, type SentOrder } from './sent-order.ts';

/**
 * Held against everything a person was shown before they pressed. The source and the market only where the answer names
 * them; a limit price only where one was sent, since a market order's receipt may name the price it was filled at.
 */
export function isReceiptOf({ clientOrderId, request: sent }: Sending<SentOrder>, receipt: Order): boolean {
  const isOtherPlace = receipt.market !== '' && receipt.market !== sent.market;
  const isOtherPosition =
    sent.positionId !== null && receipt.positionId !== null && receipt.positionId !== sent.positionId;
  return (
    receipt.clientOrderId === clientOrderId &&
    receipt.stock_code === sent.code &&
    !isOtherPlace &&
    !isOtherPosition &&
    receipt.source === sent.source &&
    receipt.direction === sent.direction &&
    receipt.openClose === sent.openClose &&
    receipt.orderType === sent.orderType &&
    compare(receipt.quantity, sent.quantity) === 0 &&
    compare(receipt.leverage, sent.leverage) === 0 &&
    (sent.limitPrice === null || isSamePrice(receipt.limitPrice, sent.limitPrice))
  );
}
