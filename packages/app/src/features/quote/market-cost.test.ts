import { toDecimal } from '@meridian/api';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, isNegative, multiply } from '#domain/money.ts';
import { marketCost } from './market-cost.ts';

const level = (price: string, quantity: string) => ({
  price: toDecimal(price),
  quantity: toDecimal(quantity),
});
const asks = [level('100', '1'), level('101', '2'), level('103', '1')];
const bids = [level('99', '1'), level('98', '2')];

test('an order that the best level holds costs its price and slips by nothing', () => {
  expect(marketCost('buy', asks, toDecimal('0.5'), 2)).toEqual({
    kind: 'filled',
    total: '50',
    average: '100',
    slippage: '0',
    levels: 1,
  });
});

test('a larger one walks the levels: worked by hand', () => {
  // 1 × 100 + 2 × 101 = 302, 302 ÷ 3 = 100.67; two hundredths more than 300 are 0.67 %.
  expect(marketCost('buy', asks, toDecimal('3'), 2)).toEqual({
    kind: 'filled',
    total: '302',
    average: '100.67',
    slippage: '0.67',
    levels: 2,
  });
});

test('a sale takes the bids, and slips downwards', () => {
  // 99 + 98 = 197 where two at the best were 198.
  expect(marketCost('sell', bids, toDecimal('2'), 2)).toMatchObject({ total: '197', slippage: '0.51' });
});

test('what the book shown does not hold is said with what it holds', () => {
  expect(marketCost('buy', asks, toDecimal('4.1'), 2)).toEqual({ kind: 'tooLarge', held: '4' });
  expect(marketCost('buy', asks, toDecimal('4'), 2)).toMatchObject({ kind: 'filled', levels: 3 });
});

test('nobody there, or nothing asked for, costs nothing', () => {
  expect(marketCost('buy', [], toDecimal('1'), 2)).toBeNull();
  expect(marketCost('sell', bids, toDecimal('0'), 2)).toBeNull();
});

const quantity = fc
  .integer({ min: 1, max: 10_000 })
  .map((thousandths) => toDecimal(String(thousandths / 1_000)));
const ladder = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 50 }), quantity), { minLength: 1, maxLength: 10 })
  .map((steps) => {
    let price = 1_000;
    return steps.map(([step, size]) => ({ price: toDecimal(String((price += step))), quantity: size }));
  });

test('no order costs less than its quantity at the best price, nor slips the other way', () => {
  fc.assert(
    fc.property(ladder, quantity, (levels, wanted) => {
      const cost = marketCost('buy', levels, wanted, 2);
      if (cost?.kind !== 'filled') return;
      const atBest = multiply(wanted, levels[0]?.price ?? toDecimal('1'));
      expect(compare(cost.total, atBest)).toBeGreaterThanOrEqual(0);
      expect(isNegative(cost.slippage)).toBe(false);
    }),
  );
});
