import { expect, it } from 'vitest';
import { widthsIn } from './pane-widths.ts';

it('keeps the widths of the places that have a line, and nothing that is no width', () => {
  expect(widthsIn({ list: 400, side: 380.5 })).toEqual({ list: 400, side: 380.5 });
  expect(widthsIn({ list: 400, table: null, room: 500, other: 1 })).toEqual({ list: 400 });
});

it.each([null, 7, 'wide', [], { list: '400', table: -1, side: 0 }, { list: 1e9 }, { side: Number.NaN }])(
  'reads %j as no width at all',
  (kept) => {
    expect(widthsIn(kept)).toEqual({});
  },
);
