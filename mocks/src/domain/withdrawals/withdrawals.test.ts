/** Money on its way out: held, then sent or free again. The figures are worked out by hand. */
import { auditStatus } from '@meridian/api';
import { workedWithdrawals } from '@meridian/api/test/worked-withdrawals';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { FIXED_ONE, formatFixed, parseFixed } from '#kernel/index.ts';
import { doAll, action } from '#test/random-actions.ts';
import { refusalOf, worldOf } from '#test/trading-customer.ts';
import { send } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import {
  amountIn,
  balanceOf,
  heldFor,
  holdsOf,
  imbalances,
  outside,
  statementOf,
  walletBook,
} from '../ledger/index.ts';
import { isPayoutAccountInUse } from '../payouts/index.ts';
import { arriving, statementWithWithdrawals, withdrawalFee, withdrawalWallet } from './index.ts';

const d = parseFixed;
const hour = 3_600_000;
const cash = withdrawalWallet('demo');

let world: BrokerageWorld;
let intents = 0;
const card = 'A000001';
const coins = 'A000002';

/** A customer who does nothing else, so that what moves moves for a withdrawal. */
function openWorld(scenario: 'funded' | 'kyc-pending'): void {
  world = worldOf(scenario);
  world.dispatch('fact/payoutAccount', { kind: 'card' });
  world.dispatch('fact/payoutAccount', { kind: 'wallet' });
}
beforeEach(() => openWorld('funded'));

const book = () => walletBook(world.read().ledger, cash);
const apply = (amount: string, accountId = card, type: 'bankCard' | 'digitalCurrency' = 'bankCard') =>
  send(world, 'withdrawals/apply', {
    userId: 'demo',
    clientOrderId: `intent-${(intents += 1)}`,
    type,
    accountId,
    amount,
  }).id;
const made = (id: string) => {
  const withdrawal = world.read().withdrawals.get(id);
  if (withdrawal === undefined) throw new Error(`no ${id}`);
  return withdrawal;
};
const advance = (byMs: number) => world.dispatch('clock/advance', { byMs });
const bankOf = (currency: 'USD' | 'EUR' | 'HKD') =>
  amountIn(world.read().ledger, outside('bank', currency)).amount;
const fees = () => amountIn(world.read().ledger, outside('fees', 'USD')).amount;

