import type * as v from 'valibot';
import { refusal, type RefusalCode, type RefusalName } from './codes.ts';
import { clientRequestId } from './fields.ts';

export type Family = 'auth' | 'market' | 'watchlist' | 'trading' | 'funds' | 'follow' | 'content' | 'upload';

export type Schema = v.GenericSchema<unknown, unknown>;

export type EndpointKind = 'read' | 'write';

/**
 * The field that names the intent behind a write, one id an intent: `clientOrderId` where money is moved or committed
 * (DECISIONS 35), `clientRequestId` everywhere else (DECISIONS 55).
 */
type RequestIdField = 'clientOrderId' | 'clientRequestId';
export type EndpointAccess = 'anonymous' | 'signedIn';

/** Answers that a write makes out of date: those of one read, by its id, or of every read of a family. */
export type Changed = Family | `${Family}.${string}`;

/** One call of the spec's section 7, as data. The client, the handlers, the pacts and the fault menu all read this. */
export interface Endpoint<
  Id extends string = string,
  Req extends Schema = Schema,
  Res extends Schema = Schema,
  Kind extends EndpointKind = EndpointKind,
  Access extends EndpointAccess = EndpointAccess,
  Changes extends readonly Changed[] = readonly Changed[],
> {
  /** `family.name`; names the call in errors, faults, pacts and logs. */
  readonly id: Id;
  readonly family: Family;
  readonly method: 'GET' | 'POST';
  /** Path as the spec writes it; `{name}` is filled from the request field of that name. */
  readonly path: string;
  /** Query for GET, JSON body for POST. Multipart when `isMultipart`. */
  readonly request: Req;
  readonly response: Res;
  /** A read is retried once after a network failure and may be aborted by its successor; a write never (DECISIONS 5, 6). */
  readonly kind: Kind;
  /** The field of the request that carries its id; null for a read. */
  readonly requestId: Kind extends 'write' ? RequestIdField : null;
  /** Sending it twice has the effect of sending it once, whatever its request id. */
  readonly isIdempotent: boolean;
  readonly access: Access;
  /** True where the spec does not show the payload: check these first against the real backend. */
  readonly isAssumed: boolean;
  /** Business refusals it can answer, besides the {@link generalRefusals}. Any other code says nothing about what was done. */
  readonly refusals: readonly RefusalName[];
  /**
   * Of a write with a `clientRequestId`: the refusals that a backend which does not know such ids may give to a repeat of what it
   * has carried out, so that they do not say that nothing was done (ADR 43). Undefined: any.
   */
  readonly repeatRefusals?: readonly RefusalName[];
  /** What has to be read again once it was carried out; empty for a read. */
  readonly changes: Changes;
  readonly isMultipart?: boolean;
  /** Whether an answer is about what was asked, where it says what it is about: else it is read as one that fits nothing. */
  isAbout?(answer: unknown, asked: unknown): boolean;
}

export type ReadEndpoint = Endpoint<string, Schema, Schema, 'read'>;
export type WriteEndpoint = Endpoint<string, Schema, Schema, 'write'>;

interface Definition<
  Id extends string,
  Req extends Schema,
  Res extends Schema,
  Kind extends EndpointKind,
  Access extends EndpointAccess,
> extends Pick<
  Endpoint<Id, Req, Res, Kind, Access>,
  'id' | 'method' | 'path' | 'request' | 'response' | 'kind' | 'access' | 'isMultipart' | 'repeatRefusals'
> {
  readonly isIdempotent?: boolean;
  readonly isAssumed?: boolean;
  readonly refusals?: readonly RefusalName[];
  isAbout?(answer: v.InferOutput<Res>, asked: v.InferInput<Req>): boolean;
}

/** What a write takes: an object, so that its request id is a field of it. */
type WriteRequest = Schema & { readonly entries: v.ObjectEntries };

