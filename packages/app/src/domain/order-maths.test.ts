import { toDecimal, tradeDirection, type Decimal } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainContract } from './test/plain-contract.ts';
import { orderFee, valueAt } from './fees.ts';
import { buyingPower, orderMargin, stopOut } from './margin.ts';
import { absolute, add, compare, isNegative, multiply, negate, stepDecimals, subtract } from './money.ts';
import { favourableMove, floatingProfit, profitOfPart, returnOnMargin, share } from './profit.ts';

const d = toDecimal;
const { buy, sell } = tradeDirection;

const scaled = (max: number, decimals: number): fc.Arbitrary<Decimal> =>
  fc.integer({ min: 1, max }).map((n) => d((n / 10 ** decimals).toFixed(decimals)));
const anyPrice = scaled(10_000_000, 2);
const anyQuantity = scaled(1_000_000, 3);
const anyLeverage = fc.constantFrom('1', '2', '5', '10', '20').map(d);
const anyRate = scaled(999, 3);

/**
 * Half a cent missed by less than a hundred-millionth. The simulated brokerage's tests hold the same figures, worked out
 * by hand, since neither side may use the other's arithmetic.
 */
test('no figure is rounded on its way to cents', () => {
  const long = { direction: buy, cost: d('0.0010000000005'), quantity: d('0.00001') };
  expect(valueAt(d('0.04999999'), d('0.1'), plainContract)).toBe('0');
  expect(orderMargin(d('0.04999999'), d('1'), d('10'), plainContract)).toBe('0');
  expect(orderFee(d('4.99999999'), d('1'), { feeRate: d('0.001'), minFee: d('0') }, plainContract).fee).toBe(
    '0',
  );
  expect(floatingProfit(long, d('600'), plainContract)).toBe('0');
  expect(floatingProfit({ ...long, direction: sell }, d('600'), plainContract)).toBe('0');
  expect(share(d('0.01'), d('4.99999999'), d('10'))).toBe('0');
  expect(returnOnMargin(d('1000'), d('20000000.01'))).toBe('0');
});

describe('the fee', () => {
  const schedule = { feeRate: d('0.0003'), minFee: d('1.00') };

  test('is the rate of the value', () => {
    expect(orderFee(d('227.54'), d('100'), schedule, plainContract)).toEqual({
      fee: '6.83',
      commission: '6.83',
      charges: [],
      byRate: '6.83',
      isMinimum: false,
    });
  });

  test('is at least the minimum, and says so', () => {
    expect(orderFee(d('227.54'), d('1'), schedule, plainContract)).toEqual({
      fee: '1',
      commission: '1',
      charges: [],
      byRate: '0.07',
      isMinimum: true,
    });
  });

  test('is nothing for an order of nothing', () => {
    expect(orderFee(d('227.54'), d('0'), schedule, plainContract).fee).toBe('0');
  });

  test('rounds half-up to cents', () => {
    expect(orderFee(d('250'), d('1'), { feeRate: d('0.0001'), minFee: d('0') }, plainContract).fee).toBe(
      '0.03',
    );
  });

  test('is of the exact value, not of the value rounded to cents', () => {
    // 100.005 × 1.5 is 150.0075; rounded to cents first it would be 150.02.
    expect(orderFee(d('10.0005'), d('10'), { feeRate: d('1.5'), minFee: d('0') }, plainContract).fee).toBe(
      '150.01',
    );
  });

  test('is never negative, never below the minimum, and never more than cents', () => {
    fc.assert(
      fc.property(anyPrice, anyQuantity, anyRate, scaled(5_000, 2), (price, quantity, feeRate, minFee) => {
        const { fee } = orderFee(price, quantity, { feeRate, minFee }, plainContract);
        expect(isNegative(fee)).toBe(false);
        expect(stepDecimals(fee)).toBeLessThanOrEqual(2);
        expect(compare(fee, minFee)).not.toBe(-1);
      }),
    );
  });

  test('does not fall when the order grows', () => {
    fc.assert(
      fc.property(anyPrice, anyQuantity, anyQuantity, (price, quantity, more) => {
        const small = orderFee(price, quantity, schedule, plainContract).fee;
        const large = orderFee(price, add(quantity, more), schedule, plainContract).fee;
        expect(compare(large, small)).not.toBe(-1);
      }),
    );
  });
});

