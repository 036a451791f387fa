import { toDecimal, tradeDirection, type Decimal, type Position } from '@meridian/api';
import { expect, test } from 'vitest';
import { heldAs } from '#domain/test/positions.ts';
import { contractOf } from '#domain/contract.ts';
import { totalsByCurrency } from './live.ts';

const d = toDecimal;

const position = (part: Partial<Position>): Position =>
  heldAs({
    stock_code: 'AAPL',
    name: 'Apple',
    quantity: d('10'),
    openPrice: d('200.00'),
    cost: d('2000.00'),
    margin: d('2000.00'),
    handlingFee: d('1.00'),
    price_nominal: d('200.00'),
    ...part,
  });

/** At a price of its own, and at the rate that was read with it. */
const totals = (positions: readonly Position[], priceOf: (position: Position) => Decimal) =>
  totalsByCurrency(
    positions.map((held) => {
      const price = priceOf(held);
      return { position: held, price, contract: contractOf(held, price, held.rate?.price_nominal ?? price) };
    }),
  );

test('a direction nobody knows is worth what the server says, and not what a long would be', () => {
  const [only] = totals([position({ direction: 97, profit: d('-12.50') })], () => d('250'));
  expect(only).toMatchObject({ currency: 'USD', profit: '-12.50' });
});

test('a long and a short of one currency are in one group', () => {
  const long = position({});
  const short = position({
    id: 'P2',
    stock_code: 'MSFT',
    direction: tradeDirection.sell,
    openPrice: d('400.00'),
    cost: d('4000.00'),
    margin: d('400.00'),
    leverage: d('10'),
  });
  const priceOf = ({ stock_code }: Position) => (stock_code === 'AAPL' ? d('210.00') : d('415.00'));
  expect(totals([long, short], priceOf)).toEqual([
    { currency: 'USD', profit: '-50', ratio: '-2.08', today: null, marketValue: '6250' },
  ]);
});

test('currencies are kept apart', () => {
  const usd = position({});
  const hkd = position({
    id: 'P2',
    stock_code: '00700',
    market: 'HKEX',
    source: 11,
    currency: 'HKD',
    walletCurrency: 'HKD',
  });
  const result = totals([usd, hkd], ({ currency }) => (currency === 'USD' ? d('201') : d('199')));
  expect(result.map(({ currency, profit }) => [currency, profit])).toEqual([
    ['USD', '10'],
    ['HKD', '-10'],
  ]);
});

test('nothing held has no total', () => {
  expect(totals([], () => d('1'))).toEqual([]);
});

test('yen earned count in the dollars that the wallet gets for them, and a contract by its value', () => {
  const yen = position({
    id: 'P2',
    stock_code: 'USDJPY',
    market: 'FOREX',
    source: 2,
    currency: 'JPY',
    quantity: d('100000'),
    cost: d('15000000'),
    margin: d('2000'),
    rate: {
      stock_code: 'USDJPY',
      market: 'FOREX',
      price_nominal: d('150'),
      isInverse: true,
      quoteTimestamp: 0,
    },
  });
  const gold = position({
    id: 'P3',
    stock_code: 'GCG27',
    market: 'COMEX',
    source: 3,
    contractSize: d('100'),
    quantity: d('2'),
    cost: d('800000'),
    margin: d('40000'),
  });
  const priceOf = ({ stock_code }: Position) => (stock_code === 'USDJPY' ? d('151.5') : d('4012.5'));
  expect(totals([yen, gold], priceOf)).toEqual([
    // 150,000 yen at 151.5 are $990.09; two contracts on 100 ounces gain $2,500 for $12.50 an ounce.
    { currency: 'USD', profit: '3490.09', ratio: '8.31', today: null, marketValue: '902500' },
  ]);
});
