import { toDecimal, type RealtimeSocket, type ServerMessage, type Tick } from '@meridian/api';
import { describe, expect, it, vi } from 'vitest';
import { createQuoteStore, mergeTick } from './quote-store.ts';

const apple = { market: 'NASDAQ', stock_code: 'AAPL' };
const tesla = { market: 'NASDAQ', stock_code: 'TSLA' };

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

/** A socket whose messages and a screen whose frames come when the test says so. */
function setUp() {
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
  } as unknown as RealtimeSocket;
  const frames: (() => void)[] = [];
  const store = createQuoteStore({ socket, frame: (callback) => frames.push(callback) });
  return {
    store,
    topics: () => [...listeners.keys()],
    frames,
    send(data: Tick) {
      const topic = `quote:${data.market}:${data.stock_code}`;
      for (const listener of listeners.get(topic) ?? []) listener({ type: 'quote', seq: 1, ts: 1, data });
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

  it('tells only those who look at the instrument', () => {
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

  it('works without a socket: no tick ever comes', () => {
    const store = createQuoteStore({ socket: null, frame: () => {} });
    const leave = store.subscribe(apple, () => {});
    expect(store.tickOf(apple)).toBeNull();
    leave();
  });
});

describe('a quote with a tick', () => {
  const quote = { ...tick('AAPL', '100.00', 10), name: 'Apple', volume: toDecimal('5') };

  it('takes the newer price and keeps what the tick leaves out', () => {
    expect(mergeTick(quote, tick('AAPL', '101.00', 11))).toMatchObject({
      price_nominal: '101.00',
      name: 'Apple',
      volume: '5',
      quoteTimestamp: 11,
    });
  });

  it('stays as it is when it was read after the tick', () => {
    expect(mergeTick(quote, tick('AAPL', '99.00', 9))).toBe(quote);
    expect(mergeTick(quote, null)).toBe(quote);
  });
});
