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

  test.each([
    ['weather', {}],
    ['wallet', { type: 'POCKET', amount: '5' }],
    ['halt', { code: 'ZZZZ' }],
    [clockState, { at: 'soon' }],
  ])('does not pretend to have set up %s %j', async (name, params) => {
    const states = sandboxStates(worldUrl('illegal'));
    await states.fresh();
    await expect(states.apply(name, params)).rejects.toThrow();
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

test(
  'a backend that sends prices as numbers fails every interaction with money',
  { timeout: 240_000 },
  async () => {
    /** A rule of the pact that only decimals have. */
    const money = JSON.stringify(decimalPattern());
    const withMoney = pact.interactions
      .filter(({ response }) => JSON.stringify(response).includes(money))
      .map(({ description }) => description);
    const { url, close } = await drifting(sandbox.url, (body) =>
      body.replaceAll(/([:[,])"(-?\d+(?:\.\d+)?)"/g, '$1$2'),
    );
    try {
      const states = sandboxStates(worldUrl('drifted'));
      const error: unknown = await verifyProvider({ baseUrl: `${url}/w/drifted`, states }).catch(
        (reason: unknown) => reason,
      );
      if (!(error instanceof PactBroken)) throw new Error('nothing was found', { cause: error });
      expect(withMoney.length).toBeGreaterThan(20);
      expect(withMoney.filter((description) => !error.broken.has(description))).toEqual([]);
      // And not because nothing works.
      expect(error.broken.size).toBeLessThan(pact.interactions.length / 2);
    } finally {
      close();
    }
  },
);
