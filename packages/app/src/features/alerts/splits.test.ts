import { toDecimal, type ChartPeriod, type Kline } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AlertCondition, PriceAlert } from './price-alerts.ts';
import { createSplitChecks, periodSince } from './split-checks.ts';
import { afterSplits, withSplits } from './splits.ts';

const alert = (patch: Partial<PriceAlert> = {}): PriceAlert => ({
  id: 'a',
  stock_code: 'AAPL',
  market: 'NASDAQ',
  source: 0,
  name: 'Apple',
  currency: 'USD',
  localLogoUrl: null,
  priceDecimals: 2,
  isDelayed: false,
  condition: 'above',
  value: toDecimal('190.01'),
  setAt: 1_000,
  priceAt: 1_000,
  fired: null,
  adjusted: null,
  ...patch,
});
const split = (t: number, ratio: string) => ({ t, ratio: toDecimal(ratio) });

describe('a price after a split', () => {
  test.for([
    ['above', '190.01', '4', '47.50'],
    ['below', '190.01', '4', '47.51'],
    ['above', '190.00', '4', '47.50'],
    ['below', '100', '3', '33.34'],
    // The other way round: ten old shares become one.
    ['above', '1.90', '0.1', '19.00'],
  ] as const)('%s %s, %s for 1: %s', ([condition, value, ratio, after]) => {
    const adjusted = afterSplits(alert({ condition, value: toDecimal(value) }), [split(2_000, ratio)]);
    expect(Number(adjusted.value)).toBe(Number(after));
    expect(adjusted.adjusted).toEqual({ at: 2_000, ratio, from: value });
  });

  test('counts each split once, whoever asks, and none of before it was set', () => {
    const splits = [split(500, '7'), split(1_000, '5'), split(2_000, '2'), split(3_000, '3')];
    const once = afterSplits(alert({ value: toDecimal('600') }), splits);
    expect(Number(once.value)).toBe(100);
    expect(afterSplits(once, splits)).toBe(once);
    const later = afterSplits(once, [...splits, split(4_000, '2')]);
    expect(Number(later.value)).toBe(50);
    expect(later.adjusted).toEqual({ at: 4_000, ratio: '2', from: once.value });
  });

  test('is no matter of a percentage, nor of what has fired', () => {
    const move = alert({ condition: 'move', value: toDecimal('5') });
    const gone = alert({ fired: { how: 'live', at: 1_500, price: toDecimal('191'), ratio: null } });
    for (const one of [move, gone]) expect(afterSplits(one, [split(2_000, '4')])).toBe(one);
  });

  test('is left as it was where nothing would be left of it', () => {
    const tiny = alert({ value: toDecimal('0.01') });
    expect(afterSplits(tiny, [split(2_000, '100')])).toBe(tiny);
  });

  test('never fires later than the price that was typed would have', () => {
    const cents = fc.integer({ min: 200, max: 1_000_000 });
    const conditions = fc.constantFrom<AlertCondition>('above', 'below');
    fc.assert(
      fc.property(conditions, cents, fc.integer({ min: 2, max: 100 }), (condition, value, ratio) => {
        const typed = alert({ condition, value: toDecimal((value / 100).toFixed(2)) });
        const after = afterSplits(typed, [split(2_000, String(ratio))]);
        const [exact, kept] = [value, Math.round(Number(after.value) * 100) * ratio];
        expect(condition === 'above' ? kept <= exact : kept >= exact).toBe(true);
        expect(Math.abs(kept - exact)).toBeLessThan(ratio);
      }),
    );
  });

  test('is that of one product alone', () => {
    const block = alert({ id: 'b', source: 4 });
    const { alerts, adjusted } = withSplits([alert(), block], alert(), [split(2_000, '4')]);
    expect(alerts[1]).toBe(block);
    expect(adjusted).toEqual([alerts[0]]);
  });
});

const at = (price: string, marketStatus: 'open' | 'closed' | null = 'open') => ({
  price_nominal: toDecimal(price),
  marketStatus,
});

describe('what was split is asked', () => {
  const setUp = (answer: () => Promise<Kline['splits']>) => {
    const asked: ChartPeriod[] = [];
    const checks = createSplitChecks(
      async (_, period) => {
        asked.push(period);
        return answer();
      },
      () => 100 * 86_400_000,
    );
    return { checks, asked };
  };

  test('at the first price, and then no more', async () => {
    const { checks, asked } = setUp(async () => [split(2_000, '4')]);
    expect(checks.isCounted(alert(), at('190'))).toBe(false);
    const answers = [checks.ask(alert(), 1_000), checks.ask(alert(), 1_000)];
    expect(await Promise.all(answers)).toEqual([[split(2_000, '4')], [split(2_000, '4')]]);
    expect(asked).toEqual(['1Y']);
    expect(checks.isCounted(alert(), at('190.02'))).toBe(true);
    expect(checks.isCounted(alert({ source: 4 }), at('190.02'))).toBe(false);
  });

  test.for([
    ['a market opens', at('190', 'closed'), at('189')],
    ['a price has halved', at('190'), at('95')],
    ['a price is a multiple', at('1.90'), at('19')],
  ] as const)('again when %s', async ([, before, after]) => {
    const { checks } = setUp(async () => []);
    checks.isCounted(alert(), before);
    await checks.ask(alert(), 1_000);
    expect(checks.isCounted(alert(), before)).toBe(true);
    expect(checks.isCounted(alert(), after)).toBe(false);
  });

  test('again after the feed was cut', async () => {
    const { checks } = setUp(async () => []);
    await checks.ask(alert(), 1_000);
    checks.cut();
    expect(checks.isCounted(alert(), at('190'))).toBe(false);
  });

  test('and where nobody can say, the price that was typed counts', async () => {
    const { checks } = setUp(async () => Promise.reject(new Error('down')));
    expect(await checks.ask(alert(), 1_000)).toEqual([]);
    expect(checks.isCounted(alert(), at('190'))).toBe(true);
  });

  test('in the shortest chart that has it', () => {
    const day = 86_400_000;
    expect(periodSince(200 * day, 210 * day)).toBe('3M');
    expect(periodSince(100 * day, 210 * day)).toBe('1Y');
  });
});