describe('a withdrawal', () => {
  test('holds its amount until it is decided on; then the fee is kept and the rest is sent', () => {
    const [before, sent, kept] = [balanceOf(book()).amount, bankOf('USD'), fees()];
    const id = apply('200');
    expect([balanceOf(book()).amount, book().held]).toEqual([before, d('200')]);
    expect(holdsOf(book())).toEqual([{ reason: 'withdrawal', id, amount: d('200') }]);
    advance(24 * hour);
    expect(made(id).status).toBe(auditStatus.completed);
    expect([balanceOf(book()).amount, book().held]).toEqual([before - d('200'), 0n]);
    expect([bankOf('USD') - sent, fees() - kept]).toEqual([d('197'), d('3')]);
    const lines = statementOf(world.read().ledger, 'demo').filter(({ reference }) => reference === id);
    expect(lines.map(({ kind, amount }) => [kind, formatFixed(amount, 2)])).toEqual([
      ['fee', '-3.00'],
      ['withdrawal', '-197.00'],
    ]);
  });

  test('that is refused is free again to the cent, has cost nothing and has moved nothing', () => {
    world.dispatch('fact/withdrawal', {
      kind: 'card',
      state: 'underReview',
      amount: '2000',
      outcome: 'failed',
    });
    const { ledger } = world.read();
    const [before, lines, kept] = [balanceOf(book()).amount, ledger.lines.length, fees()];
    const free = book().free;
    advance(61 * 60_000);
    expect(made('W000001').status).toBe(auditStatus.failed);
    expect([balanceOf(book()).amount, book().held, book().free]).toEqual([before, 0n, free + d('2000')]);
    expect([world.read().ledger.lines.length, fees()]).toEqual([lines, kept]);
  });

  test('that a customer applied for is refused where a fact says so, and the next one is not', () => {
    const free = book().free;
    const refused = apply('200');
    world.dispatch('fact/withdrawalReview', { outcome: 'failed', reason: 'otherHolder' });
    advance(24 * hour);
    expect(made(refused)).toMatchObject({
      status: auditStatus.failed,
      review: { failsBecause: 'otherHolder' },
    });
    expect(book().free).toBe(free);
    const next = apply('200');
    advance(24 * hour);
    expect(made(next).status).toBe(auditStatus.completed);
  });

  test('to a card of another currency is exchanged at the rate of its application', () => {
    world.dispatch('fact/payoutAccount', { kind: 'card', currency: 'EUR', region: 'DE' });
    const id = apply('6000', 'A000003');
    const { rate, received, fee } = made(id);
    if (rate === null) throw new Error('no rate');
    advance(24 * hour);
    expect(made(id)).toMatchObject({ status: auditStatus.completed, rate, received });
    expect(fee).toBe(d('6'));
    const [exchange] = world.read().ledger.exchanges.filter(({ reference }) => reference === id);
    expect(exchange).toMatchObject({
      given: { amount: d('5994'), currency: 'USD' },
      received: { amount: received, currency: 'EUR' },
    });
    expect(bankOf('EUR')).toBe(received);
  });

  test.each(workedWithdrawals)(
    'of $amount to $to costs $fee and brings $received',
    ({ amount, feeRate, minFee, to, rate, fee, received }) => {
      const charged = withdrawalFee({ feeRate: d(feeRate), minFee: d(minFee) }, d(amount));
      expect(charged).toBe(d(fee));
      const quoted = rate === null ? null : d(rate[2]);
      const isInverse = rate?.[0] === 'USD';
      const dollars =
        quoted === null
          ? null
          : {
              from: to,
              to: 'USD',
              text: '',
              at: 0,
              numerator: isInverse ? FIXED_ONE : quoted,
              denominator: isInverse ? quoted : FIXED_ONE,
            };
      expect(arriving(d(amount) - charged, to, dollars)).toBe(d(received));
    },
  );

  test.each<[string, () => unknown, [string, unknown]]>([
    ['below the minimum', () => apply('19.99'), ['amountNotAllowed', { minimum: '20.00' }]],
    ['above the maximum', () => apply('100000.01'), ['amountNotAllowed', { maximum: '100000.00' }]],
    ['of parts of a cent', () => apply('50.001'), ['invalidRequest', { field: 'amount' }]],
    ['to an account that there is not', () => apply('50', 'A000099'), ['notFound', {}]],
    [
      'to a card as to a wallet',
      () => apply('50', card, 'digitalCurrency'),
      ['invalidRequest', { field: 'type' }],
    ],
    [
      'over a network that is closed',
      () => {
        world.dispatch('fact/closedWithdrawals', { of: 'TRC-20' });
        return apply('50', coins, 'digitalCurrency');
      },
      ['invalidRequest', { field: 'type' }],
    ],
    ['of more than is free', () => apply('60000'), ['insufficientFunds', { wallet: 'BALANCE' }]],
  ])('%s is refused and holds nothing', (_, act, [reason, detail]) => {
    const free = book().free;
    const refused = refusalOf(act);
    expect(refused[0]).toBe(reason);
    expect(refused[1]).toMatchObject(detail as object);
    expect([book().free, world.read().withdrawals.size]).toEqual([free, 0]);
  });

  test('takes what is free to the last cent, and no more: what is held is not withdrawn twice', () => {
    const free = formatFixed(book().free, 2);
    apply(free);
    expect(book().free).toBe(0n);
    expect(refusalOf(() => apply('20'))[0]).toBe('insufficientFunds');
  });

  test('needs verified identity, unless that gate is turned off', () => {
    openWorld('kyc-pending');
    expect(refusalOf(() => apply('50'))).toEqual(['kycRequired', {}]);
    world.dispatch('fact/gate', { of: 'withdraw', isOn: false });
    expect(apply('50')).toBe('W000001');
  });

  test('keeps its account from being changed or deleted until it is decided on', () => {
    apply('50');
    const remove = (id: string) => world.dispatch('payouts/delete', { userId: 'demo', id });
    expect(isPayoutAccountInUse(world.read(), card)).toBe(true);
    expect(refusalOf(() => remove(card))[0]).toBe('accountInUse');
    remove(coins);
    expect(refusalOf(() => apply('50', coins, 'digitalCurrency'))[0]).toBe('notFound');
    advance(24 * hour);
    remove(card);
    expect(refusalOf(() => apply('50'))[0]).toBe('notFound');
  });

  test('tells its customer what was decided, once', () => {
    apply('200');
    advance(48 * hour);
    const kinds = (world.read().inboxes.get('demo')?.messages ?? []).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('withdrawal'))).toEqual(['withdrawalCompleted']);
  });
});

