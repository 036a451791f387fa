/** What a person has asked for so far, and what each of their acts makes of it. Pure. */
import { orderType, tradeDirection, type Decimal, type OrderType, type TradeDirection } from '@meridian/api';
import {
  add,
  floorToStep,
  isNegative,
  isOnStep,
  parseAmount,
  subtract,
  typeAmount,
  zero,
} from '#domain/money.ts';
import type { Replacement } from '#presentation/ordering/asked-orders.ts';
import type { Percent } from './percent.ts';

export interface TicketForm {
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  /** As typed, `.` its separator; empty until something is. */
  readonly limitPrice: string;
  /** As typed; follows the instrument's step. With a percentage chosen: what that last came to. */
  readonly quantity: string;
  /** Chosen, it stays: the quantity follows the price until one is typed. Null where the quantity is a person's own. */
  readonly percent: Percent | null;
  readonly leverage: Decimal;
}

/** What cannot be known from the form alone travels in the event. */
export type TicketEvent =
  | { readonly type: 'directionChosen'; readonly direction: TradeDirection }
  /** `suggestion` becomes the limit price where none was typed yet: the last price. */
  | { readonly type: 'orderTypeChosen'; readonly orderType: OrderType; readonly suggestion: Decimal | null }
  | { readonly type: 'limitPriceTyped'; readonly text: string; readonly decimals: number }
  | { readonly type: 'limitPriceNudged'; readonly by: 1 | -1; readonly step: Decimal }
  | { readonly type: 'quantityTyped'; readonly text: string; readonly decimals: number }
  | { readonly type: 'quantityNudged'; readonly by: 1 | -1; readonly step: Decimal }
  /** Chosen a second time it is let go, and the quantity stays. */
  | { readonly type: 'percentChosen'; readonly percent: Percent }
  /** A price of the market tapped: it becomes the limit. */
  | { readonly type: 'marketPriceTaken'; readonly price: Decimal }
  /** An order that was cancelled is placed anew. */
  | ({ readonly type: 'replacementTaken' } & Replacement)
  | { readonly type: 'leverageChosen'; readonly leverage: Decimal };

export function emptyForm(direction: TradeDirection): TicketForm {
  return {
    direction,
    orderType: orderType.market,
    limitPrice: '',
    quantity: '',
    percent: null,
    leverage: '1' as Decimal,
  };
}

export function reduce(form: TicketForm, event: TicketEvent): TicketForm {
  switch (event.type) {
    case 'directionChosen':
      return { ...form, direction: event.direction };
    case 'orderTypeChosen': {
      const isUnpriced = event.orderType === orderType.limit && form.limitPrice === '';
      return {
        ...form,
        orderType: event.orderType,
        limitPrice: isUnpriced ? (event.suggestion ?? '') : form.limitPrice,
      };
    }
    case 'limitPriceTyped':
      return { ...form, limitPrice: typeAmount(event.text, event) ?? form.limitPrice };
    case 'limitPriceNudged':
      return { ...form, limitPrice: nudge(form.limitPrice, event.by, event.step) };
    case 'quantityTyped':
      return typed(form, typeAmount(event.text, event));
    case 'quantityNudged':
      return typed(form, nudge(form.quantity, event.by, event.step));
    case 'percentChosen':
      return { ...form, percent: event.percent === form.percent ? null : event.percent };
    case 'marketPriceTaken':
      return { ...form, orderType: orderType.limit, limitPrice: event.price };
    case 'replacementTaken': {
      const { price, quantity, leverage } = event;
      return { ...form, orderType: orderType.limit, limitPrice: price, quantity, percent: null, leverage };
    }
    case 'leverageChosen':
      return { ...form, leverage: event.leverage };
  }
}

/** A quantity of the person's own ends the percentage; a keystroke that is not taken ends nothing. */
function typed(form: TicketForm, quantity: string | null): TicketForm {
  return quantity === null ? form : { ...form, quantity, percent: null };
}

/** The next number on the step above or below what is typed; never below zero. */
export function nudge(typed: string, by: 1 | -1, step: Decimal): Decimal {
  const value = parseAmount(typed) ?? zero;
  const floor = floorToStep(value, step);
  if (by === 1) return add(floor, step);
  const below = isOnStep(value, step) ? subtract(floor, step) : floor;
  return isNegative(below) ? zero : below;
}

/** What of the form is sent. */
export interface OrderIntent {
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  readonly quantity: Decimal;
  readonly leverage: Decimal;
  /** With a limit order only. */
  readonly limitPrice?: Decimal;
}

/** The form as an order. Throws a RangeError for a form that `check` has something against: it must not be sent. */
export function toOrder({
  direction,
  orderType: type,
  quantity,
  leverage,
  limitPrice,
}: TicketForm): OrderIntent {
  const order = { direction, orderType: type, leverage, quantity: requireAmount(quantity, 'quantity') };
  return type === orderType.limit
    ? { ...order, limitPrice: requireAmount(limitPrice, 'limit price') }
    : order;
}

function requireAmount(typed: string, name: string): Decimal {
  const amount = parseAmount(typed);
  if (amount === null) throw new RangeError(`an order needs a ${name}, not "${typed}"`);
  return amount;
}

export function isShort(direction: number): boolean {
  return direction === tradeDirection.sell;
}
