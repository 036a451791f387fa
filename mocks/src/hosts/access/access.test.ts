/** Who may call a standalone server, and how much: each refusal as another process hears it. */
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from '../server.ts';
import type { ServerOptions } from '../server.ts';
import { checkToken } from './access.ts';
import { requestRate } from './request-rate.ts';
import { isSameText } from './same-text.ts';

const token = 'a-token-of-24-characters';

async function serverWith(options: ServerOptions) {
  const server = await startServer(options);
  onTestFinished(() => server.close());
  return { ...server, origin: `http://127.0.0.1:${server.port}` };
}

/** What a server answers to an upgrade: its status, and the body of a refusal. */
function upgradeAt(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      ),
    );
    onTestFinished(() => void socket.destroy());
    socket.once('error', reject);
    socket.once('data', (bytes) => resolve(bytes.toString('latin1')));
  });
}

describe('a server with a token', () => {
  test('answers below its address, and has it in those that it names', async () => {
    const { url, origin } = await serverWith({ token });
    expect(url).toBe(`${origin}/t/${token}`);
    const opened = await fetch(`${url}/_worlds/mine`, { method: 'POST', body: '{}' });
    const { baseUrl } = (await opened.json()) as { baseUrl: string };
    expect(baseUrl).toBe(`${url}/w/mine`);
    expect((await fetch(`${baseUrl}/m_ft/global_index`)).status).toBe(200);
    const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/socket`);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    socket.close();
  });

  test.each([
    '',
    '/t/',
    `/t/${token.slice(0, -1)}`,
    `/t/${token}x`,
    `/t/${token.toUpperCase()}`,
    `/t/${token.slice(0, -1)}%79`,
    `/T/${token}`,
    `/${token}`,
  ])('refuses requests and sockets at "%s"', async (prefix) => {
    const { origin, port, worlds } = await serverWith({ token });
    worlds.open('w', 'trader');
    for (const [path, method] of [
      ['/w/w/m_ft/global_index', 'GET'],
      ['/_worlds', 'GET'],
      ['/_worlds/x', 'POST'],
      ['/_worlds/w', 'DELETE'],
      ['/w/w/stock/create', 'OPTIONS'],
      ['/', 'GET'],
    ] as const) {
      const answer = await fetch(origin + prefix + path, { method });
      expect([answer.status, await answer.text()]).toEqual([
        401,
        expect.stringMatching(/asks for its token/) as string,
      ]);
    }
    expect(await upgradeAt(port, `${prefix}/w/w/socket`)).toMatch(/^HTTP\/1\.1 401 [^]*asks for its token/);
    expect(worlds.list().map(({ id }) => id)).toEqual(['w']);
  });

  test('does not begin with one that is easily guessed, or no part of an address', async () => {
    for (const text of ['', 'short', 'has a space in its middle', 'x'.repeat(129)])
      expect(() => checkToken(text)).toThrow(/16 to 128 characters/);
    await expect(startServer({ token: 'short' })).rejects.toThrow(RangeError);
  });

  test('compares texts of any length', () => {
    expect([isSameText(token, token), isSameText('', token), isSameText(`${token}${token}`, token)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a server bears', () => {
  test('so many requests of a caller in a second: 429 beyond, until the next', () => {
    let elapsed = 10_400;
    const rate = requestRate(2, () => elapsed);
    const thrice = (caller: string) => Array.from({ length: 3 }, () => rate.admits(caller));
    expect(thrice('a')).toEqual([true, true, false]);
    expect(thrice('b')).toEqual([true, true, false]);
    elapsed = 11_000;
    expect(thrice('a')).toEqual([true, true, false]);
  });

  test('and says when to come again', async () => {
    const { origin, port } = await serverWith({ token, limits: { requestsPerSecond: 1 } });
    const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(`${origin}/_worlds`)));
    const refused = answers.find(({ status }) => status === 429) ?? expect.fail('none was refused');
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(await refused.text()).toMatch(/1 requests of a caller/);
    const upgrades = await Promise.all(Array.from({ length: 30 }, () => upgradeAt(port, '/w/w/socket')));
    expect(upgrades.some((answer) => /^HTTP\/1\.1 429 [^]*retry-after: 1/.test(answer))).toBe(true);
  });

  test('so many worlds: 409 beyond, for new ones and copies', async () => {
    const { origin, worlds } = await serverWith({ limits: { worlds: 2 } });
    const post = async (path: string, body: object = {}) => {
      const answer = await fetch(`${origin}/_worlds${path}`, { method: 'POST', body: JSON.stringify(body) });
      return [answer.status, ((await answer.json()) as { error?: string }).error];
    };
    const full = [409, 'This sandbox holds 2 worlds, and no more. Delete one first.'];
    expect(await post('/a')).toEqual([200, undefined]);
    expect(await post('/b')).toEqual([200, undefined]);
    expect(await post('/c')).toEqual(full);
    expect(await post('/a/copy', { to: 'c' })).toEqual(full);
    expect(await post('/a', { scenario: 'funded' })).toEqual([200, undefined]);
    await fetch(`${origin}/_worlds/b`, { method: 'DELETE' });
    expect(await post('/a/copy', { to: 'a' })).toEqual([409, 'There is a world "a" already.']);
    expect(await post('/a/copy', { to: 'c' })).toEqual([200, undefined]);
    expect(worlds.list().map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('so many sockets: 503 beyond', async () => {
    const { port, worlds } = await serverWith({ limits: { sockets: 1 } });
    worlds.open('w', 'trader');
    expect(await upgradeAt(port, '/w/w/socket')).toMatch(/^HTTP\/1\.1 101 /);
    expect(await upgradeAt(port, '/w/w/socket')).toMatch(
      /^HTTP\/1\.1 503 [^]*retry-after: 5[^]*1 sockets open/,
    );
  });

  test('a body of 64 kB: 413 beyond', async () => {
    const { origin, worlds } = await serverWith({});
    worlds.open('w', 'trader');
    const body = `{"scenario":"${'x'.repeat(64 * 1024)}"}`;
    for (const path of ['/w/w/stock/create', '/_worlds/x'])
      expect((await fetch(origin + path, { method: 'POST', body })).status).toBe(413);
  });
});
