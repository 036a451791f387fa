import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { chartPeriods, resolutionSeconds } from './candle.ts';
import type { Candle, Resolution } from './candle.ts';
import { aggregate } from './candles.ts';
import { createMarket } from './market.ts';
import type { Market } from './market.ts';

// Properties of whole days, a second at a time, on whatever machine runs them.
vi.setConfig({ testTimeout: 30_000 });

const at = (text: string): number => Date.parse(text);
const NOW = at('2026-11-18T15:30:00Z');
const DAY = 86_400_000;

// Seeds and keys rather than markets and instruments: a counterexample has to be readable.
const seeds = ['seed-1', 'seed-2'] as const;
const markets = seeds.map((seed) => createMarket(seed));
const anySeed = fc.constantFrom(...seeds);

function marketOf(seed: (typeof seeds)[number]): Market {
  return markets[seeds.indexOf(seed)] ?? createMarket(seed);
}

const anyKey = fc.constantFrom(
  'US:AAPL',
  'HK:00700',
  'INDEX:GDAXI',
  'FOREX:EURUSD',
  'FUTURE:CL',
  'CRYPTO:ETHUSDT',
);
const anyInstant = fc.integer({ min: NOW - 400 * DAY, max: NOW + 400 * DAY });
const widths = [...(Object.keys(resolutionSeconds) as Resolution[]), '1d' as const];
const coarserAndFiner = fc
  .tuple(fc.nat({ max: widths.length - 2 }), fc.nat({ max: widths.length - 1 }))
  .map(([a, b]) => [widths[Math.min(a, b)] ?? '1m', widths[Math.max(a + 1, b)] ?? '1d'] as const);

/** Bars of one width gathered under those of another. The last one is evaluated by its own clock. */
function gather(finer: readonly Candle[], coarser: readonly Candle[]): Omit<Candle, 'isComplete' | 'end'>[] {
  return coarser.map(({ start, end }) => {
    const {
      isComplete: _isComplete,
      end: _end,
      ...figures
    } = aggregate(finer.filter((candle) => candle.start >= start && candle.start < end));
    return figures;
  });
}

describe('candles', () => {
  it('of a coarser width equal the aggregate of the finer', () => {
    fc.assert(
      fc.property(
        anySeed,
        anyKey,
        coarserAndFiner,
        anyInstant,
        fc.integer({ min: 0, max: 2 }),
        (seed, key, pair, to, days) => {
          const market = marketOf(seed);
          const [fine, coarse] = pair;
          const from = to - days * DAY;
          const coarser = market.candlesBetween(key, coarse, from, to);
          const finer = market.candlesBetween(key, fine, coarser[0]?.start ?? from, to);
          const figures = coarser.map(({ isComplete: _isComplete, end: _end, ...rest }) => rest);
          expect(gather(finer, coarser)).toEqual(figures);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are sound: ordered, within their high and low, each beginning where a second of the path does', () => {
    fc.assert(
      fc.property(anySeed, anyKey, fc.constantFrom(...widths), anyInstant, (seed, key, width, to) => {
        const market = marketOf(seed);
        const candles = market.candlesBetween(key, width, to - 2 * DAY, to);
        fc.pre(candles.length > 0);
        for (const [index, candle] of candles.entries()) {
          const { open, high, low, close, start, end, isComplete } = candle;
          expect(low <= open && low <= close && high >= open && high >= close).toBe(true);
          expect(open).toBe(market.price(key, start));
          expect(isComplete).toBe(end <= to);
          expect(start).toBeGreaterThanOrEqual(candles[index - 1]?.end ?? 0);
          const last = Math.min(end - 1, to);
          expect(close).toBe(market.price(key, last));
          expect({ high, low }).toEqual(market.range(key, start, last));
          expect(candle.volume).toBe(market.volume(key, start, last + 1));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('never cover a lunch break or a night', () => {
    const candles = createMarket('hk').candlesBetween(
      'HK:00700',
      '4h',
      at('2026-11-18T01:00:00Z'),
      at('2026-11-18T09:00:00Z'),
    );
    expect(candles.map(({ start, end }) => [start, end])).toEqual([
      [at('2026-11-18T01:30:00Z'), at('2026-11-18T04:00:00Z')],
      [at('2026-11-18T05:00:00Z'), at('2026-11-18T08:00:00Z')],
    ]);
  });

  it('of the past are the same after the future was looked at', () => {
    fc.assert(
      fc.property(
        anyKey,
        fc.constantFrom(...widths),
        anyInstant,
        fc.array(fc.nat({ max: 2 * DAY }), { maxLength: 6 }),
        (key, width, to, later) => {
          const market = createMarket('memory');
          for (const ms of later) market.candlesBetween(key, width, to - DAY, to + ms);
          const remembered = market.candlesBetween(key, width, to - DAY, to);
          expect(remembered).toEqual(createMarket('memory').candlesBetween(key, width, to - DAY, to));
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('the six chart periods', () => {
  it('end at the last price of the quote, and hold its high, low and volume', () => {
    fc.assert(
      fc.property(anySeed, anyKey, anyInstant, (seed, key, to) => {
        const market = marketOf(seed);
        const quote = market.quote(key, to);
        for (const period of chartPeriods) {
          const candles = market.candles(key, period, to);
          expect(candles.at(-1)?.close).toBe(quote.last);
        }
        const day = aggregate(market.candles(key, 'intraday', to));
        expect(day).toMatchObject({
          open: quote.open,
          high: quote.high,
          low: quote.low,
          volume: quote.volume,
        });
      }),
      { numRuns: 25 },
    );
  });

  it('show what their names say on a Wednesday morning in New York', () => {
    const market = createMarket('periods');
    const shape = chartPeriods.map((period) => {
      const candles = market.candles('US:AAPL', period, NOW);
      return [period, candles.length, new Date(candles[0]?.start ?? 0).toISOString()];
    });
    expect(shape).toEqual([
      ['intraday', 61, '2026-11-18T14:30:00.000Z'],
      ['1D', 79, '2026-11-17T15:30:00.000Z'],
      ['1W', 131, '2026-11-11T15:30:00.000Z'],
      ['1M', 154, '2026-10-19T15:30:00.000Z'],
      ['3M', 65, '2026-08-19T13:30:00.000Z'],
      ['1Y', 252, '2025-11-18T14:30:00.000Z'],
    ]);
  });

  it('show the last session while the market is closed', () => {
    const market = createMarket('weekend');
    const candles = market.candles('US:AAPL', 'intraday', at('2026-11-22T12:00:00Z'));
    expect(candles).toHaveLength(390);
    expect(candles.every(({ isComplete }) => isComplete)).toBe(true);
    expect(new Date(candles.at(-1)?.end ?? 0).toISOString()).toBe('2026-11-20T21:00:00.000Z');
    expect(market.candles('US:AAPL', '1D', at('2026-11-22T12:00:00Z'))).toHaveLength(78);
  });

  it('end half days early', () => {
    const candles = createMarket('half').candles('US:AAPL', 'intraday', at('2026-11-28T12:00:00Z'));
    expect(candles).toHaveLength(210);
  });
});
