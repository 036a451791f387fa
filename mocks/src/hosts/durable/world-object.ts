/** One world as a Durable Object: its log in the object's SQLite, its sockets asleep with it, its agenda on the object's alarm. */
import { worldAddressOf } from '#handlers/addresses.ts';
import { respond } from '#handlers/runtime.ts';
import { parseFault, formatFault } from '#names.ts';
import { tokenAccess } from '../access/access.ts';
import { ownLimits } from '../access/limits.ts';
import { administer, adminPath, isAdminPath } from '../admin.ts';
import { wait } from '../host-clock.ts';
import { isPagePath, showPage } from '../page/page.ts';
import { pagedWorlds } from '../page/paged-worlds.ts';
import { socketWorldOf } from '../socket/socket.ts';
import { statusOfStoreFailure } from '../store/store.ts';
import type { WorldStore } from '../store/store.ts';
import { worldFromJson } from '../world-text.ts';
import { createWorlds } from '../worlds.ts';
import type { Worlds } from '../worlds.ts';
import { alarmClock } from './alarm-clock.ts';
import type { AlarmClock } from './alarm-clock.ts';
import { upgraded } from './engine.ts';
import type { EngineSocket, ObjectState } from './engine.ts';
import { objectStore } from './object-store.ts';
import { SleepingSockets } from './sleeping-sockets.ts';

/** What the host is told where it is deployed. */
export interface ObjectSettings {
  /** Without it the host answers nobody, unless it is for one machine only. */
  readonly SANDBOX_TOKEN?: string;
  /** Which code makes worlds: checkpoints of another are not used. */
  readonly CODE?: string;
  /** How many sockets a world has at once, as the text of a whole number. */
  readonly MOST_SOCKETS?: string;
}

/** Paths between the objects of one host; the host lets none of them in from outside. */
export const insidePath = '/_inside/';

const faultsKey = 'faults';
const longestSocketMessage = 32 * 1024;

export class WorldObject {
  readonly #state: ObjectState;
  readonly #worlds: Worlds;
  readonly #clock: AlarmClock;
  readonly #sockets: SleepingSockets;
  readonly #store: WorldStore;
  readonly #mostSockets: number;
  #keptFaults: string;
  /** How often the alarm has gone off since the object woke, and what was alive then. */
  #alarms = 0;

  constructor(state: ObjectState, { SANDBOX_TOKEN, CODE = '', MOST_SOCKETS }: ObjectSettings) {
    this.#state = state;
    this.#mostSockets = MOST_SOCKETS === undefined ? ownLimits.sockets : Number(MOST_SOCKETS);
    const base = SANDBOX_TOKEN === undefined ? '' : tokenAccess(SANDBOX_TOKEN, () => false).base;
    this.#store = objectStore(state.storage, CODE);
    const faults = (state.storage.kv.get(faultsKey) as string[] | undefined) ?? [];
    this.#keptFaults = JSON.stringify(faults);
    this.#worlds = createWorlds({ base, store: this.#store });
    this.#worlds.openKept();
    for (const fault of faults) this.#handle?.addFault(parseFault(fault));
    this.#clock = alarmClock(state.storage, Date.now);
    this.#sockets = new SleepingSockets(state, this.#worlds, this.#clock.feed);
  }

