/**
 * What all sockets of one world share: its timer, and one reading and encoding of each price, order, wallet and inbox, however
 * many listen. A round of news goes through the sockets in slices, so that calls are answered in between.
 */
import { inboxOf, unreadCount } from '#domain/inbox/index.ts';
import { walletsOf } from '#domain/ledger/index.ts';
import type { Instrument } from '#domain/market/index.ts';
import { lastTradesView } from '#handlers/market/views/trades-view.ts';
import { bookView, showsBook, tickView } from '#handlers/market/views/quote-views.ts';
import { walletView } from '#handlers/funds/wallet-view.ts';
import { orderView } from '#handlers/trading/views.ts';
import type { WorldHandle } from '../world-handle.ts';

/** The host's clock: calls back until stopped. */
type Every = (ms: number, tick: () => void) => () => void;

export interface FeedClock {
  readonly every: Every;
  /** Runs work once the host has seen to what else is waiting. */
  readonly soon: (work: () => void) => void;
  /** Milliseconds since any fixed moment, for measuring how long work has taken. */
  readonly elapsed: () => number;
}

/** A piece of news, encoded once for everybody. */
export interface News {
  readonly key: string;
  /** What makes it news: the part whose change is sent. */
  readonly figures: string;
  /** The message's `data`, as JSON. */
  readonly data: string;
}

/** One socket as its feed sees it. */
export interface FeedMember {
  /** Called about once a second of the host's time. */
  secondPassed(): void;
  /** What it listens to of instruments, by topic. */
  readonly prices: ReadonlyMap<string, Instrument>;
  pushNews(): void;
  /** Something is broken that is not the client's doing. */
  fail(error: unknown): void;
  worldClosed(): void;
}

interface Present {
  readonly state: ReturnType<WorldHandle['world']['read']>;
  readonly now: number;
}

/** How often prices are looked at while a world's clock runs. */
const tickMs = 1000;

/** A turn of a round; what is left over goes on once calls have been answered. */
const sliceMs = 5;

export class WorldFeed {
  readonly handle: WorldHandle;
  readonly #clock: FeedClock;
  readonly #members = new Set<FeedMember>();
  readonly #news = new Map<string, readonly News[]>();
  #read: Present | null = null;
  /** World second that {@link #news} was read in: no price changes within one. */
  #second = Number.NaN;
  /** What is still to be done in the current round, the next last; null between rounds. */
  #waiting: (() => void)[] | null = null;
  #isRoundDue = false;
  #stops: (() => void)[] = [];

  constructor(handle: WorldHandle, clock: FeedClock) {
    this.handle = handle;
    this.#clock = clock;
  }

