import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIXED_ONE } from '#kernel/fixed.ts';
import { createMarket } from '../market.ts';
import { tradingDayAt } from '../calendar/calendar.ts';
import { contractMonths } from './contract-month.ts';
import { catalogue } from './catalogue.ts';
import { openInterestOf, positionOf } from '../open-interest.ts';

const at = (text: string): number => Date.parse(text);
const NOW = at('2026-11-18T15:30:00Z');
const DAY = 86_400_000;
const market = createMarket('contracts');
const products = catalogue.filter(({ group }) => group === 'FUTURE');
const anyProduct = fc.constantFrom(...products.map(({ key }) => key));
const codesOf = (key: string, instant = NOW) => {
  const product = market.instrument(key);
  return contractMonths(product, tradingDayAt(product.calendar, instant), 8).map(({ code }) => code);
};

describe('a single month of a future', () => {
  test('is an instrument, named as each market’s press writes it', () => {
    const gold = market.instrument('FUTURE:GCG27');
    expect(gold).toMatchObject({ code: 'GCG27', exchange: 'COMEX', source: 3 });
    expect(gold.names).toEqual({
      en: 'Gold Feb 2027',
      'zh-Hans': 'COMEX黄金2702',
      'zh-Hant': 'COMEX黃金2702',
    });
    expect(market.find('GCG27', 'COMEX')).toBe(gold);
    expect(market.find('GCG27', 'NASDAQ')).toBeUndefined();
  });

  test.each(['GCF27', 'GCZ99', 'GC27', 'AAPLZ26', 'GCZ2026', 'Z26', 'gcz26'])(
    'does not exist as %s',
    (code) => {
      expect(market.find(code)).toBeUndefined();
      expect(() => market.instrument(`FUTURE:${code}`)).toThrow('no instrument');
    },
  );

  test('has the price of the continuous series while it is the front month', () => {
    fc.assert(
      fc.property(anyProduct, fc.nat(2 * 3_600_000), (key, later) => {
        const [front = ''] = codesOf(key);
        expect(market.price(`FUTURE:${front}`, NOW + later)).toBe(market.price(key, NOW + later));
      }),
      { numRuns: 60 },
    );
  });

  test('moves with its product, at one ratio but for a tick', () => {
    const ratio = (instant: number) =>
      Number(market.price('FUTURE:GCQ27', instant)) / Number(market.price('FUTURE:GC', instant));
    expect(ratio(NOW)).not.toBe(1);
    for (const days of [-200, -30, 60, 120]) expect(ratio(NOW + days * DAY)).toBeCloseTo(ratio(NOW), 3);
  });

  test('of a mini contract follows the whole one', () => {
    expect(market.price('FUTURE:MGCG27', NOW)).toBe(market.price('FUTURE:GCG27', NOW));
  });
});

describe('open interest', () => {
  const gold = market.instrument('FUTURE:GC');
  const dayOf = (date: string) => tradingDayAt(gold.calendar, at(`${date}T15:30:00Z`));
  const held = (code: string, date: string) =>
    Number(openInterestOf('contracts', gold, { code }, dayOf(date)));

  test('of the months is that of the product', () => {
    fc.assert(
      fc.property(anyProduct, fc.integer({ min: -300, max: 300 }), (key, days) => {
        const product = market.instrument(key);
        const day = tradingDayAt(product.calendar, NOW + days * DAY);
        const months = contractMonths(product, day, 24);
        const sum = months.reduce(
          (total, month) => total + openInterestOf('contracts', product, month, day),
          0n,
        );
        const whole = positionOf('contracts', product, day);
        expect(Math.abs(Number((sum - whole) / FIXED_ONE))).toBeLessThanOrEqual(months.length);
        expect(months.every((month) => openInterestOf('contracts', product, month, day) >= 0n)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('leaves a month that ends for the next one', () => {
    expect(held('GCZ26', '2026-11-10')).toBeGreaterThan(held('GCG27', '2026-11-10'));
    expect(held('GCZ26', '2026-11-25')).toBeLessThan(held('GCG27', '2026-11-25'));
    expect(held('GCZ26', '2026-11-27')).toBe(0);
  });

  test('changes by what a quote says', () => {
    for (const key of ['FUTURE:GC', 'FUTURE:GCG27', 'FUTURE:CL']) {
      const today = market.future(key, NOW);
      const yesterday = market.future(key, NOW - DAY);
      expect((today?.openInterest ?? 0n) - (yesterday?.openInterest ?? 0n)).toBe(today?.openInterestChange);
    }
  });
});
