import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceDomain, roundPrices, roundStep } from './priceDomain.ts';

describe('a round step', () => {
  test.each([
    [0.9, 1],
    [1, 1],
    [1.1, 2],
    [3, 5],
    [7, 10],
    [23, 50],
    [0.031, 0.05],
  ])('of at least %d is %d', (rough, step) => {
    expect(roundStep(rough, 2)).toBeCloseTo(step, 10);
  });

  test('is never finer than the last decimal of a price', () => {
    expect(roundStep(0.0003, 2)).toBe(0.01);
    expect(roundStep(0, 2)).toBe(0.01);
    expect(roundStep(0.0003, 4)).toBeCloseTo(0.0005, 10);
  });
});

test('round prices carry no noise of binary fractions', () => {
  expect(roundPrices(0.05, 0.45, 0.1, 2)).toEqual([0.1, 0.2, 0.3, 0.4]);
  expect(roundPrices(-1, 1, 0.5, 2)).toEqual([-1, -0.5, 0, 0.5, 1]);
  expect(roundPrices(1.00000002e-5, 1.4e-5, 1e-6, 8)).toEqual([0.000011, 0.000012, 0.000013, 0.000014]);
});

describe('the price axis', () => {
  const day = { range: { low: 186.8, high: 188.9 }, heightPx: 250, decimals: 2 };

  test('holds every price, with air above and below', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1000, max: 200_000, noNaN: true }),
        fc.double({ min: 0, max: 5000, noNaN: true }),
        fc.integer({ min: 60, max: 900 }),
        (low, extent, heightPx) => {
          const domain = priceDomain({ range: { low, high: low + extent }, heightPx, decimals: 2 });
          expect(domain.low).toBeLessThan(low);
          expect(domain.high).toBeGreaterThan(low + extent);
          expect(domain.ticks.length).toBeGreaterThan(0);
          for (const tick of domain.ticks) {
            expect(tick).toBeGreaterThanOrEqual(domain.low - 1e-6);
            expect(tick).toBeLessThanOrEqual(domain.high + 1e-6);
          }
        },
      ),
    );
  });

  test('gives each label its room', () => {
    for (const heightPx of [80, 120, 250, 600]) {
      const { ticks, low, high } = priceDomain({ ...day, heightPx });
      const spacing = ((ticks[1] ?? high) - (ticks[0] ?? low)) * (heightPx / (high - low));
      expect(spacing).toBeGreaterThan(24);
    }
  });

  test('stays as it is while the price moves inside it', () => {
    const before = priceDomain(day);
    expect(priceDomain({ ...day, range: { low: 186.8, high: 188.93 } })).toEqual(before);
  });

  test('reaches out for a previous close that is near', () => {
    const domain = priceDomain({ ...day, reference: 185.9 });
    expect(domain.isReferenceVisible).toBe(true);
    expect(domain.low).toBeLessThan(185.9);
  });

  test('leaves out one so far off that the price would be a flat line', () => {
    const domain = priceDomain({ ...day, reference: 150 });
    expect(domain.isReferenceVisible).toBe(false);
    expect(domain).toEqual({ ...priceDomain(day), isReferenceVisible: false });
  });

  test('surrounds a price that never moved', () => {
    const domain = priceDomain({ range: { low: 50, high: 50 }, heightPx: 250, decimals: 2 });
    expect(domain.low).toBeLessThan(50);
    expect(domain.high).toBeGreaterThan(50);
    expect(domain.ticks).toContain(50);
    expect(priceDomain({ range: { low: 0, high: 0 }, heightPx: 250, decimals: 2 }).ticks).toContain(0);
  });
});

test.each([1e15, 1e17, 1e19, 1e20])(
  'prices of %s that differ by less than a number can tell have an axis all the same',
  (price) => {
    for (const extent of [0, 0.01, 1, 64, 4096, price * 1e-13, price * 1e-11, price * 1e-3]) {
      const { low, high, ticks } = domainOf({ low: price, high: price + extent });
      expect(low).toBeLessThan(price);
      expect(high).toBeGreaterThan(price);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThan(40);
    }
  },
);

test('prices far below one have an axis of their own decimals', () => {
  const { ticks } = priceDomain({
    range: { low: 0.0000001, high: 0.0000004 },
    heightPx: 240,
    decimals: 8,
  });
  expect(new Set(ticks).size).toBe(ticks.length);
  expect(ticks.length).toBeGreaterThan(2);
});

function domainOf(range: { low: number; high: number }) {
  return priceDomain({ range, heightPx: 240, decimals: 2 });
}
