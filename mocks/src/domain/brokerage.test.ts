import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createBrokerage } from './brokerage.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A turn of the loop: weak references hold until the end of the one they were read in. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Worked out when it is first asked for, and kept with what the prices of a seed are read from. */
const contractOf = (seed: string, worldId: string) =>
  createBrokerage(seed, 0, worldId).market.instrument('FUTURE:GCZ26');

test('worlds of one seed share what they have worked out, and none of it is kept for worlds that are gone but the latest', async () => {
  const one = createBrokerage('shared', 0, 'one');
  const contract = one.market.instrument('FUTURE:GCZ26');
  expect(contractOf('shared', 'two')).toBe(contract);
  const contracts = Array.from({ length: 20 }, (_, n) => new WeakRef(contractOf(`seed-${n}`, 'w')));
  await turn();
  collectGarbage();
  await turn();
  expect(contracts.filter((kept) => kept.deref() !== undefined)).toHaveLength(1);
  expect(contractOf('shared', 'three')).toBe(one.market.instrument('FUTURE:GCZ26'));
});
