import type { RealtimeSocket, Tick, Topic } from '@meridian/api';

/** Which instrument; the pair is unique across the product. */
export interface InstrumentKey {
  readonly market: string;
  readonly stock_code: string;
}

/** The last tick of every instrument somebody looks at. */
export interface QuoteStore {
  /** Tells when the instrument's tick changed. The socket is subscribed while anybody listens. */
  subscribe(instrument: InstrumentKey, listener: () => void): () => void;
  /** The last tick; null before the first. */
  tickOf(instrument: InstrumentKey): Tick | null;
}

/** Ticks come faster than a screen can show them. `frame` calls back once, before the next paint. */
export interface QuoteStorePorts {
  readonly socket: RealtimeSocket | null;
  readonly frame: (callback: () => void) => void;
}

/** The contract's `quoteTopic`, held to it by its type: the schemas beside that one are no part of the first script. */
function topicOf({ market, stock_code }: InstrumentKey): Topic {
  return `quote:${market}:${stock_code}`;
}

interface Watched {
  tick: Tick | null;
  readonly listeners: Set<() => void>;
  unsubscribe: () => void;
}

/**
 * Ticks between the socket and the rows that show them. However many ticks arrive, an instrument's listeners hear of one
 * change a frame; a tick older than the shown one (reordered on its way) is dropped.
 */
export function createQuoteStore({ socket, frame }: QuoteStorePorts): QuoteStore {
  const watched = new Map<string, Watched>();
  const waiting = new Map<string, Tick>();
  let isFrameAsked = false;

  function flush(): void {
    isFrameAsked = false;
    const ticks = [...waiting];
    waiting.clear();
    for (const [topic, tick] of ticks) {
      const entry = watched.get(topic);
      if (entry === undefined) continue;
      entry.tick = tick;
      for (const listener of entry.listeners) listener();
    }
  }

  function receive(topic: string, tick: Tick): void {
    const shown = waiting.get(topic) ?? watched.get(topic)?.tick;
    if (shown && shown.quoteTimestamp > tick.quoteTimestamp) return;
    waiting.set(topic, tick);
    if (isFrameAsked) return;
    isFrameAsked = true;
    frame(flush);
  }

  function watch(instrument: InstrumentKey): Watched {
    const topic = topicOf(instrument);
    const entry: Watched = { tick: null, listeners: new Set(), unsubscribe: () => {} };
    watched.set(topic, entry);
    if (socket !== null) {
      entry.unsubscribe = socket.subscribe(topic, (message) => {
        if (message.type === 'quote') receive(topic, message.data);
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
  };
}

/** The part of a quote that a tick renews. */
type Renewable = Pick<Tick, 'price_nominal' | 'change' | 'change_ratio' | 'marketStatus' | 'quoteTimestamp'>;

/** A quote with the tick's values where the tick is newer; fields a tick leaves out keep the quote's. */
export function mergeTick<Q extends { [K in keyof Renewable]: Renewable[K] | null }>(
  quote: Q,
  tick: Tick | null,
): Q {
  if (tick === null || tick.quoteTimestamp < (quote.quoteTimestamp ?? 0)) return quote;
  return {
    ...quote,
    price_nominal: tick.price_nominal,
    change: tick.change ?? quote.change,
    change_ratio: tick.change_ratio ?? quote.change_ratio,
    marketStatus: tick.marketStatus,
    quoteTimestamp: tick.quoteTimestamp,
    ...(tick.volume !== null && 'volume' in quote && { volume: tick.volume }),
    ...(tick.bid !== null && 'bid' in quote && { bid: tick.bid }),
    ...(tick.ask !== null && 'ask' in quote && { ask: tick.ask }),
  };
}
