/** What holds of every auction, whoever ordered what, cancelled, and whatever was halted meanwhile. */
import { orderStatus } from '@meridian/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auctionOrder } from '#test/random-auctions.ts';
import { doAll, minute, worldOf } from '#test/random-actions.ts';
import type { Action } from '#test/random-actions.ts';
import { auctionOfOrder, frozenAmount, isForAuction, isHalted, isReached, limitTrigger } from './index.ts';

const cancelling: fc.Arbitrary<Action> = fc.nat().map((which): Action => (world) => {
  const orders = [...world.read().trading.orders.values()];
  return [
    'orders/cancel',
    { userId: 'demo', orderId: orders[which % Math.max(1, orders.length)]?.id ?? 'none' },
  ];
});
const timeAndHalts: fc.Arbitrary<Action> = fc
  .constantFrom<[string, unknown]>(
    ['clock/advance', { byMs: 1 }],
    ['clock/advance', { byMs: 61_000 }],
    ['clock/advance', { byMs: 17 * minute }],
    ['clock/advance', { byMs: 26 * 60 * minute }],
    ['fact/halt', { code: 'KO', forMinutes: 45 }],
    ['fact/wallet', { type: 'STOCK', amount: '9000' }],
  )
  .map(
    (command): Action =>
      () =>
        command,
  );
const action = fc.oneof(
  { weight: 6, arbitrary: auctionOrder },
  { weight: 2, arbitrary: cancelling },
  { weight: 3, arbitrary: timeAndHalts },
);

test('an auction has one price, that of the opening; who did not get it got the money back, and nobody waits beyond it', () => {
  const seen = { filled: 0, expired: 0, halted: 0, byCustomer: 0, final: 0 };
  fc.assert(
    fc.property(fc.array(action, { minLength: 10, maxLength: 60 }), (actions) => {
      const world = worldOf('auction-open');
      doAll(world, actions, () => {
        const state = world.read();
        const now = world.now();
        for (const order of state.trading.orders.values()) {
          if (!isForAuction(order)) continue;
          const auction = auctionOfOrder(state, order);
          if (auction === undefined) throw new RangeError('an order for no auction');
          const { key, direction, limitPrice, status, reason } = order;
          const isOver = now >= auction.closesAt;
          const isWaiting = status === orderStatus.accepted || status === orderStatus.processing;
          expect(isWaiting).toBe(isOver ? false : reason === null);
          if (isWaiting) {
            expect(status === orderStatus.processing).toBe(now >= auction.noCancelAt);
            expect(frozenAmount(state, order)).toBe(order.margin + order.fee);
            if (status === orderStatus.processing) seen.final += 1;
            continue;
          }
          expect(frozenAmount(state, order)).toBe(0n);
          const opening = state.market.price(key, auction.closesAt);
          const isWithin =
            limitPrice === null || isReached(limitTrigger(direction, true, limitPrice), opening);
          if (status === orderStatus.success) {
            expect(order.fills).toEqual([{ at: auction.closesAt, price: opening, quantity: order.quantity }]);
            expect(isWithin).toBe(true);
            expect(isHalted(state, key, auction.closesAt)).toBe(false);
            seen.filled += 1;
          } else if (reason === 'byCustomer') {
            expect(order.modifiedAt).toBeLessThan(auction.noCancelAt);
            seen.byCustomer += 1;
          } else if (reason === 'auctionUnfilled') {
            expect(isWithin).toBe(false);
            seen.expired += 1;
          } else if (reason === 'auctionHalted') {
            expect(isHalted(state, key, auction.closesAt)).toBe(true);
            seen.halted += 1;
          } else expect(reason).toBe('insufficientFunds');
        }
      });
    }),
    { numRuns: 60 },
  );
  // Each of it has happened.
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
});
