/** A loan by the calls of the wire: offered, applied for, credited, paid back (DECISIONS 14, ADR 58). */
import { refusal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { demoUser } from '#names.ts';
import type { ScenarioName } from '#names.ts';
import { open } from '#test/opened-world.ts';

const dayMs = 24 * 3_600_000;
const asked = {
  clientOrderId: 'intent-1',
  serviceType: 'loan',
  amount: '6000.00',
  months: 12,
  purpose: 'education',
  payPassword: demoUser.payPassword,
} as const;

interface Status {
  readonly status: string | null;
  readonly reason: string | null;
  readonly record: {
    readonly outstanding: string | null;
    readonly instalments: readonly { readonly status: string; readonly dueTimestamp: number }[];
  } | null;
}

function customer(scenario: ScenarioName = 'funded') {
  const { call, handle } = open(scenario);
  const apply = (change: Readonly<Record<string, unknown>> = {}) =>
    call('auth.applyService', { ...asked, ...change });
  const read = (language: 'en' | 'zh-Hans' = 'en') =>
    call('auth.applyStatus', { serviceType: 'loan' }, { language }).data as Status;
  const lines = () =>
    (
      call('funds.walletBill', { timeZone: 'UTC', walletType: 'BALANCE', pageSize: 4 }).data as {
        list: readonly unknown[];
      }
    ).list;
  return { handle, apply, read, lines };
}

describe('a loan', () => {
  test('that nobody applied for has no status, and an offer', () => {
    const { read } = customer();
    expect(read()).toMatchObject({
      status: null,
      record: null,
      loan: { minimum: '500.00', maximum: '50000.00', terms: [{ months: 3, yearlyRate: '7.2' }, {}, {}, {}] },
    });
  });

  test('is answered with its record, credited within a day, and paid back by the month', async () => {
    const { handle, apply, read, lines } = customer();
    const applied = apply();
    const record = {
      id: 'N000001',
      clientOrderId: 'intent-1',
      amount: '6000.00',
      months: 12,
      purpose: 'education',
      yearlyRate: '8.4',
      payment: '523.04',
      status: 'pending',
      outstanding: null,
      instalments: [],
    };
    expect(applied).toMatchObject({ code: 200, data: record });
    expect(read()).toMatchObject({ status: 'pending', record });
    await handle.advance(dayMs);
    expect(read()).toMatchObject({ status: 'completed', record: { outstanding: '6000.00' } });
    expect(read().record?.instalments).toHaveLength(12);
    expect(lines()).toMatchObject([
      { kind: 'loan', amount: '6000.00', status: 'completed', recordId: 'N000001', target: { kind: 'loan' } },
      {},
    ]);
    const due = read().record?.instalments[0]?.dueTimestamp ?? 0;
    await handle.advance(due - handle.now());
    expect(read().record).toMatchObject({
      outstanding: '5518.96',
      instalments: [
        { number: 1, principal: '481.04', interest: '42.00', status: 'paid', paidTimestamp: due },
        { number: 2, status: 'upcoming', paidTimestamp: null },
        ...Array.from({ length: 10 }, () => ({})),
      ],
    });
    expect(lines()).toMatchObject([
      { kind: 'repayment', amount: '-481.04', target: { kind: 'loan' } },
      { kind: 'interest', amount: '-42.00', target: { kind: 'loan' } },
      { kind: 'loan' },
      {},
    ]);
  });

  test('that is refused says why in the language of the reader', () => {
    const { read } = customer('loan-refused');
    expect(read()).toMatchObject({ status: 'failed', reason: expect.stringContaining('income') as string });
    expect(read('zh-Hans').reason).toContain('收入');
  });

  test('that is overdue says which payment was missed', () => {
    const { read } = customer('loan-overdue');
    expect(
      read()
        .record?.instalments.map(({ status }) => status)
        .slice(0, 4),
    ).toEqual(['paid', 'paid', 'overdue', 'upcoming']);
  });

  test('is sent again under its id without being lent twice', () => {
    const { apply, read } = customer();
    const first = apply().data;
    expect(apply({ payPassword: 'another' })).toMatchObject({ code: 200, data: first });
    expect(read()).toMatchObject({ record: { id: 'N000001' } });
    expect(apply({ amount: '6000.01' }).code).toBe(refusal.requestIdReused);
  });

  test.each<[string, ScenarioName, Readonly<Record<string, unknown>>, number]>([
    ['without an amount', 'funded', { amount: undefined }, refusal.invalidRequest],
    ['without a term', 'funded', { months: undefined }, refusal.invalidRequest],
    ['without a purpose', 'funded', { purpose: undefined }, refusal.invalidRequest],
    ['for a term that is not offered', 'funded', { months: 7 }, refusal.invalidRequest],
    ['of less than the least', 'funded', { amount: '499.99' }, refusal.amountNotAllowed],
    ['without a transaction password', 'no-pay-password', {}, refusal.payPasswordNotSet],
    ['with a wrong one', 'funded', { payPassword: '111111' }, refusal.payPasswordWrong],
    ['with none', 'funded', { payPassword: undefined }, refusal.payPasswordWrong],
    ['before the identity is verified', 'kyc-pending', {}, refusal.kycRequired],
    ['beside another', 'loan-pending', {}, refusal.alreadyApplied],
    ['while another runs', 'loan-running', {}, refusal.alreadyApplied],
  ])('%s is refused', (_, scenario, change, code) => {
    const { apply, read } = customer(scenario);
    const before = read();
    expect(apply(change).code).toBe(code);
    expect(read()).toEqual(before);
  });
});
