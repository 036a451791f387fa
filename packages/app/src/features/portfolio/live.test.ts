import { toDecimal, tradeDirection, type Position } from '@meridian/api';
import { expect, test } from 'vitest';
import { heldAs } from '#domain/test/positions.ts';
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

test('a direction nobody knows is worth what the server says, and not what a long would be', () => {
  const [totals] = totalsByCurrency([position({ direction: 97, profit: d('-12.50') })], () => d('250'));
  expect(totals).toMatchObject({ currency: 'USD', profit: '-12.50' });
});

test('a long and a short of one currency stand together', () => {
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
  expect(totalsByCurrency([long, short], priceOf)).toEqual([
    { currency: 'USD', profit: '-50', ratio: '-2.08', today: null, marketValue: '6250' },
  ]);
});

test('currencies are kept apart', () => {
  const usd = position({});
  const hkd = position({ id: 'P2', stock_code: '00700', market: 'HKEX', source: 11, currency: 'HKD' });
  const result = totalsByCurrency([usd, hkd], ({ currency }) => (currency === 'USD' ? d('201') : d('199')));
  expect(result.map(({ currency, profit }) => [currency, profit])).toEqual([
    ['USD', '10'],
    ['HKD', '-10'],
  ]);
});

test('nothing held stands nowhere', () => {
  expect(totalsByCurrency([], () => d('1'))).toEqual([]);
});
