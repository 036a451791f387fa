import { sessionEndIn, type SessionEnd } from '../session-end.ts';
import { createFrameClock } from './socket-clock.ts';
import { readFrame, type IgnoredFrame } from './socket-frames.ts';
import { createLink, type LinkState, type SocketConnection, type SocketTimers } from './socket-link.ts';
import {
  bookTopic,
  quoteTopic,
  tradesTopic,
  type ClientMessage,
  type ServerMessage,
  type Topic,
} from './socket-messages.ts';
import { createSequence, type Sequence } from './socket-sequence.ts';

/** What the socket needs from the app. */
export interface SocketPorts {
  /** `ws:` or `wss:` address, see {@link socketUrl}. */
  readonly url: string;
  readonly createSocket?: (url: string) => SocketConnection;
  getToken(): string | null;
  /** The server's word that the token no longer holds: the socket's 401. */
  onSessionExpired?(reason: SessionEnd | null): void;
  /** The backend's time as far as the app knows it, ms since 1970. A price from beyond it is not believed. */
  now(): number;
  readonly timers?: SocketTimers;
  /** 0 ≤ n < 1, for the jitter of the waits. */
  readonly random?: () => number;
  /** What a listener threw. The platform's own report of uncaught errors where none is given. */
  onDefect?(error: unknown): void;
}

/** The realtime push socket (spec §7, DECISIONS 8). Nothing connects before `open()`. */
export interface RealtimeSocket {
  /**
   * Passes on a topic's messages until the returned function is called. The server is asked once, for any number of listeners.
   * Messages come as they arrive, a late one too: whether a value is newer than the known one is said by its own time.
   */
  subscribe(topic: Topic, listener: (message: ServerMessage) => void): () => void;
  onLinkState(listener: (state: LinkState) => void): () => void;
  readonly linkState: LinkState;
  /**
   * Called when messages may have been missed: a gap in `seq`, a counter that began again, a message that did not fit, a
   * new connection. Read again by REST; a broken feed calls it many times a second.
   */
  onGap(listener: () => void): () => void;
  /** After signing in or out. */
  reauthorise(): void;
  close(): void;
  /** Connects, or cuts a wait for the next try short: call it when the device is back online or the page is shown again. */
  open(): void;
  /** Called with every frame that is not used. */
  onIgnored(listener: (frame: IgnoredFrame) => void): () => void;
  /** How many frames were not used so far. */
  readonly ignoredCount: number;
}

const systemTimers: SocketTimers = {
  setTimeout: (run, delayMs) => globalThis.setTimeout(run, delayMs),
  clearTimeout: (handle) => globalThis.clearTimeout(handle as ReturnType<typeof globalThis.setTimeout>),
  now: () => performance.now(),
};

/** Topics of one user's own affairs: not asked for before the socket is authorised. */
const privateTopics: ReadonlySet<Topic> = new Set<Topic>(['orders', 'wallets', 'inbox']);

/** Outside of whatever called: an error of one listener neither stops the others nor the connection. */
function reportLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

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
  const ignoredListeners = new Set<(frame: IgnoredFrame) => void>();
  const onDefect = ports.onDefect ?? reportLater;
  const clock = createFrameClock(() => ports.now());
  /** What this connection's server has been asked for. */
  const asked = new Set<Topic>();
  let authorisedWith: string | null = null;
  let sequence: Sequence = createSequence();
  let lastText: unknown = null;
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
    onState: (state) => tell(stateListeners, state),
    sendHeartbeat: () => send({ type: 'heartbeat' }),
  });

  function send(message: ClientMessage): void {
    link.send(JSON.stringify(message));
  }

  /** Who, then what: the server hands private topics to an authorised socket only. */
  function greet(): void {
    asked.clear();
    sequence = createSequence();
    lastText = null;
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

  function tell<T>(who: Iterable<(news: T) => void>, news: T): void {
    for (const listener of Array.from(who)) {
      try {
        listener(news);
      } catch (error) {
        onDefect(error);
      }
    }
  }

  function tellGap(): void {
    tell(gapListeners, undefined);
  }

  function hear(text: unknown): void {
    // Sent twice: the same frame word for word. A number alone proves nothing, another counter may have used it.
    if (text === lastText) return;
    lastText = text;
    const frame = readFrame(text, clock);
    if (!frame.isUsed) return ignore(frame.ignored, frame.seq);
    const continuity = sequence.continuityAt(frame.message.seq);
    pass(frame.message);
    if (continuity === 'missed') tellGap();
  }

  function ignore(frame: IgnoredFrame, seq: number | null): void {
    ignoredCount += 1;
    if (seq !== null) sequence.use(seq);
    tell(ignoredListeners, frame);
    // What a known message would have said is not known now. A number that cannot be read leaves a gap instead.
    if (frame.reason === 'misfit' || frame.reason === 'ahead') tellGap();
  }

  function pass(message: ServerMessage): void {
    if (message.type === 'sessionExpired' && authorisedWith !== null && authorisedWith === ports.getToken()) {
      ports.onSessionExpired?.(sessionEndIn(message.data));
    }
    const topic = topicOf(message);
    if (topic !== null) tell(listeners.get(topic) ?? [], message);
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
    onIgnored: (listener) => listenTo(ignoredListeners, listener),
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
    case 'book':
      return bookTopic(message.data.market, message.data.stock_code);
    case 'trades':
      return tradesTopic(message.data.market, message.data.stock_code);
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
