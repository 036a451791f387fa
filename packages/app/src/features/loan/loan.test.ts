/** What a loan costs, what prevents it, and what the brokerage says of it. Worked out by hand. */
import {
  toDecimal,
  type applyService,
  type LoanInstalment,
  type LoanOffer,
  type LoanRecord,
  type ResponseOf,
} from '@meridian/api';
import { workedLoans } from '@meridian/api/test/worked-loans';
import { describe, expect, test } from 'vitest';
import { changed } from '#submission/test/hostile-answers.ts';
import { honest, type Subject } from '#submission/test/fake-backend.ts';
import { keepsTheRules } from '#submission/test/rules.ts';
import { emptyLoan, isEmptyLoan, loanModel, type LoanFacts, type LoanForm, type SentLoan } from './model.ts';
import { costOf } from './payment.ts';
import { duesOf, formOf, lackFor, standingOf, type LoanStatus } from './standing.ts';
import { loanWrite } from './write.ts';

const d = toDecimal;
const offer: LoanOffer = {
  minimum: d('500'),
  maximum: d('50000'),
  terms: [
    { months: 6, yearlyRate: d('7.8') },
    { months: 12, yearlyRate: d('8.4') },
  ],
};
const facts: LoanFacts = { offer };
const filled = (form: Partial<LoanForm> = {}): LoanForm => ({
  amount: '6000',
  months: 12,
  purpose: 'education',
  ...form,
});
const problemsOf = (form: Partial<LoanForm>, known = facts) => {
  const of = filled(form);
  return loanModel.check(of, loanModel.summarise(of, known), known);
};

describe('a loan costs what the brokerage says', () => {
  test.each(workedLoans)('$amount for $months months at $yearlyRate %', (worked) => {
    const { payment, lastPayment, interest, total } = costOf({
      amount: d(worked.amount),
      months: worked.months,
      yearlyRate: d(worked.yearlyRate),
    });
    const cents = (amount: string) => Number(amount).toFixed(2);
    expect([payment, lastPayment, interest, total].map(cents)).toEqual([
      worked.payment,
      worked.last,
      worked.interest,
      worked.total,
    ]);
  });

  test('by an arithmetic that can be followed: 6,000 × 0.7 % ÷ 0.08029965', () => {
    const { monthlyRate, divisor } = costOf({ amount: d('6000'), months: 12, yearlyRate: d('8.4') });
    expect([monthlyRate, divisor]).toEqual(['0.7', '0.08029965']);
    expect(((6000 * 0.007) / Number(divisor)).toFixed(2)).toBe('523.04');
  });

  test('without interest, too', () => {
    expect(costOf({ amount: d('1000'), months: 3, yearlyRate: d('0') })).toMatchObject({
      divisor: null,
      interest: '0',
    });
  });
});

describe('the form', () => {
  test('of an amount and a term that is offered says what each month takes', () => {
    expect(loanModel.summarise(filled(), facts)).toMatchObject({
      amount: '6000',
      term: { yearlyRate: '8.4' },
      cost: { payment: '523.04', interest: '276.5', total: '6276.5' },
    });
    expect(problemsOf({})).toEqual([]);
  });

  test.each<[string, Partial<LoanForm>, readonly string[]]>([
    ['of nothing typed', { amount: '' }, ['amountWrong']],
    ['of a dot', { amount: '.' }, ['amountWrong']],
    ['of zero', { amount: '0.00' }, ['amountNotPositive']],
    ['below the least', { amount: '499.99' }, ['tooSmall']],
    ['of the least', { amount: '500' }, []],
    ['of the most', { amount: '50000.00' }, []],
    ['above the most', { amount: '50000.01' }, ['tooLarge']],
    ['without a term', { months: null }, ['termMissing']],
    ['for a term that is not offered any more', { months: 24 }, ['termGone']],
    ['without a purpose', { purpose: null }, ['purposeMissing']],
    ['of nothing at all', emptyLoan, ['amountWrong', 'termMissing', 'purposeMissing']],
  ])('%s', (_, form, expected) => {
    expect(problemsOf(form).map(({ kind }) => kind)).toEqual(expected);
  });

  test('takes cents and no more, and is filled in as a loan was applied for', () => {
    const typed = loanModel.reduce(emptyLoan, { type: 'amountTyped', text: '12.345' });
    expect(typed.amount).toBe('');
    expect(isEmptyLoan(emptyLoan)).toBe(true);
    expect(isEmptyLoan(filled())).toBe(false);
    const asked = loanModel.toRequest(filled(), facts);
    expect(asked).toEqual(sent);
    expect(loanModel.toRequest(loanModel.toForm(asked), facts)).toEqual(asked);
    expect(loanModel.reduce(emptyLoan, { type: 'filledIn', form: formOf(record) })).toEqual(filled());
  });
});

