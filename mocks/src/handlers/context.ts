import type { EndpointById, EndpointId } from '@meridian/api/catalogue';
import type { ParsedRequestOf, WireResponseOf } from '@meridian/api';
import type { Brokerage } from '#domain/brokerage.ts';
import type { CommandPayload, CommandResult, CommandType } from '#commands/index.ts';
import { doneBefore } from '#domain/requests/index.ts';
import type { RequestIdentity } from '#domain/requests/index.ts';
import type { Json } from '#kernel/index.ts';
import { send } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import type { Language } from './language.ts';
import type { Blobs } from './open-world.ts';

/** What every handler knows about the call it answers. */
export interface Caller {
  /** For commands, by {@link sendFor}. */
  readonly world: BrokerageWorld;
  /** The request that a write carries out; null for a read, and for a write that names none. */
  readonly identity: RequestIdentity | null;
  /** The brokerage, lived up to `now`. For reading: only commands change it. */
  readonly state: Brokerage;
  readonly now: number;
  readonly language: Language;
  /** Whose token came with the call; null for none, or one that is not valid. */
  readonly userId: string | null;
}

/** The caller of a call that needs a sign-in. */
export type Customer = Caller & { readonly userId: string };

/** Gives the world the command of a caller's write: one for a call. @throws BusinessRefusal */
export function sendFor<T extends CommandType>(
  { world, state, identity }: Pick<Caller, 'world' | 'state' | 'identity'>,
  type: T,
  payload: CommandPayload<T>,
): CommandResult<T> {
  if (identity !== null && doneBefore(state, identity) !== undefined)
    throw new Error(`${identity.call} gives a second command, "${type}"`);
  return send(world, type, payload, identity);
}

type CallerOf<Id extends EndpointId> = EndpointById<Id>['access'] extends 'anonymous' ? Caller : Customer;

/**
 * Answers one call: what a backend would put into the envelope's `data`. A write that answers nothing gives its command by
 * `sendFor` and returns null.
 * @throws BusinessRefusal
 */
export type Handler<Id extends EndpointId> = (
  caller: CallerOf<Id>,
  request: ParsedRequestOf<EndpointById<Id>>,
) => EndpointById<Id>['kind'] extends 'read' ? WireResponseOf<EndpointById<Id>> : null;

/** A write that answers a receipt: a request that was carried out before is answered with its receipt, and not done again. */
export interface WriteHandler<Id extends EndpointId> extends Receipt<Id> {
  /** Carries it out by `sendFor`. Answers the id of the record that the receipt shows. @throws BusinessRefusal */
  act(caller: CallerOf<Id>, request: ParsedRequestOf<EndpointById<Id>>): string;
}

interface Receipt<Id extends EndpointId> {
  /** `request`: the one that was carried out, whichever try of it this answers. */
  receipt(
    caller: CallerOf<Id>,
    recordId: string,
    request: ParsedRequestOf<EndpointById<Id>>,
  ): WireResponseOf<EndpointById<Id>>;
}

/** What a host does for a call besides its world: what takes time, or is no part of a history. */
export interface CallHost {
  readonly blobs: Blobs;
  /** The whole address of a path below the world's own, as this caller reaches it. */
  addressOf(path: string): string;
}

/**
 * Answers a write in two steps, for a world waits for nothing. `prepare` takes its time and changes no world; what it
 * answers then carries the call out, for the same caller.
 */
export interface StagedHandler<Id extends EndpointId> {
  /** @throws BusinessRefusal */
  prepare(
    caller: CallerOf<Id>,
    request: ParsedRequestOf<EndpointById<Id>>,
    host: CallHost,
  ): Promise<PreparedWrite<Id>>;
}

interface PreparedWrite<Id extends EndpointId> extends Receipt<Id> {
  /** What was asked for, as data: the same again under the same request id is the same request. */
  readonly content: Json;
  /** As {@link WriteHandler.act}. */
  act(caller: CallerOf<Id>): string;
}

/** Marks a call of the catalogue that has no handler yet: it answers the refusal `notBuiltYet`. */
export const notBuilt = 'notBuilt';

/** A write answers with a receipt, unless nothing of its answer is read. */
type HandlerOf<Id extends EndpointId> = EndpointById<Id>['kind'] extends 'read'
  ? Handler<Id>
  : unknown extends WireResponseOf<EndpointById<Id>>
    ? Handler<Id>
    : WriteHandler<Id> | StagedHandler<Id>;

/** One handler for every call of the catalogue, or the mark that there is none yet. The compiler finds the hole. */
export type Handlers = {
  readonly [Id in EndpointId]: HandlerOf<Id> | typeof notBuilt;
};

/** The part of {@link Handlers} that one family of the catalogue registers in its `index.ts`. */
export type HandlersOfFamily<Family extends string> = Pick<
  Handlers,
  Extract<EndpointId, `${Family}.${string}`>
>;

/** Latest first; of one millisecond, those entered last. `rows` come in the order in which they were entered. */
export function newestFirst<T>(rows: Iterable<T>, timeOf: (row: T) => number): T[] {
  return [...rows].reverse().sort((a, b) => timeOf(b) - timeOf(a));
}

/** Cuts a page out of a list, as the contract pages (DECISIONS 2). An empty list has one empty page. */
export function page<T>(
  all: readonly T[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): { list: T[]; pageNo: number; totalPage: number; total: number } {
  const size = Math.max(1, Math.trunc(pageSize));
  const number = Math.max(1, Math.trunc(pageNo));
  return {
    list: all.slice((number - 1) * size, number * size),
    pageNo: number,
    totalPage: Math.max(1, Math.ceil(all.length / size)),
    total: all.length,
  };
}
