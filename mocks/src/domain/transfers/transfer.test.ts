/** Money on its way between wallets. The figures are worked out by hand. */
import { transferStatus } from '@meridian/api';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatFixed, liveThrough, parseFixed } from '#kernel/index.ts';
import { refusalOf } from '#test/trading-customer.ts';
import {
  amountIn,
  createLedger,
  freeOf,
  imbalances,
  money,
  move,
  openWallets,
  outside,
  statementOf,
  walletBook,
} from '../ledger/index.ts';
import { createMarket } from '../market/index.ts';
import { createTradingState } from '../orders/index.ts';
import { cancelTransfer, inTransit, requestTransfer, transferArrivals } from './index.ts';
import type { TransferBrokerage, TransferRequest } from './index.ts';

const d = parseFixed;
const at = Date.parse('2026-11-18T15:30:00Z');
const minute = 60_000;

let brokerage: TransferBrokerage;

beforeEach(() => {
  const ledger = createLedger();
  openWallets(ledger, 'ann');
  openWallets(ledger, 'ben');
  const to = freeOf({ userId: 'ann', type: 'BALANCE' });
  move(ledger, {
    at,
    from: outside('bank', 'USD'),
    to,
    amount: money(d('1000'), 'USD'),
    entry: { received: 'deposit' },
  });
  const market = { ...createMarket('worked'), price: () => d('7.8') };
  brokerage = { seed: 'worked', market, ledger, trading: createTradingState(), transfers: new Map() };
});

const request = (more: Partial<TransferRequest> = {}): TransferRequest => ({
  userId: 'ann',
  clientOrderId: `intent-${brokerage.transfers.size}`,
  from: 'BALANCE',
  to: 'STOCK',
  amount: d('200'),
  ...more,
});
const ask = (more: Partial<TransferRequest> = {}) => requestTransfer(brokerage, request(more), at, minute);
const pass = (ms: number) => liveThrough(brokerage, [transferArrivals], at, at + ms);
const free = (type: TransferRequest['from']) =>
  formatFixed(walletBook(brokerage.ledger, { userId: 'ann', type }).free, 2);
const lines = () =>
  statementOf(brokerage.ledger, 'ann')
    .toReversed()
    .slice(1)
    .map(({ wallet, kind, amount }) => [wallet.type, kind, formatFixed(amount, 2)]);

describe('a transfer', () => {
  test('leaves one wallet at once, and arrives in the other when its time is over', () => {
    const transfer = ask();
    expect([free('BALANCE'), free('STOCK')]).toEqual(['800.00', '0.00']);
    expect(inTransit(brokerage, 'ann', 'USD')).toBe(d('200'));
    pass(minute - 1);
    expect(transfer.status).toBe(transferStatus.pending);
    pass(minute);
    expect([transfer.status, free('STOCK')]).toEqual([transferStatus.completed, '200.00']);
    expect(inTransit(brokerage, 'ann', 'USD')).toBe(0n);
    expect(lines()).toEqual([
      ['BALANCE', 'transferOut', '-200.00'],
      ['STOCK', 'transferIn', '200.00'],
    ]);
  });

  test('to Hong Kong dollars is exchanged at the rate of when it was asked for', () => {
    const transfer = ask({ to: 'HK_STOCK', amount: d('100') });
    expect(formatFixed(transfer.received, 2)).toBe('780.00');
    Object.assign(brokerage.market, { price: () => d('9') });
    pass(minute);
    expect(free('HK_STOCK')).toBe('780.00');
    expect(imbalances(brokerage.ledger)).toEqual([]);
    expect(brokerage.ledger.exchanges.map(({ reference }) => reference)).toEqual([transfer.id]);
  });

  test('from Hong Kong dollars is rounded down to cents', () => {
    ask({ to: 'HK_STOCK', amount: d('100') });
    pass(minute);
    expect(formatFixed(ask({ from: 'HK_STOCK', to: 'BALANCE', amount: d('100') }).received, 2)).toBe('12.82');
  });

  test('that is cancelled leaves two lines, and the money where it was', () => {
    const { id } = ask();
    cancelTransfer(brokerage, { userId: 'ann', id }, at + 1);
    pass(minute);
    expect([free('BALANCE'), free('STOCK')]).toEqual(['1000.00', '0.00']);
    expect(lines()).toEqual([
      ['BALANCE', 'transferOut', '-200.00'],
      ['BALANCE', 'transferIn', '200.00'],
    ]);
    expect(refusalOf(() => cancelTransfer(brokerage, { userId: 'ann', id }, at + 2))[0]).toBe(
      'transferNotCancellable',
    );
  });

  test('that has arrived, or is somebody else’s, is not cancelled', () => {
    const { id } = ask();
    expect(refusalOf(() => cancelTransfer(brokerage, { userId: 'ben', id }, at))[0]).toBe('notFound');
    pass(minute);
    expect(refusalOf(() => cancelTransfer(brokerage, { userId: 'ann', id }, at + minute))[0]).toBe(
      'transferNotCancellable',
    );
  });
});

