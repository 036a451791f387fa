import type * as v from 'valibot';
import { refusal, type RefusalCode, type RefusalName } from './codes.ts';

export type Family = 'auth' | 'market' | 'watchlist' | 'trading' | 'funds' | 'follow' | 'content' | 'upload';

export type Schema = v.GenericSchema<unknown, unknown>;

export type EndpointKind = 'read' | 'write';
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
  /** Sending it twice has the effect of sending it once. */
  readonly isIdempotent: boolean;
  readonly access: Access;
  /** True where the spec does not show the payload: check these first against the real backend. */
  readonly isAssumed: boolean;
  /** Business refusals it can answer, besides the {@link generalRefusals}. Any other code says nothing about what was done. */
  readonly refusals: readonly RefusalName[];
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
  'id' | 'method' | 'path' | 'request' | 'response' | 'kind' | 'access' | 'isMultipart'
> {
  readonly isIdempotent?: boolean;
  readonly isAssumed?: boolean;
  readonly refusals?: readonly RefusalName[];
  isAbout?(answer: v.InferOutput<Res>, asked: v.InferInput<Req>): boolean;
}

/**
 * Enters a call in the catalogue. Reads are idempotent, and payloads assumed, unless the definition says otherwise. A
 * write says what it `changes`.
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
  Req extends Schema,
  Res extends Schema,
  Access extends EndpointAccess,
  const Changes extends readonly Changed[],
>(
  definition: Definition<Id, Req, Res, 'write', Access> & { readonly changes: Changes },
): Endpoint<Id, Req, Res, 'write', Access, Changes>;
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint(
  definition: Definition<string, Schema, Schema, EndpointKind, EndpointAccess>,
): Endpoint {
  return {
    isIdempotent: definition.kind === 'read',
    isAssumed: true,
    refusals: [],
    changes: [],
    ...definition,
    family: definition.id.slice(0, definition.id.indexOf('.')) as Family,
  };
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

/** What a caller passes. */
export type RequestOf<E extends Endpoint> = v.InferInput<E['request']>;
/** What a handler receives after parsing. */
export type ParsedRequestOf<E extends Endpoint> = v.InferOutput<E['request']>;
/** What a caller receives: decimals branded, timestamps in milliseconds. */
export type ResponseOf<E extends Endpoint> = v.InferOutput<E['response']>;
/** What a backend sends. */
export type WireResponseOf<E extends Endpoint> = v.InferInput<E['response']>;
