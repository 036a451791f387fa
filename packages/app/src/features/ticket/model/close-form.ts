/** How much of a position is to be closed, and at what price. Pure. */
import { orderType, type Decimal, type OrderType } from '@meridian/api';
import { parseAmount, typeAmount } from '#domain/money.ts';
import { nudge } from './form.ts';

export interface CloseForm {
  readonly orderType: OrderType;
  readonly limitPrice: string;
  /** All that can be closed, whatever that is by then, or the part that is typed. */
  readonly amount: 'all' | 'part';
  readonly part: string;
}

export type CloseEvent =
  | { readonly type: 'orderTypeChosen'; readonly orderType: OrderType; readonly suggestion: Decimal | null }
  | { readonly type: 'limitPriceTyped'; readonly text: string; readonly decimals: number }
  | { readonly type: 'limitPriceNudged'; readonly by: 1 | -1; readonly step: Decimal }
  /** A price of the market tapped: it becomes the limit. */
  | { readonly type: 'marketPriceTaken'; readonly price: Decimal }
  | { readonly type: 'amountChosen'; readonly amount: CloseForm['amount'] }
  | { readonly type: 'partTyped'; readonly text: string; readonly decimals: number }
  | { readonly type: 'partNudged'; readonly by: 1 | -1; readonly step: Decimal };

export const emptyCloseForm: CloseForm = {
  orderType: orderType.market,
  limitPrice: '',
  amount: 'all',
  part: '',
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
    case 'amountChosen':
      return { ...form, amount: event.amount };
    case 'partTyped':
      return { ...form, part: typeAmount(event.text, event) ?? form.part };
    case 'partNudged':
      return { ...form, part: nudge(form.part, event.by, event.step) };
  }
}

/** `closable` is what no other closing order has claimed yet. */
export function closeQuantity(form: CloseForm, closable: Decimal): Decimal | null {
  return form.amount === 'all' ? closable : parseAmount(form.part);
}
