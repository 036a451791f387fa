/** Money that is borrowed: what is offered, the application, how far it is, and what the statement says (DECISIONS 14, ADR 58). */
import { applyService, applyStatus, walletBill } from '@meridian/api';
import type { RefusalName } from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { exactly, someRow, type Example } from '../../example.ts';
import { chinese, signedIn, state, type Interaction, type State } from '../../interaction.ts';
import { pageOfOne } from '../examples.ts';

const time = 1_795_015_800_000;
const verified = [...signedIn, state('kyc', { status: 'approved' })];
const ready = [...verified, state('payPassword', { isSet: true })];
const asksStatus = { serviceType: 'loan' };

const asked = {
  clientOrderId: 'intent-8',
  serviceType: 'loan',
  amount: '6000.00',
  months: 12,
  purpose: 'education',
  payPassword: '246810',
} satisfies Readonly<Record<string, Example>>;

const record = {
  id: 'N-1',
  clientOrderId: exactly('intent-8'),
  amount: exactly('6000.00'),
  months: exactly(12),
  purpose: exactly('education'),
  yearlyRate: '8.4',
  payment: '523.04',
  status: exactly('pending'),
  createTimeTimestamp: time,
  updateTimeTimestamp: time,
} satisfies Example;

const loan = (
  parameters: NonNullable<State['params']>,
  given: readonly State[] = ready,
): readonly State[] => [...given, state('loan', { clientOrderId: 'intent-8', ...parameters })];

const offer = {
  minimum: '500.00',
  maximum: '50000.00',
  terms: [{ months: 12, yearlyRate: '8.4' }],
} satisfies Example;

const refused = (
  name: RefusalName,
  change: Readonly<Record<string, Example>> = {},
  given: readonly State[] = ready,
): Interaction => ({
  endpoint: applyService,
  description: `to apply for a loan, which is refused: ${name}`,
  given,
  request: { ...asked, ...change },
  answer: { refusal: name },
});

const status = (description: string, given: readonly State[], data: Example): Interaction => ({
  endpoint: applyStatus,
  description,
  given,
  request: asksStatus,
  answer: { data },
});

const credited = { ...record, status: exactly('completed') } satisfies Example;
const instalment = { dueTimestamp: time, principal: '481.04', interest: '42.00' } satisfies Example;

export const loans: readonly Interaction[] = [
  status('for a loan that nobody has applied for', verified, { status: null, loan: offer }),
  status('for a loan that is under review', loan({ state: 'pending', minutesAgo: 0 }), {
    status: exactly('pending'),
    createTimeTimestamp: time,
    record,
    loan: offer,
  }),
  status('for a loan that was refused, with its reason', loan({ state: 'refused', reason: 'littleIncome' }), {
    status: exactly('failed'),
    reason: 'The payments are too high for the income that we know of.',
    createTimeTimestamp: time,
    record: {
      ...record,
      status: exactly('failed'),
      reason: 'The payments are too high for the income that we know of.',
    },
    loan: offer,
  }),
  status('for a loan of which one payment was made', loan({ state: 'running', paid: 1 }), {
    status: exactly('completed'),
    createTimeTimestamp: time,
    record: {
      ...credited,
      outstanding: exactly('5518.96'),
      instalments: [{ ...instalment, number: 1, status: 'paid' }],
    },
    loan: offer,
  }),
  status('for a loan whose first payment is overdue', loan({ state: 'overdue', paid: 0 }), {
    status: exactly('completed'),
    createTimeTimestamp: time,
    record: {
      ...credited,
      outstanding: exactly('6000.00'),
      instalments: someRow({ ...instalment, number: exactly(1), status: exactly('overdue') }),
    },
    loan: offer,
  }),
  status('for a loan that is repaid', loan({ state: 'repaid' }), {
    status: exactly('completed'),
    createTimeTimestamp: time,
    record: {
      ...credited,
      outstanding: exactly('0.00'),
      instalments: [{ ...instalment, number: 1, status: exactly('paid'), paidTimestamp: time }],
    },
    loan: offer,
  }),
  {
    endpoint: applyService,
    description: 'to apply for a loan',
    given: ready,
    request: asked,
    answer: { data: record },
  },
  {
    endpoint: applyService,
    description: 'to apply for the same loan again under its id',
    given: loan({ state: 'pending', minutesAgo: 0 }),
    request: asked,
    answer: { data: record },
  },
  {
    endpoint: applyService,
    description: 'to apply for a loan again after it was refused',
    given: [...ready, state('loan', { state: 'refused' })],
    request: asked,
    answer: { data: record },
  },
  refused('payPasswordNotSet', {}, verified),
  refused('payPasswordWrong', { payPassword: '111111' }),
  refused('kycRequired', {}, [...ready, state('kyc', { status: 'pending' })]),
  refused('alreadyApplied', {}, [...ready, state('loan', { state: 'running' })]),
  refused('amountNotAllowed', { amount: '499.99' }),
  refused('invalidRequest', { months: 7 }),
  refused('requestIdReused', { amount: '6000.01' }, loan({ state: 'pending' })),
  {
    endpoint: applyService,
    description: 'to apply for less than is lent, in simplified Chinese',
    given: ready,
    locale: 'zh-Hans',
    request: { ...asked, amount: '499.99' },
    answer: {
      refusal: 'amountNotAllowed',
      message: { pattern: chinese, example: '金额须在 $500.00 至 $50,000.00 之间。' },
    },
  },
  {
    endpoint: walletBill,
    description: 'for the line of a loan that was credited',
    given: loan({ state: 'running', paid: 0 }, verified),
    request: { ...requests['funds.walletBill'], kind: 'loan' },
    answer: { data: pageOfOne(line('loan', '6000.00', '6000.00')) },
  },
  {
    endpoint: walletBill,
    description: 'for the line of what was paid back of a loan',
    given: loan({ state: 'running', paid: 1 }, verified),
    request: { ...requests['funds.walletBill'], kind: 'repayment' },
    answer: { data: pageOfOne(line('repayment', '-481.04', '5476.96')) },
  },
];

function line(kind: 'loan' | 'repayment', amount: string, balanceAfter: string) {
  return {
    id: 'B-1',
    walletType: exactly('BALANCE'),
    currency: exactly('USD'),
    kind: exactly(kind),
    amount: exactly(amount),
    balanceAfter,
    status: exactly('completed'),
    recordId: 'N-1',
    reference: 'N-1',
    target: { kind: exactly('loan') },
    createTimeTimestamp: time,
    updateTimeTimestamp: time,
  } satisfies Example;
}
