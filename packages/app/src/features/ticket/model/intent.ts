/** What survives a reload, a sign-in and a lost answer: the filled ticket, and what was last sent of it under which id. */
import { isDecimal, openClose, orderType, tradeDirection, type Decimal } from '@meridian/api';
import type { OpenClose, OrderType, TradeDirection } from '@meridian/api';
import * as v from 'valibot';
import { compare, isPositive } from '../../../domain/money.ts';

/** An order as it goes to the brokerage, to open or to close: what a receipt is held against, and what is sent again. */
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

export interface Sending {
  /** The same however often this order is sent, so that the brokerage makes one of it (DECISIONS 6). */
  readonly clientOrderId: string;
  readonly order: SentOrder;
  /** When it was last sent, in ms. */
  readonly at: number;
  /** False as long as nobody knows what became of it. */
  readonly isAnswered: boolean;
}

/** One thing a person wants done. */
export interface Intent<Form> {
  readonly form: Form;
  /** The last order that was sent of it; null before the first. */
  readonly sent: Sending | null;
}

const idText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
/** As typed: anything a field can hold. */
export const typedText = v.pipe(v.string(), v.maxLength(40));
const decimalText = v.pipe(
  typedText,
  v.custom<Decimal>((text) => isDecimal(String(text))),
);
export const positiveText = v.pipe(
  decimalText,
  v.check((value) => isPositive(value)),
);

const sentOrder = v.object({
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

/** Checked when it is read back: another version of the app, or somebody's hand, may have written it. */
export const intentOf = <S extends v.GenericSchema>(form: S) =>
  v.object({
    form,
    sent: v.nullable(
      v.object({
        clientOrderId: idText,
        order: sentOrder,
        at: v.pipe(v.number(), v.safeInteger()),
        isAnswered: v.boolean(),
      }),
    ),
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

/**
 * The intent as `order` is sent of it. The id is another one only where another order was sent before: no answer, reload
 * or sign-in changes it, so that sending again can never make a second order.
 */
export function sending<Form>(
  intent: Intent<Form>,
  order: SentOrder,
  { now, newId }: { readonly now: number; newId(): string },
): Intent<Form> & { readonly sent: Sending } {
  const isAgain = intent.sent !== null && isSameOrder(intent.sent.order, order);
  const clientOrderId = isAgain ? intent.sent.clientOrderId : newId();
  // Sent again it has the words it had: "10" and "10.0" are one order to a person, not to every backend.
  const asBefore = isAgain ? intent.sent.order : order;
  return { ...intent, sent: { clientOrderId, order: asBefore, at: now, isAnswered: false } };
}

/** The intent once it is known that what was sent of it was not carried out. Its id stays. */
export function answered<Form>(intent: Intent<Form>): Intent<Form> {
  return intent.sent === null ? intent : { ...intent, sent: { ...intent.sent, isAnswered: true } };
}

/** What was sent and may have been carried out, or may still be; null where nothing was. */
export function inDoubt(intent: Intent<unknown>): Sending | null {
  return intent.sent?.isAnswered === false ? intent.sent : null;
}
