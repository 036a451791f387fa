import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spreadLabels } from './spreadLabels.ts';

describe('names at the ends of lines', () => {
  test('stay where they are wanted when nothing is in the way', () => {
    expect(spreadLabels([80, 20, 50], 16, 0, 100)).toEqual([80, 20, 50]);
  });

  test('of lines that end together share the distance', () => {
    expect(spreadLabels([50, 50], 16, 0, 100)).toEqual([42, 58]);
    expect(spreadLabels([50, 52, 51], 10, 0, 100)).toEqual([41, 61, 51]);
  });

  test('stay inside at the edges', () => {
    expect(spreadLabels([0, 4], 16, 0, 100)).toEqual([8, 24]);
    expect(spreadLabels([100, 99], 16, 0, 100)).toEqual([92, 76]);
  });

  test('are evenly spaced where there is not room for all', () => {
    expect(spreadLabels([10, 10, 10], 20, 0, 40)).toEqual([10, 20, 30]);
  });

  test('never overlap, leave the plot or change their order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -50, max: 250, noNaN: true }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 8, max: 32 }),
        (wanted, height) => {
          const centres = spreadLabels(wanted, height, 0, 200);
          const byPlace = centres
            .map((centre, i) => ({ centre, wanted: wanted[i] ?? NaN }))
            .toSorted((a, b) => a.centre - b.centre);
          for (const [i, { centre, wanted: here }] of byPlace.entries()) {
            expect(centre).toBeGreaterThanOrEqual(height / 2 - 1e-9);
            expect(centre).toBeLessThanOrEqual(200 - height / 2 + 1e-9);
            const above = byPlace[i - 1];
            if (!above) continue;
            expect(centre - above.centre).toBeGreaterThanOrEqual(height - 1e-9);
            expect(here).toBeGreaterThanOrEqual(above.wanted);
          }
        },
      ),
    );
  });
});
