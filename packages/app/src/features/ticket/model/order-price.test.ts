import { orderType, tradeDirection, type Decimal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { priceOf } from './order-price.ts';

const { buy, sell } = tradeDirection;
const lastPrice = '200.00' as Decimal;
const order = (direction: 0 | 1, limitPrice: string | null) => ({
  direction,
  orderType: limitPrice === null ? orderType.market : orderType.limit,
  limitPrice: limitPrice ?? '',
});

describe('an order is estimated', () => {
  test.each([
    ['at the market', order(buy, null), '200.00', 'indicativePrice'],
    ['at a limit to buy', order(buy, '201.5'), '201.5', 'limitPrice'],
    ['at a limit to sell short that is above', order(sell, '201.5'), '201.5', 'limitPrice'],
    ['to sell short below what is indicated', order(sell, '190'), '200.00', 'indicativePrice'],
    ['at a limit that is not typed yet', order(buy, ''), null, 'limitPrice'],
  ] as const)('in an auction, %s', (_, form, price, priceLabel) => {
    expect(priceOf(form, { lastPrice, isIndicative: true })).toEqual({ price, priceLabel });
  });

  test('in a session at the last price', () => {
    expect(priceOf(order(buy, null), { lastPrice })).toEqual({ price: lastPrice, priceLabel: 'lastPrice' });
  });
});
