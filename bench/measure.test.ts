import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inTurns, median } from './measure.mjs';

describe('median', () => {
  test('the middle one, or the mean of the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([7])).toBe(7);
  });

  test('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });

  test('as many lie below as above, in whatever order they came', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const middle = median(values);
        const below = values.filter((value) => value < middle).length;
        const above = values.filter((value) => value > middle).length;
        expect(below).toBeLessThanOrEqual(values.length / 2);
        expect(above).toBeLessThanOrEqual(values.length / 2);
        expect(median(values.toReversed())).toBe(middle);
      }),
    );
  });

  test('leaves the values in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('in turns', () => {
  const cases = [
    { name: 'ours', size: 500 },
    { name: 'theirs', size: 500 },
  ];

  test('no contender has the quiet minutes: ours, theirs, ours, theirs', async () => {
    const order: string[] = [];
    await inTurns(
      cases,
      2,
      ({ name }) => {
        order.push(name);
        return Promise.resolve({ busy: 1 });
      },
      () => {},
    );
    expect(order).toEqual(['ours', 'theirs', 'ours', 'theirs']);
  });

  test('a case without a target takes part once, and its figures are in its place', async () => {
    const order: string[] = [];
    const medians = await inTurns(
      [
        { name: 'ours', size: 500 },
        { name: 'for reading', size: 500, hasTarget: false },
        { name: 'theirs', size: 500 },
      ],
      3,
      ({ name }) => {
        order.push(name);
        return Promise.resolve({ busy: order.length });
      },
      () => {},
    );
    expect(order).toEqual(['ours', 'for reading', 'theirs', 'ours', 'theirs', 'ours', 'theirs']);
    expect(medians).toEqual([{ busy: 4 }, { busy: 2 }, { busy: 5 }]);
  });

  test('each figure is the median of its rounds, in the order of the cases', async () => {
    const busy = { ours: [10, 90, 20], theirs: [50, 40, 60] };
    const medians = await inTurns(
      cases,
      3,
      ({ name }) =>
        Promise.resolve({ busy: busy[name === 'ours' ? 'ours' : 'theirs'].shift() ?? Number.NaN, heap: 1 }),
      () => {},
    );
    expect(medians).toEqual([
      { busy: 20, heap: 1 },
      { busy: 50, heap: 1 },
    ]);
  });

  test('says how far it is', async () => {
    const lines: string[] = [];
    await inTurns(
      cases,
      2,
      () => Promise.resolve({}),
      (line) => lines.push(line.trim()),
    );
    expect(lines).toEqual(['round 1 of 2', 'round 2 of 2']);
  });
});
