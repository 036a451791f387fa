import type { LinkState, RealtimeSocket, ServerMessage, Topic } from '@meridian/api';
import { createChanges } from './changes.ts';

/**
 * A socket that may be listened to before its code has arrived: what was subscribed until then is handed over. `opening`
 * resolves with null where there is none after all.
 */
export function awaitedSocket(opening: Promise<RealtimeSocket | null>): RealtimeSocket {
  let socket: RealtimeSocket | null = null;
  let isGivenUp = false;
  let isClosed = false;
  const stateListeners = new Set<(state: LinkState) => void>();
  const gaps = createChanges();
  const waiting = new Set<() => void>();

  const arrived = (opened: RealtimeSocket | null): void => {
    if (opened === null) {
      isGivenUp = true;
      tell();
      return;
    }
    socket = opened;
    socket.onLinkState(tell);
    socket.onGap(gaps.announce);
    for (const handOver of waiting) handOver();
    waiting.clear();
    if (!isClosed) socket.open();
    tell();
  };
  opening.then(arrived, () => arrived(null));

  function linkState(): LinkState {
    return socket?.linkState ?? (isGivenUp ? 'offline' : 'connecting');
  }
  function tell(): void {
    for (const listener of [...stateListeners]) listener(linkState());
  }

  return {
    subscribe(topic: Topic, listener: (message: ServerMessage) => void) {
      if (socket !== null) return socket.subscribe(topic, listener);
      let stop = (): void => void waiting.delete(handOver);
      const handOver = (): void => {
        if (socket !== null) stop = socket.subscribe(topic, listener);
      };
      waiting.add(handOver);
      return () => stop();
    },
    onLinkState(listener) {
      stateListeners.add(listener);
      return () => void stateListeners.delete(listener);
    },
    get linkState() {
      return linkState();
    },
    onGap: gaps.subscribe,
    reauthorise: () => socket?.reauthorise(),
    close() {
      isClosed = true;
      socket?.close();
    },
    open() {
      isClosed = false;
      socket?.open();
    },
    get ignoredCount() {
      return socket?.ignoredCount ?? 0;
    },
  };
}