describe('the statement', () => {
  test('has one under review where it was applied for, and adds up all the same', () => {
    advance(hour);
    const id = apply('200');
    const { createdAt } = made(id);
    advance(1);
    send(world, 'transfers/request', {
      userId: 'demo',
      clientOrderId: 'later',
      from: 'BALANCE',
      to: 'STOCK',
      amount: '10',
    });
    const rows = statementWithWithdrawals(world.read(), 'demo', 'BALANCE');
    const place = rows.findIndex((row) => row.reference === id);
    expect(rows[place]).toMatchObject({ kind: 'withdrawal', amount: 0n, at: createdAt });
    expect(rows[place]?.balanceAfter).toBe(rows[place + 1]?.balanceAfter);
    expect(rows[place - 1]?.kind).toBe('transferOut');
    expect(rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(balanceOf(book()).amount);
    expect(
      statementWithWithdrawals(world.read(), 'demo', 'STOCK').map(({ reference }) => reference),
    ).not.toContain(id);
  });
});

/** What holds after any actions whatever. */
test(
  'nothing is created or lost, and what is held for withdrawals is what is under review',
  { timeout: 120_000 },
  () => {
    let [decided, refused] = [0, 0];
    const withdrawing = [
      ['fact/wallet', { type: 'BALANCE', amount: '90000' }],
      ['fact/payoutAccount', { kind: 'card', currency: 'HKD', region: 'HK' }],
      [
        'fact/withdrawal',
        { kind: 'card', state: 'underReview', outcome: 'failed', reviewMinutes: 30, minutesAgo: 0 },
      ],
    ] as const;
    fc.assert(
      fc.property(fc.array(action, { minLength: 20, maxLength: 60 }), (actions) => {
        world = worldOf('trader');
        for (const [type, payload] of withdrawing) world.dispatch(type, payload);
        doAll(world, actions, () => {
          const { ledger, withdrawals } = world.read();
          expect(imbalances(ledger)).toEqual([]);
          for (const { id, status, amount } of withdrawals.values()) {
            const isPending = status === auditStatus.pending;
            expect(heldFor(ledger, { wallet: cash, reason: 'withdrawal', id })).toBe(isPending ? amount : 0n);
            const lines = ledger.lines.filter(({ reference }) => reference === id);
            const moved = lines.reduce((sum, line) => sum + line.amount, 0n);
            expect(moved).toBe(status === auditStatus.completed ? -amount : 0n);
          }
        });
        const statuses = [...world.read().withdrawals.values()].map(({ status }) => status);
        decided += statuses.filter((status) => status !== auditStatus.pending).length;
        refused += statuses.filter((status) => status === auditStatus.failed).length;
      }),
      { numRuns: 60 },
    );
    expect(decided).toBeGreaterThan(refused);
    expect(refused).toBeGreaterThan(5);
  },
);
