import { describe, expect, test, vi } from 'vitest';
import {
  apple,
  heartbeat,
  reached,
  recorder,
  start,
  startLive,
  tesla,
  tick,
} from '../../test/live-socket.ts';
import { socketUrl } from './socket.ts';
import type { ServerMessage } from './socket-messages.ts';

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

  test('the same function twice is called twice', async () => {
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

  test('a listener that leaves while it is called does not disturb the others', async () => {
    const { server, socket, heard } = await startLive();
    const leave = socket.subscribe(apple, () => leave());
    const last = recorder();
    socket.subscribe(apple, last.listen);
    server.say(tick(1), tick(2));
    await vi.waitFor(() => expect(last.seqs).toEqual([1, 2]));
    expect(heard.seqs).toEqual([1, 2]);
  });
});

test('a listener that joins while a message is passed gets the next one', async () => {
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

test.each([
  ['https://api.example', 'https://app.example/', 'wss://api.example/socket'],
  ['http://127.0.0.1:4000/w/one/', 'https://app.example/', 'ws://127.0.0.1:4000/w/one/socket'],
  ['/w/one', 'https://app.example/meridian/#/pages/home/index', 'wss://app.example/w/one/socket'],
  ['./w/one', 'https://app.example/meridian/', 'wss://app.example/meridian/w/one/socket'],
])('the socket of %s on %s is %s', (baseUrl, pageUrl, url) => {
  expect(socketUrl(baseUrl, pageUrl)).toBe(url);
});
