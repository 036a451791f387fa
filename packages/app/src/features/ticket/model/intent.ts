/** What survives a reload, a sign-in and a lost answer: the filled ticket and the id of what it asks for. */
import {
  orderType,
  toDecimal,
  tradeDirection,
  isDecimal,
  type Decimal,
  type TradeDirection,
} from '@meridian/api';
import * as v from 'valibot';
import { emptyForm, isSameForm, type TicketForm } from './form.ts';

/** One thing a person wants done. The same id however often it is sent; another as soon as it asks for something else (DECISIONS 6). */
export interface Intent<Form> {
  readonly form: Form;
  /** Null until it is first sent. */
  readonly clientOrderId: string | null;
  /** When it was last sent without an answer yet; null when it was not, or was answered. In ms. */
  readonly sentAt: number | null;
}

const text = v.pipe(v.string(), v.maxLength(40));
export const decimalText = v.pipe(
  text,
  v.check((value) => isDecimal(value)),
  v.transform((value): Decimal => toDecimal(value)),
);

export const intentOf = <S extends v.GenericSchema>(form: S) =>
  v.object({ form, clientOrderId: v.nullable(v.string()), sentAt: v.nullable(v.number()) });

/** Checked when it is read back: another version of the app may have written it. */
export const ticketIntent = intentOf(
  v.object({
    direction: v.picklist(Object.values(tradeDirection)),
    orderType: v.picklist(Object.values(orderType)),
    limitPrice: text,
    quantity: text,
    leverage: decimalText,
  }),
);

export function emptyIntent(direction: TradeDirection): Intent<TicketForm> {
  return { form: emptyForm(direction), clientOrderId: null, sentAt: null };
}

/** The intent after an edit: a new one as soon as it asks for something else. */
export function edited<Form>(
  intent: Intent<Form>,
  form: Form,
  isSame: (a: Form, b: Form) => boolean,
): Intent<Form> {
  return isSame(intent.form, form) ? intent : { form, clientOrderId: null, sentAt: null };
}

export function editedTicket(intent: Intent<TicketForm>, form: TicketForm): Intent<TicketForm> {
  return edited(intent, form, isSameForm);
}

/** The intent as it is sent; keeps the id it was sent with before. */
export function sent<Form>(
  intent: Intent<Form>,
  now: number,
  newId: () => string,
): Intent<Form> & { readonly clientOrderId: string } {
  return { ...intent, clientOrderId: intent.clientOrderId ?? newId(), sentAt: now };
}

/** The intent once it is known what became of it. */
export function answered<Form>(intent: Intent<Form>): Intent<Form> {
  return { ...intent, sentAt: null };
}
