/** One customer's realtime feed (DECISIONS 8): what is subscribed, what was last sent, what is sent now. */
import { clientMessage, heartbeatMs } from '@meridian/api';
import type { ClientMessage, WireServerMessage } from '@meridian/api';
import * as v from 'valibot';
import { walletsOf } from '../domain/ledger/index.ts';
import type { Instrument } from '../domain/market/index.ts';
import { userOfToken } from '../domain/session/index.ts';
import { tickView } from '../handlers/quote-views.ts';
import { orderView, walletView } from '../handlers/trading-views.ts';
import { FaultyLine } from './socket-line.ts';
import type { Line } from './socket-line.ts';
import type { WorldHandle } from './world-handle.ts';

/** The host's clock: calls back until told to stop. */
export type Every = (ms: number, tick: () => void) => () => void;

/** How often prices are looked at while a world's clock runs. */
const tickMs = 1000;

type Unstamped<M> = M extends unknown ? Omit<M, 'seq' | 'ts'> : never;
type Message = Unstamped<WireServerMessage>;

export class SocketSession {
  readonly #handle: WorldHandle;
  readonly #line: FaultyLine;
  readonly #stops: (() => void)[] = [];
  readonly #topics = new Set<string>();
  /** Last thing sent (or known) by topic and key, so that only news travels. */
  readonly #sent = new Map<string, string>();
  #token: string | null = null;
  #seq = 0;

  constructor(handle: WorldHandle, line: Line, every: Every) {
    this.#handle = handle;
    this.#line = new FaultyLine(line, () => handle.faults);
    this.#stops.push(
      handle.onChange(() => this.#pushNews()),
      handle.onClose(() => {
        this.#line.endWithWorld();
        this.close();
      }),
      every(tickMs, () => {
        if (handle.clockMode() === 'running') this.#pushNews();
      }),
      every(heartbeatMs, () => this.#send({ type: 'heartbeat' })),
    );
    if (this.#line.breakIfFaulty()) this.close();
  }

  /** Stops every timer. The host calls it when the client is gone; a second time changes nothing. */
  close(): void {
    for (const stop of this.#stops) stop();
    this.#topics.clear();
  }

  /** Text that is no message of the contract is ignored: a server does not fall over its clients. */
  receive(text: string): void {
    const message = readMessage(text);
    switch (message?.type) {
      case 'authorise':
        this.#token = message.token;
        this.#checkSession();
        break;
      case 'subscribe':
        for (const topic of message.topics) this.#subscribe(topic);
        break;
      case 'unsubscribe':
        for (const topic of message.topics) this.#topics.delete(topic);
        break;
      case 'heartbeat':
        this.#send({ type: 'heartbeat' });
        break;
      case undefined:
        break;
    }
  }

  #subscribe(topic: string): void {
    this.#topics.add(topic);
    // A price is told at once; orders and wallets have been read by REST, so only what changes from here on.
    if (topic === 'orders' || topic === 'wallets') this.#privateNews(topic, false);
    else this.#pushQuote(topic, true);
  }

  #pushNews(): void {
    // What a silent server did not say is still news when it speaks again.
    if (this.#line.breakIfFaulty()) return this.close();
    if (this.#line.isSilent) return;
    this.#checkSession();
    for (const topic of this.#topics) {
      if (topic === 'orders' || topic === 'wallets') this.#privateNews(topic, true);
      else this.#pushQuote(topic, false);
    }
  }

  #pushQuote(topic: string, isFirst: boolean): void {
    const instrument = this.#instrumentOf(topic);
    if (instrument === undefined) return;
    const data = tickView(this.#present(), instrument);
    const isNews = this.#isNews(topic, { ...data, quoteTimestamp: 0 });
    if (isNews || isFirst) this.#send({ type: 'quote', data });
  }

  #privateNews(topic: 'orders' | 'wallets', isSent: boolean): void {
    const { state, now } = this.#present();
    const user = userOfToken(state.seed, state.users, this.#token);
    if (user === null) return;
    if (topic === 'wallets') {
      for (const data of walletsOf(state.ledger, user.id).map(walletView)) {
        if (this.#isNews(`wallet ${data.walletType}`, data) && isSent) this.#send({ type: 'wallet', data });
      }
      return;
    }
    for (const order of state.trading.orders.values()) {
      if (order.userId !== user.id) continue;
      const data = orderView({ state, now, language: this.#handle.language }, order);
      const { name: _name, reason: _reason, ...figures } = data;
      if (this.#isNews(`order ${order.id}`, figures) && isSent) this.#send({ type: 'order', data });
    }
  }

  #present() {
    return { state: this.#handle.world.read(), now: this.#handle.now() };
  }

  #isNews(key: string, value: unknown): boolean {
    const text = JSON.stringify(value);
    if (this.#sent.get(key) === text) return false;
    this.#sent.set(key, text);
    return true;
  }

  #instrumentOf(topic: string): Instrument | undefined {
    const [kind, market, code] = topic.split(':');
    if (kind !== 'quote' || market === undefined || code === undefined) return undefined;
    return this.#handle.world.read().market.find(code, market);
  }

  /** A token that is worth nothing (any more) is told once, and forgotten. */
  #checkSession(): void {
    if (this.#token === null) return;
    const { seed, users } = this.#handle.world.read();
    if (userOfToken(seed, users, this.#token) !== null) return;
    this.#token = null;
    this.#send({ type: 'sessionExpired' });
  }

  #send(message: Message): void {
    if (this.#line.isSilent) return;
    this.#seq += 1;
    this.#line.send(JSON.stringify({ ...message, seq: this.#seq, ts: this.#handle.now() }));
  }
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
