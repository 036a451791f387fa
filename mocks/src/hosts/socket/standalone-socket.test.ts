/** The socket of the standalone server as other processes see it: real frames, real connections. */
import { connect as connectTcp } from 'node:net';
import { createSocket, serverMessage } from '@meridian/api';
import type { ServerMessage } from '@meridian/api';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { call, order, standaloneServer } from '#test/sandbox-server.ts';
import type { World } from '#test/sandbox-server.ts';

const server = standaloneServer();
const { admin } = server;

describe('the socket', () => {
  /** A bare client that records what it receives. */
  async function connect(world: World, subscribe: readonly string[], authorise = true) {
    const heard: ServerMessage[] = [];
    let closed = false;
    const socket = new WebSocket(`${world.baseUrl.replace('http', 'ws')}/socket`);
    socket.addEventListener('message', ({ data }) =>
      heard.push(v.parse(serverMessage, JSON.parse(String(data)))),
    );
    socket.addEventListener('close', () => (closed = true));
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    const say = (message: object) => socket.send(JSON.stringify(message));
    if (authorise) say({ type: 'authorise', token: world.token });
    say({ type: 'subscribe', topics: subscribe });
    // An answered heartbeat says that what was said before has been heard.
    say({ type: 'heartbeat' });
    return { heard, say, close: () => socket.close(), isClosed: () => closed };
  }
  const until = (condition: () => boolean) =>
    vi.waitFor(() => expect(condition()).toBe(true), { timeout: 3000, interval: 5 });
  const of = <T extends ServerMessage['type']>(heard: readonly ServerMessage[], type: T) =>
    heard.filter((message): message is Extract<ServerMessage, { type: T }> => message.type === type);
  const quoteTopic = 'quote:NASDAQ:AAPL';

  test('sends a price at once and again when the clock is moved, numbered without a gap', async () => {
    const world = await admin('/s', { scenario: 'trader' });
    const client = await connect(world, [quoteTopic]);
    await until(() => of(client.heard, 'quote').length === 1);
    await admin('/s/clock', { byMs: 60_000 });
    await until(() => of(client.heard, 'quote').length === 2);
    const [first, second] = of(client.heard, 'quote');
    expect(second?.data.price_nominal).not.toBe(first?.data.price_nominal);
    expect(second?.ts).toBe(world.now + 60_000);
    expect(client.heard.map(({ seq }) => seq)).toEqual(client.heard.map((_, index) => index + 1));
    client.close();
  });

  test('ticks by itself about once a second while the clock runs', async () => {
    const world = await admin('/run', { scenario: 'trader', clock: 'running' });
    const client = await connect(world, ['quote:CRYPTO:BTCUSDT']);
    await until(() => of(client.heard, 'quote').length >= 3);
    client.close();
  });

  test('sends orders and wallets of the customer when they change, and only theirs', async () => {
    const world = await admin('/o', { scenario: 'trader' });
    const owner = await connect(world, ['orders', 'wallets']);
    const stranger = await connect(world, ['orders', 'wallets'], false);
    await until(
      () => of(owner.heard, 'heartbeat').length === 1 && of(stranger.heard, 'heartbeat').length === 1,
    );
    await call(world, '/stock/create', order('one'));
    await until(() => of(owner.heard, 'order').length === 1 && of(owner.heard, 'wallet').length === 1);
    expect(of(owner.heard, 'order')[0]?.data).toMatchObject({ clientOrderId: 'one', orderStatus: 1 });
    expect(of(owner.heard, 'wallet')[0]?.data.walletType).toBe('STOCK');
    await admin('/o/clock', { byMs: 120_000 });
    await until(() =>
      of(owner.heard, 'order').some(({ data }) => data.stock_code === 'GOOGL' && data.orderStatus === 1),
    );
    expect(of(stranger.heard, 'order')).toEqual([]);
    owner.close();
    stranger.close();
  });

  test('says that a session has expired, when it is presented and when it ends', async () => {
    const world = await admin('/e', { scenario: 'trader' });
    const client = await connect(world, ['orders']);
    await admin('/e/facts', { facts: [{ name: 'session', parameters: { state: 'expired' } }] });
    await until(() => of(client.heard, 'sessionExpired').length === 1);
    const late = await connect(world, ['orders']);
    await until(() => of(late.heard, 'sessionExpired').length === 1);
    expect(of(late.heard, 'sessionExpired')[0]?.data).toBeUndefined();
    client.close();
    late.close();
  });

  test('says that a new password has ended a session', async () => {
    const world = await admin('/pw', { scenario: 'trader' });
    const client = await connect(world, ['orders']);
    const because = 'passwordChanged';
    await admin('/pw/facts', { facts: [{ name: 'session', parameters: { state: 'expired', because } }] });
    await until(() => of(client.heard, 'sessionExpired').length === 1);
    expect(of(client.heard, 'sessionExpired')[0]?.data).toEqual({ reason: because });
    client.close();
  });

  test('forgets a topic that is unsubscribed, and ignores what is no message', async () => {
    const world = await admin('/u', { scenario: 'trader' });
    const client = await connect(world, [quoteTopic]);
    client.say({ type: 'unsubscribe', topics: [quoteTopic] });
    client.say({ type: 'dance' });
    client.say({ type: 'heartbeat' });
    await until(() => of(client.heard, 'heartbeat').length === 2);
    await admin('/u/clock', { byMs: 60_000 });
    await call(world, '/position/me');
    expect(of(client.heard, 'quote')).toHaveLength(1);
    client.close();
  });

  test('of a world that is not open closes', async () => {
    const world = { ...(await admin('/x', {})), baseUrl: `${server.url}/w/nobody` };
    const client = await connect(world, []);
    await until(client.isClosed);
  });

  test('closes with its world, so that clients find the one that took its place', async () => {
    const world = await admin('/place', { scenario: 'trader', clock: 'running' });
    const client = await connect(world, [quoteTopic]);
    await until(() => of(client.heard, 'quote').length >= 1);
    await admin('/place', { scenario: 'trader' });
    await until(client.isClosed);
    const gone = await connect(world, [quoteTopic]);
    await admin('/place', undefined, 'DELETE');
    await until(gone.isClosed);
  });

  /** What a client says byte by byte: its own upgrade, then whatever it likes. */
  async function rawClient(path: string, host: string, after: readonly number[]): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    let heard = '';
    const client = connectTcp(server.port, '127.0.0.1', () => {
      const headers = [
        `GET ${path} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ];
      client.write(`${headers.join('\r\n')}\r\n\r\n`);
    });
    client.on('data', (bytes) => {
      heard ||= bytes.toString('latin1').split('\r\n')[0] ?? '';
      client.write(Buffer.from(after));
    });
    client.on('error', () => {});
    client.on('close', () => resolve(heard));
    return promise;
  }

  test('outlives a client that speaks no WebSocket, or to an address that is none', async () => {
    const world = await admin('/rough', { scenario: 'trader' });
    // Reserved bits without an extension: a broken frame.
    expect(await rawClient('/w/rough/socket', 'sandbox', [0xff, 0xff, 0x00])).toContain('101');
    expect(await rawClient('/w/rough/socket', 'no host^^', [0xff, 0xff, 0x00])).toContain('101');
    expect(await rawClient('/elsewhere', 'sandbox', [])).toContain('404');
    expect(await call(world, '/position/me')).toMatchObject({ code: 200 });
  });

  /** Sequence numbers as they are heard while the clock takes ten steps. */
  async function tenTicks(fault: string): Promise<number[]> {
    const world = await admin('/f', { scenario: 'trader', faults: [`${fault}@socket`] });
    const client = await connect(world, [quoteTopic]);
    for (let i = 0; i < 10; i += 1) await admin('/f/clock', { byMs: 30_000 });
    if (fault !== 'silent') await until(() => client.heard.length >= 10);
    const heard = client.heard.map(({ seq }) => seq);
    client.close();
    return heard;
  }

  test.each<[string, number[]]>([
    ['silent', []],
    ['gap', [1, 2, 3, 4, 6, 7, 8, 9, 11, 12]],
    ['duplicate', [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]],
    ['reorder', [2, 1, 4, 3, 6, 5, 8, 7, 10, 9]],
  ])('with the fault "%s" is heard as %j', async (fault, expected) => {
    const heard = await tenTicks(fault);
    expect(heard.slice(0, expected.length)).toEqual(expected);
    if (fault === 'silent') expect(heard).toEqual([]);
  });

  test('that was silent sends what it has not sent, once it works again', async () => {
    const world = await admin('/q', { scenario: 'trader' });
    const client = await connect(world, ['orders']);
    await until(() => of(client.heard, 'heartbeat').length === 1);
    await admin('/q/faults', { faults: ['silent@socket'] });
    await call(world, '/stock/create', order('one'));
    expect(of(client.heard, 'order')).toEqual([]);
    await admin('/q/faults', { faults: [] });
    await until(() => of(client.heard, 'order').length === 1);
    client.close();
  });

  test('with the fault "drop" breaks, also when it is set later', async () => {
    const world = await admin('/d', { scenario: 'trader' });
    const client = await connect(world, [quoteTopic]);
    await admin('/d/faults', { faults: ['drop@socket'] });
    await until(client.isClosed);
    const again = await connect(world, [quoteTopic]);
    await until(again.isClosed);
    expect(of(again.heard, 'quote')).toEqual([]);
  });

  test("understands the app's own socket client", async () => {
    const world = await admin('/real', { scenario: 'trader' });
    const socket = createSocket({
      url: `${world.baseUrl.replace('http', 'ws')}/socket`,
      getToken: () => world.token,
      now: () => Number.MAX_SAFE_INTEGER,
    });
    const heard: ServerMessage[] = [];
    socket.subscribe(quoteTopic, (message) => heard.push(message));
    socket.subscribe('orders', (message) => heard.push(message));
    socket.open();
    await until(() => of(heard, 'quote').length === 1);
    await call(world, '/stock/create', order('one'));
    await until(() => of(heard, 'order').length === 1);
    expect(socket.linkState).toBe('live');
    socket.close();
  });
});
