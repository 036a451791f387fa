/** From an HTTP answer to the endpoint's data, or to the one problem in its place. */
import * as v from 'valibot';
import { envelopeCode } from './codes.ts';
import { isDeclaredRefusal, isGivenToRepeat, type Endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { ApiError } from './errors.ts';
import { maxAnswerLength } from './limits.ts';
import { sessionEndIn } from './session-end.ts';

const sessionCodes: readonly number[] = [envelopeCode.unauthorised, envelopeCode.forbidden];

/** What of the server's words is shown, in characters: a sentence or a few, not a page. */
const messageLimit = 300;

/** An answer whose body has arrived in full. */
export interface Arrived {
  readonly status: number;
  readonly body: string;
}

/** The endpoint's data after its schema, about what was `asked` where the answer says so. Throws an {@link ApiError} of any kind but the transport's (network, timeout, aborted). */
export function readAnswer(endpoint: Endpoint, { status, body }: Arrived, asked?: unknown): unknown {
  const endpointId = endpoint.id;
  if (sessionCodes.includes(status)) throw sessionOver(endpointId, (parseJson(body) as Wrapped)?.data);
  const isOk = status >= 200 && status < 300;

  const outer = v.safeParse(envelope, parseJson(body), { abortEarly: true });
  if (!outer.success) {
    if (!isOk) throw new ApiError({ kind: 'http', endpointId, status, message: null });
    throw misfit(endpointId, '', outer.issues[0]);
  }
  const { code, msg, data, clientRequestId } = outer.output;
  if (sessionCodes.includes(code)) throw sessionOver(endpointId, data);
  const message = code === envelopeCode.success ? null : wordsOf(msg);
  // A proxy's 502 around a body that says otherwise: the status is the later word.
  if (!isOk) throw new ApiError({ kind: 'http', endpointId, status, message });
  if (code !== envelopeCode.success) {
    if (message === null || !isDeclaredRefusal(endpoint, code))
      throw new ApiError({ kind: 'undeclared', endpointId, code, message });
    const isOfThisRequest = clientRequestId === (asked as Named | undefined)?.clientRequestId;
    const mayBeOfRepeat = !isOfThisRequest && isGivenToRepeat(endpoint, code);
    throw new ApiError({
      kind: 'refused',
      endpointId,
      code,
      message,
      ...(mayBeOfRepeat && { mayBeOfRepeat }),
    });
  }

  const inner = v.safeParse(endpoint.response, data, { abortEarly: true });
  if (!inner.success) throw misfit(endpointId, 'data', inner.issues[0]);
  if (asked !== undefined && endpoint.isAbout?.(inner.output, asked) === false)
    throw new ApiError({ kind: 'unexpectedResponse', endpointId, path: 'data', detail: notAsked });
  return inner.output;
}

/** The body of a 401, of which nothing is promised. */
type Wrapped = { readonly data?: unknown } | null | undefined;

function sessionOver(endpointId: string, data: unknown): ApiError {
  const reason = sessionEndIn(data);
  return new ApiError({ kind: 'sessionExpired', endpointId, ...(reason && { reason }) });
}

/** A request, and a refusal, that say which request they are about. */
interface Named {
  readonly clientRequestId?: unknown;
}

/** Null where there is nothing to read. */
function wordsOf(msg: unknown): string | null {
  const words = typeof msg === 'string' ? msg.trim() : '';
  if (words === '') return null;
  return words.length <= messageLimit ? words : `${words.slice(0, messageLimit - 1).trimEnd()}…`;
}

/** For logs: a price under another instrument's name would pass for its own. */
const notAsked = 'about something else';

/** Undefined for text that is no JSON, or that would hold up the screen to read: no envelope either. */
function parseJson(text: string): unknown {
  if (text.length > maxAnswerLength) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function misfit(endpointId: string, root: string, issue: v.BaseIssue<unknown>): ApiError {
  const path = [root, v.getDotPath(issue)].filter(Boolean).join('.');
  return new ApiError({ kind: 'unexpectedResponse', endpointId, path, detail: issue.message });
}
