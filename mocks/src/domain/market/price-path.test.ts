import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { FIXED_ONE, formatExact } from '../../kernel/fixed.ts';
import type { Fixed } from '../../kernel/fixed.ts';
import { instantOfSecond, isOpen, sessionsBetween, tradingDayAt } from './calendar.ts';
import { catalogue } from './catalogue.ts';
import { exponential } from './exponential.ts';
import { createMarket } from './market.ts';
import type { Market } from './market.ts';

// Properties of whole days, a second at a time, on whatever machine runs them.
vi.setConfig({ testTimeout: 30_000 });

const at = (text: string): number => Date.parse(text);
const NOW = at('2026-11-18T15:30:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

// Seeds and keys rather than markets and instruments: a counterexample has to be readable.
const seeds = ['seed-1', 'seed-2', 'seed-3'] as const;
const markets = seeds.map((seed) => createMarket(seed));
const anySeed = fc.constantFrom(...seeds);

function marketOf(seed: (typeof seeds)[number]): Market {
  return markets[seeds.indexOf(seed)] ?? createMarket(seed);
}

const anyKey = fc.constantFrom(
  'US:AAPL',
  'US:URG',
  'HK:00700',
  'INDEX:SPX',
  'FOREX:EURJPY',
  'FUTURE:GC',
  'CRYPTO:BTCUSDT',
  'CRYPTO:PEPEUSDT',
);
const anyInstant = fc.integer({ min: NOW - 700 * DAY, max: NOW + 400 * DAY });

/** The prices of a stretch, second by second: the slow and certain way. */
function pricesOf(market: Market, key: string, from: number, to: number): { at: number; price: Fixed }[] {
  const prices = [{ at: from, price: market.price(key, from) }];
  for (const span of sessionsBetween(market.instrument(key).calendar, from, to + 1)) {
    for (let instant = Math.ceil(span.start / 1000) * 1000; instant < span.end; instant += 1000) {
      prices.push({ at: instant, price: market.price(key, instant) });
    }
  }
  return prices;
}

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

  it('is a whole number of ticks above zero, and stands still while the market rests', () => {
    fc.assert(
      fc.property(
        anySeed,
        fc.constantFrom(...catalogue.map(({ key }) => key)),
        anyInstant,
        (seed, key, instant) => {
          const market = marketOf(seed);
          const { calendar, tickSize } = market.instrument(key);
          const price = market.price(key, instant);
          expect(price > 0n && price % tickSize === 0n).toBe(true);
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

describe('the catalogue’s prices', () => {
  it('are near their base today, whatever the seed', () => {
    for (const market of markets) {
      for (const instrument of catalogue) {
        const ratio = Number(market.price(instrument.key, NOW)) / Number(instrument.basePrice);
        // Two days of an extreme market at most: six daily deviations.
        const bound = 6 * (instrument.annualVolatility / Math.sqrt(252)) + 0.01;
        expect(Math.abs(Math.log(ratio))).toBeLessThan(bound);
      }
    }
  });

  it('have the volatility their instrument says, over a year', () => {
    for (const key of ['INDEX:SPX', 'US:NVDA', 'HK:00700', 'FOREX:EURUSD', 'FUTURE:GC', 'CRYPTO:BTCUSDT']) {
      const ratios = markets.map((market) => {
        const closes = market
          .candlesBetween(key, '1d', NOW - 365 * DAY, NOW)
          .map(({ close }) => Math.log(Number(close)));
        const returns = closes.slice(1).map((close, index) => close - (closes[index] ?? 0));
        const variance = returns.reduce((sum, one) => sum + one * one, 0);
        return Math.sqrt(variance) / market.instrument(key).annualVolatility;
      });
      for (const ratio of ratios) expect(ratio).toBeGreaterThan(0.75);
      for (const ratio of ratios) expect(ratio).toBeLessThan(1.45);
    }
  });

  it('of kin agree: cross rates at every second, two share classes, two contract sizes', () => {
    fc.assert(
      fc.property(anySeed, anyInstant, (seed, instant) => {
        const market = marketOf(seed);
        const price = (key: string) => Number(market.price(key, instant)) / 1e8;
        const base = (key: string) => Number(market.instrument(key).basePrice) / 1e8;
        expect(price('FOREX:EURUSD') * price('FOREX:USDJPY')).toBeCloseTo(price('FOREX:EURJPY'), 2);
        expect(price('FOREX:EURUSD') / price('FOREX:GBPUSD')).toBeCloseTo(price('FOREX:EURGBP'), 4);
        expect(price('FUTURE:MGC')).toBe(price('FUTURE:GC'));
        expect(price('US:GOOG') / price('US:GOOGL')).toBeCloseTo(base('US:GOOG') / base('US:GOOGL'), 3);
      }),
    );
  });

  it('move with their market', () => {
    const market = createMarket('together');
    const first = tradingDayAt('US', NOW - 300 * DAY);
    const returns = (key: string) =>
      Array.from({ length: 200 }, (_, n) => {
        const instant = instantOfSecond(first, 0) + n * DAY;
        return Math.log(Number(market.price(key, instant + DAY)) / Number(market.price(key, instant)));
      });
    const dot = (a: number[], b: number[]) =>
      a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
    const [spx, dji, aapl] = [returns('INDEX:SPX'), returns('INDEX:DJI'), returns('US:AAPL')];
    const correlation = (a: number[], b: number[]) => dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
    expect(correlation(spx, dji)).toBeGreaterThan(0.85);
    expect(correlation(spx, aapl)).toBeGreaterThan(0.35);
    expect(correlation(spx, aapl)).toBeLessThan(0.75);
  });
});

describe('the exponential', () => {
  it('is that of the engine to the last digits, and rises', () => {
    fc.assert(
      fc.property(fc.double({ min: -8, max: 8, noNaN: true }), (x) => {
        expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(1e-14);
        expect(exponential(x + 1e-9)).toBeGreaterThan(exponential(x));
      }),
      { numRuns: 2_000 },
    );
  });
});
