/** The worlds of a host of Durable Objects as one: which there are, and what concerns two of them. */
import * as v from 'valibot';
import { adminPath } from '../admin.ts';
import { isOfList, showPage } from '../page/page.ts';
import type { PagedHost } from '../page/page.ts';
import type { WorldList, WorldSummary } from '../page/worlds-page.ts';
import { tooManyWorlds, WorldNotMade, worldTaken } from '../world-actions.ts';
import { checkWorldId } from '../worlds.ts';
import type { Objects } from './engine.ts';
import { insidePath } from './world-object.ts';

export interface ManyWorlds {
  toWorld(id: string, request: Request): Promise<Response>;
  /** To an object without a world, which says what is wrong with an address as any other would. */
  toNobody(request: Request): Promise<Response>;
  /** The panel of a world, and what its forms do. */
  toPanel(id: string, path: string, request: Request): Promise<Response>;
  list(): Promise<WorldList>;
  open(id: string, request: Request): Promise<Response>;
  delete(id: string, request: Request): Promise<Response>;
  copyByCall(id: string, request: Request): Promise<Response>;
  readonly pagedHost: PagedHost;
}

const copying = v.object({ to: v.string() });

/** What one object hands another. */
interface Handed {
  readonly world?: unknown;
  readonly faults: readonly string[];
  readonly files: readonly string[];
}

export function manyWorlds(
  { WORLDS, DIRECTORY }: { readonly WORLDS: Objects; readonly DIRECTORY: Objects },
  {
    base,
    origin,
    mostWorlds,
  }: { readonly base: string; readonly origin: string; readonly mostWorlds: number },
): ManyWorlds {
  const object = (id: string) => WORLDS.get(WORLDS.idFromName(id));
  const directory = DIRECTORY.get(DIRECTORY.idFromName('all'));
  const inDirectory = (method: string, id = '') =>
    directory.fetch(new Request(`${origin}/${encodeURIComponent(id)}?most=${mostWorlds}`, { method }));
  const ask = (id: string, path: string, init: RequestInit = {}) =>
    object(id).fetch(new Request(`${origin}${base}${path}`, init));
  const inside = (id: string, what: string, init?: RequestInit) => ask(id, `${insidePath}${what}`, init);

  const release = (id: string) => inDirectory('DELETE', id);

  /** Answers whether the id is new. @throws WorldNotMade where there is no room for it */
  async function reserve(id: string): Promise<boolean> {
    const { status } = await inDirectory('POST', id);
    if (status === 409) throw tooManyWorlds(mostWorlds);
    return status === 201;
  }

  async function list(): Promise<WorldList> {
    const ids = (await (await inDirectory('GET')).json()) as readonly string[];
    const answers = await Promise.all(
      ids.map(async (id) => ({ id, answer: await ask(id, `${adminPath}/${id}`) })),
    );
    const open: WorldSummary[] = [];
    const closed: { id: string; problem: string }[] = [];
    for (const { id, answer } of answers) {
      const body = (await answer.json()) as WorldSummary & { readonly error: string };
      if (answer.ok) open.push(body);
      else if (answer.status === 503) closed.push({ id, problem: body.error });
    }
    return { open, closed };
  }

  /** Opens under an id; a place that was taken for nothing is given back. */
  async function opened(id: string, request: Request): Promise<Response> {
    const isNew = await reserve(id);
    const answer = await object(id).fetch(request);
    if (!answer.ok && isNew) await release(id);
    return answer;
  }

  async function copy(from: string, to: string): Promise<void> {
    checkWorldId(to);
    const { world, faults, files } = (await (await inside(from, `world/${from}`)).json()) as Handed;
    if (world === undefined) throw new RangeError(`no world "${from}" is open`);
    if (!(await reserve(to))) throw worldTaken(to);
    for (const hash of files) {
      const bytes = await inside(from, `files/${from}/${hash}`);
      if (bytes.ok)
        await inside(to, `files/${to}/${hash}`, { method: 'POST', body: await bytes.arrayBuffer() });
    }
    const made = await inside(to, `world/${to}`, { method: 'POST', body: JSON.stringify({ world, faults }) });
    if (made.ok) return;
    await release(to);
    throw new RangeError(await made.text());
  }

  async function remove(id: string, request: Request): Promise<Response> {
    const answer = await object(id).fetch(request);
    if (answer.ok) await release(id);
    return answer;
  }

  const pagedHost: PagedHost = {
    base,
    origin,
    app: null,
    list,
    async make({ id, scenario, clock }) {
      checkWorldId(id);
      if (!(await reserve(id))) throw worldTaken(id);
      const body = JSON.stringify({ scenario, clock });
      const answer = await ask(id, `${adminPath}/${id}`, { method: 'POST', body });
      if (answer.ok) return;
      await release(id);
      throw new RangeError(((await answer.json()) as { error: string }).error);
    },
    copy,
    remove: (id) => remove(id, new Request(`${origin}${base}${adminPath}/${id}`, { method: 'DELETE' })),
    has: async (id) => (await ask(id, `${adminPath}/${id}`)).status !== 404,
    // None of them is at hand here.
    get: () => undefined,
    problemOf: () => null,
  };

  return {
    toWorld: (id, request) => object(id).fetch(request),
    toNobody: (request) => object('').fetch(request),
    async toPanel(id, path, request) {
      if (request.method !== 'POST') return object(id).fetch(request);
      const form = await request.text();
      const again = new Request(request.url, { method: 'POST', headers: request.headers, body: form });
      return isOfList(new URLSearchParams(form)) ? showPage(pagedHost, path, again) : object(id).fetch(again);
    },
    list,
    open: (id, request) => said(() => opened(id, request)),
    delete: remove,
    copyByCall: (id, request) =>
      said(async () => {
        const { to } = v.parse(copying, await request.json());
        await copy(id, to);
        return ask(to, `${adminPath}/${to}`);
      }),
    pagedHost,
  };
}

/** A mistake of the caller, as the administration says it. */
async function said(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const isTheirs = error instanceof RangeError || error instanceof SyntaxError || v.isValiError(error);
    if (!(error instanceof WorldNotMade || isTheirs) || !(error instanceof Error)) throw error;
    return Response.json({ error: error.message }, { status: error instanceof WorldNotMade ? 409 : 400 });
  }
}
