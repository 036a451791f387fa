import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  groupNameProblem,
  grouped,
  inOrder,
  mostGroups,
  ofGroup,
  placed,
  readArrangement,
  renamed,
  reordered,
  ungrouped,
  withArrangement,
  withGroupAgain,
  withoutGroup,
  type Arrangement,
} from './arrangement.ts';

const self = (key: string) => key;
const empty: Arrangement = { order: [], groups: [] };

test('what is placed comes in its order, what is new after it, and nothing is lost', () => {
  expect(inOrder(['a', 'b', 'c', 'd'], self, ['c', 'a', 'gone'])).toEqual(['c', 'a', 'b', 'd']);
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.array(fc.string()), (items, order) => {
      expect(inOrder(items, self, order).toSorted()).toEqual(items.toSorted());
    }),
  );
});

test('a part that is put in order takes the places it had in the whole', () => {
  expect(reordered(['a', 'b', 'c', 'd', 'e'], ['d', 'b'])).toEqual(['a', 'd', 'c', 'b', 'e']);
});

test('what is placed anew comes behind, and what was placed and is not shown keeps its place', () => {
  expect(placed(['gone', 'b'], ['b', 'a', 'c'])).toEqual(['gone', 'b', 'a', 'c']);
  expect(reordered(placed(['gone', 'b'], ['b', 'a']), ['a', 'b'])).toEqual(['gone', 'a', 'b']);
  const many = Array.from({ length: 1_000 }, (_, n) => `old ${n}`);
  expect(placed(many, ['a', 'old 7'])).toEqual(['old 7', 'a']);
});

test('an entry that cannot be read takes no other with it', () => {
  const kept = {
    order: ['a', 7, null, 'x'.repeat(300), 'b'],
    groups: [7, { name: 'Tech', keys: ['a', {}] }],
  };
  const more = [
    { name: '\u202e \u200b', keys: ['a'] },
    { name: 'x'.repeat(99), keys: [] },
    { name: 'Banks' },
  ];
  const text = JSON.stringify([['ann', { ...kept, groups: [...kept.groups, ...more] }]]);
  expect(readArrangement(text, 'ann')).toEqual({
    order: ['a', 'b'],
    groups: [
      { name: 'Tech', keys: ['a'] },
      { name: 'Banks', keys: [] },
    ],
  });
});

test('each user of a device has an arrangement of their own', () => {
  const kept = withArrangement(withArrangement(null, 'ann', { order: ['a'], groups: [] }), 'bo', {
    order: ['b'],
    groups: [{ name: 'Tech', keys: ['b'] }],
  });
  expect(readArrangement(kept, 'ann')).toEqual({ order: ['a'], groups: [] });
  expect(readArrangement(kept, 'bo').groups).toEqual([{ name: 'Tech', keys: ['b'] }]);
  expect(readArrangement(kept, 'cy')).toEqual(empty);
  expect(readArrangement(kept, '__proto__')).toEqual(empty);
});

describe('what is in the storage instead', () => {
  test.for([null, '', '[broken', '{}', 'null', '7', '[["ann",null]]', '[["ann",{"order":7,"groups":"x"}]]'])(
    '%s is as if nothing had been arranged',
    (text) => expect(readArrangement(text, 'ann')).toEqual(empty),
  );
});

test('a group is made, filled, emptied and taken away', () => {
  const made = grouped(empty, 'Tech', ['a']);
  const filled = grouped(made, 'Tech', ['a', 'b']);
  expect(filled.groups).toEqual([{ name: 'Tech', keys: ['a', 'b'] }]);
  expect(ofGroup(['a', 'b', 'c'], self, filled, 'Tech')).toEqual(['a', 'b']);
  expect(ofGroup(['a', 'b', 'c'], self, filled, 'Gone')).toEqual(['a', 'b', 'c']);
  expect(ungrouped(filled, 'Tech', ['a']).groups).toEqual([{ name: 'Tech', keys: ['b'] }]);
  expect(withoutGroup(filled, 'Tech')).toEqual(empty);
});

test('a group is found by its name however it is written, and none is made that nobody could see', () => {
  const made = grouped(empty, ' Tech\u200b ', ['a']);
  expect(made.groups).toEqual([{ name: 'Tech', keys: ['a'] }]);
  expect(grouped(made, 'ＴＥＣＨ', ['b']).groups).toEqual([{ name: 'Tech', keys: ['a', 'b'] }]);
  for (const typed of ['', ' ', '\u202e', '\u200d', 'x'.repeat(25)])
    expect(grouped(made, typed, ['b'])).toBe(made);
  expect(grouped(empty, '👨\u200d👩\u200d👧', []).groups[0]?.name).toBe('👨\u200d👩\u200d👧');
});

test('there are no more groups than a row of tabs can hold', () => {
  const names = Array.from({ length: 40 }, (_, n) => `Group ${n}`);
  const full = names.reduce<Arrangement>((arranged, name) => grouped(arranged, name, []), empty);
  expect(full.groups).toHaveLength(mostGroups);
});

describe("a group's name", () => {
  const two = grouped(grouped(empty, 'Tech', ['a']), 'Banks', ['b']);

  test.for([
    ['', 'missing'],
    ['   ', 'missing'],
    ['\u202e\u200b', 'missing'],
    ['x'.repeat(25), 'tooLong'],
    ['banks', 'taken'],
    [' Ｂanks ', 'taken'],
    ['Tech', null],
    ['TECH', null],
    ['Phones', null],
  ] as const)('"%s" of the group Tech: %s', ([typed, problem]) => {
    expect(groupNameProblem(two.groups, typed, 'Tech')).toBe(problem);
    const after = renamed(two, 'Tech', typed).groups.map(({ name }) => name);
    expect(after).toEqual(problem === null ? [typed.trim(), 'Banks'] : ['Tech', 'Banks']);
  });

  test('stays unique whatever is typed, and what a group holds stays', () => {
    fc.assert(
      fc.property(fc.constantFrom('Tech', 'Banks', 'Gone'), fc.string({ maxLength: 30 }), (from, typed) => {
        const { groups } = renamed(two, from, typed);
        expect(new Set(groups.map(({ name }) => name)).size).toBe(2);
        expect(groups.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
      }),
    );
  });
});

test('a deleted group comes back to its place, with what was arranged since', () => {
  const two = grouped(grouped(empty, 'Tech', ['a']), 'Banks', ['b']);
  const [tech] = two.groups;
  const since = { ...withoutGroup(two, 'Tech'), order: ['b', 'a'] };
  expect(withGroupAgain(since, tech!, 0)).toEqual({ ...two, order: ['b', 'a'] });
  expect(withGroupAgain(grouped(since, 'Tech', ['c']), tech!, 0).groups[1]).toEqual({
    name: 'Tech',
    keys: ['c', 'a'],
  });
});
