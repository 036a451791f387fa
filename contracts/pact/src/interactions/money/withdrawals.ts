/** Money out: what can be withdrawn, the application, and what the statement says of it (spec §3, §4, DECISIONS 34, ADR 57). */
import { applyWithdrawal, usableWithdrawalAmount, walletBill } from '@meridian/api';
import type { RefusalName } from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { exactly, fromState, someRow, type Example } from '../../example.ts';
import { chinese, signedIn, state, type Interaction, type State } from '../../interaction.ts';
import { pageOfOne } from '../examples.ts';

const time = 1_795_015_800_000;
const verified = [...signedIn, state('kyc', { status: 'approved' })];
const withMoney = [
  ...verified,
  state('payPassword', { isSet: true }),
  state('wallet', { type: 'BALANCE', amount: '10000', daysAgo: 5 }),
];
const coins = state('payoutAccount', { kind: 'wallet' });
const euros = state('payoutAccount', { kind: 'card', currency: 'EUR', region: 'DE' });
const ready = [...withMoney, coins];

const asked = {
  clientOrderId: 'intent-6',
  type: 'digitalCurrency',
  accountId: fromState('payoutAccountId', 'A-1'),
  amount: '200.00',
  payPassword: '246810',
} satisfies Readonly<Record<string, Example>>;

const record = {
  id: 'W-1',
  clientOrderId: exactly('intent-6'),
  type: exactly('digitalCurrency'),
  accountId: 'A-1',
  account: 'TRC-20 TJRyWwFs…tDeC',
  amount: exactly('200.00'),
  currency: exactly('USD'),
  fee: '1.00',
  received: '199',
  receivedCurrency: exactly('USDT'),
  rate: { from: exactly('USDT'), to: exactly('USD'), rate: '1', timestamp: time },
  status: exactly('pending'),
  arrivalMinutes: 15,
  createTimeTimestamp: time,
  updateTimeTimestamp: time,
} satisfies Example;

const eurosRate = {
  from: exactly('EUR'),
  to: exactly('USD'),
  rate: '1.0834',
  timestamp: time,
} satisfies Example;
const toCard = {
  ...record,
  type: exactly('bankCard'),
  account: 'Elbhafen Bank •••• 4444',
  fee: '5.00',
  received: '179.98',
  receivedCurrency: exactly('EUR'),
  rate: eurosRate,
  arrivalMinutes: 2880,
} satisfies Example;

const applied: readonly State[] = [
  ...ready,
  state('withdrawal', {
    kind: 'wallet',
    state: 'underReview',
    amount: '200',
    minutesAgo: 0,
    clientOrderId: 'intent-6',
  }),
];

const refused = (
  name: RefusalName,
  change: Readonly<Record<string, Example>> = {},
  given: readonly State[] = ready,
): Interaction => ({
  endpoint: applyWithdrawal,
  description: `to withdraw, which is refused: ${name}`,
  given,
  request: { ...asked, ...change },
  answer: { refusal: name },
});

const line = {
  walletType: exactly('BALANCE'),
  currency: exactly('USD'),
  kind: exactly('withdrawal'),
  recordId: 'W-1',
  fromWallet: exactly('BALANCE'),
  reference: 'W-1',
  createTimeTimestamp: time,
  updateTimeTimestamp: time,
} satisfies Example;
const asksLines = { ...requests['funds.walletBill'], kind: 'withdrawal' };

