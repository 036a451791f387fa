import {
  assetSource,
  toDecimal,
  type IgnoredFrame,
  type RealtimeSocket,
  type ServerMessage,
  type Tick,
  type Topic,
} from '@meridian/api';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQuoteStore } from './quote-store.ts';
import { mergeTick } from './live-price.ts';

const apple = { market: 'NASDAQ', stock_code: 'AAPL', source: assetSource.stock };
const tesla = { market: 'NASDAQ', stock_code: 'TSLA', source: assetSource.stock };

function tick(code: string, price: string, quoteTimestamp: number): Tick {
  return {
    stock_code: code,
    market: 'NASDAQ',
    price_nominal: toDecimal(price),
    change: toDecimal('1'),
    change_ratio: toDecimal('0.5'),
    volume: null,
    bid: null,
    ask: null,
    marketStatus: 'open',
    quoteTimestamp,
  };
}

/** Later than any price of these tests. */
const now = 1_000;
const clock = { now: () => now };

/** A socket whose messages and a screen whose frames come when the test says so. */
function setUp() {
  const unusable = new Set<(frame: IgnoredFrame) => void>();
  const listeners = new Map<string, Set<(message: ServerMessage) => void>>();
  const socket = {
    subscribe: vi.fn((topic: string, listener: (message: ServerMessage) => void) => {
      const entries = listeners.get(topic) ?? new Set();
      listeners.set(topic, entries.add(listener));
      return () => {
        entries.delete(listener);
        if (entries.size === 0) listeners.delete(topic);
      };
    }),
    onIgnored: (listener: (frame: IgnoredFrame) => void) => {
      unusable.add(listener);
      return () => unusable.delete(listener);
    },
  } as unknown as RealtimeSocket;
  const frames: (() => void)[] = [];
  const store = createQuoteStore({ socket, clock, frame: (callback) => frames.push(callback) });
  return {
    store,
    topics: () => [...listeners.keys()],
    frames,
    send(data: Tick) {
      const topic = `quote:${data.market}:${data.stock_code}`;
      for (const listener of listeners.get(topic) ?? []) listener({ type: 'quote', seq: 1, ts: 1, data });
    },
    /** A frame about this topic that the socket could not use. */
    misfit(topic: Topic) {
      for (const listener of unusable) listener({ reason: 'misfit', topic });
    },
    paint() {
      for (const frame of frames.splice(0)) frame();
    },
  };
}

