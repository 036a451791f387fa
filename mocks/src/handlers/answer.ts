/** From a raw call to an envelope: who calls, in which language, with what; then the handler, or the refusal. */
import { envelopeCode, refusal } from '@meridian/api';
import type { Endpoint, RefusalName } from '@meridian/api';
import type { EndpointId } from '@meridian/api/catalogue';
import * as v from 'valibot';
import type { Brokerage, SessionRefusal } from '#domain/brokerage.ts';
import { isCarriedOut } from '#domain/requests/index.ts';
import { endedSessionOf, userOfToken } from '#domain/session/index.ts';
import { BusinessRefusal } from '#kernel/index.ts';
import type { Json } from '#kernel/index.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { carriedOut, identityOf } from './carried-out.ts';
import type { Write } from './carried-out.ts';
import { notBuilt } from './context.ts';
import type { Caller, CallHost } from './context.ts';
import { handlers } from './index.ts';
import type { Language } from './language.ts';
import { passwordChangedMessage, refusalMessage, sessionExpiredMessage } from './refusal-messages.ts';

/** What travels back (spec §7). */
export interface WireEnvelope {
  readonly code: number;
  readonly msg: string | null;
  readonly data: unknown;
  /** The id that a write named its request by: whoever repeats it knows such ids (ADR 43). */
  readonly clientRequestId?: string;
}

/** What came with a call besides its request. */
export interface CallHeaders {
  readonly token: string | null;
  readonly language: Language;
}

const { unauthorised, forbidden } = envelopeCode;
/** What a backend answers to a worthless token: the envelope's code, and the HTTP status around it. */
const sessionRefusal = {
  envelope401: { code: unauthorised, status: 200 },
  envelope403: { code: forbidden, status: 200 },
  http401: { code: unauthorised, status: 401 },
  http403: { code: forbidden, status: 403 },
} as const satisfies Record<SessionRefusal, object>;

/** HTTP status of an answer: 200 but for a session that a gateway refuses (DECISIONS 1). */
export function httpStatusOf(world: BrokerageWorld, { code }: WireEnvelope): number {
  const isSession = code === unauthorised || code === forbidden;
  return isSession ? sessionRefusal[world.read().sessionRefusal].status : 200;
}

function success(data: unknown): WireEnvelope {
  return { code: envelopeCode.success, msg: null, data };
}

export function refused(name: RefusalName, language: Language, detail: Json = {}): WireEnvelope {
  return { code: refusal[name], msg: refusalMessage(name, detail)[language], data: null };
}

/** Whether this call of the catalogue has no handler yet. */
export function isNotBuilt(id: EndpointId): boolean {
  return handlers[id] === notBuilt;
}

type AnyHandler = (caller: Caller, request: unknown) => unknown;
interface AnyWriteHandler {
  act(caller: Caller, request: unknown): string;
  receipt(caller: Caller, recordId: string, request: unknown): unknown;
}
interface AnyStagedHandler {
  prepare(caller: Caller, request: unknown, host: CallHost): Promise<Write & { readonly content: Json }>;
}

/** A call that may be made, by whom and with what. */
interface Admitted {
  readonly caller: Caller;
  readonly request: unknown;
}

/** Answers a call. What the brokerage refuses becomes an envelope; anything else thrown is a defect and stays one. */
export function answer(
  world: BrokerageWorld,
  endpoint: Endpoint<EndpointId>,
  rawRequest: unknown,
  headers: CallHeaders,
): WireEnvelope {
  const handler = handlers[endpoint.id];
  if (handler === notBuilt) return refused('notBuiltYet', headers.language);
  if ('prepare' in handler) throw new TypeError(`${endpoint.id} has to be prepared first`);
  const admitted = admit(world, endpoint, rawRequest, headers);
  if (isEnvelope(admitted)) return admitted;
  const { request } = admitted;
  const caller = { ...admitted.caller, identity: identityOf(endpoint, admitted.caller.userId, request) };
  return answered(headers.language, () => {
    // Handler and request come from the same entry of the catalogue; the compiler has matched them in `Handlers`.
    if (endpoint.kind === 'read') return (handler as AnyHandler)(caller, request);
    return carriedOut(caller, writeOf(handler as AnyHandler | AnyWriteHandler, withoutRequestId(request)));
  });
}

/** Handlers know nothing of `clientRequestId`; an order keeps its `clientOrderId`. */
function withoutRequestId(request: unknown): unknown {
  const { clientRequestId: _, ...rest } = request as Readonly<Record<string, unknown>>;
  return rest;
}

