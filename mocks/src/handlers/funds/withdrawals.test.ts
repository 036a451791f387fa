/** Withdrawals over the calls: what can be withdrawn and why no more, what is asked for first, and what the statement says. */
import { refusal } from '@meridian/api';
import type { RequestOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import { describe, expect, test } from 'vitest';
import { demoUser } from '#names.ts';
import { open } from '#test/opened-world.ts';

type Request = RequestOf<Endpoints['funds.applyWithdrawal']>;

interface Row {
  readonly kind: string;
  readonly amount: string;
  readonly balanceAfter: string;
  readonly status: string | null;
  readonly reason: string | null;
  readonly toAccount: string | null;
  readonly withdrawal: { readonly id: string; readonly amount: string } | null;
}

function customer() {
  const { call, handle } = open('trader');
  const usable = () =>
    call('funds.usableWithdrawalAmount', {}).data as {
      amount: string;
      balance: string;
      holds: { reason: string; amount: string; reference: string }[];
    };
  const apply = (more: Partial<Request> = {}) =>
    call('funds.applyWithdrawal', {
      clientOrderId: 'intent-1',
      type: 'bankCard',
      accountId: 'A000001',
      amount: '200',
      payPassword: demoUser.payPassword,
      ...more,
    });
  const rows = (request: object = { kind: 'withdrawal' }) =>
    (call('funds.walletBill', { timeZone: 'UTC', pageSize: 500, ...request }).data as { list: Row[] }).list;
  return { call, handle, usable, apply, rows };
}

const cents = (amount: string) => BigInt(amount.replace('.', ''));

describe('what can be withdrawn', () => {
  test('is the balance without what is held, each part of which is named', () => {
    const { usable, apply } = customer();
    const before = usable();
    expect([before.amount, before.holds]).toEqual([before.balance, []]);
    expect(apply()).toMatchObject({ code: 200, data: { id: 'W000001', status: 'pending', fee: '3.00' } });
    const after = usable();
    expect(after.balance).toBe(before.balance);
    expect(cents(before.amount) - cents(after.amount)).toBe(20_000n);
    expect(after.holds).toMatchObject([{ reason: 'withdrawal', amount: '200.00', reference: 'W000001' }]);
  });
});

describe('an application', () => {
  test('is confirmed by the transaction password', () => {
    const { apply, rows } = customer();
    expect(apply({ payPassword: 'wrong1' }).code).toBe(refusal.payPasswordWrong);
    expect(rows()).toEqual([]);
  });

  test('that is sent again under its id is carried out once and answers its receipt', () => {
    const { apply, usable } = customer();
    const first = apply();
    const free = usable().amount;
    expect(apply()).toEqual(first);
    expect(apply({ amount: '200.00' })).toEqual(first);
    expect(usable().amount).toBe(free);
    expect(apply({ amount: '201' }).code).toBe(refusal.requestIdReused);
  });
});

describe('the statement', () => {
  test('says how far a withdrawal is, with both sides, and that it has moved nothing yet', () => {
    const { apply, rows } = customer();
    apply();
    expect(rows()).toMatchObject([
      {
        amount: '0.00',
        status: 'pending',
        toAccount: 'First Harbor Bank •••• 1234',
        withdrawal: { id: 'W000001', amount: '200.00' },
      },
    ]);
  });

  test('has what left the wallet and what it cost once it is sent', async () => {
    const { handle, apply, rows, usable } = customer();
    apply();
    const { balance } = usable();
    await handle.advance(24 * 3_600_000);
    expect(rows()).toMatchObject([{ amount: '-197.00', status: 'completed' }]);
    const fees = rows({ kind: 'fee', walletType: 'BALANCE' });
    expect(fees).toMatchObject([{ amount: '-3.00', withdrawal: { id: 'W000001' } }]);
    expect(cents(balance) - cents(usable().balance)).toBe(20_000n);
    const all = rows({ walletType: 'BALANCE' });
    expect(all.reduce((sum, { amount }) => sum + cents(amount), 0n)).toBe(cents(usable().balance));
  });

  test('has the reason of one that was refused, in the reader’s language', async () => {
    const { call, handle } = customer();
    await handle.applyFact('withdrawal', { kind: 'card', state: 'failed', reason: 'otherHolder' });
    const bill = call(
      'funds.walletBill',
      { timeZone: 'UTC', kind: 'withdrawal', pageSize: 5 },
      { language: 'zh-Hant' },
    ).data;
    expect(bill).toMatchObject({
      list: [{ amount: '0.00', status: 'failed', reason: expect.stringContaining('本人') as string }],
    });
  });
});
