import { tradeDirection } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFixed } from '#kernel/index.ts';
import {
  affordableQuantity,
  atPar,
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
  valueOf,
} from './index.ts';

const d = parseFixed;
const { buy, sell } = tradeDirection;
const { stock, crypto } = classTerms;
/** A share, a coin: one of it is worth its price. */
const single = { contractSize: d('1'), tickSize: d('0.01') };
const value = (price: string, quantity: string) => valueOf(d(price), d(quantity), single);

describe('an order', () => {
  test('has an amount, margin and fee rounded half-up to cents, each once', () => {
    expect(orderAmount(value('33.335', '1'), atPar)).toBe(d('33.34'));
    expect(orderMargin(value('100.01', '3'), d('2'), atPar)).toBe(d('150.02'));
    expect(orderFee(value('264.40', '100'), stock, atPar)).toBe(d('13.22'));
  });

  test('costs at least the minimum fee, where there is one', () => {
    expect(orderFee(value('10', '1'), stock, atPar)).toBe(d('0.99'));
    expect(orderFee(value('10', '0.1'), crypto, atPar)).toBe(0n);
  });
});

/**
 * Half a cent missed by less than a hundred-millionth: rounded to eight decimals on the way it would become a cent. The
 * app's tests hold the same figures, worked out by hand, since neither side may use the other's arithmetic.
 */
test('no figure is rounded on its way to cents', () => {
  expect(orderAmount(value('0.04999999', '0.1'), atPar)).toBe(0n);
  expect(orderMargin(value('0.04999999', '1'), d('10'), atPar)).toBe(0n);
  expect(orderFee(value('4.99999999', '1'), crypto, atPar)).toBe(0n);
  const held = { quantity: d('0.00001'), cost: d('100.00000005') * d('0.00001') };
  expect(profitAt(value('600', '0.00001'), { ...held, direction: buy })).toBe(0n);
  expect(profitAt(value('600', '0.00001'), { ...held, direction: sell })).toBe(0n);
  expect(shareOf(d('0.01'), d('4.99999999'), d('10'))).toBe(0n);
  expect(profitRatio(d('1000'), d('20000000.01'))).toBe(0n);
});

describe('profit', () => {
  test('of a long position follows the price, of a short one it goes against it', () => {
    const held = { quantity: d('3'), cost: d('100') * d('3') };
    expect(profitAt(value('110', '3'), { ...held, direction: buy })).toBe(d('30'));
    expect(profitAt(value('110', '3'), { ...held, direction: sell })).toBe(d('-30'));
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
    expect(profitAt(value('0.00000453', '18000000000'), coins)).toBe(d('90'));
    expect(profitAt(value('0.00000452', '18000000000'), { ...coins, direction: sell })).toBe(d('90'));
    expect(averagePrice(coins, single)).toBe(d('0.000004525'));
  });

  test('averages over the quantities, shown to twelve decimals where it does not end', () => {
    expect(averagePrice({ quantity: d('30'), cost: d('100') * d('10') + d('106') * d('20') }, single)).toBe(
      d('104'),
    );
    expect(averagePrice({ quantity: d('3'), cost: d('0.01') * d('1') }, single)).toBe(d('0.003333333333'));
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
    settlementMargin: orderMargin(value('100', '10'), d(leverage), atPar),
  });

  test('is below the open price of a long position: margin and loss leave the maintenance share', () => {
    expect(stopOutPrice(position(buy, '5'), stock, single)).toBe(d('85'));
  });

  test('is above the open price of a short position, also without leverage', () => {
    expect(stopOutPrice(position(sell, '5'), stock, single)).toBe(d('115'));
    expect(stopOutPrice(position(sell, '1'), stock, single)).toBe(d('175'));
  });

  test('is the first tick at or through the point', () => {
    expect(stopOutPrice({ ...position(buy, '5'), settlementMargin: d('200.05') }, stock, single)).toBe(
      d('84.99'),
    );
    expect(stopOutPrice({ ...position(sell, '5'), settlementMargin: d('200.05') }, stock, single)).toBe(
      d('115.01'),
    );
  });

  test('of a coin of eight and more decimals is exact, and on the right tick', () => {
    // 900,000,000 at 0.00000453 on 5×: 4,077 paid, 815.40 of margin, of which 652.32 may be lost: down to 3,424.68.
    const coin = (direction: typeof buy | typeof sell) => ({
      direction,
      quantity: d('900000000'),
      cost: d('0.00000453') * d('900000000'),
      leverage: d('5'),
      settlementMargin: d('815.40'),
    });
    // 3,424.68 ÷ 900,000,000 is 0.0000038052; 4,729.32 is 0.0000052548 each.
    expect(stopOutPrice(coin(buy), crypto, { ...single, tickSize: d('0.00000001') })).toBe(d('0.0000038'));
    expect(stopOutPrice(coin(sell), crypto, { ...single, tickSize: d('0.00000001') })).toBe(d('0.00000526'));
    expect(stopOutPrice(coin(buy), crypto, { ...single, tickSize: d('0.0000000001') })).toBe(
      d('0.0000038052'),
    );
    expect(stopOutPrice(coin(sell), crypto, { ...single, tickSize: d('0.0000000001') })).toBe(
      d('0.0000052548'),
    );
  });

  test('does not exist for a long position that is paid in full', () => {
    expect(stopOutPrice(position(buy, '1'), stock, single)).toBeNull();
  });
});

test('the affordable quantity fits, and one step more does not', () => {
  const amount = (min: bigint, max: bigint, unit: string) => fc.bigInt(min, max).map((n) => n * d(unit));
  const wish = fc.record({
    power: amount(0n, 20_000_000n, '0.01'),
    price: amount(1n, 100_000n, '0.01'),
    leverage: fc.constantFrom(...stock.leverages),
    step: fc.constantFrom(d('1'), d('0.001'), d('100')),
    contractSize: fc.constantFrom(d('1'), d('100')),
    rate: fc.constantFrom(atPar, { numerator: d('7.77215'), denominator: d('1') }),
  });
  fc.assert(
    fc.property(wish, (of) => {
      const instrument = { contractSize: of.contractSize, quantityStep: of.step };
      const cost = (quantity: bigint) => {
        const worth = valueOf(of.price, quantity, instrument);
        return orderMargin(worth, of.leverage, of.rate) + orderFee(worth, stock, of.rate);
      };
      const quantity = affordableQuantity(of, stock, instrument, of.rate);
      expect(quantity % of.step).toBe(0n);
      if (quantity > 0n) expect(cost(quantity) <= of.power).toBe(true);
      expect(cost(quantity + of.step) > of.power).toBe(true);
    }),
  );
});
