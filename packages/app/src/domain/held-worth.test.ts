/**
 * What a held position is worth, against a model in fractions that shares nothing with the app's arithmetic. The simulated
 * brokerage's tests hold its bookings against the same rules.
 */
import { toDecimal, tradeDirection, type Position } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractOf, walletValue } from './contract.ts';
import { nearStopOut } from './near-stop-out.ts';
import { profitAt, profitOfPart, todayProfitAt } from './profit.ts';
import { heldAs } from './test/positions.ts';

const d = toDecimal;
const { buy, sell } = tradeDirection;

/** n ÷ d, d above zero. */
type Fraction = readonly [n: bigint, d: bigint];

function fraction(text: string): Fraction {
  const [units = '', rest = ''] = text.split('.');
  return [BigInt(units + rest), 10n ** BigInt(rest.length)];
}
const times = (...factors: readonly Fraction[]): Fraction =>
  factors.reduce(([n, of], [m, by]) => [n * m, of * by], [1n, 1n]);
const inverse = ([n, of]: Fraction): Fraction => [of, n];
const minus = ([n, of]: Fraction, [m, by]: Fraction): Fraction => [n * by - m * of, of * by];
const down = ([n, of]: Fraction): bigint => (n < 0n && n % of !== 0n ? n / of - 1n : n / of);
/** Whole cents, the half away from zero. */
const inCents = ([n, of]: Fraction): bigint => (n < 0n ? -inCents([-n, of]) : down([200n * n + of, 2n * of]));
const centsOf = (text: string): bigint => inCents(fraction(text));

/** A class that can be held: the contract's size, and how its currency becomes the wallet's. */
interface Held {
  readonly name: string;
  readonly size: string;
  readonly decimals: number;
  readonly step: number;
  readonly exchange: 'none' | 'pair' | 'inverse' | 'own';
}
const classes: readonly Held[] = [
  { name: 'a share', size: '1', decimals: 2, step: 1, exchange: 'none' },
  { name: 'a Hong Kong share', size: '1', decimals: 2, step: 100, exchange: 'none' },
  { name: 'a coin', size: '1', decimals: 8, step: 0.000_01, exchange: 'none' },
  { name: 'a contract on 100 ounces', size: '100', decimals: 1, step: 1, exchange: 'none' },
  { name: 'a contract on 5,000 bushels in cents', size: '50', decimals: 2, step: 1, exchange: 'none' },
  { name: 'a contract on 42,000 gallons', size: '42000', decimals: 4, step: 1, exchange: 'none' },
  { name: 'a pair in the wallet’s currency', size: '1', decimals: 5, step: 1000, exchange: 'none' },
  { name: 'dollars for yen', size: '1', decimals: 3, step: 1000, exchange: 'own' },
  { name: 'euros for yen', size: '1', decimals: 3, step: 1000, exchange: 'inverse' },
  { name: 'euros for pounds', size: '1', decimals: 5, step: 1000, exchange: 'pair' },
];

const digits = (ticks: number, decimals: number): string => {
  const text = String(ticks).padStart(decimals + 1, '0');
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
};

const situation = fc
  .record({
    of: fc.constantFrom(...classes),
    isShort: fc.boolean(),
    steps: fc.integer({ min: 2, max: 900 }),
    part: fc.integer({ min: 1, max: 900 }),
    opened: fc.integer({ min: 10_000, max: 999_999 }),
    now: fc.integer({ min: 10_000, max: 999_999 }),
    pair: fc.integer({ min: 50_000, max: 200_000 }),
  })
  .map(({ of, isShort, steps, part, opened, now, pair }) => {
    const quantity = of.step < 1 ? digits(steps, 5) : String(steps * of.step);
    const some = Math.min(part, steps);
    const closing = of.step < 1 ? digits(some, 5) : String(some * of.step);
    const [openPrice, price] = [digits(opened, of.decimals), digits(now, of.decimals)];
    const [n, by] = times(fraction(openPrice), fraction(quantity), fraction(of.size));
    const cost = d(digits(Number(n), String(by).length - 1).replace(/\.$/, ''));
    const pairPrice = digits(pair, of.exchange === 'pair' ? 5 : 3);
    const position = heldAs({
      stock_code: 'HELD',
      direction: isShort ? sell : buy,
      contractSize: d(of.size),
      quantity: d(quantity),
      openPrice: d(openPrice),
      cost,
      todayCost: cost,
      currency: of.exchange === 'none' ? 'USD' : 'XXX',
      rate: rateOf(of, pairPrice),
    });
    return { of, position, price, closing, pairPrice };
  });

function rateOf({ exchange }: Held, price: string): Position['rate'] {
  if (exchange === 'none') return null;
  return {
    stock_code: exchange === 'own' ? 'HELD' : 'PAIR',
    market: 'NASDAQ',
    price_nominal: d(price),
    isInverse: exchange !== 'pair',
    quoteTimestamp: 0,
  };
}

/** What the wallet's currency costs: as a fraction of one unit of the price's. */
function rateAt({ exchange }: Held, price: string, pairPrice: string): Fraction {
  if (exchange === 'none') return [1n, 1n];
  if (exchange === 'own') return inverse(fraction(price));
  return exchange === 'pair' ? fraction(pairPrice) : inverse(fraction(pairPrice));
}

describe('what is held, of every class', () => {
  test('has the profit that closing it books: in cents, exchanged downwards', () => {
    fc.assert(
      fc.property(situation, ({ of, position, price, closing, pairPrice }) => {
        const contract = contractOf(position, d(price), d(pairPrice));
        const sign = position.direction === sell ? -1n : 1n;
        const rate = rateAt(of, price, pairPrice);
        const exact = (quantity: string): Fraction => {
          const part = times(fraction(quantity), inverse(fraction(position.quantity)));
          const value = times(fraction(price), fraction(quantity), fraction(of.size));
          return times([sign, 1n], minus(value, times(fraction(position.cost), part)));
        };
        const booked = (quantity: string): bigint => down(times([inCents(exact(quantity)), 1n], rate));
        const whole = booked(position.quantity);
        expect(centsOf(profitAt(position, d(price), contract))).toBe(whole);
        expect(centsOf(profitOfPart(position, d(closing), d(price), contract))).toBe(booked(closing));
        expect(centsOf(todayProfitAt(position, d(price), contract).amount ?? '0.001')).toBe(whole);
        const value = times(fraction(price), fraction(position.quantity), fraction(of.size), rate);
        expect(centsOf(walletValue(d(price), position.quantity, contract))).toBe(inCents(value));
      }),
      { numRuns: 500 },
    );
  });

  test('is as near to its stop-out as its price is, whatever one of it is worth', () => {
    const gold = heldAs({
      contractSize: d('100'),
      quantity: d('2'),
      cost: d('800000'),
      leverage: d('20'),
      margin: d('40000'),
      stopOutPrice: d('3900'),
    });
    // 80 of the 100 dollars an ounce that may be lost.
    expect(nearStopOut(gold, d('3920'))).toMatchObject({ usedPercent: '80' });
    expect(nearStopOut(gold, d('3990'))).toBeNull();
  });

  test('is exchanged at what was read where the pair is worth nothing', () => {
    const pair = heldAs({ rate: rateOf({ ...classes[8]!, exchange: 'inverse' }, '150') });
    expect(contractOf(pair, d('100'), d('0')).rate).toEqual({ numerator: '1', denominator: '150' });
  });
});
