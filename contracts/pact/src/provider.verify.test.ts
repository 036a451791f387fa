import { decimal } from '@meridian/api';
import { factNames } from '@meridian/mocks';
import { startServer } from '@meridian/mocks/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drifting } from '../test/drifting-backend.ts';
import { readPact, type Pact } from './pact-file.ts';
import { clockState, sandboxStates } from './states.ts';
import { fieldOf } from './shape.ts';
import { PactBroken, verifyProvider } from './verification.ts';

let sandbox: Awaited<ReturnType<typeof startServer>>;
let pact: Pact;
beforeAll(async () => {
  pact = await readPact();
  sandbox = await startServer({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

const worldUrl = (world: string) => `${sandbox.url}/w/${world}`;

describe('the simulated brokerage', () => {
  test('knows every state the pact asks for', () => {
    const known = new Set<string>([...factNames, clockState]);
    const asked = pact.interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name));
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  test('honours the pact', async () => {
    const verified = verifyProvider({ baseUrl: worldUrl('pact'), states: sandboxStates(worldUrl('pact')) });
    await expect(verified).resolves.toBe(pact.interactions.length);
  }, 240_000);
});

function decimalPattern(): string {
  const { shape } = fieldOf(decimal);
  if (shape.kind !== 'text' || shape.patterns[0] === undefined) throw new Error('a decimal has no pattern');
  return shape.patterns[0];
}

describe('the pact catches a backend that', () => {
  const successes = () =>
    pact.interactions.filter(({ response }) => JSON.stringify(response).includes('"data"'));
  const answering = (part: string) =>
    successes()
      .filter(({ response }) => JSON.stringify(response).includes(part))
      .map(({ description }) => description);
  /** A rule of the pact that only decimals have. */
  const money = JSON.stringify(decimalPattern());

  const drifts: readonly {
    what: string;
    change: (body: string) => string;
    broken: () => readonly string[];
  }[] = [
    {
      what: 'sends prices as numbers',
      change: (body) => body.replaceAll(/([:[,])"(-?\d+(?:\.\d+)?)"/g, '$1$2'),
      broken: () => answering(money),
    },
    {
      what: 'renames a field',
      change: (body) => body.replaceAll('"usedBalance"', '"lockedBalance"'),
      broken: () => answering('usedBalance'),
    },
    {
      what: 'answers a refusal with another code',
      change: (body) => body.replaceAll('"code":30001', '"code":30099'),
      broken: () =>
        pact.interactions
          .filter(({ response }) => JSON.stringify(response).includes('"code":30001'))
          .map(({ description }) => description),
    },
  ];
  for (const { what, change, broken } of drifts) {
    test(`${what}, in every interaction it touches`, { timeout: 240_000 }, async () => {
      const { url, close } = await drifting(sandbox.url, change);
      try {
        const error: unknown = await verifyProvider({
          baseUrl: `${url}/w/drifted`,
          states: sandboxStates(worldUrl('drifted')),
        }).catch((reason: unknown) => reason);
        if (!(error instanceof PactBroken)) throw new Error('nothing was found', { cause: error });
        expect(broken().length).toBeGreaterThan(0);
        expect(broken().filter((description) => !error.broken.has(description))).toEqual([]);
        // And not because nothing works.
        expect(error.broken.size).toBeLessThan(pact.interactions.length / 2);
      } finally {
        close();
      }
    });
  }
});