  /** The one world that is here; undefined where none has been opened, or it does not fit. */
  get #handle() {
    return this.#worlds.list()[0];
  }

  async fetch(request: Request): Promise<Response> {
    try {
      return await this.#answer(request, new URL(request.url));
    } catch (error) {
      const status = statusOfStoreFailure(error);
      if (status === undefined || !(error instanceof Error)) throw error;
      return new Response(error.message, { status });
    } finally {
      this.#settle(false);
    }
  }

  alarm(): void {
    this.#alarms += 1;
    this.#clock.rang(this.#handle);
    this.#settle(true);
  }

  webSocketMessage(socket: EngineSocket, message: string | ArrayBuffer): void {
    const { length } = typeof message === 'string' ? message : { length: message.byteLength };
    if (length > longestSocketMessage) {
      this.#sockets.drop(socket);
      socket.close(1009, 'this message is too long');
    } else this.#sockets.receive(socket, message);
    this.#settle(false);
  }

  webSocketClose(socket: EngineSocket): void {
    this.#sockets.drop(socket);
    this.#settle(false);
  }

  webSocketError(socket: EngineSocket): void {
    this.webSocketClose(socket);
  }

  async #answer(request: Request, { origin, pathname }: URL): Promise<Response> {
    const { base } = this.#worlds;
    const path = pathname.slice(base.length);
    if (path.startsWith(insidePath)) return this.#answerInside(path.slice(insidePath.length), request);
    if (request.headers.get('upgrade')?.toLowerCase() === 'websocket') return this.#openSocket(pathname);
    const address = worldAddressOf(base, pathname);
    if (address !== null) return brokenOff(await respond(this.#worlds, address, request, wait));
    // How many there may be is the host's to know: one world is all that is here.
    const around = { worlds: this.#worlds, origin, mostWorlds: 1 };
    if (isPagePath(path)) return showPage(pagedWorlds(around, null), path, request);
    if (!isAdminPath(path)) return new Response('There is nothing here.', { status: 404 });
    const answer = await administer(around, path, request);
    const isDescription = request.method === 'GET' && !path.slice(adminPath.length + 1).includes('/');
    return isDescription && answer.ok ? this.#withAgenda(answer) : answer;
  }

  #openSocket(pathname: string): Response {
    const worldId = socketWorldOf(this.#worlds.base, pathname);
    if (worldId === null) return new Response('There is no socket here.', { status: 404 });
    if (this.#sockets.count >= this.#mostSockets)
      return new Response(`This world has ${this.#mostSockets} sockets open, and takes no more.`, {
        status: 503,
        headers: { 'retry-after': '5' },
      });
    const { 0: client, 1: server } = new WebSocketPair();
    this.#sockets.accept(server, worldId);
    return upgraded(client);
  }

  /** For copies: a history is brought here, and the files that it names. */
  async #answerInside(path: string, request: Request): Promise<Response> {
    const [what, id = '', hash = ''] = path.split('/');
    if (what === 'files' && request.method === 'GET') {
      const bytes = await this.#store.blobs.find(id, hash);
      return new Response(bytes, { status: bytes === null ? 404 : 200 });
    }
    if (what === 'files') {
      await this.#store.blobs.keep(id, hash, new Uint8Array(await request.arrayBuffer()));
      return new Response('');
    }
    if (request.method === 'GET') {
      const { world, faults } = this.#handle ?? {};
      const files = [...(world?.read().files.values() ?? [])].flatMap((own) => [...own.keys()]);
      return Response.json({ world: world?.snapshot(), faults: faults?.map(formatFault), files });
    }
    const { world, faults } = (await request.json()) as { world: unknown; faults: readonly string[] };
    const history = worldFromJson(JSON.stringify(world));
    this.#worlds.open(id, history.scenario, { history, faults, isNew: true });
    return new Response('');
  }

  async #withAgenda(answer: Response): Promise<Response> {
    const agenda = { alarms: this.#alarms, nextAt: this.#clock.at, sockets: this.#sockets.count };
    return Response.json({ ...((await answer.json()) as object), agenda });
  }

  #settle(isLooking: boolean): void {
    const handle = this.#handle;
    const faults = handle?.faults.map(formatFault) ?? [];
    const text = JSON.stringify(faults);
    if (text !== this.#keptFaults) {
      this.#state.storage.kv.put(faultsKey, faults);
      this.#keptFaults = text;
    }
    this.#sockets.keep();
    this.#clock.set(handle, isLooking);
  }
}

/** The engine cannot break a connection: what a proxy in front answers where one breaks behind it. */
function brokenOff(response: Response): Response {
  return response.type === 'error' ? new Response('connection broken by a fault', { status: 502 }) : response;
}
