import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tagOffsets } from './tagPlaces.ts';

it('leaves tags at their lines where there is room', () => {
  expect(tagOffsets([10, 60, 120], 90, 12)).toEqual([0, 0, 0]);
});

it('moves those near the last price away from it, each to its own side', () => {
  expect(tagOffsets([95, 105], 100, 12)).toEqual([79 - 95, 121 - 105]);
  expect(tagOffsets([100], 100, 12)).toEqual([21]);
});

it('moves those that are near each other apart, without a last price, too', () => {
  expect(tagOffsets([50, 50, 55], undefined, 12)).toEqual([0, 21, 37]);
});

it('never lets one cover another or the last price', () => {
  const y = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(fc.array(y, { maxLength: 8 }), fc.option(y, { nil: undefined }), (ys, lastY) => {
      const offsets = tagOffsets(ys, lastY, 12);
      const places = ys.map((at, index) => at + (offsets[index] ?? 0));
      const all = (lastY === undefined ? places : [...places, lastY]).toSorted((a, b) => a - b);
      for (const [index, place] of all.slice(1).entries())
        expect(place - (all[index] ?? 0)).toBeGreaterThanOrEqual(21 - 1e-9);
    }),
  );
});
