import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampViewport,
  isClosest,
  isWhole,
  panViewport,
  revealSlot,
  viewportAround,
  wholeViewport,
  zoomViewport,
  type Viewport,
} from './viewport.ts';

const slotCounts = fc.integer({ min: 1, max: 50_000 });
/** An axis and some view of it. */
const views = slotCounts.chain((slotCount) =>
  fc.record({
    slotCount: fc.constant(slotCount),
    view: fc
      .record({
        start: fc.double({ min: -10, max: 50_000, noNaN: true }),
        count: fc.double({ min: 0.5, max: 60_000, noNaN: true }),
      })
      .map((view) => clampViewport(view, slotCount)),
  }),
);
const factors = fc.double({ min: 0.05, max: 20, noNaN: true });
const shares = fc.double({ min: 0, max: 1, noNaN: true });

function expectInside({ start, count }: Viewport, slotCount: number): void {
  expect(start).toBeGreaterThanOrEqual(0);
  expect(start + count).toBeLessThanOrEqual(slotCount + 1e-6);
  expect(count).toBeGreaterThanOrEqual(Math.min(10, slotCount));
}

describe('whatever is done to it, a view', () => {
  test('never leaves the ends', () => {
    fc.assert(
      fc.property(
        views,
        factors,
        shares,
        fc.double({ noNaN: true }),
        ({ view, slotCount }, factor, share, by) => {
          const slot = view.start + share * view.count;
          expectInside(zoomViewport(view, slotCount, factor, slot), slotCount);
          expectInside(panViewport(view, slotCount, by), slotCount);
          expectInside(revealSlot(view, slotCount, Math.floor(share * (slotCount - 1))), slotCount);
        },
      ),
    );
  });

  test('keeps the slot under the pointer while it zooms, unless an end is in the way', () => {
    fc.assert(
      fc.property(views, factors, shares, ({ view, slotCount }, factor, share) => {
        const slot = view.start + share * view.count;
        const zoomed = zoomViewport(view, slotCount, factor, slot);
        const isAtEnd = zoomed.start < 1e-6 || zoomed.start + zoomed.count > slotCount - 1e-6;
        if (!isAtEnd) expect((slot - zoomed.start) / zoomed.count).toBeCloseTo(share, 6);
      }),
    );
  });

  test('comes to the same place by two pans as by one', () => {
    const by = fc.double({ min: 0, max: 1_000, noNaN: true });
    fc.assert(
      fc.property(views, by, by, ({ view, slotCount }, one, other) => {
        const twice = panViewport(panViewport(view, slotCount, one), slotCount, other);
        expect(twice.start).toBeCloseTo(panViewport(view, slotCount, one + other).start, 6);
        expect(twice.count).toBe(view.count);
      }),
    );
  });

  test('shows a slot that it is asked to reveal, and stays when it does already', () => {
    fc.assert(
      fc.property(views, shares, ({ view, slotCount }, share) => {
        const slot = Math.floor(share * (slotCount - 1));
        const shown = revealSlot(view, slotCount, slot);
        expect(shown.start).toBeLessThanOrEqual(slot + 1e-6);
        expect(shown.start + shown.count).toBeGreaterThanOrEqual(slot + 1 - 1e-6);
        expect(revealSlot(shown, slotCount, slot).start).toBeCloseTo(shown.start, 6);
      }),
    );
  });
});

test('the whole axis is in view until somebody zooms', () => {
  const whole = wholeViewport(240);
  expect(isWhole(whole, 240)).toBe(true);
  expect(isWhole(zoomViewport(whole, 240, 0.5, 120), 240)).toBe(false);
  expect(zoomViewport(whole, 240, 2, 120)).toEqual(whole);
});

test('ten candles are as close as it goes', () => {
  const closest = viewportAround(120, 0.5, 1, 240);
  expect(closest.count).toBe(10);
  expect(isClosest(closest, 240)).toBe(true);
  expect(isClosest(wholeViewport(4), 4)).toBe(true);
});