describe('the margin', () => {
  test('is the value divided by the leverage, half-up to cents', () => {
    const marginOf = (value: string, leverage: string) =>
      orderMargin(d(value), d('1'), d(leverage), plainContract);
    expect([marginOf('100', '1'), marginOf('100', '3'), marginOf('0.01', '2')]).toEqual([
      '100',
      '33.33',
      '0.01',
    ]);
  });

  test('is rounded once, from the exact value', () => {
    // 100.005 ÷ 2 is 50.0025; rounded to cents first, 100.01 ÷ 2 would be 50.01.
    expect(orderMargin(d('10.0005'), d('10'), d('2'), plainContract)).toBe('50');
  });

  test('times the leverage is the value, to within the cent that rounding moved', () => {
    fc.assert(
      fc.property(anyPrice, anyQuantity, anyLeverage, (price, quantity, leverage) => {
        const off = absolute(
          subtract(
            multiply(orderMargin(price, quantity, leverage, plainContract), leverage),
            multiply(price, quantity),
          ),
        );
        expect(compare(off, multiply(d('0.005'), leverage))).not.toBe(1);
      }),
    );
  });

  test('at 1× is the value', () => {
    fc.assert(
      fc.property(anyPrice, anyQuantity, (price, quantity) => {
        expect(orderMargin(price, quantity, d('1'), plainContract)).toBe(
          valueAt(price, quantity, plainContract),
        );
      }),
    );
  });

  test('buying power is what is free, never below nothing', () => {
    expect(buyingPower({ balance: d('1000'), usedBalance: d('250.50') })).toBe('749.5');
    expect(buyingPower({ balance: d('10'), usedBalance: d('25') })).toBe('0');
  });
});

describe('the stop-out price', () => {
  const terms = {
    openPrice: d('200'),
    quantity: d('10'),
    leverage: d('5'),
    settlementMargin: d('400'),
    contract: plainContract,
    maintenanceRate: d('0.2'),
    priceStep: d('0.01'),
  };

  test('of a 5× long lies below the opening price by the margin that may be lost', () => {
    expect(stopOut({ ...terms, direction: buy })).toEqual({
      lossAllowed: '320',
      distance: '32',
      price: '168',
    });
  });

  test('of a 5× short lies as far above it', () => {
    expect(stopOut({ ...terms, direction: sell })?.price).toBe('232');
  });

  test('is the first tick at or through the point, on either side', () => {
    const off = { ...terms, quantity: d('7'), settlementMargin: d('280'), maintenanceRate: d('0.25') };
    expect(stopOut({ ...off, openPrice: d('200.004'), direction: buy })?.price).toBe('170');
    expect(stopOut({ ...off, openPrice: d('200.004'), direction: sell })?.price).toBe('230.01');
  });

  test('of a coin of eight and more decimals is on the right tick, exactly there or through it', () => {
    // 900,000,000 at 0.00000453 on 5×: 4,077 paid, 815.40 of margin, of which 652.32 may be lost: down to 3,424.68.
    const coin = {
      ...terms,
      openPrice: d('0.00000453'),
      quantity: d('900000000'),
      settlementMargin: d('815.40'),
      priceStep: d('0.00000001'),
    };
    // 3,424.68 ÷ 900,000,000 is 0.0000038052; 4,729.32 is 0.0000052548 each.
    expect(stopOut({ ...coin, direction: buy })?.price).toBe('0.0000038');
    expect(stopOut({ ...coin, direction: sell })?.price).toBe('0.00000526');
    expect(stopOut({ ...coin, priceStep: d('0.0000000001'), direction: buy })?.price).toBe('0.0000038052');
    expect(stopOut({ ...coin, priceStep: d('0.0000000001'), direction: sell })?.price).toBe('0.0000052548');
    // A distance that has no end: 3 at 100.00, of 10 dollars may be lost 8, so 2.666… each: 97.33 is not through it yet.
    const thirds = { ...terms, openPrice: d('100'), quantity: d('3'), settlementMargin: d('10') };
    expect(stopOut({ ...thirds, direction: buy })?.price).toBe('97.33');
    expect(stopOut({ ...thirds, direction: sell })?.price).toBe('102.67');
  });

  test('cannot happen to a long without leverage', () => {
    expect(stopOut({ ...terms, leverage: d('1'), settlementMargin: d('2000'), direction: buy })).toBeNull();
  });

  test('but can to a short without leverage: a price has no ceiling', () => {
    expect(stopOut({ ...terms, leverage: d('1'), settlementMargin: d('2000'), direction: sell })?.price).toBe(
      '360',
    );
  });

  test('is not asked of an order of nothing', () => {
    expect(stopOut({ ...terms, quantity: d('0'), settlementMargin: d('0'), direction: buy })).toBeNull();
  });

  test('is where the loss first reaches what may be lost', () => {
    fc.assert(
      fc.property(
        anyPrice,
        fc.integer({ min: 1, max: 1_000 }),
        anyLeverage,
        fc.constantFrom(buy, sell),
        (openPrice, n, leverage, direction) => {
          const quantity = d(String(n));
          const margin = orderMargin(openPrice, quantity, leverage, plainContract);
          const result = stopOut({
            ...terms,
            direction,
            openPrice,
            quantity,
            leverage,
            settlementMargin: margin,
          });
          if (!result) return;
          const lossAt = (price: Decimal) =>
            negate(
              floatingProfit(
                { direction, cost: multiply(openPrice, quantity), quantity },
                price,
                plainContract,
              ),
            );
          const tickBefore =
            direction === buy ? add(result.price, d('0.01')) : subtract(result.price, d('0.01'));
          expect(compare(lossAt(result.price), subtract(result.lossAllowed, d('0.01')))).not.toBe(-1);
          expect(compare(lossAt(tickBefore), add(result.lossAllowed, d('0.01')))).not.toBe(1);
        },
      ),
    );
  });
});

