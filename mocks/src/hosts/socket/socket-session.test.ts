/** What a feed holds while it is open, what it shares, what it bears, and that it lets go. */
import { serverMessage } from '@meridian/api';
import type { WireServerMessage } from '@meridian/api';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { tickView } from '#handlers/market/views/quote-views.ts';
import { SocketSession, socketLimits } from './socket-session.ts';
import { WorldFeed } from './world-feed.ts';
import { openHandle } from '../world-handle.ts';

const apple = 'quote:NASDAQ:AAPL';

/** A world, its feed on a clock that the test moves, and any number of sockets. */
function worldWithFeed(fault?: string) {
  const handle = openHandle('w', 'trader', { faults: fault === undefined ? [] : [fault] });
  const timers = new Set<() => void>();
  const later: (() => void)[] = [];
  let elapsed = 0;
  const feed = new WorldFeed(handle, {
    every(_ms, tick) {
      timers.add(tick);
      return () => timers.delete(tick);
    },
    soon: (work) => void later.push(work),
    elapsed: () => elapsed,
  });
  const open = (topics: readonly string[] = [apple], onSend = () => {}) => {
    const heard: WireServerMessage[] = [];
    let waitingBytes = 0;
    const line = {
      send(text: string) {
        heard.push(v.parse(v.looseObject({ type: v.string() }), JSON.parse(text)) as WireServerMessage);
        v.parse(serverMessage, JSON.parse(text));
        onSend();
      },
      close: vi.fn(),
      waitingBytes: () => waitingBytes,
      together: (work: () => void) => work(),
    };
    const session = new SocketSession(feed, line);
    const say = (message: object) => session.receive(JSON.stringify(message));
    say({ type: 'subscribe', topics });
    return {
      session,
      say,
      close: line.close,
      quotes: () => heard.filter((one) => one.type === 'quote'),
      heard,
      readNothingOf: (bytes: number) => void (waitingBytes = bytes),
    };
  };
  return {
    handle,
    feed,
    timers,
    later,
    open,
    workFor: (ms: number) => void (elapsed += ms),
    second: () => [...timers].forEach((tick) => tick()),
  };
}

describe('a book', () => {
  const booksOf = (heard: readonly WireServerMessage[]) =>
    heard.flatMap((one) => (one.type === 'book' ? [one.data] : []));

  test.each(['CRYPTO:BTCUSDT', 'NASDAQ:AAPL', 'COMEX:GC'])(
    'of %s is sent whole, at once and when it changes',
    async (what) => {
      const { handle, open, second } = worldWithFeed();
      const { heard } = open([`book:${what}`]);
      expect(booksOf(heard)).toMatchObject([{ stock_code: what.split(':')[1] }]);
      const [first] = booksOf(heard);
      expect([first?.bids.length, first?.asks.length]).toEqual([10, 10]);
      await handle.advance(8_000);
      second();
      expect(booksOf(heard).length).toBeGreaterThan(1);
      expect(heard.every(({ type }) => type === 'book')).toBe(true);
    },
  );

  test('of a Hong Kong share is empty while its market is closed, and has board lots when it trades', async () => {
    const { handle, open } = worldWithFeed();
    const { heard } = open(['book:HKEX:00700']);
    expect(booksOf(heard)).toMatchObject([{ bids: [], asks: [] }]);
    await handle.advance(11 * 60 * 60_000);
    const levels = booksOf(heard).at(-1)?.bids ?? [];
    expect(levels).toHaveLength(10);
    expect(levels.every(({ quantity }) => Number(quantity) % 100 === 0)).toBe(true);
  });

  test.each(['CRYPTO:BTCUSDT', 'NASDAQ:AAPL', 'COMEX:GC'])(
    'of %s has its last trades beside it, newest first, and the newest made the price',
    async (what) => {
      const { handle, open, second } = worldWithFeed();
      const { heard, quotes } = open([`trades:${what}`, `quote:${what}`]);
      const lists = () => heard.flatMap((one) => (one.type === 'trades' ? [one.data] : []));
      const [first] = lists();
      expect(first).toMatchObject({ stock_code: what.split(':')[1] });
      expect(first?.list.length).toBe(12);
      const times = first?.list.map(({ tradeTimestamp }) => Number(tradeTimestamp)) ?? [];
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      await handle.advance(8_000);
      second();
      const [last, quote] = [lists().at(-1), quotes().at(-1)];
      expect(last).not.toEqual(first);
      expect(last?.list[0]).toMatchObject({
        price: quote?.data.price_nominal,
        tradeTimestamp: quote?.data.quoteTimestamp,
      });
    },
  );

  test('there is none of currencies and indices, and none where prices are shown late', async () => {
    const { handle, open } = worldWithFeed();
    await handle.applyFact('delayed', { market: 'NASDAQ' });
    const { heard } = open(
      ['FOREX:EURUSD', 'INDEX:SPX', 'NASDAQ:AAPL'].flatMap((what) => [`book:${what}`, `trades:${what}`]),
    );
    expect(heard).toEqual([]);
  });
});

