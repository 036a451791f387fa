/** How people and contract tests run a standalone server: open worlds, add facts, move clocks, set faults. */
import * as v from 'valibot';
import { BusinessRefusal } from '#kernel/index.ts';
import { formatFault, scenarioNames } from '#names.ts';
import { statusOfStoreFailure } from './store/store.ts';
import { copyWorld, openNewWorld, WorldNotMade, worldRecording } from './world-actions.ts';
import { checkedFault } from './world-handle.ts';
import type { WorldHandle } from './world-handle.ts';
import { checkWorldId } from './worlds.ts';
import type { Worlds } from './worlds.ts';

const scenario = v.picklist(scenarioNames, `one of ${scenarioNames.join(', ')}`);
const instant = v.pipe(v.number(), v.integer());

const opening = v.object({
  scenario: v.optional(scenario, 'trader'),
  clock: v.optional(v.picklist(['running', 'pinned'])),
  seed: v.optional(v.string()),
  startTime: v.optional(instant),
  faults: v.optional(v.array(v.string()), []),
});
const additions = v.object({
  facts: v.array(v.object({ name: v.string(), parameters: v.optional(v.unknown(), {}) })),
});
const clockMove = v.union([
  v.object({ byMs: instant }),
  v.object({ toMs: instant }),
  v.object({ to: v.literal('nextEvent') }),
  v.object({ mode: v.picklist(['running', 'pinned']), rate: v.optional(instant) }),
]);
const faultList = v.object({ faults: v.array(v.string()) });
const beginning = v.object({ scenario: v.optional(scenario) });
const copying = v.object({ to: v.string() });

/** Path of the administration, outside of every world. */
export const adminPath = '/_worlds';

export function isAdminPath(pathname: string): boolean {
  return pathname === adminPath || pathname.startsWith(`${adminPath}/`);
}

/** The host that is administered. */
export interface Administered {
  readonly worlds: Worlds;
  /** As the caller reaches it. */
  readonly origin: string;
  readonly mostWorlds: number;
}

/**
 * Answers a call to {@link adminPath}, 409 for a world that cannot be made beside those that are there: 404 for an address that there is not, 405 for a method that it does not have. Any other
 * mistake of the caller is a 400 that says what was wrong.
 * @param path below the host's folder
 */
export async function administer(host: Administered, path: string, request: Request): Promise<Response> {
  try {
    return await route(host, path, request);
  } catch (error) {
    if (error instanceof WorldNotMade) return Response.json({ error: error.message }, { status: 409 });
    const isCallers =
      error instanceof BusinessRefusal ||
      error instanceof RangeError ||
      error instanceof SyntaxError ||
      v.isValiError(error);
    const status = isCallers ? 400 : statusOfStoreFailure(error);
    if (status === undefined || !(error instanceof Error)) throw error;
    return Response.json({ error: error.message }, { status });
  }
}

/** An address of the administration: what each method does there. */
type Resource = Readonly<Partial<Record<string, (call: Call) => Promise<Response> | Response>>>;

interface Call extends Administered {
  readonly id: string;
  readonly request: Request;
}

const everyWorld: Resource = { GET: listWorlds };
const oneWorld: Resource = {
  GET: ({ worlds, id, origin }) =>
    withWorld(worlds, id, (handle) => Response.json(describeWorld(handle, origin))),
  POST: openWorld,
  DELETE: removeWorld,
};
/** What can be changed about a world: `/_worlds/<id>/<its name>`. */
const changes: ReadonlyMap<string, (handle: WorldHandle, body: unknown) => Promise<void> | void> = new Map(
  Object.entries({ facts: addFacts, clock: moveClock, faults: setFaults, reset: beginAgain }),
);
/** What else is below a world. */
const parts: ReadonlyMap<string, Resource> = new Map(
  Object.entries({
    copy: { POST: copy },
    recording: {
      GET: ({ worlds, id }: Call) =>
        withWorld(
          worlds,
          id,
          async (handle) => new Response(await worldRecording(handle), { headers: asFile(id) }),
        ),
    },
  }),
);

const asFile = (id: string) => ({
  'content-type': 'application/json',
  'content-disposition': `attachment; filename="${id}.json"`,
});

async function route(host: Administered, path: string, request: Request): Promise<Response> {
  const [id = '', ...rest] = path.slice(adminPath.length + 1).split('/');
  const resource = resourceAt(id, rest);
  if (resource === undefined) {
    const known = `${adminPath}, ${adminPath}/<id> and, below it, ${[...changes.keys(), ...parts.keys()].join(', ')}`;
    return Response.json(
      { error: `There is nothing at this address: it is none of ${known}.` },
      { status: 404 },
    );
  }
  const { method } = request;
  const act = Object.hasOwn(resource, method) ? resource[method] : undefined;
  if (act === undefined) {
    const allow = Object.keys(resource).join(', ');
    return Response.json({ error: `${method} is none of ${allow}` }, { status: 405, headers: { allow } });
  }
  return act({ ...host, id, request });
}