describe('profit', () => {
  const long = { direction: buy, openPrice: d('227.54'), cost: d('2275.40'), quantity: d('10') };

  test('of a long rises with the price', () => {
    expect(floatingProfit(long, d('230.04'), plainContract)).toBe('25');
    expect(floatingProfit(long, d('225.04'), plainContract)).toBe('-25');
  });

  test('of a short rises when the price falls', () => {
    expect(floatingProfit({ ...long, direction: sell }, d('225.04'), plainContract)).toBe('25');
  });

  test('of a long is the negative of a short of the same', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, anyQuantity, (openPrice, price, quantity) => {
        const cost = multiply(openPrice, quantity);
        const asLong = floatingProfit({ direction: buy, cost, quantity }, price, plainContract);
        const asShort = floatingProfit({ direction: sell, cost, quantity }, price, plainContract);
        expect(asLong).toBe(negate(asShort));
      }),
    );
  });

  test('of two buyings at different prices is exact, however many digits their average has', () => {
    // 9,000,000,000 at 0.00000453 and as many at 0.00000452: 40,770 and 40,680 dollars, 0.000004525 on average.
    const coins = { direction: buy, cost: d('81450'), quantity: d('18000000000') };
    expect(floatingProfit(coins, d('0.00000453'), plainContract)).toBe('90');
    expect(profitOfPart(coins, d('9000000000'), d('0.00000453'), plainContract)).toBe('45');
    // A third of a cent has no end: 1 at 0.01 and 2 at 0.00, all at 0.01 again.
    const thirds = { direction: buy, cost: d('0.01'), quantity: d('3') };
    expect([1, 2, 3].map((part) => profitOfPart(thirds, d(String(part)), d('1.01'), plainContract))).toEqual([
      '1.01',
      '2.01',
      '3.02',
    ]);
  });

  test('has the sign of the move in its favour', () => {
    expect(favourableMove({ ...long, direction: sell }, d('228'))).toBe('-0.46');
  });

  test('in percent of the margin, two decimals, signed', () => {
    expect(returnOnMargin(d('-25'), d('2275.40'))).toBe('-1.1');
    expect(returnOnMargin(d('25'), d('0'))).toBeNull();
  });

  test('market value does not care about the direction', () => {
    expect(valueAt(d('230.045'), d('3'), plainContract)).toBe('690.14');
  });

  test('a closed part gives back its share of the margin, the whole all of it', () => {
    expect(share(d('100'), d('1'), d('3'))).toBe('33.33');
    expect(share(d('100'), d('3'), d('3'))).toBe('100');
  });
});
