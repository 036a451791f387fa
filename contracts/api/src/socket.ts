import * as v from 'valibot';
import { createLink, type LinkState, type SocketConnection, type SocketTimers } from './socket-link.ts';
import {
  quoteTopic,
  serverMessage,
  type ClientMessage,
  type ServerMessage,
  type Topic,
} from './socket-messages.ts';

/** What the socket needs from the app. */
export interface SocketPorts {
  /** `ws:` or `wss:` address, see {@link socketUrl}. */
  readonly url: string;
  readonly createSocket?: (url: string) => SocketConnection;
  getToken(): string | null;
  /** The server's word that the token no longer holds: the socket's 401. */
  onSessionExpired?(): void;
  readonly timers?: SocketTimers;
  /** 0 ≤ n < 1, for the jitter of the waits. */
  readonly random?: () => number;
}

/** The realtime push socket (spec §7, DECISIONS 8). Nothing connects before `open()`. */
export interface RealtimeSocket {
  /** Hears a topic's messages until the returned function is called. The server is asked once, however many listen. */
  subscribe(topic: Topic, listener: (message: ServerMessage) => void): () => void;
  onLinkState(listener: (state: LinkState) => void): () => void;
  readonly linkState: LinkState;
  /** Told when messages may have been missed, by a hole in `seq` or a new connection: read again by REST. */
  onGap(listener: () => void): () => void;
  /** After signing in or out. */
  reauthorise(): void;
  close(): void;
  /** Connects, or cuts a wait for the next try short: call it when the device is back online or the page is shown again. */
  open(): void;
  /** Messages that were no JSON or fitted no schema. They are ignored otherwise. */
  readonly ignoredCount: number;
}

const systemTimers: SocketTimers = {
  setTimeout: (run, delayMs) => globalThis.setTimeout(run, delayMs),
  clearTimeout: (handle) => globalThis.clearTimeout(handle as ReturnType<typeof globalThis.setTimeout>),
  now: () => performance.now(),
};

/** Topics of one user's own affairs: not asked for before the socket is authorised. */
const privateTopics: ReadonlySet<Topic> = new Set<Topic>(['orders', 'wallets', 'inbox']);

/** The part every numbered message has, whatever a newer server puts beside it. */
const numbered = v.object({ seq: v.number() });

/** Socket address of a base URL: `<base>/socket`, with `wss:` for `https:`. `pageUrl` resolves a base that is only a path. */
export function socketUrl(baseUrl: string, pageUrl: string): string {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/socket`, pageUrl);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

export function createSocket(ports: SocketPorts): RealtimeSocket {
  const listeners = new Map<Topic, Set<(message: ServerMessage) => void>>();
  const stateListeners = new Set<(state: LinkState) => void>();
  const gapListeners = new Set<() => void>();
  /** What this connection's server has been asked for. */
  const asked = new Set<Topic>();
  let authorisedWith: string | null = null;
  let lastSeq: number | null = null;
  let isFirstConnection = true;
  let isAskPlanned = false;
  let ignoredCount = 0;

  const link = createLink({
    url: ports.url,
    createSocket: ports.createSocket ?? ((url) => new WebSocket(url)),
    timers: ports.timers ?? systemTimers,
    random: ports.random ?? Math.random,
    onConnected: greet,
    onText: hear,
    onState: (state) => {
      for (const listener of Array.from(stateListeners)) listener(state);
    },
    sendHeartbeat: () => send({ type: 'heartbeat' }),
  });

  function send(message: ClientMessage): void {
    link.send(JSON.stringify(message));
  }

  /** Who, then what: the server hands private topics to an authorised socket only. */
  function greet(): void {
    asked.clear();
    lastSeq = null;
    authorisedWith = null;
    authorise();
    ask();
    if (!isFirstConnection) tellGap();
    isFirstConnection = false;
  }

  function authorise(): void {
    authorisedWith = ports.getToken();
    if (authorisedWith !== null) send({ type: 'authorise', token: authorisedWith });
  }

  /** Brings what the server was asked for in line with what is listened to. */
  function ask(): void {
    if (!link.isConnected) return;
    const wanted = new Set<Topic>(
      [...listeners.keys()].filter((topic) => authorisedWith !== null || !privateTopics.has(topic)),
    );
    const left = [...asked].filter((topic) => !wanted.has(topic));
    const added = [...wanted].filter((topic) => !asked.has(topic));
    if (left.length > 0) send({ type: 'unsubscribe', topics: left });
    if (added.length > 0) send({ type: 'subscribe', topics: added });
    for (const topic of left) asked.delete(topic);
    for (const topic of added) asked.add(topic);
  }

  /** A list that comes and goes row by row in one turn asks once, and a row that is only drawn anew not at all. */
  function askSoon(): void {
    if (isAskPlanned) return;
    isAskPlanned = true;
    queueMicrotask(() => {
      isAskPlanned = false;
      ask();
    });
  }

  function tellGap(): void {
    for (const listener of Array.from(gapListeners)) listener();
  }

  function hear(text: unknown): void {
    const content = parseJson(text);
    const head = v.safeParse(numbered, content);
    if (!head.success) {
      ignoredCount += 1;
      return;
    }
    const { seq } = head.output;
    const isOldNews = lastSeq !== null && seq <= lastSeq;
    if (isOldNews) return;
    const isGap = lastSeq !== null && seq > lastSeq + 1;
    lastSeq = seq;
    const parsed = v.safeParse(serverMessage, content, { abortEarly: true });
    if (parsed.success) pass(parsed.output);
    else ignoredCount += 1;
    if (isGap) tellGap();
  }

  function pass(message: ServerMessage): void {
    if (message.type === 'sessionExpired' && authorisedWith !== null && authorisedWith === ports.getToken()) {
      ports.onSessionExpired?.();
    }
    const topic = topicOf(message);
    if (topic === null) return;
    for (const listener of Array.from(listeners.get(topic) ?? [])) listener(message);
  }

  return {
    subscribe(topic, listener) {
      // An entry of its own, so that one function may listen twice.
      const entry = (message: ServerMessage) => listener(message);
      const entries = listeners.get(topic) ?? new Set();
      listeners.set(topic, entries.add(entry));
      askSoon();
      return () => {
        entries.delete(entry);
        if (entries.size > 0 || listeners.get(topic) !== entries) return;
        listeners.delete(topic);
        askSoon();
      };
    },
    onLinkState: (listener) => listenTo(stateListeners, listener),
    get linkState() {
      return link.state;
    },
    onGap: (listener) => listenTo(gapListeners, listener),
    reauthorise() {
      if (ports.getToken() === authorisedWith) return;
      // The protocol has no word for "forget who I am": another user, or none, takes a new connection.
      if (authorisedWith !== null) return link.renew();
      authorise();
      ask();
    },
    close: () => link.close(),
    open: () => link.open(),
    get ignoredCount() {
      return ignoredCount;
    },
  };
}

function listenTo<L>(listeners: Set<L>, listener: L): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Which topic's listeners a message is for. Null for what concerns the connection itself. */
function topicOf(message: ServerMessage): Topic | null {
  switch (message.type) {
    case 'quote':
      return quoteTopic(message.data.market, message.data.stock_code);
    case 'order':
      return 'orders';
    case 'wallet':
      return 'wallets';
    case 'inbox':
      return 'inbox';
    case 'heartbeat':
    case 'sessionExpired':
      return null;
  }
}

/** Undefined for text that is no JSON. */
function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
