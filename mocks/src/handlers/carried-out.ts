/** A write is carried out once, and answers its receipt however often it is sent (DECISIONS 6, 35, 55). */
import type { Endpoint } from '@meridian/api';
import { contentDigest, doneBefore } from '#domain/requests/index.ts';
import type { RequestIdentity } from '#domain/requests/index.ts';
import { send } from '#world-definition.ts';
import type { Caller } from './context.ts';

/** How a write is carried out, and what its receipt shows. */
export interface Write {
  /** Answers the id of the record that the receipt shows; null for a write that answers nothing. @throws BusinessRefusal */
  act(caller: Caller): string | null;
  receipt(caller: Caller, recordId: string): unknown;
}

/** Null for a read, and for a write that names no request: that one is simply carried out. */
export function identityOf(
  { id: call, access, requestId: field, refusals }: Endpoint,
  userId: string | null,
  request: unknown,
  content: unknown = request,
): RequestIdentity | null {
  if (field === null) return null;
  const { [field]: requestId } = request as Readonly<Record<string, unknown>>;
  if (typeof requestId !== 'string') return null;
  const { [field]: _, ...asked } = content as Record<string, unknown>;
  // A password that only confirms the request is no part of what is asked for.
  if (refusals.includes('payPasswordNotSet')) delete asked['payPassword'];
  return {
    // After signing in or registering, the guest may be another one by the time the request is sent again.
    userId: access === 'anonymous' ? null : userId,
    requestId,
    call,
    content: contentDigest(asked),
  };
}

/**
 * The data of a write's answer. A request that was carried out before is answered with its receipt, as the record is now.
 * @throws BusinessRefusal `requestIdReused`, and as the write itself.
 */
export function carriedOut(caller: Caller, write: Write): unknown {
  const { world, state, identity } = caller;
  const before = identity === null ? undefined : doneBefore(state, identity);
  const recordId = before === undefined ? write.act(caller) : before.reference;
  if (identity !== null) {
    const done = doneBefore(state, identity);
    // What changes nothing gave no command, yet the request has been answered.
    if (done === undefined) send(world, 'requests/remember', { reference: recordId }, identity);
    else if (done.reference !== recordId)
      throw new Error(`${identity.call} answers another record than its command`);
  }
  return recordId === null ? null : write.receipt(caller, recordId);
}
