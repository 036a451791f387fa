/** The orders that `contracts/api/test/worked-book-orders.ts` takes through a book by hand, at the brokerage. The app meets the same table. */
import { assetSource, tradeDirection } from '@meridian/api';
import { workedBook, workedBookOrders } from '@meridian/api/test/worked-book-orders';
import { expect, test } from 'vitest';
import { FIXED_ONE, parseFixed } from '#kernel/index.ts';
import { createLedger } from '../ledger/index.ts';
import { createMarket } from '../market/index.ts';
import { marketValue } from './book-execution.ts';
import { createTradingState } from './index.ts';
import type { TradingBrokerage } from './index.ts';

const d = parseFixed;
const at = Date.parse('2026-11-18T15:30:00Z');
const levelsOf = (side: readonly (readonly [string, string])[]) =>
  side.map(([price, quantity]) => ({ price: d(price), quantity: d(quantity) }));

const brokerage: TradingBrokerage = {
  market: {
    ...createMarket('worked'),
    price: () => d(workedBook.lastPrice),
    orderBook: () => ({ at, bids: levelsOf(workedBook.bids), asks: levelsOf(workedBook.asks) }),
  },
  ledger: createLedger(),
  trading: createTradingState(),
};

test.each(workedBookOrders.map((worked) => [worked.title, worked] as const))(
  '%s',
  (_, { direction, quantity, sum }) => {
    const wish = {
      key: 'US:KO',
      source: assetSource.stock,
      direction: direction === 'long' ? tradeDirection.buy : tradeDirection.sell,
      isOpening: true,
      quantity: d(quantity),
      limitPrice: null,
    } as const;
    expect(marketValue(brokerage, wish, at)).toBe(d(sum) * FIXED_ONE);
  },
);
