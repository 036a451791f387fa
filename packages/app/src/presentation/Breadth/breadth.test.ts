import { expect, test } from 'vitest';
import { breadthOf, isClosed } from './breadth.ts';

test('what was traded and neither rose nor fell is unchanged', () => {
  expect(breadthOf([{ gainers: 96, losers: 68, actives: 168 }])).toEqual({
    up: 96,
    unchanged: 4,
    down: 68,
    traded: 168,
  });
});

test('exchanges add up, each by itself', () => {
  expect(
    breadthOf([
      { gainers: 2, losers: 1, actives: 4 },
      { gainers: 0, losers: 3, actives: 3 },
    ]),
  ).toEqual({ up: 2, unchanged: 1, down: 4, traded: 7 });
});

test('rankings of two moments never leave fewer than none unchanged, and the figures add up', () => {
  expect(breadthOf([{ gainers: 5, losers: 4, actives: 8 }])).toEqual({
    up: 5,
    unchanged: 0,
    down: 4,
    traded: 9,
  });
});

test('before the first trade there is nothing to count', () => {
  expect(breadthOf([])).toEqual({ up: 0, unchanged: 0, down: 0, traded: 0 });
});

test.each([
  [['open', 'closed'], false],
  [['break'], false],
  [[null], false],
  [['closed', 'holiday'], true],
  [[], false],
] as const)('markets in the states %j have closed: %s', (states, expected) => {
  expect(isClosed(states.map((marketStatus) => ({ marketStatus })))).toBe(expected);
});
