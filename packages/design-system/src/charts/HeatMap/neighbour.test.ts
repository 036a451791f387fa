import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neighbour, type Direction } from './neighbour.ts';
import { groupOf, laidOut } from './laidOut.tsx';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
/** A tall box, two beside it, the lower one larger. */
const three = [box(0, 0, 50, 100), box(50, 0, 50, 40), box(50, 40, 50, 60)];

describe('an arrow in the map', () => {
  test('leads to the neighbour that shares most of the edge', () => {
    expect(neighbour(three, 0, 'right')).toBe(2);
    expect(neighbour(three, 1, 'down')).toBe(2);
    expect(neighbour(three, 1, 'left')).toBe(0);
  });

  test('leads nowhere at the end of the map', () => {
    expect(neighbour(three, 0, 'left')).toBeUndefined();
    expect(neighbour(three, 1, 'up')).toBeUndefined();
    expect(neighbour([], 0, 'up')).toBeUndefined();
  });

  test('goes where it points, and comes back to the same side, whatever the map', () => {
    const opposite = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 2, maxLength: 80 }),
        fc.nat(),
        fc.constantFrom<Direction>('left', 'right', 'up', 'down'),
        (sizes, pick, direction) => {
          const cells = laidOut([groupOf(sizes)], 358, 480).flatMap((group) => group.cells);
          const boxes = cells.map((cell) => cell.box);
          const from = pick % sizes.length;
          const to = neighbour(boxes, from, direction);
          if (to === undefined) return;
          const [a, b] = [boxes[from] ?? box(0, 0, 0, 0), boxes[to] ?? box(0, 0, 0, 0)];
          const centre = {
            x: b.x + b.width / 2 - a.x - a.width / 2,
            y: b.y + b.height / 2 - a.y - a.height / 2,
          };
          const along = { left: -centre.x, right: centre.x, up: -centre.y, down: centre.y }[direction];
          expect(along).toBeGreaterThan(0);
          expect(neighbour(boxes, to, opposite[direction])).toBeDefined();
        },
      ),
    );
  });
});
