import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { FIXED_ONE } from '#kernel/fixed.ts';
import type { Fixed } from '#kernel/fixed.ts';
import { isOpen } from '../calendar/calendar.ts';
import { createMarket } from '../market.ts';
import { anyInstant, anyKey, anySeed, at, DAY, HOUR, marketOf, NOW, pricesOf } from '#test/seeded-markets.ts';

// Properties of whole days, a second at a time, on whatever machine runs them.
vi.setConfig({ testTimeout: 30_000 });

describe('the first crossing of a level', () => {
  const anySide = fc.constantFrom('atOrBelow' as const, 'atOrAbove' as const);

  it('is the first second that a patient watcher would see', () => {
    fc.assert(
      fc.property(
        anySeed,
        anyKey,
        anyInstant,
        fc.integer({ min: 0, max: 3 * HOUR }),
        anySide,
        fc.integer({ min: -60, max: 60 }),
        (seed, key, from, length, side, bp) => {
          const market = marketOf(seed);
          const base = market.price(key, from);
          // Off the grid of ticks on purpose, every other time.
          const level = base + (base * BigInt(bp)) / 10_000n + BigInt(bp % 2);
          const { calendar } = market.instrument(key);
          const seen = pricesOf(market, key, from, from + length).find(
            (one) =>
              isOpen(calendar, one.at) && (side === 'atOrBelow' ? one.price <= level : one.price >= level),
          );
          expect(market.firstCrossing(key, side, level, from, from + length)).toBe(seen?.at);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('over months is where the price is through the level and was not before', () => {
    fc.assert(
      fc.property(
        anySeed,
        anyKey,
        anyInstant,
        anySide,
        fc.integer({ min: 1, max: 30 }),
        (seed, key, from, side, percent) => {
          const market = marketOf(seed);
          const base = market.price(key, from);
          const sign = side === 'atOrBelow' ? -1n : 1n;
          const level = base + (sign * base * BigInt(percent)) / 100n;
          const to = from + 90 * DAY;
          const isThrough = ({ high, low }: { high: Fixed; low: Fixed }) =>
            side === 'atOrBelow' ? low <= level : high >= level;
          const crossing = market.firstCrossing(key, side, level, from, to);
          if (crossing === undefined) {
            expect(isThrough(market.range(key, from, to))).toBe(false);
            return;
          }
          expect(isOpen(market.instrument(key).calendar, crossing)).toBe(true);
          expect(isThrough(market.range(key, crossing, crossing))).toBe(true);
          if (crossing > from) expect(isThrough(market.range(key, from, crossing - 1))).toBe(false);
        },
      ),
      { numRuns: 80 },
    );
  });

  it('waits for the market to open', () => {
    const market = createMarket('closed');
    const friday = at('2026-11-20T23:00:00Z');
    const opens = at('2026-11-23T14:30:00Z');
    const high = 1_000_000n * FIXED_ONE;
    expect(market.firstCrossing('US:AAPL', 'atOrBelow', high, friday, opens - 1)).toBeUndefined();
    expect(market.firstCrossing('US:AAPL', 'atOrBelow', high, friday, opens + HOUR)).toBe(opens);
    const lunch = at('2026-11-18T04:30:00Z');
    expect(market.firstCrossing('HK:00700', 'atOrBelow', high, lunch, lunch + HOUR)).toBe(
      at('2026-11-18T05:00:00Z'),
    );
  });

  it('is at once where the price is there already, and never at a level out of reach', () => {
    const market = createMarket('now');
    expect(market.firstCrossing('US:AAPL', 'atOrAbove', 1n, NOW + 123, NOW + 999)).toBe(NOW + 123);
    expect(market.firstCrossing('US:AAPL', 'atOrBelow', 0n, NOW, NOW + 300 * DAY)).toBeUndefined();
    expect(market.firstCrossing('US:AAPL', 'atOrAbove', -FIXED_ONE, NOW, NOW + 1)).toBe(NOW);
  });
});
