/** A fixed sample of the sessions that `npm run simulate` draws, and the simulator itself. */
import { readFileSync } from 'node:fs';
import { simulatedWrites } from '@meridian/mocks/test/simulated-brokerage';
import { describe, expect, test } from 'vitest';
import { drawSession } from './drawing.ts';
import { mends, withoutMend } from './mends.ts';
import { runSession, type SessionPlan } from './session.ts';
import { shortest } from './shortest.ts';
import type { Step } from './steps.ts';

/** A second or two. */
const sample = Array.from({ length: 150 }, (_, index) => index + 1);

describe('a session', () => {
  test('drawn from any of these seeds goes well: done once, said truly, nothing forgotten', async () => {
    let carriedOut = 0;
    for (const seed of sample) {
      const ran = await runSession(drawSession(seed));
      expect({ seed, finding: ran.finding }).toEqual({ seed, finding: null });
      carriedOut += ran.carriedOut;
    }
    expect(carriedOut).toBeGreaterThan(sample.length);
  });

  test('goes the same way each time', async () => {
    const told = async (seed: number): Promise<readonly string[]> => {
      const lines: string[] = [];
      await runSession(drawSession(seed), (line) => lines.push(line));
      return lines;
    };
    for (const seed of [7, 8, 9]) expect(await told(seed)).toEqual(await told(seed));
  });

  test('can be about every write that the brokerage has built', () => {
    const drawn = new Set(Array.from({ length: 400 }, (_, seed) => drawSession(seed).focus));
    expect([...drawn].toSorted()).toEqual([...simulatedWrites].toSorted());
  });
});

describe('a session that goes wrong', () => {
  const wait = (ms: number): Step => ({ do: 'wait', ms });
  const leave: Step = { do: 'leave', tab: 'first' };
  const reload: Step = { do: 'reload', tab: 'first' };

  /** Goes wrong at a reload, if the tab was left before. */
  const run = ({ steps }: SessionPlan) => {
    const step = steps.findIndex(
      (one, index) => one.do === 'reload' && steps.slice(0, index).some((before) => before.do === 'leave'),
    );
    return Promise.resolve({ finding: step === -1 ? null : { what: 'lost', step }, carriedOut: 0 });
  };

  test('is shortened to the steps it takes', async () => {
    const steps = [wait(1), reload, wait(2), leave, wait(3), wait(4), leave, reload, wait(5)];
    const plan = { ...drawSession(1), steps };
    const { finding } = await run(plan);
    if (finding === null) throw new Error('it goes well');
    const [short] = await shortest(plan, finding, run);
    expect(short.steps).toEqual([leave, reload]);
  });
});

test.each(mends)('$issue can be taken back: $what', (mend) => {
  const source = readFileSync(new URL(`../${mend.file}`, import.meta.url), 'utf8');
  expect(withoutMend(mend, source)).not.toBe(source);
});
