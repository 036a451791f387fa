/** One customer's realtime feed (DECISIONS 8): what is subscribed, what was last sent, what is sent now. */
import { clientMessage, heartbeatMs } from '@meridian/api';
import type { ClientMessage } from '@meridian/api';
import * as v from 'valibot';
import type { Instrument } from '#domain/market/index.ts';
import { endedSessionOf, userOfToken } from '#domain/session/index.ts';
import { FaultyLine } from './socket-line.ts';
import type { Line } from './socket-line.ts';
import { marketKindOf } from './world-feed.ts';
import type { FeedMember, News, WorldFeed } from './world-feed.ts';

/** What one socket may ask for. Beyond it the socket is closed, with the reason. */
export const socketLimits = {
  topics: 200,
  /** Sent and not yet taken by the client: who reads so slowly shows prices that are no more. */
  waitingBytes: 1_000_000,
  /** A list that is scrolled fast asks twice a frame. */
  messagesPerSecond: 250,
} as const;

const privateTopics = {
  orders: { type: 'order', read: (feed: WorldFeed, userId: string) => feed.ordersOf(userId) },
  wallets: { type: 'wallet', read: (feed: WorldFeed, userId: string) => feed.walletsOf(userId) },
  inbox: { type: 'inbox', read: (feed: WorldFeed, userId: string) => feed.inboxOf(userId) },
} as const;
type PrivateTopic = keyof typeof privateTopics;

const heartbeatSeconds = heartbeatMs / 1000;

/** What makes a session again of a socket whose host has slept. */
export interface SocketMemory {
  readonly token: string | null;
  readonly topics: readonly string[];
  /** What the customer knows of orders, wallets and the inbox, by key. */
  readonly known: readonly (readonly [key: string, figures: string])[];
}

export class SocketSession implements FeedMember {
  readonly #feed: WorldFeed;
  readonly #line: FaultyLine;
  readonly #prices = new Map<string, Instrument>();
  readonly #private = new Set<PrivateTopic>();
  /** Figures last sent (or known) by key, so that only news travels. */
  readonly #sent = new Map<string, string>();
  #token: string | null = null;
  #seq = 0;
  #ageSeconds = 0;
  #messagesThisSecond = 0;
  #isOver = false;

  /** @param woken of a socket that goes on: what it knew, and the number of its last message */
  constructor(
    feed: WorldFeed,
    line: Line,
    woken: { readonly memory: SocketMemory; readonly seq: number } | null = null,
  ) {
    this.#feed = feed;
    const { handle } = feed;
    this.#line = new FaultyLine(
      line,
      () => handle.faults,
      (text) => handle.noteFrame('received', text),
    );
    if (woken !== null) this.#remember(woken.memory, woken.seq);
    feed.join(this);
    if (this.#line.breakIfFaulty()) this.close();
  }