describe('the quote store', () => {
  it('does not lose who listens now to one who leaves a second time', () => {
    const { store, send, paint } = setUp();
    const leave = store.subscribe(apple, vi.fn());
    leave();
    const heard = vi.fn();
    store.subscribe(apple, heard);
    leave();
    send(tick('AAPL', '200.00', 1));
    paint();
    expect(heard).toHaveBeenCalledOnce();
    expect(store.tickOf(apple)?.price_nominal).toBe('200.00');
  });

  it('writes once a frame however many ticks come', () => {
    const { store, send, paint, frames } = setUp();
    const heard = vi.fn();
    store.subscribe(apple, heard);
    for (let at = 1; at <= 200; at += 1) send(tick('AAPL', `${at}.00`, at));
    expect(heard).not.toHaveBeenCalled();
    expect(frames).toHaveLength(1);
    paint();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.tickOf(apple)?.price_nominal).toBe('200.00');
  });

  it('informs a quote and its ticket of a tick in the same frame', () => {
    const { store, send, paint, frames } = setUp();
    const seen: (string | undefined)[] = [];
    for (const _ of ['quote', 'ticket'])
      store.subscribe(apple, () => seen.push(store.tickOf(apple)?.price_nominal));
    send(tick('AAPL', '200.00', 1));
    expect(frames).toHaveLength(1);
    paint();
    expect(seen).toEqual(['200.00', '200.00']);
  });

  it('informs only those who look at the instrument', () => {
    const { store, send, paint } = setUp();
    const [onApple, onTesla] = [vi.fn(), vi.fn()];
    store.subscribe(apple, onApple);
    store.subscribe(tesla, onTesla);
    send(tick('TSLA', '300.00', 1));
    paint();
    expect(onTesla).toHaveBeenCalledTimes(1);
    expect(onApple).not.toHaveBeenCalled();
  });

  it('drops a tick that was overtaken on its way', () => {
    const { store, send, paint } = setUp();
    store.subscribe(apple, () => {});
    send(tick('AAPL', '2.00', 2));
    send(tick('AAPL', '1.00', 1));
    paint();
    expect(store.tickOf(apple)?.price_nominal).toBe('2.00');
    send(tick('AAPL', '1.50', 1));
    paint();
    expect(store.tickOf(apple)?.price_nominal).toBe('2.00');
  });

  it('asks the socket once for two who look at the same, and stops when both have left', () => {
    const { store, topics } = setUp();
    const [first, second] = [store.subscribe(apple, () => {}), store.subscribe(apple, () => {})];
    expect(topics()).toEqual(['quote:NASDAQ:AAPL']);
    first();
    expect(topics()).toEqual(['quote:NASDAQ:AAPL']);
    second();
    expect(topics()).toEqual([]);
  });

  it('says nothing to those who left between the tick and the frame', () => {
    const { store, send, paint } = setUp();
    const heard = vi.fn();
    const leave = store.subscribe(apple, heard);
    send(tick('AAPL', '1.00', 1));
    leave();
    paint();
    expect(heard).not.toHaveBeenCalled();
  });

  it('takes the right ticks again after one from beyond the clock', () => {
    const { store, send, paint } = setUp();
    store.subscribe(apple, () => {});
    send(tick('AAPL', '9.00', now + 5_000));
    paint();
    send(tick('AAPL', '2.00', 2));
    paint();
    expect(store.tickOf(apple)?.price_nominal).toBe('2.00');
  });

  it('takes the second tick in a row that is older than a wrong one, whatever its time', () => {
    const { store, send, paint } = setUp();
    store.subscribe(apple, () => {});
    for (const [price, madeAt] of [
      ['9.00', 900],
      ['2.00', 2],
      ['3.00', 3],
    ] as const) {
      send(tick('AAPL', price, madeAt));
      paint();
    }
    expect(store.tickOf(apple)?.price_nominal).toBe('3.00');
  });

  it('informs the others, and the next frames, though one listener throws', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { store, send, paint } = setUp();
    store.subscribe(apple, () => {
      throw new Error('a row broke');
    });
    const beside = vi.fn();
    store.subscribe(apple, beside);
    const onTesla = vi.fn();
    store.subscribe(tesla, onTesla);
    send(tick('AAPL', '1.00', 1));
    send(tick('TSLA', '1.00', 1));
    paint();
    send(tick('TSLA', '2.00', 2));
    paint();
    expect([beside.mock.calls.length, onTesla.mock.calls.length]).toEqual([1, 2]);
    expect(reported).toHaveBeenCalledOnce();
  });

  it('says that a feed is unusable after two bad ticks in a row, and not any more after a good one', () => {
    const { store, send, misfit, paint } = setUp();
    const heard = vi.fn();
    store.subscribe(apple, heard);
    store.subscribe(tesla, () => {});
    misfit('quote:NASDAQ:AAPL');
    expect(store.isUnusable(apple)).toBe(false);
    misfit('quote:NASDAQ:AAPL');
    paint();
    expect([store.isUnusable(apple), store.isUnusable(tesla), heard.mock.calls.length]).toEqual([
      true,
      false,
      1,
    ]);
    send(tick('AAPL', '1.00', 1));
    paint();
    expect([store.isUnusable(apple), heard.mock.calls.length]).toEqual([false, 2]);
  });

  it('shows no price that the class cannot have, and says so when they go on', () => {
    const { store, send, paint } = setUp();
    const future = { ...tesla, source: assetSource.future };
    store.subscribe(apple, () => {});
    store.subscribe(future, () => {});
    for (const [price, madeAt] of [
      ['1.00', 1],
      ['-14.00', 2],
      ['0', 3],
    ] as const) {
      send(tick('AAPL', price, madeAt));
      send(tick('TSLA', price, madeAt));
      paint();
    }
    expect([store.tickOf(apple)?.price_nominal, store.isUnusable(apple)]).toEqual(['1.00', true]);
    expect([store.tickOf(future)?.price_nominal, store.isUnusable(future)]).toEqual(['0', false]);
  });

  it('keeps the shown tick while bad ones come', () => {
    const { store, send, misfit, paint } = setUp();
    store.subscribe(apple, () => {});
    send(tick('AAPL', '1.00', 1));
    paint();
    misfit('quote:NASDAQ:AAPL');
    misfit('quote:NASDAQ:AAPL');
    paint();
    expect(store.tickOf(apple)?.price_nominal).toBe('1.00');
  });

  it('works without a socket: no tick ever comes', () => {
    const store = createQuoteStore({ socket: null, clock, frame: () => {} });
    const leave = store.subscribe(apple, () => {});
    expect(store.tickOf(apple)).toBeNull();
    leave();
  });
});

describe('a quote with a tick', () => {
  const quote = { ...tick('AAPL', '100.00', 10), name: 'Apple', volume: toDecimal('5') };

  it('takes the newer price and keeps what the tick leaves out', () => {
    expect(mergeTick(quote, tick('AAPL', '101.00', 11), now)).toMatchObject({
      price_nominal: '101.00',
      name: 'Apple',
      volume: '5',
      quoteTimestamp: 11,
    });
  });

  it('stays as it is when it was read after the tick', () => {
    expect(mergeTick(quote, tick('AAPL', '99.00', 9), now)).toBe(quote);
    expect(mergeTick(quote, null, now)).toBe(quote);
  });

  it('from beyond the clock does not outlast a tick that is not', () => {
    const tomorrow = { ...quote, quoteTimestamp: now + 86_400_000 };
    expect(mergeTick(tomorrow, tick('AAPL', '101.00', 11), now)).toMatchObject({ price_nominal: '101.00' });
  });

  it('is the newer one where the clock of the device is behind both', () => {
    const read = { ...quote, quoteTimestamp: now + 3_600_000 };
    expect(mergeTick(read, tick('AAPL', '99.00', now + 3_500_000), now)).toBe(read);
  });
});
