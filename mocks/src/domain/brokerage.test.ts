import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createBrokerage } from './brokerage.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A turn of the loop: weak references hold until the end of the one they were read in. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('worlds of one seed share a market, and none is kept for worlds that are gone but the latest', async () => {
  const [one, two] = [createBrokerage('shared', 0, 'one'), createBrokerage('shared', 0, 'two')];
  expect(one.market).toBe(two.market);
  const markets = Array.from(
    { length: 20 },
    (_, n) => new WeakRef(createBrokerage(`seed-${n}`, 0, 'w').market),
  );
  await turn();
  collectGarbage();
  await turn();
  expect(markets.filter((market) => market.deref() !== undefined)).toHaveLength(1);
  expect(createBrokerage('shared', 0, 'three').market).toBe(one.market);
});
