/** How people and contract tests run a standalone server: open worlds, add facts, move clocks, set faults. */
import * as v from 'valibot';
import { BusinessRefusal } from '#kernel/index.ts';
import { formatFault, scenarioNames } from '#names.ts';
import { statusOfStoreFailure } from './store.ts';
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
  v.object({ mode: v.picklist(['running', 'pinned']) }),
]);
const faultList = v.object({ faults: v.array(v.string()) });

/** Path of the administration, outside of every world. */
export const adminPath = '/_worlds';

export function isAdminPath(pathname: string): boolean {
  return pathname === adminPath || pathname.startsWith(`${adminPath}/`);
}

/** Answers a call to {@link adminPath}. A mistake of the caller is a 400 that says what was wrong. */
export async function administer(worlds: Worlds, request: Request, origin: string): Promise<Response> {
  try {
    return await route(worlds, request, origin);
  } catch (error) {
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

async function route(worlds: Worlds, request: Request, origin: string): Promise<Response> {
  const [id, action = ''] = new URL(request.url).pathname.slice(adminPath.length + 1).split('/');
  if (id === undefined || id === '') {
    worlds.openKept();
    const open = worlds.list().map((handle) => describe(handle, origin));
    const closed = worlds.problems().map(([problemId, problem]) => ({ id: problemId, problem }));
    return Response.json({ worlds: [...open, ...closed] });
  }
  if (request.method === 'POST' && action === '') {
    const { faults: texts, ...options } = v.parse(opening, await bodyOf(request));
    const { scenario: name, ...rest } = options;
    const faults = texts.map(checkedFault);
    checkWorldId(id);
    worlds.get(id);
    const problem = worlds.problemOf(id);
    if (problem !== null) return Response.json({ error: problem }, { status: 503 });
    // Opening by hand is opening anew.
    const handle = worlds.open(id, name, { ...withoutUndefined(rest), faults, isNew: true });
    return Response.json(describe(handle, origin));
  }
  const handle = worlds.get(id);
  const problem = worlds.problemOf(id);
  if (request.method === 'DELETE' && (handle !== undefined || problem !== null)) {
    worlds.remove(id);
    return Response.json({ closed: id });
  }
  if (problem !== null) return Response.json({ id, error: problem }, { status: 503 });
  if (handle === undefined) return Response.json({ error: `no world "${id}" is open` }, { status: 404 });
  handle.latest();
  if (request.method === 'POST') await change(handle, action, await bodyOf(request));
  return Response.json(describe(handle, origin));
}

async function change(handle: WorldHandle, action: string, body: unknown): Promise<void> {
  switch (action) {
    case 'facts':
      for (const { name, parameters } of v.parse(additions, body).facts)
        await handle.applyFact(name, parameters);
      return;
    case 'clock': {
      const move = v.parse(clockMove, body);
      // What changes nothing is no command: the log is the world's history.
      if ('byMs' in move) {
        if (move.byMs !== 0) await handle.advance(move.byMs);
      } else if ('toMs' in move) {
        if (move.toMs !== handle.now()) await handle.setTime(move.toMs);
      } else if ('to' in move) {
        await handle.advanceToNextEvent();
      } else if (move.mode !== handle.clockMode()) {
        await (move.mode === 'running' ? handle.run() : handle.pin());
      }
      return;
    }
    case 'faults': {
      const faults = v.parse(faultList, body).faults.map(checkedFault);
      handle.clearFaults();
      for (const fault of faults) handle.addFault(fault);
      return;
    }
    default:
      throw new RangeError(`"${action}" is none of facts, clock, faults`);
  }
}

function describe(handle: WorldHandle, origin: string) {
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
