import { isPossiblePrice, type RealtimeSocket, type Tick, type Topic } from '@meridian/api';
import { createChanges } from '../ports/changes.ts';
import type { InstrumentKey, QuoteStore } from '../ports/context.ts';
import type { Clock } from '../ports/ports.ts';

/**
 * So many ticks of an instrument in a row that cannot be used are trouble. After one alone there is nothing to say: the
 * socket reports it as a gap, and the quote is read again.
 */
const unusableTicks = 2;

/** Ticks come faster than a screen can show them. `frame` calls back once, before the next paint. */
export interface QuoteStorePorts {
  readonly socket: RealtimeSocket | null;
  readonly clock: Pick<Clock, 'now'>;
  readonly frame: (callback: () => void) => void;
}

/** The contract's `quoteTopic`, held to it by its type: the schemas beside that one are no part of the first script. */
function topicOf({ market, stock_code }: Pick<InstrumentKey, 'market' | 'stock_code'>): Topic {
  return `quote:${market}:${stock_code}`;
}

interface Watched {
  tick: Tick | null;
  /** When the last tick was made that was older than the shown one; null once a newer one has come. */
  overtakenAt: number | null;
  /** Ticks in a row that could not be used. */
  unusable: number;
  readonly listeners: Set<() => void>;
  unsubscribe: () => void;
}

/**
 * Ticks between the socket and the rows that show them. However many ticks arrive, an instrument's listeners hear of one
 * change a frame; a tick older than the shown one (reordered on its way) is dropped. The shown one is not believed against
 * the others: not where it lies beyond the clock, and not when two in a row are older and go on among themselves.
 */
export function createQuoteStore({ socket, clock, frame }: QuoteStorePorts): QuoteStore {
  const watched = new Map<string, Watched>();
  /** By topic, what the next frame shows. Without a tick it is only notified that something changed. */
  const waiting = new Map<string, Tick | null>();
  const impossible = createChanges();
  let isFrameAsked = false;

  function flush(): void {
    isFrameAsked = false;
    const news = [...waiting];
    waiting.clear();
    for (const [topic, tick] of news) {
      const entry = watched.get(topic);
      if (entry === undefined) continue;
      entry.tick = tick ?? entry.tick;
      tellEach(entry.listeners);
    }
  }

  function showSoon(topic: string, tick: Tick | null): void {
    waiting.set(topic, tick ?? waiting.get(topic) ?? null);
    if (isFrameAsked) return;
    isFrameAsked = true;
    frame(flush);
  }

  function receive(topic: string, entry: Watched, tick: Tick): void {
    const shown = waiting.get(topic) ?? entry.tick;
    const madeAt = tick.quoteTimestamp;
    const isOlder = shown !== null && madeAt < shown.quoteTimestamp && shown.quoteTimestamp <= clock.now();
    const isSecondOlder = entry.overtakenAt !== null && madeAt > entry.overtakenAt;
    const isUsableAgain = entry.unusable >= unusableTicks;
    entry.unusable = 0;
    entry.overtakenAt = isOlder && !isSecondOlder ? madeAt : null;
    if (entry.overtakenAt === null) showSoon(topic, tick);
    else if (isUsableAgain) showSoon(topic, null);
  }

  function countUnusable(topic: string, entry: Watched): void {
    entry.unusable += 1;
    if (entry.unusable === unusableTicks) showSoon(topic, null);
  }

  socket?.onIgnored(({ topic }) => {
    const entry = topic === null ? undefined : watched.get(topic);
    if (topic !== null && entry !== undefined) countUnusable(topic, entry);
  });

  function watch(instrument: InstrumentKey): Watched {
    const topic = topicOf(instrument);
    const entry: Watched = {
      tick: null,
      overtakenAt: null,
      unusable: 0,
      listeners: new Set(),
      unsubscribe: () => {},
    };
    watched.set(topic, entry);
    if (socket !== null) {
      entry.unsubscribe = socket.subscribe(topic, (message) => {
        if (message.type !== 'quote') return;
        const isPossible = isPossiblePrice(instrument.source, message.data.price_nominal);
        if (isPossible) return receive(topic, entry, message.data);
        countUnusable(topic, entry);
        impossible.announce();
      });
    }
    return entry;
  }

  return {
    subscribe(instrument, listener) {
      const topic = topicOf(instrument);
      const entry = watched.get(topic) ?? watch(instrument);
      entry.listeners.add(listener);
      return () => {
        // Gone already: by now the topic may belong to another entry.
        if (!entry.listeners.delete(listener) || entry.listeners.size > 0) return;
        entry.unsubscribe();
        watched.delete(topic);
        waiting.delete(topic);
      };
    },
    tickOf: (instrument) => watched.get(topicOf(instrument))?.tick ?? null,
    isUnusable: (instrument) => (watched.get(topicOf(instrument))?.unusable ?? 0) >= unusableTicks,
    onImpossible: impossible.subscribe,
  };
}

/** An error of one listener does not keep the news from the others, nor from the next frame. */
function tellEach(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) {
    try {
      listener();
    } catch (error) {
      reportError(error);
    }
  }
}
