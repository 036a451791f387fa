import type { LinkState, RealtimeSocket } from '@meridian/api';
import { createChanges } from '../ports/changes.ts';
import { growingWaitMs, type Waits } from '../ports/growing-wait.ts';
import type { Timers } from '../ports/ports.ts';

/** Between two tries to fetch the socket's code. */
const codeWaits: Waits = { firstMs: 2_000, longestMs: 60_000 };

/**
 * A socket that may be listened to before its code has arrived: who listened until then is handed over. `load` fetches it
 * and resolves with null where there is none; where it fails it is tried again, later and later, and at once when asked to
 * open.
 */
export function awaitedSocket(load: () => Promise<RealtimeSocket | null>, timers: Timers): RealtimeSocket {
  let socket: RealtimeSocket | null = null;
  /** Nothing is under way and nothing has come: the code failed, or there is no socket at all. */
  let isMissing = false;
  let isClosed = false;
  let failures = 0;
  let retry: unknown = null;
  const states = createChanges();
  const waiting = new Set<() => void>();

  function fetchCode(): void {
    retry = null;
    load().then(arrive, () => {
      isMissing = true;
      if (!isClosed) retryLater();
      states.announce();
    });
  }

  function retryLater(): void {
    retry = timers.setTimeout(fetchCode, growingWaitMs(codeWaits, failures));
    failures += 1;
  }

  function arrive(opened: RealtimeSocket | null): void {
    isMissing = opened === null;
    if (opened !== null) {
      socket = opened;
      socket.onLinkState(states.announce);
      for (const handOver of waiting) handOver();
      waiting.clear();
      if (!isClosed) socket.open();
    }
    states.announce();
  }

  function stopWaiting(): boolean {
    if (retry === null) return false;
    timers.clearTimeout(retry);
    retry = null;
    return true;
  }

  /** Listens as soon as there is something to listen to. */
  function whenHere(listen: (to: RealtimeSocket) => () => void): () => void {
    if (socket !== null) return listen(socket);
    let stop = (): void => void waiting.delete(handOver);
    const handOver = (): void => {
      if (socket !== null) stop = listen(socket);
    };
    waiting.add(handOver);
    return () => stop();
  }

  function linkState(): LinkState {
    return socket?.linkState ?? (isMissing ? 'offline' : 'connecting');
  }

  fetchCode();

  return {
    subscribe: (topic, listener) => whenHere((to) => to.subscribe(topic, listener)),
    onLinkState: (listener) => states.subscribe(() => listener(linkState())),
    get linkState() {
      return linkState();
    },
    onGap: (listener) => whenHere((to) => to.onGap(listener)),
    onIgnored: (listener) => whenHere((to) => to.onIgnored(listener)),
    reauthorise: () => socket?.reauthorise(),
    close() {
      isClosed = true;
      stopWaiting();
      socket?.close();
    },
    open() {
      const wasClosed = isClosed;
      isClosed = false;
      socket?.open();
      // Whoever asks has a reason to think that it works again, so the waits begin short.
      failures = 0;
      if (stopWaiting() || (wasClosed && isMissing)) fetchCode();
    },
    get ignoredCount() {
      return socket?.ignoredCount ?? 0;
    },
  };
}
