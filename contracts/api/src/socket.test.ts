import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSocket, socketUrl, type RealtimeSocket, type SocketPorts } from './socket.ts';
import { connectTimeoutMs, reconnectWaitMs, type LinkState } from './socket-link.ts';
import { heartbeatMs, type ServerMessage } from './socket-messages.ts';
import { createHeldTimers } from '../test/held-timers.ts';
import { pushServer } from '../test/push-server.ts';

const apple = 'quote:NASDAQ:AAPL';
const tesla = 'quote:NASDAQ:TSLA';

function tick(seq: number, stockCode = 'AAPL', price = '187.25') {
  const data = {
    stock_code: stockCode,
    market: 'NASDAQ',
    price_nominal: price,
    marketStatus: 'open',
    quoteTimestamp: 1_772_807_400,
  };
  return { type: 'quote', seq, ts: 1_772_807_400, data };
}
const heartbeat = (seq: number) => ({ type: 'heartbeat', seq, ts: 1_772_807_400 });
const inboxUpdate = (seq: number) => ({ type: 'inbox', seq, ts: 1_772_807_400, data: { unread: 3 } });

/** Sequence numbers of what came through, which is all these tests need to know of a message. */
function recorder() {
  const seqs: number[] = [];
  return { seqs, listen: (message: ServerMessage) => seqs.push(message.seq) };
}

async function start(ports: Partial<SocketPorts> = {}) {
  const server = await pushServer();
  const timers = createHeldTimers();
  const states: LinkState[] = [];
  const socket = createSocket({ url: server.url, getToken: () => null, timers, random: () => 0.5, ...ports });
  socket.onLinkState((state) => states.push(state));
  onTestFinished(() => socket.close());
  return { server, timers, states, socket };
}

const reached = (socket: RealtimeSocket, state: LinkState) =>
  vi.waitFor(() => expect(socket.linkState).toBe(state), { timeout: 2_000, interval: 2 });

/** The one timer of a socket that waits for its next try; a connection that stands has two. */
const waiting = (timers: ReturnType<typeof createHeldTimers>) =>
  vi.waitFor(
    () => {
      expect(timers.pendingMs).toHaveLength(1);
      return timers.pendingMs;
    },
    { timeout: 2_000, interval: 2 },
  );

/** A socket that is live with one quote topic. */
async function startLive(ports: Partial<SocketPorts> = {}) {
  const world = await start(ports);
  const heard = recorder();
  world.socket.subscribe(apple, heard.listen);
  world.socket.open();
  await reached(world.socket, 'live');
  await world.server.heardBy(1, 1);
  return { ...world, heard };
}

describe('opening', () => {
  test('is left to the app: nothing connects before', async () => {
    const { server, socket, states, timers } = await start();
    socket.subscribe(apple, () => {});
    await Promise.resolve();
    expect([socket.linkState, states, server.heard, timers.pendingMs]).toEqual(['offline', [], [], []]);
  });

  test('goes by connecting to live', async () => {
    const { socket, states } = await start();
    socket.open();
    await reached(socket, 'live');
    expect(states).toEqual(['connecting', 'live']);
  });

  test('for the first time leaves no gap: nothing was heard before', async () => {
    const { socket } = await start();
    const onGap = vi.fn();
    socket.onGap(onGap);
    socket.open();
    await reached(socket, 'live');
    expect(onGap).not.toHaveBeenCalled();
  });

  test('authorises before it asks for anything', async () => {
    const { server } = await startLive({ getToken: () => 'token-of-ada' });
    expect(await server.heardBy(1, 2)).toEqual([
      { type: 'authorise', token: 'token-of-ada' },
      { type: 'subscribe', topics: [apple] },
    ]);
  });

  test('says nothing of a token when there is none', async () => {
    const { server } = await startLive();
    expect(await server.heardBy(1, 1)).toEqual([{ type: 'subscribe', topics: [apple] }]);
  });

  test('twice makes one connection', async () => {
    const { server, socket } = await startLive();
    socket.open();
    server.say(heartbeat(1));
    socket.subscribe(tesla, () => {});
    await server.heardBy(1, 2);
    expect(server.heard).toHaveLength(1);
  });
});

