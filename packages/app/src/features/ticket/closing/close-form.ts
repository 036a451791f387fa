/** How much of a position is to be closed, and at what price. Pure. */
import { orderType, type Decimal, type OrderType } from '@meridian/api';
import { divide, floorToStep, hundred, multiply, parseAmount, typeAmount } from '#domain/money.ts';
import type { Replacement } from '#presentation/ordering/asked-orders.ts';
import { nudge } from '../model/form.ts';
import type { Percent } from '../model/percent.ts';

export interface CloseForm {
  readonly orderType: OrderType;
  readonly limitPrice: string;
  /** All that can be closed, whatever that is by then, or a part of it. */
  readonly amount: 'all' | 'part';
  /** As typed. With a percentage chosen: what that last came to. */
  readonly part: string;
  /** Of what can be closed; it stays chosen until a part is typed. */
  readonly percent: Percent | null;
}

export type CloseEvent =
  | { readonly type: 'orderTypeChosen'; readonly orderType: OrderType; readonly suggestion: Decimal | null }
  | { readonly type: 'limitPriceTyped'; readonly text: string; readonly decimals: number }
  | { readonly type: 'limitPriceNudged'; readonly by: 1 | -1; readonly step: Decimal }
  /** A price of the market tapped: it becomes the limit. */
  | { readonly type: 'marketPriceTaken'; readonly price: Decimal }
  /** A closing order that was cancelled is placed anew; what is closed has its leverage already. */
  | ({ readonly type: 'replacementTaken' } & Pick<Replacement, 'price' | 'quantity'>)
  | { readonly type: 'amountChosen'; readonly amount: CloseForm['amount'] }
  /** Chosen a second time it is let go, and the part stays. */
  | { readonly type: 'percentChosen'; readonly percent: Percent }
  | { readonly type: 'partTyped'; readonly text: string; readonly decimals: number }
  | { readonly type: 'partNudged'; readonly by: 1 | -1; readonly step: Decimal };

export const emptyCloseForm: CloseForm = {
  orderType: orderType.market,
  limitPrice: '',
  amount: 'all',
  part: '',
  percent: null,
};

export function reduceClose(form: CloseForm, event: CloseEvent): CloseForm {
  switch (event.type) {
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
    case 'marketPriceTaken':
      return { ...form, orderType: orderType.limit, limitPrice: event.price };
    case 'replacementTaken':
      return typed({ ...form, orderType: orderType.limit, limitPrice: event.price }, event.quantity);
    case 'amountChosen':
      return { ...form, amount: event.amount };
    case 'partTyped':
      return typed(form, typeAmount(event.text, event));
    case 'partNudged':
      return typed(form, nudge(form.part, event.by, event.step));
    case 'percentChosen':
      return { ...form, percent: event.percent === form.percent ? null : event.percent };
  }
}

/** A part of the person's own is what is closed, and ends the percentage; a keystroke that is not taken ends nothing. */
function typed(form: CloseForm, part: string | null): CloseForm {
  return part === null ? form : { ...form, amount: 'part', part, percent: null };
}

/** A percentage of what can be closed, in whole steps, rounded down. */
export function partOfPercent(percent: Percent, closable: Decimal, quantityStep: Decimal): Decimal {
  if (percent === 'max') return closable;
  return floorToStep(divide(multiply(closable, percent as Decimal), hundred, 20, 'down'), quantityStep);
}

/** `closable` is what no other closing order has claimed yet. */
export function closeQuantity(form: CloseForm, closable: Decimal): Decimal | null {
  return form.amount === 'all' ? closable : parseAmount(form.part);
}
