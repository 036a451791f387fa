import { canonicalJson, hash } from '#kernel/index.ts';
import { refuse } from '../refusals.ts';

/** A write as its caller names it (DECISIONS 6, 35, 55). */
export interface RequestIdentity {
  /** Whose request it is; null for a call that needs no sign-in. */
  readonly userId: string | null;
  /** One per intent, chosen by the caller. */
  readonly requestId: string;
  /** Id of the call in the catalogue. */
  readonly call: string;
  /** {@link contentDigest} of what was asked for. */
  readonly content: string;
}

/** A write that has been carried out. */
interface DoneRequest extends Pick<RequestIdentity, 'call' | 'content'> {
  /** Id of the record that its receipt shows; null for a receipt that shows none. */
  readonly reference: string | null;
}

/** The writes that named their request and were carried out, by user and request id. */
export type Requests = Map<string, DoneRequest>;

interface Books {
  readonly requests: Requests;
}

/** No id holds a line break. */
const keyOf = ({ userId, requestId }: Pick<RequestIdentity, 'userId' | 'requestId'>): string =>
  `${userId ?? ''}\n${requestId}`;

/**
 * What became of a request that was carried out before; `undefined` for a new one, and for one that was refused.
 * @throws BusinessRefusal `requestIdReused` where the id belongs to another call or other content.
 */
export function doneBefore({ requests }: Books, identity: RequestIdentity): DoneRequest | undefined {
  const done = requests.get(keyOf(identity));
  if (done === undefined) return undefined;
  if (done.call !== identity.call || done.content !== identity.content) throw refuse('requestIdReused');
  return done;
}

/**
 * Carries a request out unless that was done before. A request that is refused is not remembered: nothing was done.
 * @param act answers the id of the record that the receipt shows
 * @returns the same, from the first time
 * @throws BusinessRefusal as {@link doneBefore} and as `act`.
 */
export function once(books: Books, identity: RequestIdentity, act: () => string | null): string | null {
  const done = doneBefore(books, identity);
  if (done !== undefined) return done.reference;
  const reference = act();
  remember(books, identity, reference);
  return reference;
}

/** Whether a customer's request of this call was carried out under the id, whatever it asked for. */
export function isCarriedOut(
  { requests }: Books,
  identity: Pick<RequestIdentity, 'userId' | 'requestId' | 'call'>,
): boolean {
  return requests.get(keyOf(identity))?.call === identity.call;
}

/** Notes that a request was carried out. An id belongs to the first request that came under it. */
export function remember({ requests }: Books, identity: RequestIdentity, reference: string | null): void {
  const key = keyOf(identity);
  const { call, content } = identity;
  if (!requests.has(key)) requests.set(key, { call, content, reference });
}

/**
 * Short text that is the same for the same content. Decimals are compared by value ("10" is "10.00"), fields in any order.
 * A digest, so that neither the state nor the log of a world holds a password because of it.
 */
export function contentDigest(content: unknown): string {
  return hash('', 'requestContent', canonicalJson(withShortDecimals(content))).toString(16);
}

function withShortDecimals(value: unknown): unknown {
  if (typeof value === 'string') return shortDecimal(value);
  if (Array.isArray(value)) return value.map(withShortDecimals);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withShortDecimals(inner)]));
}

const shortDecimal = (text: string): string =>
  /^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text;
