import { createClient, createSocket, socketUrl, type ApiClient, type RealtimeSocket } from '@meridian/api';
import type { LocaleTag, SendFile, SessionEnd } from '@meridian/api';
import { fetchAfter, type FirstRead } from './reading/first-reads.ts';
import type { Timers } from './ports/ports.ts';

/** What the way to the backend asks of the app. */
export interface BackendPorts {
  readonly baseUrl: string;
  readonly pageUrl: string;
  readonly hasSocket: boolean;
  getToken(): string | null;
  getLocale(): LocaleTag;
  onSessionExpired(reason: SessionEnd | null): void;
  onServerTime?: ((serverMs: number) => void) | undefined;
  /** The backend's time as far as it is known, ms since 1970. */
  now(): number;
  readonly timers: Timers;
  /** How long a call is waited for, in ms; the client's own limit where left out (DECISIONS 5). */
  readonly patienceMs?: number | undefined;
  /** The browser's where none is given. */
  readonly sendFile?: SendFile | undefined;
  /** Sent before there was a client. */
  readonly firstReads?: readonly FirstRead[] | undefined;
}

export interface Backend {
  readonly client: ApiClient;
  readonly socket: RealtimeSocket | null;
}

/** By code that is fetched with the first file: few visits send one. Where it does not come, no file has left. */
const sendByBrowser: SendFile = async (...call) =>
  (await import('@meridian/api/send-file')).browserSendFile(...call);

/** Client and socket with the contract's schemas: fetched beside the first screen, which draws without them. */
export function openBackend(ports: BackendPorts): Backend {
  const { baseUrl, pageUrl, hasSocket, getToken, getLocale, onSessionExpired, onServerTime, now, timers } =
    ports;
  const { firstReads, patienceMs, sendFile = sendByBrowser } = ports;
  return {
    client: createClient({
      baseUrl,
      getToken,
      getLocale,
      onSessionExpired,
      sendFile,
      ...(onServerTime && { onServerTime }),
      ...(patienceMs && { attemptTimeoutMs: patienceMs }),
      ...(firstReads && { fetch: fetchAfter(firstReads, timers) }),
    }),
    socket: hasSocket
      ? createSocket({ url: socketUrl(baseUrl, pageUrl), getToken, onSessionExpired, now, timers })
      : null,
  };
}
