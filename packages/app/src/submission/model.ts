/** What a kind of money write brings to this layer: how it is filled in, sent and recognised. */
import type { ApiClient, Endpoint, RequestOf, ResponseOf, Topic } from '@meridian/api';
import type * as v from 'valibot';
import type { Intent, Sending } from './intent.ts';

/** A write that may be asked again: under one id it is carried out once, and answers its first receipt (DECISIONS 35). */
export type MoneyWrite = Endpoint<
  string,
  v.GenericSchema<{ readonly clientOrderId: string }, unknown>,
  v.GenericSchema<unknown, unknown>,
  'write'
>;

/** What goes over the wire besides the request itself. */
interface Signature {
  readonly clientOrderId: string;
  /** Empty where the write asks for none. */
  readonly payPassword: string;
}

/** A list in which what was carried out is found by its id. */
export interface ReceiptList<Receipt> {
  /** News of it says that looking again may help. */
  readonly topic: Topic;
  /** Null where there is nothing under the id so far. Rejects as a read does. */
  find(api: ApiClient, clientOrderId: string): Promise<Receipt | null>;
}

/** How a request is sent, and its receipt recognised. Pure, but for `list`. */
export interface WriteModel<Request, Write extends MoneyWrite> {
  readonly endpoint: Write;
  toWire(request: Request, signature: Signature): RequestOf<Write>;
  /** Whether two requests ask for the same thing, however their numbers are written. */
  isSameRequest(a: Request, b: Request): boolean;
  /** Held against everything a person was shown before they pressed. */
  isReceiptOf(sent: Sending<Request>, receipt: ResponseOf<Write>): boolean;
  /**
   * Whether a receipt can be believed by itself, such as an order that is waiting or filled. One that says nothing was done is looked
   * up first. Every receipt can where this is left out, or where there is no list.
   */
  isConclusive?(receipt: ResponseOf<Write>): boolean;
  /** Null where the backend has no such list: then asking again under the same id is the look-up, and only a person asks. */
  readonly list: ReceiptList<ResponseOf<Write>> | null;
}

/** How a request is filled in. Pure. `Facts` is what cannot be known from the form alone: prices, terms, balances. */
export interface FormModel<Form, Event, Facts, Summary, Problem, Request> {
  /** The form, and what was sent of it, as kept on the device. */
  readonly stored: v.GenericSchema<unknown, Intent<Form, Request>>;
  reduce(form: Form, event: Event): Form;
  /** The form as it is at this moment, where part of it follows the market. What is reviewed no longer does. */
  follow?(form: Form, facts: Facts): Form;
  summarise(form: Form, facts: Facts): Summary;
  /** What prevents it; empty where it may be sent. */
  check(form: Form, summary: Summary, facts: Facts): readonly Problem[];
  /** What the form asks for now. Asked only of a form that `check` has nothing against. */
  toRequest(form: Form, facts: Facts): Request;
  /** The form that says what was sent. */
  toForm(request: Request): Form;
}

/** Whether the transaction password confirms a write (DECISIONS 43): the catalogue says so. */
export function asksPayPassword({ request }: MoneyWrite): boolean {
  return 'entries' in request && Object.hasOwn(request.entries as object, 'payPassword');
}
