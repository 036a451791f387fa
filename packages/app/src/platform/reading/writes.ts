/** A write under the id of its intent, and how it ended. No React. */
import {
  isOutcomeUnknown,
  type ApiProblem,
  type RequestOf,
  type ResponseOf,
  type WriteEndpoint,
} from '@meridian/api';
import type { Ports } from '../ports/ports.ts';
import { resultOf } from '../ports/result.ts';
import { createIntents, type Intents } from './intents.ts';

/**
 * How a write ended. `refused`: nothing was done, the answer says so. `unknown`: it may have been done, and nothing that
 * came says that it was not; never to be shown as a failure (DECISIONS 6).
 */
export type WriteEnding<T> =
  | { readonly outcome: 'done'; readonly value: T }
  | { readonly outcome: 'refused' | 'unknown'; readonly problem: ApiProblem };

export type WritePorts = Pick<Ports, 'api' | 'newId' | 'timers'>;

/**
 * How long a screen whose write is done may take to leave: the same again until then is a held key or the second of a double
 * click, and no other wish.
 */
const leavingMs = 400;

/** Of each app: what was sent before its button was left and opened again is the same intent. */
const intentsByApi = new WeakMap<Ports['api'], Intents>();

function intentsOf({ api, newId }: WritePorts): Intents {
  const known = intentsByApi.get(api) ?? createIntents(newId);
  intentsByApi.set(api, known);
  return known;
}

/**
 * Sends a write once. The same again after a lost answer has the id of the first try, and a refusal of it leaves that one in
 * doubt (DECISIONS 55); the same again while its screen leaves sends nothing. Never rejects for what a backend or a network can do.
 */
export async function sendWrite<E extends WriteEndpoint>(
  ports: WritePorts,
  endpoint: E,
  request: RequestOf<E>,
): Promise<WriteEnding<ResponseOf<E>>> {
  const { family, requestId } = endpoint;
  const intents = intentsOf(ports);
  const intent = intents.of(family, request);
  if (intent.done) return { outcome: 'done', value: intent.done.value as ResponseOf<E> };
  // A request that brings an id of its own keeps it.
  const named = { [requestId]: intent.id, ...(request as object) } as RequestOf<E>;
  const result = await resultOf(ports.api.call(endpoint, named));
  if (result.ok) {
    intent.done = result;
    ports.timers.setTimeout(() => intents.end(family, intent), leavingMs);
    return { outcome: 'done', value: result.value };
  }
  const { problem } = result;
  intent.isInDoubt ||= isOutcomeUnknown(problem);
  return { outcome: intent.isInDoubt ? 'unknown' : 'refused', problem };
}
