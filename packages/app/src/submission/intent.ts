/** What survives a reload, a sign-in and a lost answer: the filled form, and what was last sent of it under which id. */
import * as v from 'valibot';

/** A request that was sent. */
export interface Sending<Request> {
  /** The same however often this request is sent, so that the backend carries it out once (DECISIONS 6, 35). */
  readonly clientOrderId: string;
  /** What a receipt is held against, and what is sent again. */
  readonly request: Request;
  /** When it was last sent, in ms. */
  readonly at: number;
  /** False as long as nobody knows what became of it. */
  readonly isAnswered: boolean;
}

/** One thing a person wants done. */
export interface Intent<Form, Request> {
  readonly form: Form;
  /** The last request that was sent of it; null before the first. */
  readonly sent: Sending<Request> | null;
}

const idText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

/** An intent in storage. Checked when it is read back: another version of the app, or somebody's hand, may have written it. */
export const intentOf = <Form, Request>(
  form: v.GenericSchema<unknown, Form>,
  request: v.GenericSchema<unknown, Request>,
): v.GenericSchema<unknown, Intent<Form, Request>> =>
  v.object({
    form,
    sent: v.nullable(
      v.object({
        clientOrderId: idText,
        request,
        at: v.pipe(v.number(), v.safeInteger()),
        isAnswered: v.boolean(),
      }),
    ),
  });

/**
 * The intent as `request` is sent of it. The id is another one only where another request was sent before: no answer,
 * reload or sign-in changes it, so that sending again can never do it a second time.
 */
export function sending<Form, Request>(
  intent: Intent<Form, Request>,
  request: Request,
  { isSame, now, newId }: { isSame(a: Request, b: Request): boolean; readonly now: number; newId(): string },
): Intent<Form, Request> & { readonly sent: Sending<Request> } {
  const isAgain = intent.sent !== null && isSame(intent.sent.request, request);
  const clientOrderId = isAgain ? intent.sent.clientOrderId : newId();
  // Sent again it has the words it had: "10" and "10.0" are one request to a person, not to every backend.
  const asBefore = isAgain ? intent.sent.request : request;
  return { ...intent, sent: { clientOrderId, request: asBefore, at: now, isAnswered: false } };
}

/** The intent once it is known that what was sent of it was not carried out. Its id stays. */
export function answered<Form, Request>(
  intent: Intent<Form, Request> & { readonly sent: Sending<Request> },
): Intent<Form, Request> & { readonly sent: Sending<Request> } {
  return { ...intent, sent: { ...intent.sent, isAnswered: true } };
}

/** What was sent and may have been carried out, or may still be; null where nothing was. */
export function inDoubt<Request>(intent: Intent<unknown, Request>): Sending<Request> | null {
  return intent.sent?.isAnswered === false ? intent.sent : null;
}
