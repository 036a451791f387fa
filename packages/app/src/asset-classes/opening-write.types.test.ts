import {
  createAuctionStockOrder,
  createBlockTrade,
  createCryptoOrder,
  createForexOrder,
  createFollowFutures,
  createFutureOrder,
  createHkOrder,
  createStockOrder,
  flatPosition,
  subscribeIpo,
} from '@meridian/api';
import { expectTypeOf, test } from 'vitest';
import type { OpeningWrite } from './definition.ts';

// These hold at compile time; `tsc` fails where they do not.
test('a ticket takes every call that opens a position, whatever its name (DECISIONS 7)', () => {
  expectTypeOf([
    createStockOrder,
    createCryptoOrder,
    createFutureOrder,
    createForexOrder,
    createHkOrder,
    createAuctionStockOrder,
    createBlockTrade,
  ]).items.toExtend<OpeningWrite>();
});

test('a ticket takes no call that is sent or answered otherwise', () => {
  expectTypeOf(subscribeIpo).not.toExtend<OpeningWrite>();
  expectTypeOf(createFollowFutures).not.toExtend<OpeningWrite>();
  expectTypeOf(flatPosition).not.toExtend<OpeningWrite>();
});
