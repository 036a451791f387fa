import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formatExact } from '#kernel/fixed.ts';
import { isOpen } from '../calendar/calendar.ts';
import { catalogue } from '../instruments/catalogue.ts';
import { tickAt } from '../instruments/tick-sizes.ts';
import { createMarket } from '../market.ts';
import {
  anyInstant,
  anyKey,
  anySeed,
  at,
  DAY,
  HOUR,
  marketOf,
  markets,
  NOW,
  pricesOf,
} from '#test/seeded-markets.ts';

// Properties of whole days, a second at a time, on whatever machine runs them.
vi.setConfig({ testTimeout: 30_000 });

describe('the price path', () => {
  it('is what it always was for a seed', () => {
    const market = createMarket('golden');
    const prices = ['US:AAPL', 'HK:00700', 'FOREX:EURUSD', 'CRYPTO:BTCUSDT'].flatMap((key) =>
      [at('2025-03-14T18:00:01Z'), NOW, at('2027-06-01T14:45:10Z')].map((instant) =>
        formatExact(market.price(key, instant)),
      ),
    );
    expect(prices).toEqual([
      '265.45',
      '274.62',
      '229.57',
      '910',
      '626.5',
      '654',
      '1.12697',
      '1.16271',
      '1.14411',
      '67214.83',
      '94654.4',
      '104299.26',
    ]);
  });

  it('does not depend on what was asked before', () => {
    fc.assert(
      fc.property(
        anyKey,
        fc.array(anyInstant, { minLength: 1, maxLength: 20 }),
        fc.string(),
        (key, instants, seed) => {
          const asked = createMarket(seed);
          const prices = instants.map((instant) => asked.price(key, instant));
          asked.quote(key, NOW);
          const backwards = instants.toReversed().map((instant) => createMarket(seed).price(key, instant));
          expect(backwards.toReversed()).toEqual(prices);
          expect(instants.map((instant) => asked.price(key, instant))).toEqual(prices);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is a whole number of ticks above zero, and does not move while the market is closed', () => {
    fc.assert(
      fc.property(
        anySeed,
        fc.constantFrom(...catalogue.map(({ key }) => key)),
        anyInstant,
        (seed, key, instant) => {
          const market = marketOf(seed);
          const instrument = market.instrument(key);
          const { calendar } = instrument;
          const price = market.price(key, instant);
          expect(price > 0n && price % tickAt(instrument, price) === 0n).toBe(true);
          const { closesAt, opensAt } = market.session(key, instant);
          if (opensAt !== undefined) expect(market.price(key, opensAt - 1)).toBe(price);
          if (closesAt !== undefined && !isOpen(calendar, closesAt)) {
            expect(market.price(key, closesAt)).toBe(market.price(key, closesAt - 1));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('changes with the seed', () => {
    const prices = markets.map((market) => market.price('US:AAPL', NOW));
    expect(new Set(prices).size).toBe(markets.length);
  });

  it('moves at nearly every second of a liquid stock’s session', () => {
    const prices = pricesOf(markets[0] ?? createMarket(''), 'US:AAPL', NOW, NOW + 600_000).map(
      ({ price }) => price,
    );
    const moves = prices.filter((price, index) => index > 0 && price !== prices[index - 1]).length;
    expect(moves).toBeGreaterThan(300);
  });
});

describe('the range of a stretch', () => {
  it('is exactly that of its seconds', () => {
    fc.assert(
      fc.property(
        anySeed,
        anyKey,
        anyInstant,
        fc.integer({ min: 0, max: 3 * HOUR }),
        (seed, key, from, length) => {
          const market = marketOf(seed);
          const prices = pricesOf(market, key, from, from + length).map(({ price }) => price);
          const high = prices.reduce((a, b) => (a > b ? a : b));
          const low = prices.reduce((a, b) => (a < b ? a : b));
          expect(market.range(key, from, from + length)).toEqual({ high, low });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('of many days is that of its days together', () => {
    fc.assert(
      fc.property(anySeed, anyKey, anyInstant, fc.integer({ min: 1, max: 120 }), (seed, key, from, days) => {
        const market = marketOf(seed);
        const parts = Array.from({ length: days }, (_, n) =>
          market.range(key, from + n * DAY, from + (n + 1) * DAY - 1),
        );
        const high = parts.map((part) => part.high).reduce((a, b) => (a > b ? a : b));
        const low = parts.map((part) => part.low).reduce((a, b) => (a < b ? a : b));
        expect(market.range(key, from, from + days * DAY - 1)).toEqual({ high, low });
      }),
      { numRuns: 40 },
    );
  });
});
