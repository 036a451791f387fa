import { ApiError, type ApiClient, type CallOptions, type ReadEndpoint, type SendFile } from '@meridian/api';
import type { EndpointId } from '@meridian/api/catalogue';
import { awaitedSocket } from './live/awaited-socket.ts';
import type { Backend } from './backend.ts';
import type { ServerClock } from './ports/clock.ts';
import type { FirstRead } from './reading/first-reads.ts';
import { browserClipboard, browserTimers } from './ports-browser.ts';
import { createKeptAnswers, type KeptAnswersSurroundings } from './reading/kept-answers.ts';
import type {
  Clipboard,
  Clock,
  KeyValueStorage,
  NetworkStatus,
  Ports,
  Session,
  SystemInfo,
  Timers,
} from './ports/ports.ts';
import { createCallLog, problemCode, requestIdIn, type CallLog } from './ports/call-log.ts';
import { createWhatHappened } from './ports/what-happened.ts';
import { createSession } from './device/session.ts';
import type { DeviceOwner } from './ports/device-lock.ts';
import { createSettings } from './device/settings.ts';

/** What differs between the deployed app, the demo and a story. */
export interface Surroundings {
  /** Of the backend: absolute, a path of this origin, or empty for this origin itself. */
  readonly baseUrl: string;
  /** Address of the page, to tell the socket's address from a base that is only a path. */
  readonly pageUrl: string;
  readonly storage: KeyValueStorage;
  readonly clock: Clock & Partial<Pick<ServerClock, 'correct' | 'aheadMs'>>;
  /** The browser's where none are given. */
  readonly timers?: Timers;
  readonly network: NetworkStatus;
  /** The browser's where none is given. */
  readonly clipboard?: Clipboard | undefined;
  readonly systemInfo: SystemInfo;
  newId(): string;
  /** Nothing is asked before it settles: the demo's backend takes a moment to start. */
  readonly isReady?: Promise<unknown>;
  /** Who is signed in is set later (`session.settle`). */
  readonly isSessionAwaited?: boolean;
  /** The browser's way to the device's own lock where none is given. */
  readonly deviceOwner?: DeviceOwner;
  /** False where no socket is to be had: the app polls and says so (DECISIONS 8). Default true. */
  readonly hasSocket?: boolean;
  /** Which build this is, and when its page may end; without it nothing is kept from visit to visit. */
  readonly visit?: Pick<KeptAnswersSurroundings, 'build' | 'onLeave'>;
  /** What the page has asked before any script had come. */
  readonly firstReads?: readonly FirstRead[] | undefined;
  /** How files are sent: as the browser sends them where left out. */
  readonly sendFile?: SendFile | undefined;
  /** How long a call is waited for, in ms; the client's own limit where left out (DECISIONS 5). */
  readonly patienceMs?: number | undefined;
}

/** The ports of one app, made of its surroundings. Opens the socket; `socket.close()` ends all it holds. */
export function createPorts(surroundings: Surroundings): Ports {
  const {
    baseUrl,
    pageUrl,
    storage,
    clock,
    timers = browserTimers,
    network,
    clipboard = browserClipboard,
    systemInfo,
    newId,
    isReady,
    isSessionAwaited = false,
    hasSocket = true,
    firstReads,
    patienceMs,
    sendFile,
    visit,
    deviceOwner = lateOwner,
  } = surroundings;
  const session = createSession(storage, { isAwaited: isSessionAwaited });
  const calls = createCallLog();
  const noted = notingIn(calls, clock);
  const settings = createSettings(storage, systemInfo.languages);

  const backend = again(async () => {
    // The code and the backend itself are waited for side by side.
    const [{ openBackend }] = await Promise.all([import('./backend.ts'), isReady]);
    return openBackend({
      baseUrl,
      pageUrl,
      hasSocket,
      getToken: () => session.token,
      getLocale: () => settings.get().locale,
      onSessionExpired: (reason) => session.signOut(reason ?? 'expired'),
      onServerTime: clock.correct,
      now: () => clock.now(),
      timers,
      patienceMs,
      sendFile,
      firstReads,
    });
  });
  const socket = hasSocket ? awaitedSocket(async () => (await backend()).socket, timers) : null;
  // A device that is back online, or a page shown again, need not wait for the next try.
  network.subscribe(() => {
    if (network.isOnline()) socket?.open();
  });

  return {
    api: awaitedClient(backend, session, noted),
    calls,
    deviceOwner,
    socket,
    session,
    settings,
    storage,
    clock,
    timers,
    network,
    clipboard,
    kept: visit
      ? createKeptAnswers({
          ...visit,
          storage,
          clock,
          getLocale: () => settings.get().locale,
        })
      : null,
    whatHappened: createWhatHappened(),
    newId,
    systemInfo: () => systemInfo,
  };
}

/** Loads at the first call and keeps what came; after a failure the next call tries again. */
function again<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

const loadOwner = async (): Promise<DeviceOwner> => (await import('./ports-browser-owner.ts')).browserOwner;

/** Its code comes with the first question. Code that cannot be fetched is a device that cannot be asked. */
const lateOwner: DeviceOwner = {
  isOffered: () =>
    loadOwner().then(
      (owner) => owner.isOffered(),
      () => false,
    ),
  enrol: (name) =>
    loadOwner().then(
      (owner) => owner.enrol(name),
      () => ({ answer: 'failed', key: null }),
    ),
  ask: (key) =>
    loadOwner().then(
      (owner) => owner.ask(key),
      () => 'failed' as const,
    ),
};

/** Does a call, and notes how it went. */
type Noting = <T>(endpointId: string, requestId: string | null, call: () => Promise<T>) => Promise<T>;

/** What was given up by the person themselves is nothing to report. */
function notingIn(log: CallLog, clock: Clock): Noting {
  return async (endpointId, requestId, call) => {
    const note = (problem: string | null): void =>
      log.note({ endpointId, at: clock.now(), requestId, problem });
    try {
      const answer = await call();
      note(null);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.problem.kind !== 'aborted') note(problemCode(error.problem));
      throw error;
    }
  };
}

/** The call that ends the sessions of the person's other devices, and goes on with the token that it answers. */
const renewsSession: EndpointId = 'auth.updatePassword';

async function renewed(session: Pick<Session, 'renewal'>, answer: Promise<unknown>): Promise<unknown> {
  const end = session.renewal();
  let token: string | null = null;
  try {
    const data = await answer;
    ({ token = null } = (data ?? {}) as { token?: string | null });
    return data;
  } finally {
    end(token);
  }
}

/** A client whose code is on its way. Code that cannot be fetched is a network failure like any other. */
function awaitedClient(
  backend: () => Promise<Backend>,
  session: Pick<Session, 'renewal'>,
  noted: Noting,
): ApiClient {
  const clientFor = async (endpointId: string): Promise<ApiClient> => {
    try {
      return (await backend()).client;
    } catch (cause) {
      throw new ApiError({ kind: 'network', endpointId }, { cause });
    }
  };
  // Which calls take which options is for callers: here each is handed on as it came.
  const call = async (endpoint: ReadEndpoint, request: unknown, options?: CallOptions): Promise<unknown> => {
    return noted(endpoint.id, requestIdIn(request), async () => {
      const client = await clientFor(endpoint.id);
      const answer = client.call(endpoint, request, options);
      return endpoint.id === renewsSession ? renewed(session, answer) : answer;
    });
  };
  return {
    call: call as ApiClient['call'],
    upload: (file, fileName, options) =>
      noted('upload.file', options?.clientRequestId ?? null, async () =>
        (await clientFor('upload.file')).upload(file, fileName, options),
      ),
  };
}
