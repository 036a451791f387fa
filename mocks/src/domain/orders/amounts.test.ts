import { tradeDirection } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFixed } from '../../kernel/index.ts';
import {
  affordableQuantity,
  averagePrice,
  classTerms,
  orderAmount,
  orderFee,
  orderMargin,
  profitAt,
  profitRatio,
  shareOf,
  stopOutPrice,
} from './index.ts';

const d = parseFixed;
const { buy, sell } = tradeDirection;
const { stock, crypto } = classTerms;

describe('an order', () => {
  test('has an amount, margin and fee rounded half-up to cents, each once', () => {
    expect(orderAmount(d('33.335'), d('1'))).toBe(d('33.34'));
    expect(orderMargin(d('100.01'), d('3'), d('2'))).toBe(d('150.02'));
    expect(orderFee(d('264.40'), d('100'), stock)).toBe(d('13.22'));
  });

  test('costs at least the minimum fee, where there is one', () => {
    expect(orderFee(d('10'), d('1'), stock)).toBe(d('0.99'));
    expect(orderFee(d('10'), d('0.1'), crypto)).toBe(0n);
  });
});

/**
 * Half a cent missed by less than a hundred-millionth: rounded to eight decimals on the way it would become a cent. The
 * app's tests hold the same figures, worked out by hand, since neither side may use the other's arithmetic.
 */
test('no figure is rounded on its way to cents', () => {
  expect(orderAmount(d('0.04999999'), d('0.1'))).toBe(0n);
  expect(orderMargin(d('0.04999999'), d('1'), d('10'))).toBe(0n);
  expect(orderFee(d('4.99999999'), d('1'), crypto)).toBe(0n);
  expect(profitAt(d('600'), d('100.00000005'), d('0.00001'), buy)).toBe(0n);
  expect(profitAt(d('600'), d('100.00000005'), d('0.00001'), sell)).toBe(0n);
  expect(shareOf(d('0.01'), d('4.99999999'), d('10'))).toBe(0n);
  expect(profitRatio(d('1000'), d('20000000.01'))).toBe(0n);
  expect(
    averagePrice(
      { quantity: d('0.00000003'), openPrice: d('0.5') },
      { quantity: d('0.00000001'), price: d('0.5') },
    ),
  ).toBe(d('0.5'));
});

describe('profit', () => {
  test('of a long position follows the price, of a short one it goes against it', () => {
    expect(profitAt(d('110'), d('100'), d('3'), buy)).toBe(d('30'));
    expect(profitAt(d('110'), d('100'), d('3'), sell)).toBe(d('-30'));
  });

  test('is shown in percent points of the margin', () => {
    expect(profitRatio(d('-5'), d('30'))).toBe(d('-16.67'));
    expect(profitRatio(d('5'), 0n)).toBe(0n);
  });
});

test('adding to a position averages the open price over the quantities', () => {
  expect(
    averagePrice({ quantity: d('10'), openPrice: d('100') }, { quantity: d('20'), price: d('106') }),
  ).toBe(d('104'));
});

test('parts of a position share its margin, and the last part takes the rest', () => {
  expect(shareOf(d('100'), d('1'), d('3'))).toBe(d('33.33'));
  expect(shareOf(d('66.67'), d('2'), d('2'))).toBe(d('66.67'));
});

describe('the stop-out price', () => {
  const position = (direction: typeof buy | typeof sell, leverage: string) => ({
    direction,
    quantity: d('10'),
    openPrice: d('100'),
    leverage: d(leverage),
    margin: orderMargin(d('100'), d('10'), d(leverage)),
  });

  test('is below the open price of a long position: margin and loss leave the maintenance share', () => {
    expect(stopOutPrice(position(buy, '5'), stock, d('0.01'))).toBe(d('85'));
  });

  test('is above the open price of a short position, also without leverage', () => {
    expect(stopOutPrice(position(sell, '5'), stock, d('0.01'))).toBe(d('115'));
    expect(stopOutPrice(position(sell, '1'), stock, d('0.01'))).toBe(d('175'));
  });

  test('is the first tick at or through the point', () => {
    expect(stopOutPrice({ ...position(buy, '5'), margin: d('200.05') }, stock, d('0.01'))).toBe(d('84.99'));
    expect(stopOutPrice({ ...position(sell, '5'), margin: d('200.05') }, stock, d('0.01'))).toBe(d('115.01'));
  });

  test('does not exist for a long position that is paid in full', () => {
    expect(stopOutPrice(position(buy, '1'), stock, d('0.01'))).toBeNull();
  });
});

test('the affordable quantity fits, and one step more does not', () => {
  const amount = (min: bigint, max: bigint, unit: string) => fc.bigInt(min, max).map((n) => n * d(unit));
  const wish = fc.record({
    power: amount(0n, 20_000_000n, '0.01'),
    price: amount(1n, 100_000n, '0.01'),
    leverage: fc.constantFrom(...stock.leverages),
    step: fc.constantFrom(d('1'), d('0.001'), d('100')),
  });
  fc.assert(
    fc.property(wish, (of) => {
      const cost = (quantity: bigint) =>
        orderMargin(of.price, quantity, of.leverage) + orderFee(of.price, quantity, stock);
      const quantity = affordableQuantity(of, stock);
      expect(quantity % of.step).toBe(0n);
      if (quantity > 0n) expect(cost(quantity) <= of.power).toBe(true);
      expect(cost(quantity + of.step) > of.power).toBe(true);
    }),
  );
});
