import { describe, expect, it } from 'vitest';
import { choiceIn } from '../blotter-choice.ts';
import {
  arrangementOf,
  layoutsIn,
  longestName,
  mostLayouts,
  nameProblem,
  nextOf,
  withChanged,
  withDeleted,
  withRenamed,
  withSaved,
  type Layouts,
} from './layouts.ts';

const none: Layouts = { shown: null, named: [] };
const wide = { widths: { list: 500 }, blotter: choiceIn({ tab: 'orders' }) };
const narrow = { widths: { side: 320 }, blotter: choiceIn(null) };
const two = withSaved(withSaved(none, 'Wide', wide), 'Narrow', narrow);

describe('a layout', () => {
  it('is shown once it is saved, and keeps what is changed while it is shown', () => {
    expect(two.shown).toBe('Narrow');
    const changed = withChanged(two, { widths: { side: 400 } });
    expect(arrangementOf(changed)).toEqual({ ...narrow, name: 'Narrow', widths: { side: 400 } });
    expect(arrangementOf({ ...changed, shown: 'Wide' })).toEqual({ ...wide, name: 'Wide' });
  });

  it('has a name of its own, whatever its case and its spaces', () => {
    expect(nameProblem(two, '  wide ')).toBe('taken');
    expect(nameProblem(two, ' \t ')).toBe('missing');
    expect(withSaved(two, 'WIDE', wide)).toBe(two);
    expect(withSaved(two, '  Two   monitors ', wide).shown).toBe('Two monitors');
  });

  it('can be renamed, also to another way to write its own name', () => {
    const renamed = withRenamed(two, 'Narrow', 'narrow');
    expect(renamed.shown).toBe('narrow');
    expect(renamed.named.map(({ name }) => name)).toEqual(['Wide', 'narrow']);
    expect(withRenamed(two, 'Narrow', 'wide')).toBe(two);
    expect(withRenamed({ ...two, shown: null }, 'Narrow', 'Small').shown).toBeNull();
  });

  it('gives way to the standard one when it is deleted', () => {
    expect(withDeleted(two, 'Narrow')).toEqual({ shown: null, named: [{ ...wide, name: 'Wide' }] });
    expect(withDeleted(two, 'Wide').shown).toBe('Narrow');
  });

  it('is followed by the next, and the last by the standard one', () => {
    expect(nextOf({ ...two, shown: null })).toBe('Wide');
    expect(nextOf({ ...two, shown: 'Wide' })).toBe('Narrow');
    expect(nextOf(two)).toBeNull();
    expect(nextOf(none)).toBeNull();
  });

  it('is refused once a device keeps as many as it may', () => {
    const full = Array.from({ length: mostLayouts }, (_, at) => `Layout ${at}`).reduce(
      (layouts, name) => withSaved(layouts, name, wide),
      none,
    );
    expect(nameProblem(full, 'One more')).toBe('full');
    expect(nameProblem(full, 'Renamed', 'Layout 0')).toBeNull();
    expect(withSaved(full, 'One more', wide)).toBe(full);
  });
});

describe('what a device kept', () => {
  it('is read again as it was', () => {
    expect(layoutsIn(JSON.parse(JSON.stringify(two)))).toEqual(two);
  });

  it.each([
    null,
    7,
    'Wide',
    [],
    { named: 'Wide' },
    { named: [null, 3, { name: '' }, { name: ' Wide' }, {}] },
  ])('is no layout where it is %j', (kept) => expect(layoutsIn(kept)).toEqual(none));

  it('is read layout by layout: what cannot be meant is left out', () => {
    const long = 'x'.repeat(longestName + 1);
    expect(
      layoutsIn({
        shown: 'Gone',
        named: [
          { name: 'Wide', widths: { list: -1, side: 400 }, blotter: { tab: 'news', height: 1e9 } },
          { name: 'wide', widths: { list: 400 } },
          { name: long },
          { name: 'Bare' },
        ],
      }),
    ).toEqual({
      shown: null,
      named: [
        { name: 'Wide', widths: { side: 400 }, blotter: choiceIn(null) },
        { name: 'Bare', widths: {}, blotter: choiceIn(null) },
      ],
    });
  });

  it('is no more than a device may keep', () => {
    const named = Array.from({ length: mostLayouts + 5 }, (_, at) => ({ name: `Layout ${at}` }));
    expect(layoutsIn({ named }).named).toHaveLength(mostLayouts);
  });
});