describe('subscribing', () => {
  test('brings the messages of the topic, in milliseconds and only of that topic', async () => {
    const { server, socket } = await startLive();
    const messages: ServerMessage[] = [];
    socket.subscribe(apple, (message) => messages.push(message));
    server.say(tick(1, 'TSLA'), tick(2, 'AAPL', '188.00'));
    await vi.waitFor(() => expect(messages).toHaveLength(1));
    expect(messages[0]).toMatchObject({
      type: 'quote',
      seq: 2,
      data: { stock_code: 'AAPL', price_nominal: '188.00', quoteTimestamp: 1_772_807_400_000 },
    });
  });

  test('many listeners ask the server once, and the last to leave ends it', async () => {
    const { server, socket } = await startLive();
    const leaveFirst = socket.subscribe(tesla, () => {});
    const leaveSecond = socket.subscribe(tesla, () => {});
    await server.heardBy(1, 2);
    leaveFirst();
    leaveFirst();
    await Promise.resolve();
    leaveSecond();
    expect(await server.heardBy(1, 3)).toEqual([
      { type: 'subscribe', topics: [apple] },
      { type: 'subscribe', topics: [tesla] },
      { type: 'unsubscribe', topics: [tesla] },
    ]);
  });

  test('the same function twice hears twice', async () => {
    const { server, socket } = await startLive();
    const { seqs, listen } = recorder();
    const leave = socket.subscribe(apple, listen);
    socket.subscribe(apple, listen);
    server.say(tick(1));
    await vi.waitFor(() => expect(seqs).toEqual([1, 1]));
    leave();
    server.say(tick(2));
    await vi.waitFor(() => expect(seqs).toEqual([1, 1, 2]));
  });

  test('a list drawn anew in one turn says nothing, a longer one says it in one message', async () => {
    const { server, socket } = await startLive();
    const leave = socket.subscribe(tesla, () => {});
    await server.heardBy(1, 2);
    leave();
    socket.subscribe(tesla, () => {});
    socket.subscribe('quote:HKEX:00700', () => {});
    socket.subscribe('quote:NYSE:IBM', () => {});
    expect((await server.heardBy(1, 3)).slice(2)).toEqual([
      { type: 'subscribe', topics: ['quote:HKEX:00700', 'quote:NYSE:IBM'] },
    ]);
  });

  test('a listener that leaves while it hears does not disturb the others', async () => {
    const { server, socket, heard } = await startLive();
    const leave = socket.subscribe(apple, () => leave());
    const last = recorder();
    socket.subscribe(apple, last.listen);
    server.say(tick(1), tick(2));
    await vi.waitFor(() => expect(last.seqs).toEqual([1, 2]));
    expect(heard.seqs).toEqual([1, 2]);
  });
});

test('who joins while a message is passed hears from the next one on', async () => {
  const { server, socket } = await startLive();
  const late = recorder();
  const leave = socket.subscribe(apple, () => {
    leave();
    socket.subscribe(apple, late.listen);
  });
  server.say(tick(1), tick(2));
  await vi.waitFor(() => expect(late.seqs.at(-1)).toBe(2));
  expect(late.seqs).toEqual([2]);
});

