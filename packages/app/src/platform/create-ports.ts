import { createClient, createSocket, socketUrl, type ApiClient, type RealtimeSocket } from '@meridian/api';
import type { Clock, KeyValueStorage, NetworkStatus, Ports, SystemInfo } from './ports.ts';
import { createSession } from './session.ts';
import { createSettings } from './settings.ts';

/** What differs between the deployed app, the demo and a story. */
export interface Surroundings {
  /** Of the backend: absolute, a path of this origin, or empty for this origin itself. */
  readonly baseUrl: string;
  /** Address of the page, to tell the socket's address from a base that is only a path. */
  readonly pageUrl: string;
  readonly storage: KeyValueStorage;
  readonly clock: Clock & { correct?(serverMs: number): void };
  readonly network: NetworkStatus;
  readonly systemInfo: SystemInfo;
  newId(): string;
  /** Nothing is asked before it settles: the demo's backend takes a moment to start. */
  readonly isReady?: Promise<unknown>;
  /** False where no socket is to be had: the app polls and says so (DECISIONS 8). Default true. */
  readonly hasSocket?: boolean;
}

/** The ports of one app, made of its surroundings. Opens the socket; `socket.close()` ends all it holds. */
export function createPorts(surroundings: Surroundings): Ports {
  const { baseUrl, pageUrl, storage, clock, network, systemInfo, newId, isReady, hasSocket = true } = surroundings;
  const session = createSession(storage);
  const settings = createSettings(storage, systemInfo.languages);
  const onSessionExpired = (): void => session.signOut('expired');
  const getToken = (): string | null => session.token;

  const client = createClient({
    baseUrl,
    getToken,
    getLocale: () => settings.get().locale,
    onSessionExpired,
    ...(clock.correct && { onServerTime: clock.correct }),
  });
  const socket = hasSocket ? createSocket({ url: socketUrl(baseUrl, pageUrl), getToken, onSessionExpired }) : null;
  openSocket(socket, network, isReady);

  return {
    api: isReady === undefined ? client : afterwards(client, isReady),
    socket,
    session,
    settings,
    storage,
    clock,
    network,
    newId,
    systemInfo: () => systemInfo,
  };
}

function afterwards(client: ApiClient, isReady: Promise<unknown>): ApiClient {
  return {
    call: async (endpoint, request, options) => {
      await isReady;
      return client.call(endpoint, request, options);
    },
    upload: async (file, fileName, options) => {
      await isReady;
      return client.upload(file, fileName, options);
    },
  };
}

function openSocket(socket: RealtimeSocket | null, network: NetworkStatus, isReady: Promise<unknown> | undefined): void {
  if (socket === null) return;
  if (isReady === undefined) socket.open();
  else void isReady.then(() => socket.open());
  // A device that is back online need not wait for the next try.
  network.subscribe(() => {
    if (network.isOnline()) socket.open();
  });
}
