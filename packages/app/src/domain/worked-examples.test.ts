/**
 * A gold future and a currency position worked out on paper, step by step, against the app's arithmetic. The simulated
 * brokerage's tests work out the same two by its own.
 */
import { toDecimal, tradeDirection } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import type { Contract } from './contract.ts';
import { orderFee, valueAt } from './fees.ts';
import { orderMargin, settlementMargin, stopOut } from './margin.ts';
import { floatingProfit, profitOfPart } from './profit.ts';

const d = toDecimal;
const { buy, sell } = tradeDirection;

describe('two gold futures of 100 ounces at 4,000.0, with a leverage of 10', () => {
  /** 100 ounces each, paid in dollars out of a wallet of dollars. */
  const gold: Contract = { contractSize: d('100'), rate: { numerator: d('1'), denominator: d('1') } };
  const [price, quantity, leverage] = [d('4000.0'), d('2'), d('10')];
  const terms = { feeRate: d('0.0001'), minFee: d('1') };
  const held = (direction: number) => ({ direction, cost: d('800000'), quantity });

  test('are worth 800,000 dollars and hold a margin of 80,000', () => {
    // Value: 4,000.0 dollars × 2 contracts × 100 ounces = 800,000 dollars.
    expect(valueAt(price, quantity, gold)).toBe('800000');
    // Margin: 800,000 ÷ 10 = 80,000.
    expect(orderMargin(price, quantity, leverage, gold)).toBe('80000');
  });

  test('cost a fee of 80 dollars', () => {
    // 800,000 × 0.0001 = 80.00, above the minimum of 1.
    expect(orderFee(price, quantity, terms, gold)).toEqual({
      fee: '80',
      commission: '80',
      charges: [],
      byRate: '80',
      isMinimum: false,
    });
  });

  test('earn 2,500 dollars when an ounce rises by 12.5, and lose as much sold', () => {
    // 12.5 dollars × 2 contracts × 100 ounces = 2,500.
    expect(floatingProfit(held(buy), d('4012.5'), gold)).toBe('2500');
    expect(floatingProfit(held(sell), d('4012.5'), gold)).toBe('-2500');
  });

  test('are stopped out 200 dollars away: at 3,800.0 bought, at 4,200.0 sold', () => {
    const position = {
      contract: gold,
      openPrice: price,
      quantity,
      leverage,
      settlementMargin: settlementMargin(price, quantity, leverage, gold),
      maintenanceRate: d('0.5'),
      priceStep: d('0.1'),
    };
    // May be lost: 80,000 × (1 − 0.5) = 40,000. For each of 200 ounces: 40,000 ÷ 200 = 200.
    expect(stopOut({ ...position, direction: buy })).toEqual({
      lossAllowed: '40000',
      distance: '200',
      price: '3800',
    });
    expect(stopOut({ ...position, direction: sell })?.price).toBe('4200');
  });

  test('of which one is closed at 4,012.5 bring 1,250 dollars less a fee of 40.13', () => {
    // 12.5 × 1 × 100 = 1,250.00.
    expect(profitOfPart(held(buy), d('1'), d('4012.5'), gold)).toBe('1250');
    // 4,012.5 × 1 × 100 × 0.0001 = 40.125, half-up 40.13.
    expect(orderFee(d('4012.5'), d('1'), terms, gold).fee).toBe('40.13');
  });
});

describe('100,000 dollars bought for yen at 150.000, with a leverage of 20', () => {
  /** One of it is one dollar, paid in yen; the wallet keeps dollars, of which one is so many yen. */
  const yenADollar = (price: string): Contract => ({
    contractSize: d('1'),
    rate: { numerator: d('1'), denominator: d(price) },
  });
  const [price, quantity, leverage] = [d('150.000'), d('100000'), d('20')];
  const atOpening = yenADollar('150.000');
  const terms = { feeRate: d('0.00002'), minFee: d('1') };
  const held = (direction: number) => ({ direction, cost: d('15000000'), quantity });
  /** The price of the pair is the rate at which its profit is exchanged. */
  const profitAt = (now: string, direction: number = buy) =>
    floatingProfit(held(direction), d(now), yenADollar(now));

  test('are worth 15,000,000 yen and hold a margin of 5,000 dollars', () => {
    // Value: 150.000 yen × 100,000 = 15,000,000 yen.
    expect(valueAt(price, quantity, atOpening)).toBe('15000000');
    // Margin: 15,000,000 ÷ 20 = 750,000 yen; ÷ 150.000 = 5,000.00 dollars.
    expect(settlementMargin(price, quantity, leverage, atOpening)).toBe('750000');
    expect(orderMargin(price, quantity, leverage, atOpening)).toBe('5000');
  });

  test('cost a fee of 2 dollars', () => {
    // 15,000,000 × 0.00002 = 300 yen; ÷ 150.000 = 2.00 dollars, above the minimum of 1.
    expect(orderFee(price, quantity, terms, atOpening).fee).toBe('2');
  });

  test('earn 990.09 dollars when the dollar rises to 151.500', () => {
    // 1.500 yen × 100,000 = 150,000 yen; ÷ 151.500 = 990.0990…: a gain is rounded down.
    expect(profitAt('151.500')).toBe('990.09');
    // Half of it: 75,000 yen; ÷ 151.500 = 495.0495….
    expect(profitOfPart(held(buy), d('50000'), d('151.500'), yenADollar('151.500'))).toBe('495.04');
  });

  test('lose 1,010.11 dollars when it falls to 148.500', () => {
    // 1.500 yen × 100,000 = 150,000 yen; ÷ 148.500 = 1,010.1010…: a loss is rounded up.
    expect(profitAt('148.500')).toBe('-1010.11');
    // Sold, the same yen are a gain, rounded down.
    expect(profitAt('148.500', sell)).toBe('1010.1');
  });

  test('are stopped out 3.750 yen away: at 146.250 bought, at 153.750 sold', () => {
    const position = {
      contract: atOpening,
      openPrice: price,
      quantity,
      leverage,
      settlementMargin: settlementMargin(price, quantity, leverage, atOpening),
      maintenanceRate: d('0.5'),
      priceStep: d('0.001'),
    };
    // May be lost: 750,000 × (1 − 0.5) = 375,000 yen. For each of 100,000 dollars: 3.75 yen.
    expect(stopOut({ ...position, direction: buy })).toEqual({
      lossAllowed: '375000',
      distance: '3.75',
      price: '146.25',
    });
    expect(stopOut({ ...position, direction: sell })?.price).toBe('153.75');
    // There: 375,000 ÷ 146.250 = 2,564.1025… and 375,000 ÷ 153.750 = 2,439.0243…, rounded up.
    expect([profitAt('146.250'), profitAt('153.750', sell)]).toEqual(['-2564.11', '-2439.03']);
  });
});