export const withdrawals: readonly Interaction[] = [
  {
    endpoint: usableWithdrawalAmount,
    description: 'for what can be withdrawn, while a part of it is held for a withdrawal',
    given: applied,
    request: {},
    answer: {
      data: {
        amount: '9800.00',
        balance: '10000.00',
        currency: exactly('USD'),
        holds: [{ reason: exactly('withdrawal'), amount: '200.00', reference: 'W-1' }],
        methods: someRow({
          type: exactly('digitalCurrency'),
          currency: exactly('BTC'),
          network: exactly('Bitcoin'),
          minimum: '50.00',
          maximum: '250000.00',
          feeRate: '0',
          minFee: '12.00',
          arrivalMinutes: 60,
          rate: { from: exactly('BTC'), to: exactly('USD'), rate: '91234.56', timestamp: time },
        }),
      },
    },
  },
  {
    endpoint: applyWithdrawal,
    description: 'to withdraw to a digital wallet',
    given: ready,
    request: asked,
    answer: { data: record },
  },
  {
    endpoint: applyWithdrawal,
    description: 'to withdraw to a bank card that is paid in euros',
    given: [...withMoney, euros],
    request: { ...asked, type: 'bankCard' },
    answer: { data: toCard },
  },
  {
    endpoint: applyWithdrawal,
    description: 'to withdraw the same again under its id',
    given: applied,
    request: asked,
    answer: { data: record },
  },
  refused('payPasswordNotSet', {}, [...verified, coins]),
  refused('payPasswordWrong', { payPassword: '111111' }),
  refused('insufficientFunds', { amount: '20000.00' }),
  refused('kycRequired', {}, [...ready, state('kyc', { status: 'pending' })]),
  refused('notFound', { accountId: 'A-nowhere' }),
  refused('amountNotAllowed', { amount: '9.99' }),
  refused('invalidRequest', { type: 'bankCard' }),
  refused('requestIdReused', { amount: '201.00' }, applied),
  {
    endpoint: applyWithdrawal,
    description: 'to withdraw less than the minimum, in simplified Chinese',
    given: ready,
    locale: 'zh-Hans',
    request: { ...asked, amount: '9.99' },
    answer: {
      refusal: 'amountNotAllowed',
      message: { pattern: chinese, example: '金额须在 $10.00 至 $250,000.00 之间。' },
    },
  },
  {
    endpoint: walletBill,
    description: 'for the line of a withdrawal that is under review',
    given: applied,
    request: asksLines,
    answer: {
      data: pageOfOne({
        ...line,
        id: 'B-1',
        amount: '0.00',
        balanceAfter: '10000.00',
        status: exactly('pending'),
        toAccount: 'TRC-20 TJRyWwFs…tDeC',
        withdrawal: record,
      }),
    },
  },
  {
    endpoint: walletBill,
    description: 'for the line of a withdrawal that was sent, which was exchanged',
    given: [
      ...withMoney,
      state('withdrawal', { kind: 'card', currency: 'EUR', region: 'DE', state: 'completed', amount: '200' }),
    ],
    request: asksLines,
    answer: {
      data: pageOfOne({
        ...line,
        id: 'B-2',
        amount: exactly('-195.00'),
        balanceAfter: '9805.00',
        status: exactly('completed'),
        toAccount: 'Elbhafen Bank •••• 4444',
        rate: eurosRate,
        withdrawal: { ...toCard, clientOrderId: 'intent-6', status: exactly('completed') },
      }),
    },
  },
  {
    endpoint: walletBill,
    description: 'for the line of a withdrawal that was refused, with its reason',
    given: [
      ...withMoney,
      state('withdrawal', { kind: 'card', state: 'failed', amount: '200', reason: 'otherHolder' }),
    ],
    request: asksLines,
    answer: {
      data: pageOfOne({
        ...line,
        id: 'B-3',
        amount: '0.00',
        balanceAfter: '10000.00',
        status: exactly('failed'),
        reason: 'The account that you withdraw to is not in your name.',
        toAccount: 'First Harbor Bank •••• 1234',
        withdrawal: {
          ...record,
          clientOrderId: 'intent-6',
          type: exactly('bankCard'),
          receivedCurrency: exactly('USD'),
          fee: '3.00',
          received: '197.00',
          rate: null,
          status: exactly('failed'),
          reason: 'The account that you withdraw to is not in your name.',
        },
      }),
    },
  },
];
