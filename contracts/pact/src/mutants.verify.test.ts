import { startServer } from '@meridian/mocks/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { caught, mutantsOf, type Mutant } from './mutants/harness.ts';
import { record, type Recorded } from './mutants/recorded.ts';
import { isHeldElsewhere, nameOf, resultOf, sampleOf, whySurvived } from './mutants/result.ts';
import { readPact, type Pact } from './pact-file.ts';
import { sandboxStates } from './states.ts';

/** How many of each kind are tried here; `npm run mutants` tries all. */
const [harmfulTried, harmlessTried] = [240, 120];
const seed = 1;

let pact: Pact;
let answers: Recorded[];
let mutants: Mutant[];

beforeAll(async () => {
  pact = await readPact();
  const sandbox = await startServer({ port: 0, host: '127.0.0.1' });
  const world = `${sandbox.url}/w/mutants`;
  answers = [];
  for (const interaction of pact.interactions)
    answers.push(await record(interaction, world, sandboxStates(world)));
  await sandbox.close();
  mutants = await mutantsOf(answers);
}, 240_000);

describe('a backend that drifts', () => {
  test('is made of every interaction, in thousands of ways', () => {
    const withBody = answers.filter(({ status }) => status === 200);
    const touched = new Set(mutants.map(({ recorded }) => recorded));
    expect(withBody.filter((answer) => !touched.has(answer))).toEqual([]);
    expect(mutants.filter(({ isHarmful }) => isHarmful).length).toBeGreaterThan(5_000);
    expect(mutants.filter(({ isHarmful }) => !isHarmful).length).toBeGreaterThan(500);
  });

  test(
    'is caught where the app would read something else, and only there',
    { timeout: 300_000 },
    async () => {
      const chosen = [
        ...sampleOf(
          mutants.filter(({ isHarmful }) => isHarmful),
          harmfulTried,
          seed,
        ),
        ...sampleOf(
          mutants.filter(({ isHarmful }) => !isHarmful),
          harmlessTried,
          seed,
        ),
      ];
      const result = resultOf(chosen, await caught(pact, chosen, AbortSignal.timeout(280_000)));
      expect(result.falseAlarms.map(nameOf)).toEqual([]);
      // A call has one code: it drifts in all of its answers, and is caught where one interaction holds the place.
      const seen = result.caught + result.survivors.filter(isHeldElsewhere).length;
      expect(seen / result.harmful).toBeGreaterThanOrEqual(0.97);
      expect(result.survivors.filter((mutant) => whySurvived(mutant) === null).map(nameOf)).toEqual([]);
    },
  );
});
