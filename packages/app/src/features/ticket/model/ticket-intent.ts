/** The ticket's draft: what is typed, and what was sent of it. */
import { orderType, tradeDirection, type TradeDirection } from '@meridian/api';
import * as v from 'valibot';
import { emptyForm, type TicketForm } from './form.ts';
import { intentOf, positiveText, typedText, type Intent, type SentOrder } from './intent.ts';

export const ticketIntent = intentOf(
  v.object({
    direction: v.picklist(Object.values(tradeDirection)),
    orderType: v.picklist(Object.values(orderType)),
    limitPrice: typedText,
    quantity: typedText,
    leverage: positiveText,
  }),
);

export function emptyIntent(direction: TradeDirection): Intent<TicketForm> {
  return { form: emptyForm(direction), sent: null };
}

/** The form that says what was sent. */
export function ticketFormOf(sent: SentOrder): TicketForm {
  const { direction, orderType: type, limitPrice, quantity, leverage } = sent;
  return { direction, orderType: type, limitPrice: limitPrice ?? '', quantity, leverage };
}