describe('signing in and out', () => {
  test('private topics are asked for once the socket is authorised', async () => {
    let token: string | null = null;
    const { server, socket } = await startLive({ getToken: () => token });
    const inbox = recorder();
    socket.subscribe('inbox', inbox.listen);
    await Promise.resolve();
    token = 'token-of-ada';
    socket.reauthorise();
    expect(await server.heardBy(1, 3)).toEqual([
      { type: 'subscribe', topics: [apple] },
      { type: 'authorise', token: 'token-of-ada' },
      { type: 'subscribe', topics: ['inbox'] },
    ]);
    server.say(inboxUpdate(1));
    await vi.waitFor(() => expect(inbox.seqs).toEqual([1]));
  });

  test('signing out takes a connection that knows nobody', async () => {
    let token: string | null = 'token-of-ada';
    const { server, socket } = await startLive({ getToken: () => token });
    socket.subscribe('orders', () => {});
    await server.heardBy(1, 3);
    token = null;
    socket.reauthorise();
    expect(await server.heardBy(2, 1)).toEqual([{ type: 'subscribe', topics: [apple] }]);
  });

  test('another user takes a connection of their own', async () => {
    let token = 'token-of-ada';
    const { server, socket } = await startLive({ getToken: () => token });
    token = 'token-of-bob';
    socket.reauthorise();
    expect(await server.heardBy(2, 2)).toEqual([
      { type: 'authorise', token: 'token-of-bob' },
      { type: 'subscribe', topics: [apple] },
    ]);
  });

  test('the same token again changes nothing', async () => {
    const { server, socket } = await startLive({ getToken: () => 'token-of-ada' });
    await server.heardBy(1, 2);
    socket.reauthorise();
    socket.subscribe(tesla, () => {});
    expect((await server.heardBy(1, 3))[2]).toEqual({ type: 'subscribe', topics: [tesla] });
  });

  test('an expired session is passed on', async () => {
    const onSessionExpired = vi.fn();
    const { server, heard } = await startLive({ getToken: () => 'token-of-ada', onSessionExpired });
    server.say({ type: 'sessionExpired', seq: 1, ts: 1 }, tick(2));
    await vi.waitFor(() => expect(heard.seqs).toEqual([2]));
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  test('an expired session that is no longer the present one is not', async () => {
    let token = 'token-of-ada';
    const onSessionExpired = vi.fn();
    const { server, heard } = await startLive({ getToken: () => token, onSessionExpired });
    token = 'token-of-bob';
    server.say({ type: 'sessionExpired', seq: 1, ts: 1 }, tick(2));
    await vi.waitFor(() => expect(heard.seqs).toEqual([2]));
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});

describe('the order of messages', () => {
  /** What came through, and how often the app was told to read again, when the messages end with a tick of number `last`. */
  async function play(messages: readonly unknown[], last: number) {
    const world = await startLive();
    const onGap = vi.fn();
    world.socket.onGap(onGap);
    world.server.say(...messages, tick(last));
    await vi.waitFor(() => expect(world.heard.seqs.at(-1)).toBe(last));
    return { seqs: world.heard.seqs, gaps: onGap.mock.calls.length, ignored: world.socket.ignoredCount };
  }

  test('whole, from whatever number: nothing is missed', async () => {
    expect(await play([tick(41), tick(42)], 43)).toEqual({ seqs: [41, 42, 43], gaps: 0, ignored: 0 });
  });

  test('a hole tells the app to read again, and the message after it counts', async () => {
    expect(await play([tick(1), tick(3)], 4)).toEqual({ seqs: [1, 3, 4], gaps: 1, ignored: 0 });
  });

  test('a duplicate is dropped', async () => {
    expect(await play([tick(1), tick(1), tick(2), tick(2)], 3)).toEqual({
      seqs: [1, 2, 3],
      gaps: 0,
      ignored: 0,
    });
  });

  test('an older one that comes late is dropped, since the hole it left was told', async () => {
    expect(await play([tick(1), tick(3), tick(2)], 4)).toEqual({ seqs: [1, 3, 4], gaps: 1, ignored: 0 });
  });

  test('what other topics and heartbeats used up is no hole', async () => {
    const messages = [tick(1), tick(2, 'TSLA'), heartbeat(3)];
    expect(await play(messages, 4)).toEqual({ seqs: [1, 4], gaps: 0, ignored: 0 });
  });

  test('what cannot be read is ignored and counted, and is no hole where it has its number', async () => {
    const weather = { type: 'weather', seq: 2, ts: 1, data: {} };
    const misfit = { ...tick(3), data: { price_nominal: 1 } };
    const messages = [tick(1), 'no JSON {', '"text"', { type: 'quote' }, weather, misfit];
    expect(await play(messages, 4)).toEqual({ seqs: [1, 4], gaps: 0, ignored: 5 });
  });
});

describe('heartbeats', () => {
  test('are sent every 15 s', async () => {
    const { server, timers } = await startLive();
    timers.advance(heartbeatMs - 1);
    timers.advance(1);
    expect((await server.heardBy(1, 2)).slice(1)).toEqual([{ type: 'heartbeat' }]);
    server.say(heartbeat(1));
    timers.advance(heartbeatMs);
    expect((await server.heardBy(1, 3)).slice(1)).toEqual([{ type: 'heartbeat' }, { type: 'heartbeat' }]);
  });

  test('two missed make the prices stale, and a word makes them live', async () => {
    const { server, socket, states, timers } = await startLive();
    timers.advance(2 * heartbeatMs - 1);
    expect(socket.linkState).toBe('live');
    timers.advance(1);
    expect(socket.linkState).toBe('stale');
    server.say(heartbeat(1));
    await reached(socket, 'live');
    expect(states).toEqual(['connecting', 'live', 'stale', 'live']);
  });

  test('the silence is counted from the last word, not from the last look', async () => {
    const { server, socket, heard, timers } = await startLive();
    timers.advance(20_000);
    server.say(tick(1));
    await vi.waitFor(() => expect(heard.seqs).toEqual([1]));
    timers.advance(2 * heartbeatMs - 1);
    expect(socket.linkState).toBe('live');
    timers.advance(1);
    expect(socket.linkState).toBe('stale');
  });

  test('a connection silent for a third heartbeat is replaced', async () => {
    const { server, socket, states, timers } = await startLive();
    timers.advance(3 * heartbeatMs);
    expect(await server.heardBy(2, 2)).toEqual([
      { type: 'subscribe', topics: [apple] },
      { type: 'heartbeat' },
    ]);
    server.say(heartbeat(1));
    await reached(socket, 'live');
    expect(states).toEqual(['connecting', 'live', 'stale', 'offline', 'live']);
  });

  test('a device that slept is not stale but connects anew', async () => {
    let sleptMs = 0;
    const held = createHeldTimers();
    const { server, socket, states } = await startLive({
      timers: { ...held, now: () => held.now() + sleptMs },
    });
    sleptMs = 3_600_000;
    held.advance(2 * heartbeatMs);
    await server.heardBy(2, 2);
    server.say(heartbeat(1));
    await reached(socket, 'live');
    expect(states).toEqual(['connecting', 'live', 'offline', 'live']);
  });
});

describe('a lost connection', () => {
  test('waits, connects anew, asks for everything again and tells the app to read again', async () => {
    const { server, socket, states, timers, heard } = await startLive({ getToken: () => 'token-of-ada' });
    const onGap = vi.fn();
    socket.onGap(onGap);
    socket.subscribe('wallets', () => {});
    await server.heardBy(1, 3);
    server.hangUp();
    await reached(socket, 'offline');
    expect(onGap).not.toHaveBeenCalled();
    timers.advance(750);
    expect(await server.heardBy(2, 3)).toEqual([
      { type: 'authorise', token: 'token-of-ada' },
      { type: 'subscribe', topics: [apple, 'wallets'] },
      { type: 'heartbeat' },
    ]);
    expect(onGap).toHaveBeenCalledTimes(1);
    // The new connection counts from where it likes.
    server.say(tick(1));
    await vi.waitFor(() => expect(heard.seqs).toEqual([1]));
    expect(states).toEqual(['connecting', 'live', 'offline', 'live']);
    expect(onGap).toHaveBeenCalledTimes(1);
  });

  test('asks for what was subscribed meanwhile, and not for what was left', async () => {
    const { server, socket, timers } = await startLive();
    const leave = socket.subscribe('quote:NYSE:IBM', () => {});
    await server.heardBy(1, 2);
    server.hangUp();
    await reached(socket, 'offline');
    leave();
    socket.subscribe(tesla, () => {});
    timers.advance(750);
    expect((await server.heardBy(2, 2))[0]).toEqual({ type: 'subscribe', topics: [apple, tesla] });
  });

  test('is tried again at once when the app asks', async () => {
    const { server, socket } = await startLive();
    server.hangUp();
    await reached(socket, 'offline');
    socket.open();
    await server.heardBy(2, 2);
    server.say(heartbeat(1));
    await reached(socket, 'live');
  });

  test('a server that accepts and hangs up without a word is left in peace for longer, and is lost all the while', async () => {
    const { server, states, timers } = await startLive();
    const waitsMs: number[] = [];
    for (const nth of [1, 2, 3]) {
      await server.heardBy(nth, 1);
      server.hangUp();
      const [waitMs = Number.NaN] = await waiting(timers);
      waitsMs.push(waitMs);
      timers.advance(waitMs);
    }
    await server.heardBy(4, 2);
    expect(waitsMs).toEqual([750, 1_500, 3_000]);
    // An app that polls while the socket is away is not interrupted by tries that lead nowhere.
    expect(states).toEqual(['connecting', 'live', 'offline']);
  });

  test('the app asking makes the waits short again: a device that is back online may need a second try', async () => {
    const { server, socket, timers } = await startLive();
    for (const nth of [1, 2, 3]) {
      await server.heardBy(nth, 1);
      server.hangUp();
      expect(await waiting(timers)).toEqual([750]);
      socket.open();
    }
    await server.heardBy(4, 1);
  });

  test('a server that spoke is tried soon again', async () => {
    const { server, socket, timers, heard } = await startLive();
    for (const nth of [1, 2, 3]) {
      await server.heardBy(nth, 1);
      server.say(tick(1));
      await vi.waitFor(() => expect(heard.seqs).toHaveLength(nth));
      server.hangUp();
      await reached(socket, 'offline');
      expect(timers.pendingMs).toEqual([750]);
      timers.advance(750);
    }
    await server.heardBy(4, 1);
  });
});

describe('where no connection can be had', () => {
  const refused = (): never => {
    throw new DOMException('blocked by policy', 'SecurityError');
  };

  test.each([
    ['the shortest', 0, [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]],
    ['the middle', 0.5, [750, 1_500, 3_000, 6_000, 12_000, 22_500, 22_500]],
  ])('the waits grow to a limit: %s of the jitter', async (_, drawn, expected) => {
    const { socket, timers } = await start({ createSocket: refused, random: () => drawn });
    const waitsMs: number[] = [];
    socket.open();
    for (const _wait of expected) {
      const [waitMs = Number.NaN] = timers.pendingMs;
      waitsMs.push(waitMs);
      timers.advance(waitMs);
    }
    expect(waitsMs).toEqual(expected);
    expect(Math.max(...expected)).toBeLessThanOrEqual(reconnectWaitMs.longest);
  });

  test('the app sees that it waits', async () => {
    const { socket, states } = await start({ createSocket: refused });
    socket.open();
    expect([socket.linkState, states]).toEqual(['offline', ['connecting', 'offline']]);
  });

  test('a port where nobody listens is waited for', async () => {
    const { socket, states, timers } = await start({ createSocket: () => new WebSocket('ws://127.0.0.1:1') });
    socket.open();
    await reached(socket, 'offline');
    expect([states, timers.pendingMs]).toEqual([['connecting', 'offline'], [750]]);
  });

  test('a connection that never opens is given up', async () => {
    const closed = vi.fn();
    const { socket, states, timers } = await start({
      createSocket: () => ({ send: () => {}, close: closed, addEventListener: () => {} }),
    });
    socket.open();
    timers.advance(connectTimeoutMs - 1);
    expect(socket.linkState).toBe('connecting');
    timers.advance(1);
    expect([states, closed.mock.calls.length]).toEqual([['connecting', 'offline'], 1]);
  });
});

describe('closing', () => {
  test('ends the connection and every timer, and can be undone', async () => {
    const { server, socket, states, timers } = await startLive();
    socket.close();
    expect([socket.linkState, timers.pendingMs]).toEqual(['offline', []]);
    socket.open();
    expect(await server.heardBy(2, 1)).toEqual([{ type: 'subscribe', topics: [apple] }]);
    expect(states).toEqual(['connecting', 'live', 'offline', 'connecting', 'live']);
  });

  test('ends a wait', async () => {
    const { server, socket, timers } = await startLive();
    server.hangUp();
    await reached(socket, 'offline');
    socket.close();
    timers.advance(600_000);
    expect([socket.linkState, server.heard.length]).toEqual(['offline', 1]);
  });

  test('is not undone by signing in', async () => {
    let token: string | null = null;
    const { server, socket } = await startLive({ getToken: () => token });
    socket.close();
    token = 'token-of-ada';
    socket.reauthorise();
    await Promise.resolve();
    expect([socket.linkState, server.heard.length]).toEqual(['offline', 1]);
  });
});

test('signing out after closing opens nothing', async () => {
  let token: string | null = 'token-of-ada';
  const { server, socket } = await startLive({ getToken: () => token });
  socket.close();
  token = null;
  socket.reauthorise();
  expect([socket.linkState, server.heard.length]).toEqual(['offline', 1]);
});

test('a connection left behind is not heard any more, whatever it still has to say', async () => {
  const left: EventTarget[] = [];
  const { socket, states, timers } = await start({
    createSocket: () => {
      const target = new EventTarget();
      left.push(target);
      return Object.assign(target, { send: () => {}, close: () => {} });
    },
  });
  const { seqs, listen } = recorder();
  socket.subscribe(apple, listen);
  socket.open();
  timers.advance(connectTimeoutMs);
  left[0]?.dispatchEvent(new Event('open'));
  left[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(tick(1)) }));
  left[0]?.dispatchEvent(new Event('close'));
  expect([left.length, states, seqs, timers.pendingMs]).toEqual([1, ['connecting', 'offline'], [], [750]]);
});

test.each([
  ['https://api.example', 'https://app.example/', 'wss://api.example/socket'],
  ['http://127.0.0.1:4000/w/one/', 'https://app.example/', 'ws://127.0.0.1:4000/w/one/socket'],
  ['/w/one', 'https://app.example/meridian/#/pages/home/index', 'wss://app.example/w/one/socket'],
  ['./w/one', 'https://app.example/meridian/', 'wss://app.example/meridian/w/one/socket'],
])('the socket of %s on %s is %s', (baseUrl, pageUrl, url) => {
  expect(socketUrl(baseUrl, pageUrl)).toBe(url);
});
