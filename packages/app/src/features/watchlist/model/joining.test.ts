import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostGroups, readArrangement, withArrangement, type Arrangement } from './arrangement.ts';
import { joinedArrangement } from './joining.ts';

const kept = (nobodys: Arrangement, own: Arrangement): string =>
  withArrangement(withArrangement(null, 'ann', own), '', nobodys);
const none = new Set<string>();
const empty: Arrangement = { order: [], groups: [] };

test('order and groups go to the account, behind its own; groups of one name become one', () => {
  const nobodys = { order: ['c', 'a'], groups: [{ name: 'Tech', keys: ['c'] }] };
  const own = { order: ['a', 'b'], groups: [{ name: 'Tech', keys: ['a'] }] };
  const { text, moved } = joinedArrangement(kept(nobodys, own), 'ann', none);
  expect(moved).toBe('both');
  expect(readArrangement(text, 'ann')).toEqual({
    order: ['a', 'b', 'c'],
    groups: [{ name: 'Tech', keys: ['a', 'c'] }],
  });
  expect(readArrangement(text, '')).toEqual(empty);
});

test('what could not join yet keeps its place and its group for the next time', () => {
  const nobodys = { order: ['c', 'a'], groups: [{ name: 'Tech', keys: ['c', 'a'] }] };
  const { text } = joinedArrangement(kept(nobodys, empty), 'ann', new Set(['c']));
  expect(readArrangement(text, 'ann')).toEqual({ order: ['a'], groups: [{ name: 'Tech', keys: ['a'] }] });
  expect(readArrangement(text, '')).toEqual({ order: ['c'], groups: [{ name: 'Tech', keys: ['c'] }] });
});

test('where nothing was arranged, nothing is said and nothing changes', () => {
  const text = kept(empty, { order: ['a'], groups: [] });
  expect(joinedArrangement(text, 'ann', none)).toEqual({ text, moved: 'nothing' });
  expect(joinedArrangement('[broken', 'ann', none)).toEqual({ text: '[broken', moved: 'nothing' });
});

test('an account that nobody had arranged keeps its own list above what joins it', () => {
  const nobodys = { order: ['d', 'b', 'c'], groups: [] };
  const { text } = joinedArrangement(kept(nobodys, empty), 'ann', none, ['a', 'b']);
  expect(readArrangement(text, 'ann').order).toEqual(['a', 'b', 'd', 'c']);
});

test('groups whose names differ by upper and lower case only become one, under the name of the account', () => {
  const nobodys = { order: [], groups: [{ name: 'ＴECH', keys: ['c'] }] };
  const own = { order: [], groups: [{ name: 'Tech', keys: ['a'] }] };
  const { text, moved } = joinedArrangement(kept(nobodys, own), 'ann', none);
  expect(moved).toBe('groups');
  expect(readArrangement(text, 'ann').groups).toEqual([{ name: 'Tech', keys: ['a', 'c'] }]);
});

const keys = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
const arrangement = fc.record({
  order: keys,
  groups: fc.uniqueArray(fc.record({ name: fc.constantFrom(...'ABCDEFGHIJKLMN'), keys }), {
    selector: ({ name }) => name,
    maxLength: mostGroups,
  }),
});

test('no key and no group is lost, and no account gets more groups than there can be', () => {
  fc.assert(
    fc.property(arrangement, arrangement, keys, (nobodys, own, staying) => {
      const { text } = joinedArrangement(kept(nobodys, own), 'ann', new Set(staying));
      const [after, left] = [readArrangement(text, 'ann'), readArrangement(text, '')];
      expect(after.groups.length).toBeLessThanOrEqual(mostGroups);
      expect(after.order.slice(0, own.order.length)).toEqual(own.order);
      for (const key of nobodys.order) expect([...after.order, ...left.order]).toContain(key);
      for (const group of [...nobodys.groups, ...own.groups]) {
        const found = [...after.groups, ...left.groups].filter(({ name }) => name === group.name);
        expect(found.length).toBeGreaterThan(0);
        for (const key of group.keys) expect(found.flatMap((one) => one.keys)).toContain(key);
      }
    }),
  );
});
