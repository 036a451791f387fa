/** Percentages of the buying power, compared with a model that counts in millionths by itself and uses none of the app's arithmetic. */
import { orderType, toDecimal, tradeDirection, type Decimal } from '@meridian/api';
import type { OrderTerms } from '#domain/fees.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, isOnStep } from '#domain/money.ts';
import { plainContract } from '#domain/test/plain-contract.ts';
import { ofShares } from '../test/contracts.ts';
import { emptyForm, reduce, type TicketForm } from './form.ts';
import { affordableQuantity, moneyOfPercent, priceRoom, priceWithRoom } from './percent.ts';
import type { TicketFacts } from './facts.ts';
import { ticketModel } from './ticket-model.ts';

const d = toDecimal;
const { buy, sell } = tradeDirection;
const unit = 1_000_000n;

/** A number as whole millionths. */
function millionths(value: string): bigint {
  const [whole = '0', part = ''] = value.split('.');
  return BigInt(whole) * unit + BigInt(part.padEnd(6, '0').slice(0, 6));
}

/** Half-up to cents, as whole cents, from a number of `scale` to one. */
const cents = (value: bigint, scale: bigint): bigint => (value * 200n + scale) / (scale * 2n);

/** Margin and fee in cents, as the brokerage takes them. */
function costInCents(price: bigint, quantity: bigint, leverage: bigint, terms: OrderTerms): bigint {
  const value = price * quantity;
  const byRate = cents(value * millionths(terms.feeRate), unit ** 3n);
  const least = cents(millionths(terms.minFee), unit);
  return cents(value, leverage * unit ** 2n) + (byRate > least ? byRate : least);
}

const terms = (feeRate: string, minFee: string): OrderTerms => ({
  leverages: [d('1'), d('2'), d('5'), d('10')],
  feeRate: d(feeRate),
  minFee: d(minFee),
  maintenanceRate: d('0.25'),
});
const ofStocks = terms('0.0005', '0.99');

interface Situation {
  readonly price: Decimal;
  readonly ask: Decimal;
  readonly priceStep: Decimal;
  readonly quantityStep: Decimal;
  readonly balance: Decimal;
  readonly leverage: Decimal;
  readonly terms: OrderTerms;
}

const inCents = (min: number, max: number): fc.Arbitrary<Decimal> =>
  fc.integer({ min, max }).map((n) => d((n / 100).toFixed(2)));

const situation: fc.Arbitrary<Situation> = fc
  .record({
    price: inCents(50, 9_000_000),
    spread: fc.integer({ min: 0, max: 60 }),
    quantityStep: fc.constantFrom('1', '0.01', '0.00001', '100').map(d),
    balance: inCents(0, 50_000_000),
    leverage: fc.constantFrom('1', '2', '5', '10').map(d),
    terms: fc.constantFrom(ofStocks, terms('0.001', '0'), terms('0', '15')),
  })
  .map(({ spread, ...rest }) => ({
    ...rest,
    ask: d((Number(rest.price) + spread / 100).toFixed(2)),
    priceStep: d('0.01'),
  }));

const aShare = { direction: buy, contract: plainContract };

const maxOf = ({ price, ask, priceStep, balance, leverage, terms: of, quantityStep }: Situation): Decimal =>
  affordableQuantity(balance, {
    ...aShare,
    price: priceWithRoom('max', { price, ask, isLimit: false, priceStep }),
    leverage,
    terms: of,
    quantityStep,
  });

describe('Max', () => {
  test('is still paid for after any move of the price within its room', () => {
    fc.assert(
      fc.property(situation, fc.nat({ max: 1_000 }), (market, part) => {
        const quantity = maxOf(market);
        fc.pre(compare(quantity, d('0')) > 0);
        // From the last price up to the asking price and half a percent more.
        const highest = (millionths(market.ask) * (unit + millionths(priceRoom))) / unit;
        const last = millionths(market.price);
        const moved = last + ((highest - last) * BigInt(part)) / 1_000n;
        const cost = costInCents(moved, millionths(quantity), BigInt(market.leverage), market.terms);
        expect(cost <= cents(millionths(market.balance), unit)).toBe(true);
      }),
    );
  });

  test('leaves no room for one step more at the price it is calculated at', () => {
    fc.assert(
      fc.property(situation, (market) => {
        const quantity = maxOf(market);
        const priced = millionths(priceWithRoom('max', { ...market, isLimit: false }));
        const more = millionths(quantity) + millionths(market.quantityStep);
        const cost = costInCents(priced, more, BigInt(market.leverage), market.terms);
        expect(cost > cents(millionths(market.balance), unit)).toBe(true);
        expect(isOnStep(quantity, market.quantityStep)).toBe(true);
      }),
    );
  });

  test('of 100,000 dollars at 264.40, asked for 264.42, is 376 shares and not 378', () => {
    // 264.42 × 1.005 = 265.7421, up to the tick 265.75; 376 × 265.75 = 99,922.00, and a fee of 49.96.
    const market = { price: d('264.40'), ask: d('264.42'), priceStep: d('0.01') };
    expect(priceWithRoom('max', { ...market, isLimit: false })).toBe('265.75');
    const rest = { leverage: d('1'), terms: ofStocks, quantityStep: d('1') };
    expect(maxOf({ ...market, ...rest, balance: d('100000') })).toBe('376');
    expect(affordableQuantity(d('100000'), { ...aShare, price: d('264.40'), ...rest })).toBe('378');
  });

  test('of a limit order needs no room: it costs its limit at most', () => {
    const market = { price: d('250'), ask: d('264.42'), priceStep: d('0.01'), isLimit: true };
    expect(priceWithRoom('max', market)).toBe('250');
  });
});

