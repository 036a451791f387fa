import { tradeDirection } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFixed } from '../../kernel/index.ts';
import {
  affordableQuantity,
  averagePrice,
  classTerms,
  costOf,
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
  const held = { quantity: d('0.00001'), cost: d('100.00000005') * d('0.00001') };
  expect(profitAt(d('600'), { ...held, direction: buy })).toBe(0n);
  expect(profitAt(d('600'), { ...held, direction: sell })).toBe(0n);
  expect(shareOf(d('0.01'), d('4.99999999'), d('10'))).toBe(0n);
  expect(profitRatio(d('1000'), d('20000000.01'))).toBe(0n);
});

describe('profit', () => {
  test('of a long position follows the price, of a short one it goes against it', () => {
    const held = { quantity: d('3'), cost: d('100') * d('3') };
    expect(profitAt(d('110'), { ...held, direction: buy })).toBe(d('30'));
    expect(profitAt(d('110'), { ...held, direction: sell })).toBe(d('-30'));
  });

  test('is shown in percent points of the margin', () => {
    expect(profitRatio(d('-5'), d('30'))).toBe(d('-16.67'));
    expect(profitRatio(d('5'), 0n)).toBe(0n);
  });
});

describe('the cost of a position', () => {
  const coins = {
    direction: buy,
    quantity: d('18000000000'),
    cost: d('9000000000') * (d('0.00000453') + d('0.00000452')),
  };

  test('keeps what an average of eight decimals cannot: ninety dollars of nine billion coins', () => {
    expect(profitAt(d('0.00000453'), coins)).toBe(d('90'));
    expect(profitAt(d('0.00000452'), { ...coins, direction: sell })).toBe(d('90'));
    expect(averagePrice(coins)).toBe(d('0.000004525'));
  });

  test('averages over the quantities, shown to twelve decimals where it does not end', () => {
    expect(averagePrice({ quantity: d('30'), cost: d('100') * d('10') + d('106') * d('20') })).toBe(d('104'));
    expect(averagePrice({ quantity: d('3'), cost: d('0.01') * d('1') })).toBe(d('0.003333333333'));
  });

  test('is shared out in parts that are the whole again', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 30n),
        fc.array(fc.bigInt(1n, 10n ** 14n), { minLength: 1 }),
        (cost, parts) => {
          const left = { cost, quantity: parts.reduce((sum, part) => sum + part, 0n) };
          let shared = 0n;
          for (const part of parts) {
            const share = costOf(part, left);
            shared += share;
            left.cost -= share;
            left.quantity -= part;
          }
          expect([shared, left.cost, left.quantity]).toEqual([cost, 0n, 0n]);
        },
      ),
    );
  });
});

test('parts of a position share its margin, and the last part takes the rest', () => {
  expect(shareOf(d('100'), d('1'), d('3'))).toBe(d('33.33'));
  expect(shareOf(d('66.67'), d('2'), d('2'))).toBe(d('66.67'));
});

describe('the stop-out price', () => {
  const position = (direction: typeof buy | typeof sell, leverage: string) => ({
    direction,
    quantity: d('10'),
    cost: d('100') * d('10'),
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

  test('of a coin of eight and more decimals is exact, and on the right tick', () => {
    // 900,000,000 at 0.00000453 on 5×: 4,077 paid, 815.40 of margin, of which 652.32 may be lost: down to 3,424.68.
    const coin = (direction: typeof buy | typeof sell) => ({
      direction,
      quantity: d('900000000'),
      cost: d('0.00000453') * d('900000000'),
      leverage: d('5'),
      margin: d('815.40'),
    });
    // 3,424.68 ÷ 900,000,000 is 0.0000038052; 4,729.32 is 0.0000052548 each.
    expect(stopOutPrice(coin(buy), crypto, d('0.00000001'))).toBe(d('0.0000038'));
    expect(stopOutPrice(coin(sell), crypto, d('0.00000001'))).toBe(d('0.00000526'));
    expect(stopOutPrice(coin(buy), crypto, d('0.0000000001'))).toBe(d('0.0000038052'));
    expect(stopOutPrice(coin(sell), crypto, d('0.0000000001'))).toBe(d('0.0000052548'));
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
