import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandLayout, profitScale, runningTotals } from './profitLayout.ts';

const money = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100);

describe('the axis of profits', () => {
  test('labels round numbers, zero among them', () => {
    expect(profitScale([-180, 420], 4, 2)).toEqual({ low: -300, high: 500, ticks: [-200, 0, 200, 400] });
  });

  test('begins at zero where nothing was lost, and hangs from it where nothing was gained', () => {
    expect(profitScale([120, 80], 3, 2).low).toBe(0);
    expect(profitScale([-120, -80], 3, 2).high).toBe(0);
  });

  test('of nothing but zeros has one label', () => {
    expect(profitScale([0, 0], 4, 2)).toEqual({ low: -1, high: 1, ticks: [0] });
    expect(profitScale([], 4, 2).ticks).toEqual([0]);
  });

  test('holds every value with its zero, and has no more labels than fit, whatever the values', () => {
    fc.assert(
      fc.property(
        fc.array(money, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 2, max: 8 }),
        (values, labels) => {
          const { low, high, ticks } = profitScale(values, labels, 2);
          expect(ticks).toContain(0);
          expect(ticks.length).toBeLessThanOrEqual(labels + 2);
          for (const value of [0, ...values]) {
            expect(value).toBeGreaterThanOrEqual(low);
            expect(value).toBeLessThanOrEqual(high);
          }
          for (const tick of ticks) {
            expect(tick).toBeGreaterThanOrEqual(low);
            expect(tick).toBeLessThanOrEqual(high);
          }
        },
      ),
    );
  });
});

describe('the running total', () => {
  const bars = [5, null, null, -2, 0].map((value, t) => ({ t, value }));

  test('goes on from the opening amount and passes over what is missing', () => {
    expect(runningTotals(bars, 100)).toEqual([105, null, null, 103, 103]);
  });
});

describe('the bands', () => {
  test('never overlap, and every bar is found again at its own middle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 200, max: 1200 }), (count, width) => {
        const { bar, pitch, toX, indexAt } = bandLayout(count, width);
        expect(bar).toBeLessThanOrEqual(Math.max(1, pitch));
        for (let i = 0; i < count; i++) expect(indexAt(toX(i))).toBe(i);
        expect(toX(0) - bar / 2).toBeGreaterThanOrEqual(0);
        expect(toX(count - 1) + bar / 2).toBeLessThanOrEqual(width);
      }),
    );
  });

  test('a pointer beyond the ends reads the bar at that end', () => {
    const { indexAt } = bandLayout(5, 300);
    expect(indexAt(-10)).toBe(0);
    expect(indexAt(400)).toBe(4);
  });
});
