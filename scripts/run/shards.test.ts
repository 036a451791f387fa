import { describe, expect, test } from 'vitest';
import { readShard, stepsOfShard } from './shards.mjs';

const step = (name: string, more = {}) => ({ name, args: [name], ...more });

const groups = [
  [step('lint'), step('types')],
  [step('unit', { canSplit: true })],
  [step('contract')],
  [step('build'), step('verify', { needs: ['contract'] })],
  [step('journeys', { canSplit: true, needs: ['build'] })],
];
const namesOf = (index: number, count: number) =>
  stepsOfShard(groups, { index, count }).map((group) => group.map(({ name }) => name));

describe('which part of the run is asked', () => {
  test('is all of it where nothing is said', () => {
    expect(readShard([])).toEqual({ index: 1, count: 1 });
  });

  test('is read in both ways of writing', () => {
    expect(readShard(['--shard', '2/3'])).toEqual({ index: 2, count: 3 });
    expect(readShard(['--shard=2/3'])).toEqual({ index: 2, count: 3 });
  });

  test.each([['--shard'], ['--shard', '4/3'], ['--shard', '0/3'], ['--shard', '1/11'], ['--stories']])(
    'is refused with what to write instead: %s %s',
    (...args) => {
      expect(() => readShard(args.filter((arg) => arg !== undefined))).toThrow('such as --shard 2/3');
    },
  );
});

describe('the steps of a shard', () => {
  test('are all steps of a whole run, none divided', () => {
    expect(stepsOfShard(groups, { index: 1, count: 1 })).toEqual(groups);
  });

  test('are a part of each step that can be divided, and what it needs, on every machine', () => {
    for (const index of [1, 2, 3]) {
      const steps = stepsOfShard(groups, { index, count: 3 }).flat();
      expect(steps.find(({ name }) => name === 'journeys')?.args).toContain(`--shard=${index}/3`);
      expect(steps.some(({ name }) => name === 'build')).toBe(true);
    }
  });

  test('are every other step on one machine alone, after what it needs', () => {
    expect(namesOf(1, 2)).toEqual([['lint'], ['unit'], ['contract'], ['build', 'verify'], ['journeys']]);
    expect(namesOf(2, 2)).toEqual([['types'], ['unit'], ['build'], ['journeys']]);
  });

  test('leave nothing out, however many machines share the run', () => {
    for (let count = 1; count <= 10; count += 1) {
      const shards = Array.from({ length: count }, (_, place) => namesOf(place + 1, count).flat());
      expect(new Set(shards.flat())).toEqual(new Set(groups.flat().map(({ name }) => name)));
    }
  });
});
