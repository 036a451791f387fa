/** The simulated brokerage as the kernel wants it: how it opens, lives through time, and takes commands. */
import * as v from 'valibot';
import { commands, isCommandType } from './commands/index.ts';
import type { CommandPayload, CommandResult, CommandType } from './commands/index.ts';
import { agenda } from './domain/agenda.ts';
import {
  addUser,
  createBrokerage,
  dataOfBrokerage,
  restoreBrokerage,
  serialiseBrokerage,
} from './domain/brokerage.ts';
import type { Brokerage, BrokerageData } from './domain/brokerage.ts';
import { refuse } from './domain/refusals.ts';
import { once } from './domain/requests/index.ts';
import type { RequestIdentity } from './domain/requests/index.ts';
import { createUser, hashOfSecret } from './domain/session/index.ts';
import { applyFact } from './facts/index.ts';
import { liveThrough } from './kernel/index.ts';
import type { Command, World, WorldDefinition } from './kernel/index.ts';
import { demoUser, isScenarioName } from './names.ts';
import { scenarios } from './scenarios/index.ts';

const factPrefix = 'fact/';

/** One simulated brokerage: {@link Brokerage} under the kernel's clock and log. */
export type BrokerageWorld = World<Brokerage>;

export const brokerageDefinition: WorldDefinition<Brokerage> = brokerageAt('');

/** The brokerage at an address of its host. */
export function brokerageAt(worldId: string): WorldDefinition<Brokerage> {
  return {
    // Ten years for every world to live through. The calendars reach two years further, as far ahead as contracts are listed.
    times: {
      earliest: Date.parse('2019-01-01T00:00:00Z'),
      latestStart: Date.parse('2036-12-31T23:59:59Z'),
      latest: Date.parse('2046-12-31T23:59:59Z'),
    },
    open: (seed, startTime, scenario) => open(seed, startTime, scenario, worldId),
    advance,
    apply,
    // A fact does what customers and the brokerage do in turn: deposits, applies, decides.
    refusesLate: (type) => type.startsWith(factPrefix),
    serialise: serialiseBrokerage,
    dataOf: dataOfBrokerage,
    restore: (data) => restoreBrokerage(data as BrokerageData),
  };
}

/** Every world knows the demo customer; a scenario's facts say the rest. A world without a scenario has no facts. */
function open(seed: string, startTime: number, scenario: string, worldId: string): Brokerage {
  const state = createBrokerage(seed, startTime, worldId);
  const { loginId, email, password } = demoUser;
  addUser(
    state,
    createUser({
      id: loginId,
      email,
      passwordHash: hashOfSecret(email, password),
      name: 'Alex Morgan',
      phone: '+1 212 555 0142',
      inviteCode: 'MRD-4821',
    }),
  );
  const facts = isScenarioName(scenario) ? scenarios[scenario].facts : [];
  for (const { name, parameters } of facts) applyFact(state, name, parameters, startTime);
  return state;
}

/**
 * Until when nothing happens by itself, of a state that no command has changed since that was found: a running world is read
 * hundreds of times a second, at a later instant each time.
 */
const quietUntil = new WeakMap<Brokerage, number>();

/** The last millisecond of the second that an instant is in. No price changes within one. */
const endOfSecond = (instant: number): number => Math.floor(instant / 1000) * 1000 + 999;

function advance(state: Brokerage, toMs: number): void {
  if (toMs > (quietUntil.get(state) ?? Number.NEGATIVE_INFINITY))
    quietUntil.set(state, liveThrough(state, agenda, state.livedUntil, toMs, endOfSecond(toMs)));
  state.livedUntil = toMs;
}

function apply(state: Brokerage, { type, at, payload }: Command): unknown {
  quietUntil.delete(state);
  if (type.startsWith(factPrefix)) return applyFact(state, type.slice(factPrefix.length), payload, at);
  if (!isCommandType(type)) throw refuse('invalidRequest', { field: 'type', given: type });
  // Each schema is the definition's own, so what it answers is what the definition takes.
  const definition = commands[type] as AnyCommand;
  const parsed = parse(definition.payload, payload);
  const carryOut = () => definition.apply(state, parsed, at);
  const identity = parse(requestNaming, payload).request ?? definition.request?.identityOf(state, parsed);
  return identity === undefined ? carryOut() : carryOutOnce(state, definition, identity, carryOut);
}

function parse<T>(schema: v.GenericSchema<unknown, T>, payload: unknown): T {
  const parsed = v.safeParse(schema, payload);
  if (!parsed.success) throw refuse('invalidRequest', { field: v.getDotPath(parsed.issues[0]) ?? '' });
  return parsed.output;
}

/** Any command of the list, its types put aside. */
interface AnyCommand {
  readonly payload: v.GenericSchema<unknown, unknown>;
  apply(state: Brokerage, payload: unknown, at: number): { readonly id: string } | undefined;
  readonly request?: {
    identityOf(state: Brokerage, payload: unknown): RequestIdentity;
    answerOf(state: Brokerage, id: string): unknown;
  };
}

/** Where a payload names the request that the command carries out. */
const requestNaming = v.object({
  request: v.optional(
    v.object({
      userId: v.nullable(v.string()),
      requestId: v.string(),
      call: v.string(),
      content: v.string(),
    }),
  ),
});

function carryOutOnce(
  state: Brokerage,
  { request }: AnyCommand,
  identity: RequestIdentity,
  carryOut: () => { readonly id: string } | undefined,
): unknown {
  let answer: unknown;
  const id = once(state, identity, () => {
    const record = carryOut();
    answer = record;
    return record?.id ?? null;
  });
  return answer ?? (id === null ? undefined : request?.answerOf(state, id));
}

/**
 * Gives a world a command, with its payload and its answer typed. Under a request that was carried out before it does
 * nothing.
 * @throws BusinessRefusal
 */
export function send<T extends CommandType>(
  world: BrokerageWorld,
  type: T,
  payload: CommandPayload<T>,
  request: RequestIdentity | null = null,
): CommandResult<T> {
  return world.dispatch(type, request === null ? payload : { ...payload, request }) as CommandResult<T>;
}

/** The command type of a fact that is added by hand or by a provider state. */
export function factCommand(name: string): string {
  return `${factPrefix}${name}`;
}