describe('a feed lets go of its timer and of its world', () => {
  test('when the last client is gone', async () => {
    const { handle, timers, open } = worldWithFeed();
    const [first, second] = [open(), open()];
    expect(timers.size).toBe(1);
    first.session.close();
    first.session.close();
    expect(timers.size).toBe(1);
    second.session.close();
    expect(timers.size).toBe(0);
    await handle.advance(60_000);
    expect([...first.quotes(), ...second.quotes()]).toHaveLength(2);
    open();
    expect(timers.size).toBe(1);
  });

  test('when the world is closed, and informs the client', () => {
    const { handle, timers, open } = worldWithFeed();
    const clients = [open(), open(), open()];
    handle.close();
    expect(timers.size).toBe(0);
    for (const { close } of clients) expect(close).toHaveBeenCalledOnce();
  });

  test('when a fault breaks the line, whether it was there before or comes later', () => {
    const broken = worldWithFeed('drop@socket');
    broken.open();
    expect(broken.timers.size).toBe(0);
    const { handle, timers, open } = worldWithFeed();
    const { close } = open();
    handle.addFault('drop@socket');
    expect(timers.size).toBe(0);
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('all sockets of a world', () => {
  test('share one timer, and one reading of a price', async () => {
    const { handle, feed, timers, open } = worldWithFeed();
    const clients = Array.from({ length: 100 }, () => open());
    expect(timers.size).toBe(1);
    const news = vi.spyOn(feed, 'marketNews');
    await handle.advance(60_000);
    // Once for the round, and once for each.
    expect(news).toHaveBeenCalledTimes(101);
    expect(new Set(news.mock.results.map(({ value }) => value as unknown)).size).toBe(1);
    for (const { quotes } of clients) expect(quotes()).toHaveLength(2);
  });

  test('are informed in slices, so that calls are answered in between, and each gets everything once', async () => {
    const { handle, later, open, workFor } = worldWithFeed();
    const clients = Array.from({ length: 30 }, () => open([apple], () => workFor(1)));
    const informed = () => clients.filter(({ quotes }) => quotes().length === 2).length;
    await handle.advance(60_000);
    expect(informed()).toBe(5);
    for (let turns = 0; later.length > 0; turns += 1) {
      expect(informed()).toBeLessThanOrEqual(5 * (turns + 1));
      later.shift()?.();
    }
    expect(informed()).toBe(30);
    for (const { heard } of clients) expect(heard.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test('have what they listen to read in slices, and each is told of all of it together', async () => {
    const { handle, feed, later, open, workFor } = worldWithFeed();
    const topics = ['AAPL', 'MSFT', 'NVDA', 'TSLA', 'AMZN', 'GOOGL', 'META'].map(
      (code) => `quote:NASDAQ:${code}`,
    );
    const { quotes } = open(topics);
    const [atFirst, read] = [quotes().length, feed.marketNews.bind(feed)];
    const readNow = vi.spyOn(feed, 'marketNews').mockImplementation((topic, instrument) => {
      workFor(2);
      return read(topic, instrument);
    });
    await handle.advance(60_000);
    expect(readNow).toHaveBeenCalledTimes(3);
    expect(quotes()).toHaveLength(atFirst);
    const told: number[] = [];
    while (later.length > 0) {
      later.shift()?.();
      told.push(quotes().length);
    }
    expect(new Set(told)).toEqual(new Set([atFirst, atFirst + topics.length]));
  });

  test('get the latest price though the world changed in the middle of a round', async () => {
    const { handle, later, open, workFor } = worldWithFeed();
    const clients = Array.from({ length: 30 }, () => open([apple], () => workFor(1)));
    await handle.advance(60_000);
    await handle.advance(60_000);
    while (later.length > 0) later.shift()?.();
    const last = clients.map(({ quotes }) => JSON.stringify(quotes().at(-1)?.data));
    expect(new Set(last).size).toBe(1);
    const { state, now } = { state: handle.world.read(), now: handle.now() };
    const instrument = state.market.find('AAPL', 'NASDAQ') ?? expect.fail('no Apple');
    expect(JSON.parse(last[0] ?? '')).toEqual(tickView({ state, now }, instrument));
  });

  test('get a heartbeat each quarter of a minute', () => {
    const { open, second } = worldWithFeed();
    const { heard } = open([]);
    for (let passed = 0; passed < 45; passed += 1) second();
    expect(heard.map(({ type }) => type)).toEqual(['heartbeat', 'heartbeat', 'heartbeat']);
  });

  test('go on when one of them fails', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { handle, open } = worldWithFeed();
    let isBroken = false;
    const broken = open([apple], () => {
      if (isBroken) throw new Error('the line broke');
    });
    const sound = open();
    isBroken = true;
    await handle.advance(60_000);
    expect(broken.close).toHaveBeenCalledExactlyOnceWith(1011, 'something broke on the server');
    expect(sound.quotes()).toHaveLength(2);
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});

test('a signed-in client gets the number of unread messages, each time one comes', async () => {
  const { handle, open } = worldWithFeed();
  const unread = (client: ReturnType<typeof open>) =>
    client.heard.flatMap((one) => (one.type === 'inbox' ? [one.data.unread] : []));
  const [stranger, customer] = [open(['inbox']), open([])];
  customer.say({ type: 'authorise', token: handle.token() });
  customer.say({ type: 'subscribe', topics: ['inbox'] });
  await handle.advance(60_000);
  expect(unread(customer)).toEqual([]);
  // The desk is done with an order.
  await handle.advance(60_000);
  await handle.advance(60_000);
  await handle.applyFact('processingOrder', { code: 'KO', quantity: '1', remainingSeconds: 5 });
  await handle.advance(10_000);
  expect(unread(customer)).toEqual([1, 2]);
  expect(unread(stranger)).toEqual([]);
});

describe('one socket', () => {
  const { market } = openHandle('codes', 'visitor').world.read();
  const topics = market.instruments.slice(0, 201).map(({ exchange, code }) => `quote:${exchange}:${code}`);

  test('has a topic once, however often it is named', async () => {
    const { handle, open } = worldWithFeed();
    const { quotes, say, close } = open(Array.from({ length: 500 }, () => apple));
    for (let times = 0; times < 100; times += 1)
      say({ type: 'subscribe', topics: ['quote:no:where', apple] });
    const informed = quotes().length;
    await handle.advance(60_000);
    expect(quotes()).toHaveLength(informed + 1);
    expect(close).not.toHaveBeenCalled();
  });

  test('has two hundred topics, and is closed with the reason at one more', () => {
    const { open } = worldWithFeed();
    const full = open(topics.slice(0, socketLimits.topics));
    expect(full.close).not.toHaveBeenCalled();
    full.say({ type: 'unsubscribe', topics: topics.slice(0, 1) });
    full.say({ type: 'subscribe', topics: topics.slice(200) });
    expect(full.close).not.toHaveBeenCalled();
    full.say({ type: 'subscribe', topics: topics.slice(0, 1) });
    expect(full.close).toHaveBeenCalledExactlyOnceWith(1008, 'more than 200 topics');
  });

  test('is closed with the reason when it reads too slowly, and nothing more is kept for it', async () => {
    const { handle, open, timers } = worldWithFeed();
    const { close, quotes, readNothingOf } = open();
    readNothingOf(socketLimits.waitingBytes + 1);
    await handle.advance(60_000);
    expect(close).toHaveBeenCalledExactlyOnceWith(4008, expect.stringContaining('waiting to be read'));
    expect(quotes()).toHaveLength(1);
    expect(timers.size).toBe(0);
  });

  test('is closed with the reason when it says too much in a second', () => {
    const { open, second } = worldWithFeed();
    const { say, close } = open([]);
    const chatter = () => {
      for (let said = 0; said < socketLimits.messagesPerSecond - 1; said += 1) say({ type: 'dance' });
    };
    chatter();
    second();
    chatter();
    expect(close).not.toHaveBeenCalled();
    for (let said = 0; said < 5; said += 1) say({ type: 'dance' });
    expect(close).toHaveBeenCalledExactlyOnceWith(1008, expect.stringContaining('messages a second'));
  });

  test('bears whatever a client says', () => {
    const { open } = worldWithFeed();
    const { session, say, heard } = open([]);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .array(fc.constantFrom('__proto__', 'orders', 'constructor', 'quote:', 'quote:__proto__:x'))
            .map((words) => JSON.stringify({ type: 'subscribe', topics: words })),
        ),
        (text) => {
          session.secondPassed();
          session.receive(text);
        },
      ),
    );
    heard.length = 0;
    say({ type: 'heartbeat' });
    expect(heard.map(({ type }) => type)).toEqual(['heartbeat']);
  });
});
