import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved, placeAt, shifted, type Lifted } from './lifting.ts';

const boxesOf = (heights: readonly number[]) => ({
  heights,
  tops: heights.map((_, index) => heights.slice(0, index).reduce((sum, height) => sum + height, 0)),
});

const list = fc.array(fc.integer({ min: 44, max: 160 }), { minLength: 1, maxLength: 30 }).chain((heights) =>
  fc.record({
    heights: fc.constant(heights),
    from: fc.nat(heights.length - 1),
    to: fc.nat(heights.length - 1),
  }),
);

test('rows are drawn where they lie once the row is dropped there', () => {
  fc.assert(
    fc.property(list, ({ heights, from, to }) => {
      const lifted: Lifted = { ...boxesOf(heights), from, to, y: 0 };
      const order = moved(
        heights.map((_, index) => index),
        from,
        to,
      );
      const after = boxesOf(order.map((index) => heights[index] ?? 0));
      order.forEach((index, place) => {
        expect((lifted.tops[index] ?? 0) + shifted(lifted, index, false)).toBe(after.tops[place]);
      });
    }),
  );
});

test('drawn to the middle of a row, it takes the place of that row', () => {
  fc.assert(
    fc.property(list, ({ heights, from, to }) => {
      const boxes = boxesOf(heights);
      const middle = (index: number) => (boxes.tops[index] ?? 0) + (heights[index] ?? 0) / 2;
      expect(placeAt({ ...boxes, from }, middle(to) - middle(from))).toBe(to);
    }),
  );
});

test('drawn beyond either end, it comes to that end', () => {
  const boxes = { ...boxesOf([60, 60, 60]), from: 1 };
  expect(placeAt(boxes, -5_000)).toBe(0);
  expect(placeAt(boxes, 5_000)).toBe(2);
});