test.each([
  ['25', '25000'],
  ['50', '50000'],
  ['75', '75000'],
  ['max', '100000'],
] as const)('%s percent of 100,000 dollars is %s', (percent, money) => {
  expect(moneyOfPercent(percent, d('100000'))).toBe(money);
});

test('a percentage of an odd cent is rounded down', () => {
  expect(moneyOfPercent('75', d('0.99'))).toBe('0.74');
});

describe('a chosen percentage', () => {
  const detail = {
    price_nominal: d('264.40'),
    ask: d('264.42'),
    priceStep: d('0.01'),
    quantityStep: d('1'),
    minQuantity: d('1'),
    currency: 'USD',
    walletCurrency: 'USD',
    ...ofShares,
  };
  const facts = (changed: Partial<Record<keyof typeof detail, Decimal>> = {}, more: object = {}) =>
    ({
      detail: { ...detail, ...changed },
      terms: ofStocks,
      wallet: { currency: 'USD', balance: d('100000'), usedBalance: d('0') },
      pairPrice: d('264.40'),
      ceiling: null,
      ...more,
    }) as unknown as TicketFacts;
  const chosen = (changed: Partial<TicketForm> = {}): TicketForm => ({
    ...emptyForm(buy),
    percent: '50',
    ...changed,
  });
  const follow = (form: TicketForm, at: TicketFacts) => ticketModel.follow?.(form, at) ?? form;

  test('follows the price, and stays chosen', () => {
    expect(follow(chosen(), facts())).toMatchObject({ percent: '50', quantity: '189' });
    expect(follow(chosen(), facts({ price_nominal: d('300.00') }))).toMatchObject({
      percent: '50',
      quantity: '166',
    });
  });

  test('follows the leverage', () => {
    expect(follow(chosen({ leverage: d('5') }), facts()).quantity).toBe('943');
  });

  test('is never more than the brokerage says', () => {
    expect(follow(chosen(), facts({}, { ceiling: d('100') })).quantity).toBe('100');
    expect(follow(chosen(), facts({}, { ceiling: d('500') })).quantity).toBe('189');
  });

  test('that does not reach for the smallest order is zero', () => {
    expect(follow(chosen(), facts({ minQuantity: d('200') })).quantity).toBe('0');
  });

  test('keeps what it came to while the wallet or the terms are not known', () => {
    const form = chosen({ quantity: '189' });
    expect(follow(form, facts({}, { wallet: null })).quantity).toBe('189');
    expect(follow(form, facts({}, { terms: null })).quantity).toBe('189');
  });

  test('ends when a quantity is typed or nudged, and when it is chosen again', () => {
    const form = chosen({ quantity: '189' });
    expect(reduce(form, { type: 'quantityTyped', text: '7', decimals: 0 })).toMatchObject({
      percent: null,
      quantity: '7',
    });
    expect(reduce(form, { type: 'quantityNudged', by: 1, step: d('1') })).toMatchObject({
      percent: null,
      quantity: '190',
    });
    expect(reduce(form, { type: 'percentChosen', percent: '50' })).toMatchObject({
      percent: null,
      quantity: '189',
    });
  });

  test('does not end with a keystroke that is not taken', () => {
    const typed = reduce(chosen({ quantity: '1' }), { type: 'quantityTyped', text: '1x', decimals: 0 });
    expect(typed).toMatchObject({ percent: '50', quantity: '1' });
  });

  test('of a short below the market has room too: it sells at the market', () => {
    const short = chosen({
      direction: sell,
      percent: 'max',
      orderType: orderType.limit,
      limitPrice: '200.00',
    });
    expect(follow(short, facts()).quantity).toBe('376');
  });
});
