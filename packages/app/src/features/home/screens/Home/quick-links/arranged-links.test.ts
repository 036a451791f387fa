import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangedIn, inOrder, shownOf } from './arranged-links.ts';
import { withArranged } from './keeping.ts';

const links = ['crypto', 'forex', 'loan', 'deposit'].map((id) => ({ id }));
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const roundTrip = (kept: unknown): unknown => JSON.parse(JSON.stringify(kept));

describe('what is kept', () => {
  test('is read back as it was arranged, for each user of the device', () => {
    const mine = { order: ['loan', 'crypto'], hidden: ['forex'] };
    const theirs = { order: ['deposit'], hidden: [] };
    const kept = roundTrip(withArranged(withArranged(null, 'me', mine), '', theirs));
    expect(arrangedIn(kept, 'me')).toEqual(mine);
    expect(arrangedIn(kept, '')).toEqual(theirs);
    expect(arrangedIn(withArranged(kept, 'me', null), 'me')).toEqual({ order: [], hidden: [] });
  });

  test('of the five who came last', () => {
    const kept = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<unknown>(
      (before, owner) => withArranged(before, owner, { order: [owner], hidden: [] }),
      null,
    );
    expect(arrangedIn(kept, 'a').order).toEqual([]);
    expect(arrangedIn(kept, 'f').order).toEqual(['f']);
  });

  test('may be anything: every link is still shown, once', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (anything, order) => {
        for (const kept of [anything, [['me', order, anything]]]) {
          const arranged = arrangedIn(kept, 'me');
          expect(idsOf(inOrder(links, arranged)).toSorted()).toEqual(idsOf(links).toSorted());
          expect(shownOf(links, arranged).length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

test('what is new, and what nobody has placed, comes at the end in its own order', () => {
  expect(idsOf(inOrder(links, { order: ['loan', 'gone', 'crypto'], hidden: [] }))).toEqual([
    'loan',
    'crypto',
    'forex',
    'deposit',
  ]);
});

test('hidden links are left out, but never all of them', () => {
  expect(idsOf(shownOf(links, { order: [], hidden: ['loan', 'forex'] }))).toEqual(['crypto', 'deposit']);
  expect(shownOf(links, { order: [], hidden: idsOf(links) })).toHaveLength(links.length);
});
