/** One connection after another to the socket's address: opens, notices silence, waits, opens again. Knows no message. */
import { heartbeatMs, missedHeartbeatsUntilStale } from './socket-messages.ts';

/**
 * `connecting`: the first try. `offline`: not opened, or lost and tried again; a try alone is no news, so it stays until
 * the server speaks. `stale`: connected, but nothing heard for two heartbeats.
 */
export type LinkState = 'connecting' | 'live' | 'stale' | 'offline';

/** What the socket needs of the platform's `WebSocket`. */
export type SocketConnection = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

/** The platform's timers, or a test's. Handles are the giver's own business. */
export interface SocketTimers {
  setTimeout(run: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
  /** Milliseconds; only differences are used. */
  now(): number;
}

/** First wait and longest wait between two tries. Each wait is drawn from the upper half of its step. */
export const reconnectWaitMs = { first: 1_000, longest: 30_000 } as const;
/** A connection that has not opened by then is given up. */
export const connectTimeoutMs = 15_000;
/** Silence after which the connection counts as stale, and after which it is replaced. */
const silenceMs = {
  stale: heartbeatMs * missedHeartbeatsUntilStale,
  dead: heartbeatMs * (missedHeartbeatsUntilStale + 1),
} as const;

interface LinkPorts {
  readonly url: string;
  readonly createSocket: (url: string) => SocketConnection;
  readonly timers: SocketTimers;
  readonly random: () => number;
  /** A connection is there; nothing of an earlier one holds. */
  onConnected(): void;
  onText(text: unknown): void;
  onState(state: LinkState): void;
  sendHeartbeat(): void;
}

export function createLink(ports: LinkPorts) {
  const { timers } = ports;
  const running = new Set<unknown>();
  let connection: SocketConnection | null = null;
  let state: LinkState = 'offline';
  let isOpened = false;
  let isConnected = false;
  /** A connection failed or fell silent, and no server has spoken since. */
  let isLost = false;
  let failures = 0;
  let heardAt = 0;

  function later(delayMs: number, run: () => void): void {
    const handle = timers.setTimeout(() => {
      running.delete(handle);
      run();
    }, delayMs);
    running.add(handle);
  }

  function stopTimers(): void {
    for (const handle of running) timers.clearTimeout(handle);
    running.clear();
  }

  function enter(next: LinkState): void {
    if (next === state) return;
    state = next;
    ports.onState(next);
  }

  /** Leaves the current connection behind; what it still says or does is no longer heard. */
  function drop(): void {
    stopTimers();
    const left = connection;
    connection = null;
    isConnected = false;
    left?.close();
  }

  function connect(): void {
    drop();
    if (!isLost) enter('connecting');
    let opening: SocketConnection;
    try {
      opening = ports.createSocket(ports.url);
    } catch {
      // A policy or an address the platform refuses: the same to the user as a server that is away.
      retryLater();
      return;
    }
    connection = opening;
    later(connectTimeoutMs, retryLater);
    opening.addEventListener('open', () => {
      if (connection === opening) begin();
    });
    opening.addEventListener('message', (event) => {
      if (connection === opening) hear(event.data);
    });
    opening.addEventListener('close', () => {
      if (connection === opening) retryLater();
    });
    // A `close` follows every `error`; Node's `ws` throws without a listener.
    opening.addEventListener('error', () => {});
  }

  function begin(): void {
    stopTimers();
    heardAt = timers.now();
    watchSilence();
    beat();
    isConnected = true;
    if (!isLost) enter('live');
    ports.onConnected();
    // The answer is the sign that the server is back, also where nothing that moves is subscribed.
    if (isLost) ports.sendHeartbeat();
  }

  function hear(text: unknown): void {
    heardAt = timers.now();
    // Only a server that speaks is well: one that accepts and hangs up keeps the waits growing.
    failures = 0;
    isLost = false;
    enter('live');
    ports.onText(text);
  }

  function beat(): void {
    later(heartbeatMs, () => {
      ports.sendHeartbeat();
      beat();
    });
  }

  function watchSilence(): void {
    const limitMs = state === 'stale' ? silenceMs.dead : silenceMs.stale;
    later(Math.max(0, heardAt + limitMs - timers.now()), () => {
      const silentMs = timers.now() - heardAt;
      if (silentMs >= silenceMs.dead) {
        lose();
        return connect();
      }
      if (silentMs >= silenceMs.stale) enter('stale');
      watchSilence();
    });
  }

  function lose(): void {
    isLost = true;
    enter('offline');
  }

  function retryLater(): void {
    drop();
    const stepMs = Math.min(reconnectWaitMs.longest, reconnectWaitMs.first * 2 ** failures);
    failures += 1;
    later(stepMs / 2 + (ports.random() * stepMs) / 2, connect);
    lose();
  }

  return {
    get state(): LinkState {
      return state;
    },
    /** Whether what is sent now arrives, as far as is known. */
    get isConnected(): boolean {
      return isConnected;
    },
    /**
     * Connects now, also out of a wait; nothing happens while a connection is there. The caller has a reason to think
     * that it works again, so the waits begin short: a device that is back online may need more than one try.
     */
    open(): void {
      failures = 0;
      if (isOpened && connection !== null) return;
      isOpened = true;
      connect();
    },
    close(): void {
      isOpened = false;
      isLost = false;
      failures = 0;
      drop();
      enter('offline');
    },
    /** A fresh connection in place of the present one, if there is one. */
    renew(): void {
      if (connection !== null) connect();
    },
    /** Sends while connected; else the text is lost, as what matters is said again on the next connection. */
    send(text: string): void {
      if (isConnected) connection?.send(text);
    },
  };
}
