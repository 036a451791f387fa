/** Deposits, withdrawals and transfers at random: what the records say is what the wallets hold, to the cent, after every command. */
import { auditStatus, transferStatus } from '@meridian/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIXED_ONE } from '#kernel/index.ts';
import { moneyAction } from '#test/money-actions.ts';
import { doAll, worldOf } from '#test/random-actions.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import type { Brokerage } from './brokerage.ts';
import { currencyOfWallet, heldFor, imbalances, statementOf, walletsOf } from './ledger/index.ts';
import { confirmationsNeeded } from './deposits/index.ts';

const cash = { userId: 'demo', type: 'BALANCE' } as const;
const cent = FIXED_ONE / 100n;
const sum = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((total, amount) => total + amount, 0n);

/** All that the wallets of a currency hold. */
function held({ ledger }: Brokerage, currency: string): bigint {
  const books = walletsOf(ledger, 'demo').filter(({ wallet }) => currencyOfWallet[wallet.type] === currency);
  return sum(books.map((book) => book.free + book.held));
}

/** What the records of deposits, withdrawals and transfers have brought to the wallets of a currency. */
function recorded({ deposits, withdrawals, transfers }: Brokerage, currency: string): bigint {
  const credits = [...deposits.values()]
    .filter(({ status }) => status === auditStatus.completed)
    .map(({ amount, fee, rate }) => {
      const dollars = rate === null ? amount - fee : ((amount - fee) * rate.numerator) / rate.denominator;
      return (dollars / cent) * cent;
    });
  const debits = [...withdrawals.values()]
    .filter(({ status }) => status === auditStatus.completed)
    .map(({ amount }) => -amount);
  const moves = [...transfers.values()].flatMap(({ from, to, amount, received, status }) => [
    ...(currencyOfWallet[from] === currency && status !== transferStatus.cancelled ? [-amount] : []),
    ...(currencyOfWallet[to] === currency && status === transferStatus.completed ? [received] : []),
  ]);
  return sum([...(currency === 'USD' ? [...credits, ...debits] : []), ...moves]);
}

function expectRecordsToHold(state: Brokerage): void {
  const { ledger, deposits, withdrawals, transfers } = state;
  const lines = statementOf(ledger, 'demo');
  const linesOf = (id: string) => lines.filter(({ reference }) => reference === id);

  for (const { id, type, status, confirmations, confirmsAt, endsAt } of deposits.values()) {
    const isCredited = status === auditStatus.completed;
    expect(linesOf(id).map(({ kind }) => kind)).toEqual(isCredited ? ['deposit'] : []);
    if (!isCredited || type !== 'wallet') continue;
    expect(confirmations).toBe(confirmationsNeeded);
    expect(confirmsAt).toHaveLength(confirmationsNeeded);
    for (const at of confirmsAt) expect(at).toBeLessThanOrEqual(linesOf(id)[0]?.at ?? 0);
    expect(linesOf(id)[0]?.at).toBe(endsAt);
  }

  for (const { id, status, amount } of withdrawals.values()) {
    const isPending = status === auditStatus.pending;
    expect(heldFor(ledger, { wallet: cash, reason: 'withdrawal', id })).toBe(isPending ? amount : 0n);
    // One that was refused has given back exactly what it held: nothing of it is in the books.
    const moved = sum(linesOf(id).map((line) => line.amount));
    expect(moved).toBe(status === auditStatus.completed ? -amount : 0n);
    if (status !== auditStatus.completed) expect(linesOf(id)).toEqual([]);
  }

  for (const { id, from, to, amount, received, status } of transfers.values()) {
    const found = linesOf(id).map((line) => [line.wallet.type, line.kind, line.amount]);
    const out = [from, 'transferOut', -amount];
    // Newest first: a cancelled one leaves its two lines, and nothing else.
    const last = {
      pending: [],
      completed: [[to, 'transferIn', received]],
      cancelled: [[from, 'transferIn', amount]],
      // No transfer fails in this world.
      failed: null,
    }[status];
    expect(found).toEqual([...(last ?? ['none']), out]);
  }
}

/** What has come about in all runs together: a property of what never happens would say nothing. */
const seen = new Map<string, number>();
const count = (what: string, times: number): void => void seen.set(what, (seen.get(what) ?? 0) + times);

function countEnds({ deposits, withdrawals, transfers, payoutAccounts }: Brokerage): void {
  const of = (records: Iterable<{ readonly status: unknown }>, status: unknown): number =>
    [...records].filter((record) => record.status === status).length;
  for (const [name, status] of Object.entries(auditStatus)) {
    count(`deposit ${name}`, of(deposits.values(), status));
    count(`withdrawal ${name}`, of(withdrawals.values(), status));
  }
  for (const status of ['pending', 'completed', 'cancelled'])
    count(`transfer ${status}`, of(transfers.values(), status));
  count('account deleted', [...payoutAccounts.values()].filter(({ deletedAt }) => deletedAt !== null).length);
}

function openWorld(): BrokerageWorld {
  const world = worldOf('funded');
  world.dispatch('fact/uploadedImage', { picture: 'informationPage' });
  return world;
}

test('any 10,000 commands create and lose nothing in any currency, and every record is kept by the wallets', () => {
  fc.assert(
    fc.property(fc.array(moneyAction, { minLength: 500, maxLength: 500 }), (actions) => {
      const world = openWorld();
      const before = ['USD', 'HKD'].map((currency) => held(world.read(), currency));
      const expectNothingLost = (): void => {
        const state = world.read();
        expect(imbalances(state.ledger)).toEqual([]);
        const now = ['USD', 'HKD'].map((currency, index) => held(state, currency) - (before[index] ?? 0n));
        expect(now).toEqual(['USD', 'HKD'].map((currency) => recorded(state, currency)));
      };
      let step = 0;
      doAll(world, actions, () => {
        expectNothingLost();
        if ((step += 1) % 50 === 0) expectRecordsToHold(world.read());
      });
      expectRecordsToHold(world.read());
      countEnds(world.read());
    }),
    { numRuns: 20 },
  );
  const missing = [...seen].filter(([, times]) => times < 5).map(([what]) => what);
  expect(missing).toEqual([]);
}, 120_000);