function resourceAt(id: string, [action, ...more]: readonly string[]): Resource | undefined {
  if (more.length > 0) return undefined;
  if (action === undefined) return id === '' ? everyWorld : oneWorld;
  if (id === '') return undefined;
  const change = changes.get(action);
  if (change === undefined) return parts.get(action);
  return { POST: (call) => changeWorld(call, change) };
}

function listWorlds({ worlds, origin }: Call): Response {
  worlds.openKept();
  const open = worlds.list().map((handle) => describeWorld(handle, origin));
  const closed = worlds.problems().map(([id, problem]) => ({ id, problem }));
  return Response.json({ worlds: [...open, ...closed] });
}

/** Opening by hand is opening anew. */
async function openWorld({ worlds, id, request, origin, mostWorlds }: Call): Promise<Response> {
  const { faults: texts, scenario: name, ...options } = v.parse(opening, await bodyOf(request));
  const faults = texts.map(checkedFault);
  checkWorldId(id);
  worlds.get(id);
  const problem = worlds.problemOf(id);
  if (problem !== null) return Response.json({ error: problem }, { status: 503 });
  const handle = openNewWorld(worlds, id, name, { ...withoutUndefined(options), faults }, mostWorlds, {
    isReplacing: true,
  });
  return Response.json(describeWorld(handle, origin));
}

function copy({ worlds, id, request, origin, mostWorlds }: Call): Promise<Response> | Response {
  return withWorld(worlds, id, async (handle) => {
    const { to } = v.parse(copying, await bodyOf(request));
    return Response.json(describeWorld(await copyWorld(worlds, handle, to, mostWorlds), origin));
  });
}

function removeWorld({ worlds, id }: Call): Response {
  if (worlds.get(id) === undefined && worlds.problemOf(id) === null) return notOpen(id);
  worlds.remove(id);
  return Response.json({ closed: id });
}

function changeWorld(
  { worlds, id, request, origin }: Call,
  change: (handle: WorldHandle, body: unknown) => Promise<void> | void,
): Promise<Response> | Response {
  return withWorld(worlds, id, async (handle) => {
    await change(handle, await bodyOf(request));
    return Response.json(describeWorld(handle, origin));
  });
}

/** An open world, with what other servers on its directory have done by now. */
function withWorld<Answer>(
  worlds: Worlds,
  id: string,
  act: (handle: WorldHandle) => Answer,
): Answer | Response {
  const handle = worlds.get(id);
  const problem = worlds.problemOf(id);
  if (problem !== null) return Response.json({ id, error: problem }, { status: 503 });
  if (handle === undefined) return notOpen(id);
  handle.latest();
  return act(handle);
}

function notOpen(id: string): Response {
  return Response.json({ error: `no world "${id}" is open` }, { status: 404 });
}

async function addFacts(handle: WorldHandle, body: unknown): Promise<void> {
  for (const { name, parameters } of v.parse(additions, body).facts) await handle.applyFact(name, parameters);
}

/** What changes nothing is no command: the log is the world's history. */
async function moveClock(handle: WorldHandle, body: unknown): Promise<void> {
  const move = v.parse(clockMove, body);
  if ('byMs' in move) {
    if (move.byMs !== 0) await handle.advance(move.byMs);
  } else if ('toMs' in move) {
    if (move.toMs !== handle.now()) await handle.setTime(move.toMs);
  } else if ('to' in move) {
    await handle.advanceToNextEvent();
  } else if (move.mode !== handle.clockMode() || move.rate !== undefined) {
    await (move.mode === 'running' ? handle.run(move.rate) : handle.pin());
  }
}

async function beginAgain(handle: WorldHandle, body: unknown): Promise<void> {
  await handle.reset(v.parse(beginning, body).scenario);
}

function setFaults(handle: WorldHandle, body: unknown): void {
  const faults = v.parse(faultList, body).faults.map(checkedFault);
  handle.clearFaults();
  for (const fault of faults) handle.addFault(fault);
}

/** A world as people and tests are told of it. */
export function describeWorld(handle: WorldHandle, origin: string) {
  return {
    id: handle.id,
    scenario: handle.scenario,
    now: handle.now(),
    clock: handle.clockMode(),
    baseUrl: origin + handle.basePath,
    token: handle.token(),
    faults: handle.faults.map(formatFault),
    emailCodes: handle.emailCodes(),
    commands: handle.world.log.length,
    ...(handle.problem !== null && { problem: handle.problem }),
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? {} : (JSON.parse(text) as unknown);
}

/** With exact optional properties an absent option is left out, not undefined. */
function withoutUndefined<T extends object>(options: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