const record: LoanRecord = {
  id: 'N-1',
  clientOrderId: 'x',
  amount: d('6000'),
  months: 12,
  purpose: 'education',
  yearlyRate: d('8.4'),
  payment: d('523.04'),
  status: 'pending',
  reason: null,
  createTimeTimestamp: 5,
  updateTimeTimestamp: 5,
  outstanding: null,
  instalments: [],
};
const sent: SentLoan = {
  amount: d('6000'),
  months: 12,
  purpose: 'education',
  yearlyRate: d('8.4'),
  payment: d('523.04'),
};

type Receipt = ResponseOf<typeof applyService>;
const subject: Subject<SentLoan, typeof loanWrite.endpoint> = {
  // The fake backend keeps no loan to look at: there the same request again is the look-up.
  write: { ...loanWrite, list: null },
  request: sent,
  other: { ...sent, amount: d('7000') },
  receiptOf: (wire, nth) => ({
    ...record,
    id: `N-${nth}`,
    clientOrderId: wire['clientOrderId'] ?? '',
    amount: d(wire['amount'] ?? '0'),
  }),
  asOther: (one) => one && { ...one, months: 6 },
};

describe('sending a loan', () => {
  const misleading = (change: Partial<LoanRecord>) =>
    changed<LoanRecord>(change) as ReturnType<typeof changed<Receipt>>;
  keepsTheRules(subject, [
    ['the receipt of another amount', misleading({ amount: d('6001') })],
    ['the receipt of another term', misleading({ months: 24 })],
    ['the receipt of another purpose', misleading({ purpose: 'other' })],
    ['the receipt of another rate', misleading({ yearlyRate: d('9.9') })],
    ['the receipt of another payment', misleading({ payment: d('530') })],
    ['the receipt of another intent', misleading({ clientOrderId: 'somebody-elses' })],
    ['a receipt of nothing', () => honest({})],
    ['no receipt at all', () => honest(null)],
  ]);
});

describe('what the brokerage says', () => {
  const said = (more: Partial<LoanStatus>): LoanStatus => ({
    status: null,
    reason: null,
    createTimeTimestamp: null,
    record: null,
    loan: offer,
    ...more,
  });

  test.each<[string, Partial<LoanStatus>, object]>([
    ['nothing', {}, { kind: 'none' }],
    [
      'pending',
      { status: 'pending', record },
      { kind: 'open', application: { status: 'pending', submittedAt: 5 } },
    ],
    [
      'failed, with its reason',
      { status: 'failed', reason: 'Too little income', createTimeTimestamp: 7, record: null },
      { kind: 'refused', application: { status: 'failed', submittedAt: 7, reason: 'Too little income' } },
    ],
    [
      'completed, and some of it is owed',
      { status: 'completed', record: { ...record, status: 'completed', outstanding: d('10') } },
      { kind: 'running' },
    ],
    [
      'completed, and nothing is owed',
      { status: 'completed', record: { ...record, status: 'completed', outstanding: d('0.00') } },
      { kind: 'repaid' },
    ],
    [
      'completed, and how much is owed is not known',
      { status: 'completed', record: { ...record, status: 'completed' } },
      { kind: 'running' },
    ],
    [
      'a word that nobody knows',
      { status: 'pondering', record },
      { kind: 'open', application: { status: null } },
    ],
  ])('%s', (_, answer, expected) => {
    expect(standingOf(said(answer))).toMatchObject(expected);
  });

  const instalment = (number: number, status: LoanInstalment['status']): LoanInstalment => ({
    number,
    dueTimestamp: number,
    principal: d('480'),
    interest: d('40.04'),
    status,
    paidTimestamp: null,
  });
  const dues = (...statuses: LoanInstalment['status'][]) =>
    duesOf({
      ...record,
      outstanding: d('4500'),
      instalments: statuses.map((status, at) => instalment(at + 1, status)),
    });

  test('which payment comes next, and what was missed', () => {
    expect(dues('paid', 'overdue', 'overdue', 'upcoming')).toMatchObject({
      next: { number: 4 },
      overdue: [{ number: 2 }, { number: 3 }],
      missed: '1040.08',
      paidCount: 1,
      repaid: '1500',
      part: 0.25,
    });
    expect(dues('paid', 'paid')).toMatchObject({ next: null, overdue: [], missed: '0', paidCount: 2 });
    expect(duesOf(record)).toMatchObject({ next: null, repaid: null, part: null });
  });

  test('what Cash lacks: for what was missed first, else for the next payment', () => {
    expect(lackFor(dues('overdue', 'overdue', 'upcoming'), d('40.08'))).toBe('1000');
    expect(lackFor(dues('paid', 'upcoming'), d('500'))).toBe('20.04');
    expect(lackFor(dues('paid', 'upcoming'), d('520.04'))).toBeNull();
    expect(lackFor(dues('paid', 'paid'), d('0'))).toBeNull();
    expect(lackFor(dues('overdue'), null)).toBeNull();
  });
});