test.each([
  ['of more than is free', { amount: d('1000.01') }, 'insufficientFunds'],
  ['into the wallet it comes from', { to: 'BALANCE' }, 'sameWallet'],
  ['past BALANCE', { from: 'STOCK', to: 'FUTURE' }, 'invalidRequest'],
  ['of nothing', { amount: 0n }, 'invalidRequest'],
  ['of less than nothing', { amount: d('-1') }, 'invalidRequest'],
  ['of half a cent', { amount: d('0.005') }, 'invalidRequest'],
] as const)('%s nothing is moved', (_, more, refusal) => {
  expect(refusalOf(() => ask(more))[0]).toBe(refusal);
  expect(free('BALANCE')).toBe('1000.00');
  expect(brokerage.transfers.size).toBe(0);
});

test('of less than a cent of the other currency is no request', () => {
  Object.assign(brokerage.market, { price: () => d('0.5') });
  expect(refusalOf(() => ask({ to: 'HK_STOCK', amount: d('0.01') }))[0]).toBe('invalidRequest');
});

test('whatever is moved and cancelled, nothing is created or lost, and what is on its way is on its way', () => {
  const wallets = fc.constantFrom('STOCK', 'HK_STOCK', 'FUTURE') as fc.Arbitrary<TransferRequest['from']>;
  const steps = fc.array(
    fc.record({
      wallet: wallets,
      isIn: fc.boolean(),
      cents: fc.integer({ min: 1, max: 150_000 }),
      waitMs: fc.integer({ min: 0, max: 90_000 }),
      cancels: fc.nat(20),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(steps, (taken) => {
      const { ledger, market, trading } = brokerage;
      const house = {
        seed: 'worked',
        market,
        trading,
        transfers: new Map(),
        ledger: structuredClone(ledger),
      };
      let now = at;
      for (const [index, { wallet, isIn, cents, waitMs, cancels }] of taken.entries()) {
        const [from, to] = isIn ? [wallet, 'BALANCE' as const] : ['BALANCE' as const, wallet];
        const amount = d((cents / 100).toFixed(2));
        const act = [
          () => requestTransfer(house, { ...request({ from, to, amount }), clientOrderId: `${index}` }, now),
          () => cancelTransfer(house, { userId: 'ann', id: `T${String(cancels).padStart(6, '0')}` }, now),
        ];
        for (const one of act) {
          try {
            one();
          } catch (error) {
            expect(error).toHaveProperty('name', 'BusinessRefusal');
          }
        }
        liveThrough(house, [transferArrivals], now, now + waitMs);
        now += waitMs;
        expect(imbalances(house.ledger)).toEqual([]);
        for (const currency of ['USD', 'HKD'] as const)
          expect(inTransit(house, 'ann', currency)).toBe(
            amountIn(house.ledger, outside('transit', currency)).amount,
          );
      }
    }),
  );
});