function writeOf(handler: AnyHandler | AnyWriteHandler, request: unknown): Write {
  if (typeof handler !== 'function')
    return {
      act: (caller) => handler.act(caller, request),
      receipt: (caller, recordId) => handler.receipt(caller, recordId, request),
    };
  return {
    act(caller) {
      handler(caller, request);
      return null;
    },
    receipt: () => null,
  };
}

/** Does what a call needs before a world can answer it at once, and answers how it then will: see {@link StagedHandler}. */
export async function prepared(
  world: () => BrokerageWorld,
  endpoint: Endpoint<EndpointId>,
  rawRequest: unknown,
  headers: CallHeaders,
  host: CallHost,
): Promise<(world: BrokerageWorld) => WireEnvelope> {
  const handler = handlers[endpoint.id];
  if (handler === notBuilt || !('prepare' in handler))
    return (current) => answer(current, endpoint, rawRequest, headers);
  const admitted = admit(world(), endpoint, rawRequest, headers);
  if (isEnvelope(admitted)) return () => admitted;
  const { language } = headers;
  try {
    const { caller, request } = admitted;
    const write = await (handler as unknown as AnyStagedHandler).prepare(caller, request, host);
    return (current) => {
      // The session may have ended meanwhile.
      const again = admit(current, endpoint, rawRequest, headers);
      if (isEnvelope(again)) return again;
      const identity = identityOf(endpoint, again.caller.userId, again.request, write.content);
      return answered(language, () => carriedOut({ ...again.caller, identity }, write));
    };
  } catch (error) {
    const envelope = refusalOf(error, language);
    return () => envelope;
  }
}

/** The envelope of what `data` answers, or of its refusal. */
function answered(language: Language, data: () => unknown): WireEnvelope {
  try {
    return success(data());
  } catch (error) {
    return refusalOf(error, language);
  }
}

/** Who calls, with what; or the envelope that says why it may not be. */
function admit(
  world: BrokerageWorld,
  endpoint: Endpoint<EndpointId>,
  rawRequest: unknown,
  { token, language }: CallHeaders,
): Admitted | WireEnvelope {
  const state = world.read();
  const parsed = v.safeParse(endpoint.request, rawRequest);
  const ended = endedSessionOf(state, token);
  const user =
    userOfToken(state, token) ??
    (parsed.success && ended !== null && isRepeatOfItsEnd(state, endpoint, parsed.output, ended)
      ? ended.user
      : null);
  if (user === null && endpoint.access === 'signedIn') {
    const isNewPassword = ended?.why === 'passwordChanged';
    return {
      code: sessionRefusal[state.sessionRefusal].code,
      msg: (isNewPassword ? passwordChangedMessage : sessionExpiredMessage)[language],
      data: isNewPassword ? { reason: 'passwordChanged' } : null,
    };
  }
  if (!parsed.success) {
    return refused('invalidRequest', language, { field: v.getDotPath(parsed.issues[0]) ?? 'body' });
  }
  const caller: Caller = {
    world,
    state,
    now: world.now(),
    language,
    userId: user?.id ?? null,
    identity: null,
  };
  return { caller, request: parsed.output };
}

/**
 * The request that ended the very session it comes with: who did not hear its answer asks again with the token that they have,
 * and gets the receipt (DECISIONS 55).
 */
function isRepeatOfItsEnd(
  state: Brokerage,
  { id: call, requestId: field }: Endpoint<EndpointId>,
  request: unknown,
  { user, why, isLatest }: NonNullable<ReturnType<typeof endedSessionOf>>,
): boolean {
  if (call !== 'auth.updatePassword' || why !== 'passwordChanged' || !isLatest || field === null)
    return false;
  const { [field]: requestId } = request as Readonly<Record<string, unknown>>;
  return typeof requestId === 'string' && isCarriedOut(state, { userId: user.id, requestId, call });
}

function isEnvelope(value: Admitted | WireEnvelope): value is WireEnvelope {
  return 'code' in value;
}

/** @throws whatever is no refusal. */
function refusalOf(error: unknown, language: Language): WireEnvelope {
  if (error instanceof BusinessRefusal && isRefusalName(error.reason)) {
    return refused(error.reason, language, error.detail);
  }
  throw error;
}

function isRefusalName(reason: string): reason is RefusalName {
  return Object.hasOwn(refusal, reason);
}
