/** Copied futures orders of institutions. */
import { followFuturesStatus, tradeDirection } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWorld, FIXED_ONE, formatFixed, parseFixed, roundQuotient } from '#kernel/index.ts';
import { refusalOf } from '#test/trading-customer.ts';
import { defaultStartTime } from '#scenarios/index.ts';
import { brokerageDefinition, send } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { imbalances, statementOf, walletBook } from '../ledger/index.ts';
import { createMarket } from '../market/index.ts';
import { copyProfit, offersAround, openOffers } from './index.ts';
import type { Copy, FuturesOffer } from './index.ts';

const day = 24 * 3_600_000;

function customer(wallet = '5000'): BrokerageWorld {
  const world = createWorld(brokerageDefinition, {
    seed: 'worked',
    scenario: 'funded',
    startTime: defaultStartTime,
    clock: 'pinned',
    wallClock: () => 0,
  });
  world.dispatch('fact/wallet', { type: 'FOLLOW_FUTURES', amount: wallet });
  return world;
}

const firstOffer = (world: BrokerageWorld): FuturesOffer => {
  const [offer] = openOffers(world.read().market, world.now());
  if (offer === undefined) throw new Error('nothing can be copied');
  return offer;
};
let intents = 0;
const copy = (world: BrokerageWorld, amount: string, offerId = firstOffer(world).id) =>
  send(world, 'copies/request', { userId: 'demo', clientOrderId: `copy-${(intents += 1)}`, offerId, amount })
    .id;
const own = (world: BrokerageWorld, id: string): Copy => {
  const found = world.read().copies.get(id);
  if (found === undefined) throw new Error('nothing was copied');
  return found;
};
const passTo = (world: BrokerageWorld, at: number) =>
  world.dispatch('clock/advance', { byMs: at - world.now() });
const book = (world: BrokerageWorld) =>
  walletBook(world.read().ledger, { userId: 'demo', type: 'FOLLOW_FUTURES' });
const lines = (world: BrokerageWorld) =>
  statementOf(world.read().ledger, 'demo', 'FOLLOW_FUTURES')
    .toReversed()
    .slice(1)
    .map(({ kind, amount }) => [kind, formatFixed(amount, 2)]);
const cancel = (world: BrokerageWorld, id: string) => send(world, 'copies/cancel', { userId: 'demo', id });
const close = (world: BrokerageWorld, id: string) => send(world, 'copies/close', { userId: 'demo', id });

describe('a copied order', () => {
  test('holds margin and fee, and can be cancelled before it runs', () => {
    const world = customer();
    const { leverage } = firstOffer(world);
    const id = copy(world, '500');
    // 0.05 % of what the margin moves.
    const fee = (parseFixed('500') * leverage) / FIXED_ONE / 2000n;
    expect(own(world, id).fee).toBe(fee);
    expect(book(world).held).toBe(parseFixed('500') + fee);
    cancel(world, id);
    expect(book(world)).toMatchObject({ held: 0n, free: parseFixed('5000') });
    expect(own(world, id).status).toBe(followFuturesStatus.cancelled);
    expect(lines(world)).toEqual([]);
    passTo(world, own(world, id).settlesAt);
    expect(own(world, id).status).toBe(followFuturesStatus.cancelled);
  });

  test('runs from the price at which the institution begins, and is then too late to cancel', () => {
    const world = customer();
    const id = copy(world, '500');
    const { startsAt, key, fee } = own(world, id);
    passTo(world, startsAt);
    expect(own(world, id)).toMatchObject({
      status: followFuturesStatus.inProgress,
      openPrice: world.read().market.price(key, startsAt),
    });
    expect(book(world).held).toBe(parseFixed('500'));
    expect(lines(world)).toEqual([['fee', `-${formatFixed(fee, 2)}`]]);
    expect(refusalOf(() => cancel(world, id))[0]).toBe('orderNotCancellable');
  });

  test('is settled by the institution at the price of then', () => {
    const world = customer();
    const id = copy(world, '500');
    const { settlesAt, startsAt, key, direction, leverage, fee } = own(world, id);
    passTo(world, settlesAt);
    const { market } = world.read();
    const [open, end] = [market.price(key, startsAt), market.price(key, settlesAt)];
    const moved = direction === tradeDirection.buy ? end - open : open - end;
    const profit = roundQuotient(parseFixed('500') * leverage * moved, FIXED_ONE * open, 2);
    expect(own(world, id)).toMatchObject({ status: followFuturesStatus.settled, closePrice: end, profit });
    expect(book(world)).toMatchObject({ held: 0n, free: parseFixed('5000') - fee + profit });
    expect(refusalOf(() => close(world, id))[0]).toBe('positionNotOpen');
  });

  test('can be closed early, once', () => {
    const world = customer();
    const id = copy(world, '500');
    expect(refusalOf(() => close(world, id))[0]).toBe('positionNotOpen');
    passTo(world, own(world, id).startsAt + 60_000);
    close(world, id);
    const { status, endedAt, profit, fee } = own(world, id);
    expect([status, endedAt]).toEqual([followFuturesStatus.closed, world.now()]);
    expect(book(world)).toMatchObject({ held: 0n, free: parseFixed('5000') - fee + (profit ?? 0n) });
    expect(refusalOf(() => close(world, id))[0]).toBe('positionNotOpen');
  });

  test('loses no more than its margin', () => {
    const of = { amount: parseFixed('100'), leverage: parseFixed('10'), openPrice: parseFixed('50') };
    const profitAt = (direction: 0 | 1, price: string) =>
      formatFixed(copyProfit({ ...of, direction } as Copy, parseFixed(price)) ?? 0n, 2);
    expect(['51', '49', '45', '44', '1'].map((price) => profitAt(0, price))).toEqual([
      '20.00',
      '-20.00',
      '-100.00',
      '-100.00',
      '-100.00',
    ]);
    expect([profitAt(1, '49'), profitAt(1, '90')]).toEqual(['20.00', '-100.00']);
  });
});

