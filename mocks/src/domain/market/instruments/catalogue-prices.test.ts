import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { FIXED_ONE } from '#kernel/fixed.ts';
import { instantOfSecond, tradingDayAt } from '../calendar/calendar.ts';
import { catalogue } from './catalogue.ts';
import { createMarket } from '../market.ts';
import { anyInstant, anySeed, DAY, marketOf, markets, NOW } from '#test/seeded-markets.ts';

// A year of prices for each of several instruments, on whatever machine computes them.
vi.setConfig({ testTimeout: 30_000 });

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
        const price = (key: string) => Number(market.price(key, instant)) / Number(FIXED_ONE);
        const base = (key: string) => Number(market.instrument(key).basePrice) / Number(FIXED_ONE);
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
