/** The standalone server as other processes see it: real HTTP, a real directory. */
import { describe, expect, test } from 'vitest';
import { call, order, standaloneServer } from '#test/sandbox-server.ts';

const server = standaloneServer();
const { admin } = server;

describe('the administration', () => {
  test('opens worlds, adds facts, moves clocks, sets faults, lists and closes', async () => {
    const world = await admin('/mine', { scenario: 'newcomer', faults: ['slow=5@*'] });
    expect(world).toMatchObject({
      scenario: 'newcomer',
      baseUrl: `${server.url}/w/mine`,
      faults: ['slow=5@*'],
    });
    await admin('/mine/facts', {
      facts: [{ name: 'wallet', parameters: { type: 'STOCK', amount: '1234.50' } }],
    });
    const { data } = await call(world, '/userCenter/getWalletBalance', { walletType: 'STOCK' });
    expect(data).toMatchObject({ balance: '1234.50' });
    expect((await admin('/mine/clock', { byMs: 60_000 })).now).toBe(world.now + 60_000);
    expect((await admin('/mine/faults', { faults: ['http=503@*'] })).faults).toEqual(['http=503@*']);
    expect((await fetch(`${world.baseUrl}/m_ft/global_index`)).status).toBe(503);
    expect(await admin('', undefined, 'GET')).toMatchObject({
      worlds: [{ id: 'mine', scenario: 'newcomer' }],
    });
    await admin('/mine', undefined, 'DELETE');
    expect((await fetch(`${world.baseUrl}/m_ft/global_index`)).status).toBe(404);
  });

  test.each([
    ['DELETE', '/x/faults', 405],
    ['DELETE', '/x/facts', 405],
    ['DELETE', '/x/elsewhere', 404],
    ['DELETE', '/x/', 404],
    ['DELETE', '/x/clock/1', 404],
    ['DELETE', '', 405],
    ['POST', '', 405],
    ['POST', '/x/elsewhere', 404],
    ['POST', '/x/', 404],
    ['POST', '/x/clock/1', 404],
    ['POST', '/x/constructor', 404],
    ['GET', '/x/clock', 405],
    ['GET', '/x/elsewhere', 404],
    ['GET', '//clock', 404],
    ['GET', '/y', 404],
    ['DELETE', '/y', 404],
  ])('answers %s %s with %i and leaves the worlds as they were', async (method, path, status) => {
    const { commands } = await admin('/x', { scenario: 'funded' });
    const answer = await fetch(`${server.url}/_worlds${path}`, {
      method,
      ...(method === 'POST' && { body: '{}' }),
    });
    expect([answer.status, answer.headers.has('allow')]).toEqual([status, status === 405]);
    expect(await admin('/x', undefined, 'GET')).toMatchObject({ scenario: 'funded', commands });
  });

  test.each<[string, unknown, RegExp]>([
    ['/x', { scenario: 'nonsense' }, /one of visitor, newcomer, trader/],
    ['/bad%20id', {}, /cannot be a world's id/],
    [
      '/x/facts',
      { facts: [{ name: 'kyc', parameters: { status: 'lost' } }] },
      /"fact":"kyc","field":"status"/,
    ],
    ['/x/facts', { facts: [{ name: 'nothing' }] }, /nothing/],
    ['/x/clock', { toMs: 5 }, /never runs backwards/],
    ['/x/clock', { toMs: 2 ** 53 }, /goes no further than 2046-12-31|whole ms/],
    ['/x/clock', { byMs: Number.MAX_SAFE_INTEGER }, /goes no further than 2046-12-31/],
    ['/x', { startTime: 9e15 }, /opens between 2019-01-01.* and 2036-12-31/],
    ['/x/faults', { faults: ['down@nowhere'] }, /nowhere/],
  ])('answers %s %j with what is wrong', async (path, body, message) => {
    await admin('/x', {});
    const answer = await admin(path, body);
    expect(answer.error).toMatch(message);
  });

  test('keeps the world that is there when a new opening is refused', async () => {
    const world = await admin('/stays', { scenario: 'funded' });
    await call(world, '/stock/create', order('one'));
    expect((await admin('/stays', { startTime: 9e15 })).error).toMatch('opens between');
    expect((await admin('/stays', { scenario: 'funded', faults: ['down@no.such'] })).error).toMatch(
      'no.such',
    );
    expect((await admin('/stays', undefined, 'GET')).commands).toBe(1);
  });

  test('opening again begins anew', async () => {
    const world = await admin('/again', { scenario: 'funded' });
    await call(world, '/stock/create', order('one'));
    expect((await admin('/again', undefined, 'GET')).commands).toBe(1);
    expect((await admin('/again', { scenario: 'funded' })).commands).toBe(0);
  });
});

test('a token is good in its own world, not in others of the same seed', async () => {
  const [mine, yours] = [
    await admin('/mine', { scenario: 'funded' }),
    await admin('/yours', { scenario: 'funded' }),
  ];
  expect(await call(mine, '/position/me')).toMatchObject({ code: 200 });
  expect(await call({ ...yours, token: mine.token }, '/position/me')).toMatchObject({ code: 401 });
});

test('setting a clock to what it does already leaves no trace in the history', async () => {
  const world = await admin('/still', { scenario: 'funded' });
  for (const body of [{ byMs: 0 }, { mode: 'pinned' }, { toMs: world.now }])
    await admin('/still/clock', body);
  expect((await admin('/still', undefined, 'GET')).commands).toBe(0);
});

test('pages of any origin may call it', async () => {
  const world = await admin('/cors', { scenario: 'visitor' });
  const preflight = await fetch(`${world.baseUrl}/stock/create`, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('languages');
  const answer = await fetch(`${world.baseUrl}/m_ft/global_index`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('a call that is no JSON, or too large, is refused with the reason, and the server goes on', async () => {
  const world = await admin('/odd', { scenario: 'funded' });
  const send = (body: string) =>
    fetch(`${world.baseUrl}/stock/create`, {
      method: 'POST',
      headers: { authorization: world.token ?? '', 'content-type': 'application/json' },
      body,
    });
  for (const body of ['{"stockCode":', 'null', '[]', '"text"', '{"__proto__":{"a":1}}']) {
    expect(await (await send(body)).json(), body).toMatchObject({ code: 40000 });
  }
  const answer = await send(`{"stockCode":"${'A'.repeat(13 * 1024 * 1024)}"}`);
  expect(answer.status).toBe(413);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await call(world, '/position/me')).toMatchObject({ code: 200 });
});

test('time goes to the next event on demand, and stays where nothing is due', async () => {
  const world = await admin('/next', { scenario: 'kyc-pending', clock: 'pinned' });
  const reviewed = await admin('/next/clock', { to: 'nextEvent' });
  expect(reviewed.now).toBeGreaterThan(world.now);
  expect(await call(reviewed, '/api/user/info')).toMatchObject({ data: { realStatus: 3, unreadCount: 1 } });
  const idle = await admin('/next/clock', { to: 'nextEvent' });
  expect([idle.now, idle.commands]).toEqual([reviewed.now, 1]);
});

test('a code by email is read where people look after a world, and opens an account', async () => {
  const world = await admin('/codes', { scenario: 'visitor' });
  const email = 'ada@b';
  await call({ ...world, token: null }, '/getEmailCode', { email });
  const codesAnswer = await admin('/codes', undefined, 'GET');
  expect(codesAnswer).toMatchObject({ emailCodes: [{ email, status: 'sent' }] });
  const [{ code }] = (codesAnswer as unknown as { emailCodes: [{ code: string }] }).emailCodes;
  const registration = { email, code, password: 'lovelace', inviteCode: '' };
  expect(await call(world, '/register/email', registration)).toMatchObject({ code: 200 });
  expect(await admin('/codes', undefined, 'GET')).toMatchObject({ emailCodes: [{ status: 'used' }] });
});

test('a fault that breaks the connection really breaks it', async () => {
  const world = await admin('/broken', { scenario: 'visitor', faults: ['down@*'] });
  await expect(fetch(`${world.baseUrl}/m_ft/global_index`)).rejects.toThrow('fetch failed');
});

test('worlds outlive the server', async () => {
  const world = await admin('/kept', { scenario: 'funded' });
  await call(world, '/stock/create', order('one'));
  await admin('/kept/clock', { byMs: 5000 });
  const before = server.worlds.get('kept')?.world.serialise();
  await server.restart();
  expect(server.worlds.get('kept')?.world.serialise()).toBe(before);
  const again = await admin('/kept', undefined, 'GET');
  expect(await call(again, '/position/me')).toMatchObject({ data: { total: 1 } });
});