  #remember({ token, topics, known }: SocketMemory, seq: number): void {
    this.#token = token;
    this.#seq = seq;
    for (const topic of topics) {
      const instrument = this.#feed.instrumentOf(topic);
      if (isPrivate(topic)) this.#private.add(topic);
      else if (instrument !== undefined) this.#prices.set(topic, instrument);
    }
    for (const [key, figures] of known) this.#sent.set(key, figures);
  }

  /** Number of the last message. */
  get seq(): number {
    return this.#seq;
  }

  /** Without prices: whoever wakes is sent the present ones. */
  get memory(): SocketMemory {
    const topics = [...this.#prices.keys(), ...this.#private];
    return { token: this.#token, topics, known: [...this.#sent].filter(([key]) => !this.#prices.has(key)) };
  }

  /** Lets go of the world. The host calls it when the client is gone; a second time changes nothing. */
  close(): void {
    this.#isOver = true;
    this.#feed.leave(this);
    this.#prices.clear();
    this.#private.clear();
  }

  worldClosed(): void {
    this.#line.endWithWorld();
    this.close();
  }

  fail(error: unknown): void {
    console.error(error);
    this.#end('broken');
  }

  secondPassed(): void {
    this.#messagesThisSecond = 0;
    this.#ageSeconds += 1;
    if (this.#ageSeconds % heartbeatSeconds === 0) this.#send('"type":"heartbeat"');
  }

  /** Text that is no message of the contract is ignored: a server does not fall over its clients. */
  receive(text: string): void {
    if (this.#isOver) return;
    this.#feed.handle.noteFrame('sent', text);
    this.#messagesThisSecond += 1;
    if (this.#messagesThisSecond > socketLimits.messagesPerSecond) return this.#end('tooManyMessages');
    try {
      this.#line.together(() => this.#obey(readMessage(text)));
    } catch (error) {
      this.fail(error);
    }
  }

  #obey(message: ClientMessage | undefined): void {
    switch (message?.type) {
      case 'authorise':
        this.#token = message.token;
        this.#checkSession();
        break;
      case 'subscribe':
        for (const topic of new Set(message.topics)) this.#subscribe(topic);
        break;
      case 'unsubscribe':
        for (const topic of message.topics) this.#unsubscribe(topic);
        break;
      case 'heartbeat':
        this.#send('"type":"heartbeat"');
        break;
      case undefined:
        break;
    }
  }

  #subscribe(topic: string): void {
    const instrument = this.#feed.instrumentOf(topic);
    // A topic without news takes no place.
    if (instrument === undefined && !isPrivate(topic)) return;
    const isNew = !this.#prices.has(topic) && !this.#private.has(topic as PrivateTopic);
    if (isNew && this.#prices.size + this.#private.size >= socketLimits.topics)
      return this.#end('tooManyTopics');
    if (isPrivate(topic)) {
      this.#private.add(topic);
      // Orders, wallets and the unread count have been read by REST, so only what changes from here on.
      for (const news of this.#privateNews(topic)) this.#isNews(news);
    } else if (instrument !== undefined) {
      this.#prices.set(topic, instrument);
      // A price is sent at once.
      for (const news of this.#feed.marketNews(topic, instrument)) {
        this.#isNews(news);
        this.#sendNews(marketKindOf(topic), news);
      }
    }
  }

  #unsubscribe(topic: string): void {
    this.#prices.delete(topic);
    this.#private.delete(topic as PrivateTopic);
    this.#sent.delete(topic);
  }

  get prices(): ReadonlyMap<string, Instrument> {
    return this.#prices;
  }

  pushNews(): void {
    // What a silent server did not say is still news when it speaks again.
    if (this.#line.breakIfFaulty()) return this.close();
    if (this.#line.isSilent) return;
    if (this.#line.waitingBytes() > socketLimits.waitingBytes) return this.#end('tooSlow');
    this.#line.together(() => {
      this.#checkSession();
      for (const topic of this.#private) this.#tell(privateTopics[topic].type, this.#privateNews(topic));
      for (const [topic, instrument] of this.#prices)
        this.#tell(marketKindOf(topic), this.#feed.marketNews(topic, instrument));
    });
  }

  #tell(type: string, all: readonly News[]): void {
    for (const news of all) if (this.#isNews(news)) this.#sendNews(type, news);
  }

  #privateNews(topic: PrivateTopic): readonly News[] {
    const user = userOfToken(this.#feed.state, this.#token);
    return user === null ? [] : privateTopics[topic].read(this.#feed, user.id);
  }

  #isNews({ key, figures }: News): boolean {
    if (this.#sent.get(key) === figures) return false;
    this.#sent.set(key, figures);
    return true;
  }

  /** A token that is not valid (any more) is reported once, and forgotten. */
  #checkSession(): void {
    if (this.#token === null) return;
    const state = this.#feed.state;
    if (userOfToken(state, this.#token) !== null) return;
    const why = endedSessionOf(state, this.#token)?.why;
    this.#token = null;
    const reason = why === 'passwordChanged' ? ',"data":{"reason":"passwordChanged"}' : '';
    this.#send(`"type":"sessionExpired"${reason}`);
  }

  #sendNews(type: string, { data }: News): void {
    this.#send(`"type":"${type}","data":${data}`);
  }

  /** @param fields of the message, as JSON: what is the same for all is encoded once. */
  #send(fields: string): void {
    if (this.#line.isSilent) return;
    this.#seq += 1;
    this.#line.send(`{${fields},"seq":${this.#seq},"ts":${this.#feed.handle.now()}}`);
  }

  #end(why: keyof typeof endings): void {
    const { code, reason } = endings[why];
    this.#line.end(code, reason);
    this.close();
  }
}

/** Close codes of RFC 6455; 4000 and above are the brokerage's own. */
const endings = {
  broken: { code: 1011, reason: 'something broke on the server' },
  tooManyMessages: { code: 1008, reason: `more than ${socketLimits.messagesPerSecond} messages a second` },
  tooManyTopics: { code: 1008, reason: `more than ${socketLimits.topics} topics` },
  tooSlow: { code: 4008, reason: `more than ${socketLimits.waitingBytes} bytes are waiting to be read` },
} as const;

function isPrivate(topic: string): topic is PrivateTopic {
  return Object.hasOwn(privateTopics, topic);
}

function readMessage(text: string): ClientMessage | undefined {
  try {
    const parsed = v.safeParse(clientMessage, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