  join(member: FeedMember): void {
    this.#members.add(member);
    if (this.#members.size === 1) this.#start();
  }

  leave(member: FeedMember): void {
    if (!this.#members.delete(member) || this.#members.size > 0) return;
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** The instrument whose prices, book or trades a topic carries: `quote:<market>:<code>`, `book:…`, `trades:…`. */
  instrumentOf(topic: string): Instrument | undefined {
    const [kind, market, code] = topic.split(':');
    if (!isMarketKind(kind) || market === undefined || code === undefined) return undefined;
    const { state } = this;
    const instrument = state.market.find(code, market);
    const isShown = kind === 'quote' || instrument === undefined || showsBook({ state }, instrument);
    return isShown ? instrument : undefined;
  }

  /** The world as it is told of in this second. */
  get state(): Present['state'] {
    return this.#present().state;
  }

  /** The news of a topic of {@link instrumentOf}. */
  marketNews(topic: string, instrument: Instrument): readonly News[] {
    return this.#shared(topic, () => {
      const data = viewOf[marketKindOf(topic)](this.#present(), instrument);
      return [newsOf(topic, data, { ...data, quoteTimestamp: 0 })];
    });
  }

  walletsOf(userId: string): readonly News[] {
    return this.#shared(`wallets ${userId}`, () =>
      walletsOf(this.#present().state.ledger, userId)
        .map(walletView)
        .map((data) => {
          // What is on its way to it is news of it, too: a confirmation more.
          const isReceiver = data.walletType === 'BALANCE';
          const holdsShares = data.walletType === 'STOCK' || data.walletType === 'HK_STOCK';
          const figures = {
            ...data,
            ...(isReceiver && { onItsWay: this.#depositsOf(userId) }),
            // A split moves no money, and what is held with it is counted anew.
            ...(holdsShares && { splits: [...this.#present().state.splitsMadeAt.values()].join() }),
          };
          return newsOf(`wallet ${data.walletType}`, data, figures);
        }),
    );
  }

  #depositsOf(userId: string): string {
    return [...this.#present().state.deposits.values()]
      .filter((deposit) => deposit.userId === userId)
      .map(({ status, confirmations }) => `${status}${confirmations}`)
      .join();
  }

  ordersOf(userId: string): readonly News[] {
    return this.#shared(`orders ${userId}`, () => {
      const caller = { ...this.#present(), language: this.handle.language };
      return [...caller.state.trading.orders.values()]
        .filter((order) => order.userId === userId)
        .map((order) => {
          const data = orderView(caller, order);
          const { name: _name, reason: _reason, ...figures } = data;
          return newsOf(`order ${order.id}`, data, figures);
        });
    });
  }

  inboxOf(userId: string): readonly News[] {
    return this.#shared(`inbox ${userId}`, () => {
      const inbox = inboxOf(this.#present().state, userId);
      const data = { unread: unreadCount(inbox) };
      // One that is read while another comes leaves the count as it was.
      return [newsOf('inbox', data, { ...data, sent: inbox.messages.length })];
    });
  }

  /** Read once in a second, however much is told of it. */
  #present(): Present {
    this.#passSecond();
    this.#read ??= { state: this.handle.world.read(), now: this.handle.now() };
    return this.#read;
  }

  #passSecond(): void {
    const second = Math.floor(this.handle.now() / 1000);
    if (second !== this.#second) this.#forget();
    this.#second = second;
  }

  #forget(): void {
    this.#news.clear();
    this.#read = null;
  }

  #shared(key: string, read: () => readonly News[]): readonly News[] {
    this.#passSecond();
    const known = this.#news.get(key);
    if (known !== undefined) return known;
    const news = read();
    this.#news.set(key, news);
    return news;
  }

  #start(): void {
    this.#stops = [
      this.#clock.every(tickMs, () => this.#tick()),
      this.handle.onChange(() => {
        this.#forget();
        this.#startRound();
      }),
      this.handle.onClose(() => {
        for (const member of [...this.#members]) member.worldClosed();
      }),
    ];
  }

  #tick(): void {
    for (const member of [...this.#members]) this.#attempt(member, () => member.secondPassed());
    if (this.handle.clockMode() === 'running') this.#startRound();
  }

  /** One round at a time: what changes meanwhile is sent to all by the next. */
  #startRound(): void {
    if (this.#waiting !== null) {
      this.#isRoundDue = true;
      return;
    }
    this.#waiting = [...this.#reads(), ...[...this.#members].map((member) => () => this.#inform(member))];
    this.#waiting.reverse();
    this.#goOn();
  }

  /** News are read one by one: a page that has the brokerage in it answers a press between two of them. */
  #reads(): (() => void)[] {
    const topics = new Map([...this.#members].flatMap(({ prices }) => [...prices]));
    return [...topics].map(([topic, instrument]) => () => {
      try {
        this.marketNews(topic, instrument);
      } catch {
        // Whoever is told of it reads it again, and fails.
      }
    });
  }

  #inform(member: FeedMember): void {
    if (this.#members.has(member)) this.#attempt(member, () => member.pushNews());
  }

  #goOn(): void {
    const until = this.#clock.elapsed() + sliceMs;
    for (let next = this.#waiting?.pop(); next !== undefined; next = this.#waiting?.pop()) {
      next();
      if (this.#clock.elapsed() < until || this.#waiting?.length === 0) continue;
      this.#clock.soon(() => this.#goOn());
      return;
    }
    this.#waiting = null;
    if (!this.#isRoundDue) return;
    this.#isRoundDue = false;
    this.#clock.soon(() => this.#startRound());
  }

  /** One socket's failure ends that socket, neither the others nor their host. */
  #attempt(member: FeedMember, work: () => void): void {
    try {
      work();
    } catch (error) {
      member.fail(error);
    }
  }
}

/** What topics of an instrument carry. */
const viewOf = { quote: tickView, book: bookView, trades: lastTradesView } as const;
type MarketKind = keyof typeof viewOf;

function isMarketKind(kind: string | undefined): kind is MarketKind {
  return kind !== undefined && Object.hasOwn(viewOf, kind);
}

/** Of a topic that has an instrument: its message type. */
export function marketKindOf(topic: string): MarketKind {
  const [kind] = topic.split(':');
  return isMarketKind(kind) ? kind : 'quote';
}

function newsOf(key: string, data: unknown, figures: unknown): News {
  return { key, figures: JSON.stringify(figures), data: JSON.stringify(data) };
}

const feeds = new WeakMap<WorldHandle, WorldFeed>();

/** The one feed of a world. */
export function feedOf(handle: WorldHandle, clock: FeedClock): WorldFeed {
  const known = feeds.get(handle);
  if (known !== undefined) return known;
  const feed = new WorldFeed(handle, clock);
  feeds.set(handle, feed);
  return feed;
}