test.each([
  ['below the least', { amount: '49.99' }, 'amountNotAllowed'],
  ['above the most', { amount: '100000.01' }, 'amountNotAllowed'],
  ['with parts of a cent', { amount: '50.001' }, 'invalidRequest'],
  ['without money for the fee', { amount: '5000' }, 'insufficientFunds'],
  ['that nobody has announced', { offerId: 'ashlar-2030-01-02' }, 'notFound'],
  ['of no institution', { offerId: 'x' }, 'notFound'],
] as const)('an order %s is not copied', (_, more, refusal) => {
  const world = customer();
  const request = {
    userId: 'demo',
    clientOrderId: 'x',
    offerId: firstOffer(world).id,
    amount: '500',
    ...more,
  };
  expect(refusalOf(() => send(world, 'copies/request', request))[0]).toBe(refusal);
  expect(book(world).held).toBe(0n);
});

test('an order that has begun is not copied any more', () => {
  const world = customer();
  const { id, startsAt } = firstOffer(world);
  passTo(world, startsAt);
  expect(refusalOf(() => copy(world, '500', id))[0]).toBe('deadlinePassed');
});

test('somebody else’s order is neither cancelled nor closed', () => {
  const world = customer();
  const id = copy(world, '500');
  const which = { userId: 'ben', id };
  expect(refusalOf(() => send(world, 'copies/cancel', which))[0]).toBe('notFound');
  expect(refusalOf(() => send(world, 'copies/close', which))[0]).toBe('notFound');
});

test('at any time some orders can be copied, all in months that are listed until they are settled', () => {
  const market = createMarket('worked');
  const anyTime = fc.integer({ min: Date.UTC(2019, 1, 1), max: Date.UTC(2046, 10, 1) });
  fc.assert(
    fc.property(anyTime, (at) => {
      const open = openOffers(market, at);
      expect(open.length).toBeGreaterThan(0);
      for (const { key, startsAt, settlesAt } of open) {
        expect(startsAt).toBeGreaterThan(at);
        expect(settlesAt).toBeGreaterThan(startsAt);
        expect(market.session(key, startsAt).state).toBe('open');
        expect(market.instrument(key).contract?.delivery?.settledAt).toBeGreaterThan(settlesAt);
      }
      const known = offersAround(market, at, at).map(({ id }) => id);
      expect(new Set(known).size).toBe(known.length);
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('whatever is copied, cancelled and closed, nothing is created or lost', () => {
  const steps = fc.array(
    fc.record({
      cents: fc.integer({ min: 4_000, max: 200_000 }),
      which: fc.nat(12),
      act: fc.constantFrom('copy', 'copy', 'cancel', 'close'),
      waitMs: fc.integer({ min: 0, max: 2 * day }),
    }),
    { minLength: 1, maxLength: 15 },
  );
  fc.assert(
    fc.property(steps, (taken) => {
      const world = customer();
      for (const { cents, which, act, waitMs } of taken) {
        const id = `C${String(which).padStart(6, '0')}`;
        try {
          if (act === 'copy') copy(world, (cents / 100).toFixed(2));
          else if (act === 'cancel') cancel(world, id);
          else close(world, id);
        } catch (error) {
          expect(error).toHaveProperty('name', 'BusinessRefusal');
        }
        if (waitMs > 0) world.dispatch('clock/advance', { byMs: waitMs });
        const { ledger, copies } = world.read();
        expect(imbalances(ledger)).toEqual([]);
        let held = 0n;
        for (const { id: reference, status, amount, fee, profit } of copies.values()) {
          const booked = ledger.lines
            .filter((line) => line.reference === reference)
            .reduce((sum, line) => sum + line.amount, 0n);
          const hasRun = status !== followFuturesStatus.waiting && status !== followFuturesStatus.cancelled;
          expect(booked).toBe(hasRun ? (profit ?? 0n) - fee : 0n);
          if (status === followFuturesStatus.waiting) held += amount + fee;
          if (status === followFuturesStatus.inProgress) held += amount;
        }
        expect(book(world).held).toBe(held);
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);
