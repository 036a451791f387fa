/** An order as it goes to the brokerage, to open or to close. Pure. */
import { openClose, orderType, tradeDirection } from '@meridian/api';
import type { Decimal, OpenClose, OrderType, TradeDirection } from '@meridian/api';
import * as v from 'valibot';
import { compare } from '#domain/money.ts';
import { decimalText, positiveText } from '#submission/typed-text.ts';

/** What a receipt is held against, and what is sent again. */
export interface SentOrder {
  readonly code: string;
  readonly market: string;
  /** Asset source code (spec §3). */
  readonly source: number;
  /** Of the position: closing a long is a "buy" order that closes. */
  readonly direction: TradeDirection;
  readonly openClose: OpenClose;
  readonly orderType: OrderType;
  readonly quantity: Decimal;
  readonly leverage: Decimal;
  /** Null for a market order. */
  readonly limitPrice: Decimal | null;
  /** What is closed; null for an order that opens. */
  readonly positionId: string | null;
}

const idText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

/** As it is kept on the device. */
export const sentOrder = v.object({
  code: idText,
  market: v.pipe(v.string(), v.maxLength(64)),
  source: v.number(),
  direction: v.picklist(Object.values(tradeDirection)),
  openClose: v.picklist(Object.values(openClose)),
  orderType: v.picklist(Object.values(orderType)),
  quantity: positiveText,
  leverage: positiveText,
  limitPrice: v.nullable(decimalText),
  positionId: v.nullable(idText),
});

/** Whether two orders ask for the same thing, however their numbers are written. */
export function isSameOrder(a: SentOrder, b: SentOrder): boolean {
  return (
    a.code === b.code &&
    a.market === b.market &&
    a.source === b.source &&
    a.direction === b.direction &&
    a.openClose === b.openClose &&
    a.orderType === b.orderType &&
    a.positionId === b.positionId &&
    compare(a.quantity, b.quantity) === 0 &&
    compare(a.leverage, b.leverage) === 0 &&
    isSamePrice(a.limitPrice, b.limitPrice)
  );
}

export function isSamePrice(a: Decimal | null, b: Decimal | null): boolean {
  return a === null || b === null ? a === b : compare(a, b) === 0;
}
