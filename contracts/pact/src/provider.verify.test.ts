import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { factNames } from '@meridian/mocks';
import { startServer } from '@meridian/mocks/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clockState, sandboxStates, statesOfPact, verifyProvider } from './verification.ts';

let sandbox: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  sandbox = await startServer({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

/** A backend in front of the sandbox that has drifted: `change` rewrites each answer's text. */
async function drifted(
  target: string,
  change: (body: string) => string,
): Promise<{ url: string; server: Server }> {
  const server = createServer((incoming, outgoing) => {
    const onward = forward(
      target + (incoming.url ?? ''),
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(target).host } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const { 'content-length': _length, ...headers } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 500, headers);
          outgoing.end(change(Buffer.concat(chunks).toString('utf8')));
        });
      },
    );
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const worldUrl = (world: string) => `${sandbox.url}/w/${world}`;

describe('the simulated brokerage', () => {
  test('knows every state the pact asks for', async () => {
    const known = new Set<string>([...factNames, clockState]);
    expect([...(await statesOfPact())].filter((name) => !known.has(name))).toEqual([]);
  });

  test('honours the pact', async () => {
    const report = verifyProvider({ baseUrl: worldUrl('pact'), states: sandboxStates(worldUrl('pact')) });
    await expect(report).resolves.toBeUndefined();
  }, 240_000);
});

describe('the pact catches a backend that', () => {
  const drifts: readonly { what: string; names: RegExp; change: (body: string) => string }[] = [
    {
      what: 'sends prices as numbers',
      names: /price_nominal/,
      change: (body) => body.replaceAll(/"price_nominal":"([\d.]+)"/g, '"price_nominal":$1'),
    },
    {
      what: 'renames a field',
      names: /usedBalance/,
      change: (body) => body.replaceAll('"usedBalance"', '"lockedBalance"'),
    },
    {
      what: 'answers a refusal with another code',
      names: /insufficientFunds: \$\.code/,
      change: (body) => body.replaceAll('"code":30001', '"code":30099'),
    },
  ];
  for (const { what, names, change } of drifts) {
    test(what, { timeout: 240_000 }, async () => {
      const { url, server } = await drifted(sandbox.url, change);
      try {
        const verification = verifyProvider({
          baseUrl: `${url}/w/drifted`,
          states: sandboxStates(worldUrl('drifted')),
        });
        await expect(verification).rejects.toThrow(names);
      } finally {
        server.close();
      }
    });
  }
});