/** A request with its id: an own `clientOrderId`, or else the `clientRequestId` of every other write. */
type WithRequestId<Req extends WriteRequest> = Req['entries'] extends { readonly clientOrderId: unknown }
  ? Req
  : Req extends v.ObjectWithRestSchema<infer Entries, infer Rest, infer Message>
    ? v.ObjectWithRestSchema<Entries & RequestIdEntry, Rest, Message>
    : Req extends v.ObjectSchema<infer Entries, infer Message>
      ? v.ObjectSchema<Entries & RequestIdEntry, Message>
      : never;
interface RequestIdEntry {
  readonly clientRequestId: typeof clientRequestId;
}

/**
 * Enters a call in the catalogue. Reads are idempotent, and payloads assumed, unless the definition says otherwise. A
 * write says what it `changes`; where its request has no `clientOrderId`, it is given the optional `clientRequestId`.
 * Every write may be refused as `requestIdReused`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<
  const Id extends `${Family}.${string}`,
  Req extends Schema,
  Res extends Schema,
  Access extends EndpointAccess,
>(definition: Definition<Id, Req, Res, 'read', Access>): Endpoint<Id, Req, Res, 'read', Access, readonly []>;
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<
  const Id extends `${Family}.${string}`,
  Req extends WriteRequest,
  Res extends Schema,
  Access extends EndpointAccess,
  const Changes extends readonly Changed[],
>(
  definition: Definition<Id, Req, Res, 'write', Access> & { readonly changes: Changes },
): Endpoint<Id, WithRequestId<Req>, Res, 'write', Access, Changes>;
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint(
  definition: Definition<string, Schema, Schema, EndpointKind, EndpointAccess>,
): Endpoint {
  return {
    isIdempotent: definition.kind === 'read',
    isAssumed: true,
    requestId: null,
    refusals: [],
    changes: [],
    ...definition,
    ...(definition.kind === 'write' && requestIdOf(definition)),
    family: definition.id.slice(0, definition.id.indexOf('.')) as Family,
  };
}

/** The id of a write's request, and the refusal of one that was used for something else. */
function requestIdOf({
  request,
  refusals = [],
}: Pick<Definition<string, Schema, Schema, 'write', EndpointAccess>, 'request' | 'refusals'>) {
  const { entries } = request as WriteRequest;
  const hasOrderId = 'clientOrderId' in entries;
  return {
    request: hasOrderId ? request : ({ ...request, entries: { ...entries, clientRequestId } } as Schema),
    requestId: hasOrderId ? 'clientOrderId' : 'clientRequestId',
    refusals: [...refusals, 'requestIdReused'],
  } as const;
}

/** What any call may be refused for. */
const generalRefusals = ['invalidRequest', 'notBuiltYet'] as const satisfies readonly RefusalName[];

/** Whether the catalogue knows `code` as a refusal of this call. */
export function isDeclaredRefusal(
  { refusals }: Pick<Endpoint, 'refusals'>,
  code: number,
): code is RefusalCode {
  return [...generalRefusals, ...refusals].some((name) => refusal[name] === code);
}

/** Whether a backend that knows no request ids may refuse a repeat of what it has carried out with `code`. */
export function isGivenToRepeat(
  { requestId, repeatRefusals }: Pick<Endpoint, 'requestId' | 'repeatRefusals'>,
  code: RefusalCode,
): boolean {
  return requestId === 'clientRequestId' && (repeatRefusals?.some((name) => refusal[name] === code) ?? true);
}

/** What a caller passes. */
export type RequestOf<E extends Endpoint> = v.InferInput<E['request']>;
/** What a handler receives after parsing. */
export type ParsedRequestOf<E extends Endpoint> = v.InferOutput<E['request']>;
/** What a caller receives: decimals branded, timestamps in milliseconds. */
export type ResponseOf<E extends Endpoint> = v.InferOutput<E['response']>;
/** What a backend sends. */
export type WireResponseOf<E extends Endpoint> = v.InferInput<E['response']>;
