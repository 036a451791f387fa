import { orderType, type Decimal, type Order, type OrderType, type QuoteDetail } from '@meridian/api';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { parseAmount, stepDecimals } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import {
  useShownLimit,
  useTakingOrders,
  type AskedOrder,
  type OrderedProduct,
  type Replacement,
} from '#presentation/ordering/asked-orders.ts';
import type { SubmissionControls } from '#submission/useSubmission.ts';
import { orderingMessages } from './ordering.messages.ts';

/** What the forms of both tickets understand. */
type SharedEvent =
  | { readonly type: 'marketPriceTaken'; readonly price: Decimal }
  | ({ readonly type: 'replacementTaken' } & Replacement)
  | { readonly type: 'orderTypeChosen'; readonly orderType: OrderType; readonly suggestion: Decimal | null };

interface AskedTicket {
  readonly product: OrderedProduct;
  readonly detail: QuoteDetail;
  readonly controls: Pick<SubmissionControls<Order>, 'submission'>;
  readonly form: { readonly orderType: OrderType; readonly limitPrice: string };
  dispatch(event: SharedEvent): void;
  /** Types this quantity in place of the one there is. */
  onQuantity(text: string, decimals: number): void;
  /** From the record of an order that is done to an empty form. */
  startAnother(): void;
}

export interface Asked {
  /** Around the form. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** What was filled in from elsewhere, as it is heard. */
  readonly news: string;
}

/** The field that is typed in next. */
interface Wanted {
  readonly field: 'quantity' | 'limitPrice';
  /** A part of it was typed already. */
  readonly isBegun: boolean;
}

/**
 * What is asked of this ticket from elsewhere: by the keys of a desk, the book and the chart. What is reviewed, sent or in
 * doubt is left as it is.
 */
export function useAsked(ticket: AskedTicket): Asked {
  const { product, detail, controls, dispatch } = ticket;
  const intl = useIntl();
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [news, setNews] = useState('');

  function take(asked: AskedOrder): void {
    const { phase } = controls.submission;
    if (phase === 'done') ticket.startAnother();
    else if (phase !== 'editing') return;
    switch (asked.asks) {
      case 'quantity':
        if (asked.typed !== '') ticket.onQuantity(asked.typed, stepDecimals(detail.quantityStep));
        setWanted({ field: 'quantity', isBegun: asked.typed !== '' });
        return;
      case 'limit':
        dispatch(limitOf(parseAmount(asked.typed), detail));
        setWanted({ field: 'limitPrice', isBegun: asked.typed !== '' });
        return;
      case 'price':
        dispatch({ type: 'marketPriceTaken', price: asked.price });
        sayLimit(asked.price);
        return;
      case 'replacement': {
        const { price, quantity, leverage } = asked;
        dispatch({ type: 'replacementTaken', price, quantity, leverage });
        sayLimit(price);
      }
    }
  }
  function sayLimit(limit: Decimal): void {
    const price = format.money(limit, detail.currency, { decimals: detail.priceDecimals });
    setNews(intl.formatMessage(orderingMessages.priceTaken, { price }));
  }
  useTakingOrders(product, take);
  const limit = ticket.form.orderType === orderType.limit ? parseAmount(ticket.form.limitPrice) : null;
  useShownLimit(product, controls.submission.phase === 'editing' ? limit : null);

  // In the picture that has the field, and after a new page has been read from its heading.
  useEffect(() => {
    if (wanted !== null && frame.current !== null) focusField(frame.current, wanted);
  }, [wanted]);
  return { frame, news };
}

/** A limit order, at what was typed of it; else the last price is a place to begin. */
function limitOf(typed: Decimal | null, { price_nominal: suggestion }: QuoteDetail): SharedEvent {
  return typed === null
    ? { type: 'orderTypeChosen', orderType: orderType.limit, suggestion }
    : { type: 'marketPriceTaken', price: typed };
}

/**
 * What is typed next takes the place of what is there, and goes on with what was begun. Where there is no such field, the
 * form's first choice has the focus.
 */
function focusField(frame: HTMLElement, { field: name, isBegun }: Wanted): void {
  const field = frame.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (field === null) return frame.querySelector<HTMLElement>('input:checked')?.focus();
  field.focus();
  const { length } = field.value;
  field.setSelectionRange(isBegun ? length : 0, length);
}
