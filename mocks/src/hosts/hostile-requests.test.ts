/** Whatever bytes arrive, the standalone server answers them with a status of the caller's own fault, and goes on. */
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, order, standaloneServer } from '#test/sandbox-server.ts';

const server = standaloneServer();
const { admin } = server;

/** Sends bytes as they are and answers what comes back before the connection ends, or speaks WebSocket. */
function say(text: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const heard: Buffer[] = [];
  const client = connect(server.port, '127.0.0.1', () => client.write(text, 'latin1'));
  client.on('data', (bytes) => {
    heard.push(bytes);
    if (bytes.toString('latin1').startsWith('HTTP/1.1 101')) client.destroy();
  });
  client.on('error', () => {});
  client.on('close', () => resolve(Buffer.concat(heard).toString('latin1')));
  return promise;
}

/** 0 where nothing came back. What only says "go on" is no answer yet. */
const statusOf = (answer: string) =>
  Number(/^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);

const request = (line: string, headers: readonly string[] = []) =>
  `${[line, 'Host: sandbox', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

const upgrade = (target: string, method = 'GET') =>
  [
    `${method} ${target} HTTP/1.1`,
    'Host: sandbox',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    '\r\n',
  ].join('\r\n');

const long = 'x'.repeat(9000);

describe('a standalone server', () => {
  const defects = vi.spyOn(console, 'error').mockImplementation(() => {});
  beforeEach(() => defects.mockClear());
  afterEach(() => expect(defects).not.toHaveBeenCalled());

  test.each<[what: string, bytes: string, status: number]>([
    ['a socket with a fragment', upgrade('/w/demo/socket#x'), 400],
    ['a socket with a long address', upgrade(`/w/demo/socket?${long}`), 414],
    ['a socket that nothing is behind', upgrade('/w/demo/quotes'), 404],
    ['a socket at another host', upgrade('http://[::1/socket'), 400],
    ['a socket asked for by POST', upgrade('/w/demo/socket', 'POST'), 405],
    [
      'a socket without its key',
      request('GET /w/demo/socket HTTP/1.1', ['Upgrade: websocket', 'Connection: Upgrade']),
      400,
    ],
    ['a long path', request(`GET /w/demo/${long} HTTP/1.1`), 414],
    ['a long query', request(`GET /w/demo/m_ft/global_index?${long} HTTP/1.1`), 414],
    ['more headers than any caller has', request('GET / HTTP/1.1', [`X: ${long}${long}`]), 431],
    ['TRACE', request('TRACE / HTTP/1.1'), 405],
    ['PUT', request('PUT /w/demo/stock/create HTTP/1.1'), 405],
    ['HEAD', request('HEAD / HTTP/1.1'), 405],
    ['CONNECT', request('CONNECT example.test:443 HTTP/1.1'), 405],
    ['a fragment', request('GET /w/demo/m_ft/global_index#x HTTP/1.1'), 400],
    ['no address', request('GET * HTTP/1.1'), 400],
    ['an address of another host', request('GET http://elsewhere.test/x HTTP/1.1'), 404],
    ['an address that is none', request('GET http://[::1 HTTP/1.1'), 400],
    ['a path that begins twice', request('GET //elsewhere/w/demo/x HTTP/1.1'), 404],
    ['escapes that say no character', request('GET /w/hostile/%ff%zz HTTP/1.1'), 404],
    ['a call by the wrong method', request('GET /w/hostile/stock/create HTTP/1.1'), 405],
    ['no HTTP', 'good morning\r\n\r\n', 400],
    ['nothing but line breaks and a NUL', '\r\n\r\n\0\r\n\r\n', 400],
  ])('answers %s', async (_what, bytes, status) => {
    await admin('/hostile', { scenario: 'visitor' });
    expect(statusOf(await say(bytes))).toBe(status);
  });

  const token = fc.stringMatching(/^[A-Z]{3,8}$/);
  const method = fc.oneof(fc.constantFrom('GET', 'POST', 'DELETE', 'TRACE', 'OPTIONS', 'M-SEARCH'), token);
  const target = fc.oneof(
    fc.constantFrom('/w/', '/w/demo/socket', '/w/demo/', '/_worlds/', '/_worlds/demo/clock', '*', 'http://'),
    fc.stringMatching(/^[\x21-\x7e\x80-\xff]{1,40}$/),
  );
  const headers = fc.subarray([
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Upgrade: h2c',
    'Expect: 100-continue',
    'Authorization: \xff\xfe',
    'languages: __proto__',
    '__proto__: x',
    'Content-Length: 0',
    'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99',
  ]);

  test('outlives any request line, and says what was wrong with it', async () => {
    const world = await admin('/survives', { scenario: 'funded' });
    await fc.assert(
      fc.asyncProperty(method, fc.array(target, { maxLength: 3 }), headers, async (verb, parts, lines) => {
        const answer = await say(request(`${verb} ${parts.join('')} HTTP/1.1`, [...lines]));
        const status = statusOf(answer);
        expect(status === 101 || (status >= 200 && status < 500), answer.slice(0, 200)).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(await call(world, '/position/me')).toMatchObject({ code: 200 });
  });
});

test('a client that goes away in the middle of its call leaves nothing in the log', async () => {
  const defects = vi.spyOn(console, 'error').mockImplementation(() => {});
  const world = await admin('/gone', { scenario: 'funded' });
  for (let times = 0; times < 5; times += 1) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const head = request('POST /w/gone/stock/create HTTP/1.1', ['Content-Length: 500']);
    const client = connect(server.port, '127.0.0.1', () =>
      client.write(`${head}{"stock`, () => client.destroy()),
    );
    client.on('close', () => resolve());
    await promise;
  }
  expect(await call(world, '/stock/create', order('after'))).toMatchObject({ code: 200 });
  expect(defects).not.toHaveBeenCalled();
  defects.mockRestore();
});

describe('a body', () => {
  const post = (path: string, length: number, token: string | null) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { authorization: token ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ stockCode: 'A'.repeat(length) }),
    });

  test.each<[call: string, path: string, length: number, status: number]>([
    ['a call of 64 kB', '/w/bodies/stock/create', 65_000, 200],
    ['a call above it', '/w/bodies/stock/create', 70_000, 413],
    ['an upload of 5 MiB', '/w/bodies/file/upload', 5 * 1024 * 1024, 200],
    ['an upload far above it', '/w/bodies/file/upload', 12 * 1024 * 1024, 200],
    ['the administration above 64 kB', '/_worlds/bodies/facts', 70_000, 413],
  ])('of %s', async (_what, path, length, status) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const world = await admin('/bodies', { scenario: 'funded' });
    const answer = await post(path, length, world.token);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    vi.restoreAllMocks();
  });
});
