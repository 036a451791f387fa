import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backend } from '../test/drifting-backend.ts';
import { readPact, type Pact } from './pact-file.ts';
import { sandboxStates, statesAt, type StateSetter } from './states.ts';
import { NotVerified, PactBroken, verifyProvider } from './verification.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'verification-'));
const token = 'token-that-nobody-may-see';
let pact: Pact;
let files = 0;

beforeAll(async () => {
  pact = await readPact();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A pact of the first interactions that need a token: few, so that a verification is short. */
function fileWith(count: number, change: (pact: Pact) => Pact = (same) => same): string {
  const signedIn = pact.interactions.filter(({ providerStates }) =>
    providerStates.some(({ name }) => name === 'signedIn'),
  );
  const file = path.join(scratch, `${++files}.json`);
  writeFileSync(file, JSON.stringify(change({ ...pact, interactions: signedIn.slice(0, count) })));
  return file;
}

const quietStates = (): StateSetter => ({
  check: () => Promise.resolve(),
  fresh: () => Promise.resolve(),
  apply: () => Promise.resolve({ token }),
});

/** Verifies against a backend of its own; answers what was thrown. */
async function outcome(
  answer: Parameters<typeof backend>[0],
  options: Partial<Parameters<typeof verifyProvider>[0]> = {},
): Promise<unknown> {
  const { url, close } = await backend(answer);
  try {
    return await verifyProvider({ baseUrl: url, states: quietStates(), file: fileWith(2), ...options });
  } catch (error) {
    return error;
  } finally {
    close();
  }
}

const answering =
  (status: number, body: unknown): Parameters<typeof backend>[0] =>
  (incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

describe('a verification fails', () => {
  test.each([
    ['unknown', 'weather', {}, 'no fact "weather"'],
    ['illegal', 'wallet', { type: 'POCKET' }, 'type is none'],
  ])('where a state is %s, and names it with its parameters', async (_, name, params, cause) => {
    const states: StateSetter = {
      ...quietStates(),
      apply: (asked) => (asked === name ? Promise.reject(new Error(cause)) : Promise.resolve({ token })),
    };
    const file = fileWith(2, (some) => ({
      ...some,
      interactions: some.interactions.map((one) => ({
        ...one,
        providerStates: [...one.providerStates, { name, params }],
      })),
    }));
    const error = await outcome(answering(200, { code: 200 }), { states, file });
    expect(error).toBeInstanceOf(PactBroken);
    expect(String(error)).toContain(`the state ${name}`);
    expect(String(error)).toContain(`in 2 interactions: ${cause}`);
    for (const value of Object.values(params)) expect(String(error)).toContain(value);
  });

  test('where nothing would be verified', async () => {
    const file = fileWith(0);
    await expect(outcome(answering(200, {}), { file })).resolves.toMatchObject({
      message: expect.stringContaining('nothing would be verified') as string,
    });
  });

  test('whatever the environment asks Pact to leave out', async () => {
    process.env['PACT_DESCRIPTION'] = 'no interaction is called this';
    try {
      expect(await outcome(answering(200, { code: 500 }))).toBeInstanceOf(PactBroken);
    } finally {
      delete process.env['PACT_DESCRIPTION'];
    }
  });

  test('saying each cause once: method, path, states, expected and received, and no token', async () => {
    const error = await outcome(answering(200, { code: 4711, msg: token }));
    expect(error).toBeInstanceOf(PactBroken);
    const text = String(error);
    const [first] = pact.interactions.filter(({ providerStates }) =>
      providerStates.some(({ name }) => name === 'signedIn'),
    );
    expect(text).toContain(`${first?.request.method} `);
    expect(text).toContain('given clock (at 2026-11-18T15:30:00Z), signedIn');
    expect(text).toMatch(/\$\.code expected .*, received 4711/);
    expect(text).not.toContain(token);
  });

  test('with the cause where one connection is cut, and goes on with the others', async () => {
    let asked = 0;
    const error = await outcome(
      (incoming, outgoing) => {
        asked += 1;
        if (asked === 2) incoming.socket.destroy();
        else answering(200, { code: 500 })(incoming, outgoing);
      },
      { file: fileWith(3) },
    );
    expect(error).toBeInstanceOf(PactBroken);
    expect(String(error)).toContain('no answer: ');
    expect(asked).toBe(4);
  });
});

describe('a verification ends', () => {
  test('at once where the backend is down, and says so', async () => {
    const { url, close } = await backend(answering(200, {}));
    close();
    const error: unknown = await verifyProvider({ baseUrl: url, states: quietStates() }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(NotVerified);
    expect(String(error)).toMatch(/the backend at .* does not answer: .*ECONNREFUSED/);
  });

  test('at once where nothing sets up the states', async () => {
    const { url, close } = await backend(answering(200, {}));
    close();
    const error = await outcome(answering(200, {}), { states: statesAt(url) });
    expect(error).toBeInstanceOf(NotVerified);
    expect(String(error)).toContain('what sets up the states does not answer');
  });

  test('where the backend stops answering on the way', async () => {
    let asked = 0;
    const error = await outcome(
      (incoming, outgoing) => {
        asked += 1;
        if (asked === 1) answering(200, {})(incoming, outgoing);
        else incoming.socket.destroy();
      },
      { file: fileWith(20) },
    );
    expect(error).toBeInstanceOf(NotVerified);
    expect(String(error)).toContain('no longer answers');
    expect(asked).toBeLessThan(8);
  });

  test('where the backend is slow, and says that it was', async () => {
    let asked = 0;
    const error = await outcome(
      (incoming, outgoing) => {
        asked += 1;
        if (asked === 1) answering(200, {})(incoming, outgoing);
      },
      { requestTimeoutMs: 200 },
    );
    expect(String(error)).toContain('no answer in time');
  });

  test('when its time is up', async () => {
    let asked = 0;
    const error = await outcome(
      (incoming, outgoing) => {
        asked += 1;
        if (asked === 1) answering(200, {})(incoming, outgoing);
      },
      { timeoutMs: 1_500, requestTimeoutMs: 60_000 },
    );
    expect(error).toBeInstanceOf(NotVerified);
    expect(String(error)).toContain('was not done after 1.5 s');
  });
});

test('an address that is no world needs another that sets up its states', () => {
  expect(() => sandboxStates('http://127.0.0.1:4010/api')).toThrow('--states-url');
});

describe('the command', () => {
  const run = promisify(execFile);
  const command = path.join(import.meta.dirname, 'verify-cli.ts');
  const ending = (...args: string[]) =>
    run(process.execPath, [command, ...args]).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      (error: unknown) => {
        const { code, stderr } = error as { code: number; stderr: string };
        return { code, text: stderr };
      },
    );

  test('says how it is used', async () => {
    const { code, text } = await ending('--help');
    expect(code).toBe(0);
    for (const option of ['--base-url', '--states-url', '--token', '--timeout'])
      expect(text).toContain(option);
  });

  test.each([
    ['no backend', []],
    ['no address', ['--base-url', 'somewhere']],
    ['no time', ['--base-url', 'http://127.0.0.1:1/w/pact', '--timeout', 'soon']],
    ['an unknown option', ['--base-uri', 'http://127.0.0.1:1']],
    ['a backend that is down', ['--base-url', 'http://127.0.0.1:1/w/pact']],
  ])('ends with 2 for %s', async (_, args) => {
    const { code, text } = await ending(...args);
    expect(code).toBe(2);
    expect(text).not.toBe('');
  });
});
