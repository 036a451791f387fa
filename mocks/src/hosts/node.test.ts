/** Worlds behind real `fetch` in Node: paths, headers, faults, and worlds side by side. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, assetSource, createClient, maxRows } from '@meridian/api';
import type { ApiClient } from '@meridian/api';
import { catalogue } from '@meridian/api/catalogue';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoUser } from '#names.ts';
import { createNodeHost } from './node.ts';
import type { WorldHandle } from './world-handle.ts';

const host = createNodeHost();
beforeAll(() => host.listen());
afterEach(() => {
  for (const handle of host.worlds.list()) handle.close();
  vi.restoreAllMocks();
});
afterAll(() => host.close());

const apple = { stockCode: 'AAPL', market: 'NASDAQ', source: assetSource.stock };

function clientOf(handle: WorldHandle, more: { timeoutMs?: number } = {}): ApiClient {
  const { timeoutMs = 5000 } = more;
  return createClient({
    baseUrl: host.origin + handle.basePath,
    getToken: () => handle.token(),
    getLocale: () => 'en',
    attemptTimeoutMs: timeoutMs,
    totalTimeoutMs: timeoutMs,
  });
}

const order = (clientOrderId: string) =>
  ({
    ...apple,
    clientOrderId,
    direction: 0,
    orderType: 0,
    quantity: '10',
    leverage: '1',
    payPassword: demoUser.payPassword,
  }) as never;

async function problemOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => new Error('nothing went wrong'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error.problem;
  throw error;
}

test('what the spec sends is enough: no source, no body, no time zone', async () => {
  const handle = host.worlds.open('spec', 'trader');
  const data = async (method: string, path: string) => {
    const answer = await fetch(host.origin + handle.basePath + path, {
      method,
      headers: { authorization: handle.token() ?? '' },
    });
    return (await answer.json()) as { code: number; data: Record<string, unknown> };
  };
  for (const [path, source] of [
    ['/m_ft/stock_detail_ft?stockCode=AAPL&market=NASDAQ', assetSource.stock],
    ['/m_ft/stock_detail_ft?stockCode=00700&market=HKEX', assetSource.hkStock],
    ['/m_ft/stock_detail_ft?stockCode=EURUSD&market=FOREX', assetSource.forex],
    ['/crypto/stock_detail_ft?stockCode=BTCUSDT&market=CRYPTO', assetSource.crypto],
  ] as const)
    expect(await data('GET', path), path).toMatchObject({ code: 200, data: { source } });
  const watched = async () => (await clientOf(handle).call(catalogue['watchlist.list'], {})).list;
  const [first, ...others] = await watched();
  const removed = await data('POST', `/userSelfSecurity/deleteByStockCode/${first?.stock_code}`);
  expect(removed.code).toBe(200);
  expect(await watched()).toEqual(others);
  expect(await data('POST', '/userCenter/getFundingOverview')).toMatchObject({ code: 200 });
});

test('a person signs in, looks, buys, watches, closes, and the statement adds up', async () => {
  const handle = host.worlds.open('walk', 'funded');
  const client = clientOf(handle);
  const { token } = await client.call(catalogue['auth.login'], {
    username: demoUser.email,
    password: demoUser.password,
  });
  expect(token).toBe(handle.token());

  const before = await client.call(catalogue['funds.walletBalance'], { walletType: 'STOCK' });
  const quote = await client.call(catalogue['market.stockDetail'], apple);
  const bought = await client.call(catalogue['trading.createStockOrder'], order('buy'));
  expect(bought.price).toBe(quote.price_nominal);

  await handle.advance(45 * 60_000);
  const later = await client.call(catalogue['market.stockDetail'], apple);
  const held = await client.call(catalogue['trading.positionByStock'], apple);
  expect(held.position?.price_nominal).toBe(later.price_nominal);
  expect(later.price_nominal).not.toBe(quote.price_nominal);

  const closed = await client.call(catalogue['trading.flatPosition'], {
    clientOrderId: 'close',
    id: held.id ?? '',
    quantity: held.positionNum,
    orderType: 0,
    payPassword: demoUser.payPassword,
  });
  const after = await client.call(catalogue['funds.walletBalance'], { walletType: 'STOCK' });
  const { list } = await client.call(catalogue['funds.walletBill'], { timeZone: 'UTC', walletType: 'STOCK' });
  const cents = (text: string) => Math.round(Number(text) * 100);
  expect(list.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(after.balance));
  const profit = Math.round((cents(closed.price ?? '') - cents(bought.price ?? '')) * 10);
  expect(cents(after.balance) - cents(before.balance)).toBe(
    profit - cents(bought.handlingFee) - cents(closed.handlingFee),
  );
  expect(after.usedBalance).toBe('0.00');
  const [record] = (await client.call(catalogue['trading.closedPositions'], {})).list;
  expect(record?.id).toBe(held.id);
  expect(cents(record?.sellProfit ?? '')).toBe(cents(after.balance) - cents(before.balance));
  expect(handle.unhandled).toEqual([]);
});

test('worlds side by side do not see each other', async () => {
  const [one, two] = [host.worlds.open('one', 'funded'), host.worlds.open('two', 'funded')];
  await clientOf(one).call(catalogue['trading.createStockOrder'], order('same-intent'));
  await two.advance(3_600_000);
  two.addFault('down@funds.wallets');
  expect((await clientOf(one).call(catalogue['trading.holdings'], {})).total).toBe(1);
  expect((await clientOf(two).call(catalogue['trading.holdings'], {})).total).toBe(0);
  await expect(clientOf(one).call(catalogue['funds.wallets'], {})).resolves.toMatchObject({
    list: { length: 9 },
  });
  expect(two.now() - one.now()).toBe(3_600_000);
});

test('what lies outside of the worlds is left to others, whatever folders its address has', async () => {
  host.worlds.open('mine', 'visitor');
  const elsewhere = createServer((_request, response) => response.end('a file of the page'));
  const { promise, resolve } = Promise.withResolvers<void>();
  elsewhere.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = elsewhere.address() as AddressInfo;
  for (const path of ['/w/mine/m_ft/global_index', '/tmp/w/mine/main.ts', '/w/mine']) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(await answer.text(), path).toBe('a file of the page');
  }
  elsewhere.close();
  expect(host.worlds.unhandled).toEqual([]);
});

test('an answer carries the time of its world', async () => {
  const handle = host.worlds.open('time', 'visitor');
  const response = await fetch(`${host.origin}${handle.basePath}/appVersion/getPublishAppVersion`);
  expect(Date.parse(response.headers.get('date') ?? '')).toBe(handle.now());
});

test('a path that is in no catalogue is recorded', async () => {
  const handle = host.worlds.open('holes', 'trader');
  expect((await fetch(`${host.origin}/w/holes/no/such/path`, { method: 'POST' })).status).toBe(404);
  expect(handle.unhandled).toEqual([
    { method: 'POST', path: '/no/such/path', endpointId: null, reason: 'noHandler' },
  ]);
  expect((await fetch(`${host.origin}/w/nobody/auth`)).status).toBe(404);
  expect(host.worlds.unhandled).toContainEqual({
    method: 'GET',
    path: '/auth',
    endpointId: null,
    reason: 'noHandler',
  });
});

test('a body above 64 kB is refused by its status', async () => {
  const handle = host.worlds.open('bodies', 'trader');
  const answer = await fetch(`${host.origin}/w/bodies/orders/cancel`, {
    method: 'POST',
    headers: { authorization: handle.token() ?? '' },
    body: JSON.stringify({ orderNo: 'x'.repeat(70_000) }),
  });
  expect(answer.status).toBe(413);
});

test('a request that is not what was agreed names the field', async () => {
  const handle = host.worlds.open('fields', 'trader');
  const send = async (path: string, body: string) => {
    const headers = { authorization: handle.token() ?? '', 'content-type': 'application/json' };
    const response = await fetch(`${host.origin}/w/fields${path}`, { method: 'POST', headers, body });
    return (await response.json()) as { code: number; msg: string };
  };
  expect(await send('/orders/cancel', '{}')).toMatchObject({
    code: 40_000,
    msg: 'The request is not valid: orderNo',
  });
  expect(await send('/orders/cancel', '{"orderNo')).toMatchObject({
    code: 40_000,
    msg: 'The request is not valid: body',
  });
});

test('numbers in a query are numbers, codes that look like numbers stay text', async () => {
  const handle = host.worlds.open('query', 'visitor');
  const client = clientOf(handle);
  expect(
    (
      await client.call(catalogue['market.topList'], {
        market: 'NYSE',
        type: 'actives',
        pageNo: 2,
        pageSize: 5,
      })
    ).pageNo,
  ).toBe(2);
  await expect(
    client.call(catalogue['market.stockDetail'], { stockCode: '00700', market: 'HKEX', source: 11 }),
  ).resolves.toMatchObject({ stock_code: '00700' });
});

describe('the fault', () => {
  const read = (handle: WorldHandle, timeoutMs?: number) =>
    problemOf(
      clientOf(handle, timeoutMs === undefined ? {} : { timeoutMs }).call(catalogue['trading.holdings'], {}),
    );

  test.each<[string, object]>([
    ['down', { kind: 'network' }],
    ['http=502', { kind: 'http', status: 502 }],
    ['code=500', { kind: 'undeclared', code: 500, message: 'The service is busy. Please try again later.' }],
    ['code=401', { kind: 'sessionExpired' }],
    ['truncated', { kind: 'unexpectedResponse' }],
    ['garbled', { kind: 'unexpectedResponse' }],
    ['lost', { kind: 'network' }],
  ])(
    '"%s" reaches the app as what it is, on its endpoint alone, and goes with being cleared',
    async (kind, problem) => {
      const handle = host.worlds.open('fault', 'trader', { faults: [`${kind}@trading.holdings`] });
      expect(await read(handle)).toMatchObject(problem);
      await expect(clientOf(handle).call(catalogue['auth.userInfo'], {})).resolves.toBeDefined();
      handle.clearFaults();
      await expect(clientOf(handle).call(catalogue['trading.holdings'], {})).resolves.toBeDefined();
    },
  );

  test('a refusal in the place of the answer says what the brokerage says with that code', async () => {
    const handle = host.worlds.open('refused', 'trader', { faults: ['code=30007@trading.holdings'] });
    const said = { code: 30007, message: 'The position is not open any more.' };
    expect(await read(handle)).toMatchObject(said);
  });

  test('"badline" spoils one line and leaves the others', async () => {
    const handle = host.worlds.open('badline', 'trader');
    const look = () => clientOf(handle).call(catalogue['trading.holdings'], {});
    const { list } = await look();
    handle.addFault('badline@trading.holdings');
    expect(await look()).toMatchObject({ list: list.slice(1).map(({ id }) => ({ id })), unreadableCount: 1 });
  });

  test('"newcodes" says things the app has no word for, and every line is still read', async () => {
    const handle = host.worlds.open('newcodes', 'trader', { faults: ['newcodes@trading.holdings'] });
    const { list, unreadableCount } = await clientOf(handle).call(catalogue['trading.holdings'], {});
    expect(unreadableCount).toBe(0);
    expect(list.map(({ direction, marketStatus }) => [direction, marketStatus])).toEqual(
      list.map(() => [97, null]),
    );
  });

  test('"bare" sends what the catalogue cannot do without, and every line is still read', async () => {
    const handle = host.worlds.open('bare', 'trader', { faults: ['bare@watchlist.list'] });
    const { list, unreadableCount } = await clientOf(handle).call(catalogue['watchlist.list'], {});
    expect(unreadableCount).toBe(0);
    expect(list.length).toBeGreaterThan(1);
    expect(new Set(list.map(({ id, price_nominal }) => `${id} ${price_nominal}`))).toEqual(
      new Set(['null null']),
    );
  });

  test('"flood" sends more lines than a screen can carry, each under its own id', async () => {
    const handle = host.worlds.open('flood', 'trader', { faults: ['flood@watchlist.list'] });
    const { list, surplusCount } = await clientOf(handle).call(catalogue['watchlist.list'], {});
    expect(new Set(list.map(({ id }) => id)).size).toBe(maxRows);
    expect(surplusCount).toBe(5_000 - maxRows);
  });

  test('"hang" never answers', async () => {
    const handle = host.worlds.open('hang', 'trader', { faults: ['hang@*'] });
    expect(await read(handle, 150)).toMatchObject({ kind: 'timeout' });
  });

  test('"slow" answers late, and rightly', async () => {
    const handle = host.worlds.open('slow', 'trader', { faults: ['slow=120@trading.holdings'] });
    const started = performance.now();
    await clientOf(handle).call(catalogue['trading.holdings'], {});
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  test('"lost" carries the command out, and the app finds it by its intent; "down" does not', async () => {
    const handle = host.worlds.open('lost', 'funded', { faults: ['lost@trading.createStockOrder'] });
    const client = clientOf(handle);
    const place = (intent: string) =>
      problemOf(client.call(catalogue['trading.createStockOrder'], order(intent)));
    const look = async (clientOrderId: string) =>
      (await client.call(catalogue['trading.entrustedOrders'], { clientOrderId })).total;
    expect(await place('one')).toMatchObject({ kind: 'network' });
    expect(await look('one')).toBe(1);
    handle.clearFaults();
    handle.addFault('down@trading.createStockOrder');
    expect(await place('two')).toMatchObject({ kind: 'network' });
    expect(await look('two')).toBe(0);
  });

  test.each<[string, object]>([
    ['busy=504', { kind: 'undeclared', code: 504, message: 'The service is busy. Please try again later.' }],
    ['mixed', { stock_code: 'TSLA', quantity: '77', clientOrderId: 'one' }],
    ['unfinished', { stock_code: 'AAPL', orderStatus: 3 }],
  ])('"%s" carries the command out and says something else', async (kind, said) => {
    const handle = host.worlds.open('said', 'funded', { faults: [`${kind}@trading.createStockOrder`] });
    const client = clientOf(handle);
    const call = client.call(catalogue['trading.createStockOrder'], order('one'));
    const answered: unknown = await call.catch((error: unknown) => (error as ApiError).problem);
    expect(answered).toMatchObject(said);
    const made = await client.call(catalogue['trading.entrustedOrders'], { clientOrderId: 'one' });
    expect(made.list).toMatchObject([{ stock_code: 'AAPL', orderStatus: 1 }]);
  });

  test('that names no call of the catalogue is refused', () => {
    expect(() => host.worlds.open('typo', 'trader', { faults: ['down@trading.holding'] })).toThrow(
      'no call "trading.holding"',
    );
  });
});
