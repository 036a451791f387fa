import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actionWidthsRem, lineRem, roomOf, roomsRem, widthsRem, type RoomyColumn } from './recordRoom.ts';

/** The waiting orders of the portfolio. */
const orders: readonly RoomyColumn[] = [
  { id: 'side' },
  { id: 'type', width: 's', room: 'medium' },
  { id: 'filled' },
  { id: 'limit' },
  { id: 'last' },
  { id: 'total', width: 'l', room: 'wide' },
  { id: 'reserved', width: 'l', room: 'widest' },
  { id: 'status', width: 'l' },
  { id: 'placed', width: 'xl', room: 'medium' },
];

it('shows a column from where it fits beside those that come first, and not before its tier', () => {
  expect([...roomOf(orders, actionWidthsRem.icon)]).toEqual([
    ['side', null],
    ['filled', null],
    ['limit', null],
    ['last', null],
    ['status', null],
    ['type', 52],
    ['placed', 56],
    ['total', 64],
    ['reserved', 72],
  ]);
});

const column = fc.record({
  width: fc.constantFrom('s', 'm', 'l', 'xl'),
  room: fc.constantFrom('always', 'medium', 'wide', 'widest'),
  moreRem: fc.constantFrom(0, 0.5, 4),
} as const);

it('never shows more than there is room for, whichever columns are chosen', () => {
  fc.assert(
    fc.property(
      fc.array(column, { maxLength: 14 }),
      fc.constantFrom(...roomsRem, lineRem),
      fc.constantFrom('icon', 'word', null),
      (chosen, tableRem, action) => {
        const columns = chosen.map((one, index) => ({ ...one, id: String(index) }));
        const rooms = roomOf(columns, action && actionWidthsRem[action]);
        const shown = columns.filter(({ id }) => (rooms.get(id) ?? 0) <= tableRem);
        const parts = [
          8,
          ...shown.map(({ width, moreRem }) => widthsRem[width] + moreRem),
          ...(action ? [actionWidthsRem[action]] : []),
        ];
        const needed = parts.reduce((sum, part) => sum + part, 0) + 0.75 * (parts.length - 1);
        expect(needed).toBeLessThanOrEqual(Math.max(tableRem, 8 + 0.75 + 4));
      },
    ),
  );
});
