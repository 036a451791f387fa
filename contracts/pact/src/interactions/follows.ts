/** Money put with an institution (DECISIONS 23, 34, 50, ADR 62). */
import { agencyList, followAgency, walletBill } from '@meridian/api';
import type { RefusalName } from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { exactly, someRow, type Example } from '../example.ts';
import { chinese, signedIn, state, type Interaction, type State } from '../interaction.ts';
import { pageOfOne } from './examples.ts';

const time = 1_795_015_800_000;
const verified = [...signedIn, state('payPassword', { isSet: true }), state('kyc', { status: 'approved' })];
const funded = [...verified, state('wallet', { type: 'FOLLOW', amount: '5000', daysAgo: 90 })];
const followed = (more: Readonly<Record<string, string | number>> = {}): readonly State[] => [
  ...funded,
  state('follow', { agency: 'kestrel', amount: '1000', clientOrderId: 'intent-6', ...more }),
];

const asked = { clientOrderId: 'intent-6', agencyId: 'kestrel', amount: '1000', payPassword: '246810' };
const receipt = {
  id: 'F-1',
  clientOrderId: exactly('intent-6'),
  agencyId: exactly('kestrel'),
  name: 'Kestrel Bay Capital',
  amount: exactly('1000.00'),
  currency: exactly('USD'),
  status: exactly('waitConfirm'),
  interestRate: '6.5',
  termDays: 30,
  createTimeTimestamp: time,
} satisfies Example;

const institution = {
  id: exactly('kestrel'),
  name: 'Kestrel Bay Capital',
  isOpen: exactly(true),
  profile: 'Buys large US technology companies.',
  minimum: exactly('100.00'),
  maximum: exactly('1000000.00'),
  interestRate: '6.5',
  termDays: 30,
  startTimestamp: time,
  returnRate: '12.34',
  worstFall: '8.10',
  followerCount: 2000,
} satisfies Example;

const shown = {
  ...institution,
  values: [{ t: time, v: '1.1234' }],
  holdings: [{ stock_code: 'AAPL', market: 'NASDAQ', name: 'Apple', source: 0, share: '34.10' }],
  deals: [
    { stock_code: 'AAPL', market: 'NASDAQ', name: 'Apple', source: 0, direction: 0, dealTimestamp: time },
  ],
} satisfies Example;

const own = (status: string) =>
  ({
    status: exactly(status),
    interest: '1.78',
    createTimeTimestamp: time,
  }) satisfies Example;

const one = { id: 'kestrel' };

const refused = (
  name: RefusalName,
  change: Readonly<Record<string, Example>>,
  given: readonly State[] = funded,
): Interaction => ({
  endpoint: followAgency,
  description: `to put money with an institution that is refused: ${name}`,
  given,
  request: { ...asked, ...change },
  answer: { refusal: name },
});

export const follows: readonly Interaction[] = [
  {
    endpoint: agencyList,
    description: 'for the institutions that can be followed',
    given: verified,
    request: {},
    answer: { data: someRow(institution) },
  },
  {
    endpoint: agencyList,
    description: 'for institutions where none can be followed',
    given: [...verified, state('agency', {})],
    request: {},
    answer: { data: exactly([]) },
  },
  {
    endpoint: agencyList,
    description: 'for one institution, with an investment that earns interest',
    given: followed({ daysAgo: 10 }),
    request: one,
    answer: {
      data: [
        {
          ...shown,
          investment: { ...own('inProgress'), totalSubscriptionAmount: exactly('1000.00') },
          investments: [
            {
              ...own('inProgress'),
              id: 'F-1',
              amount: exactly('1000.00'),
              interestRate: '6.5',
              termDays: 30,
              daysCredited: exactly(10),
              confirmTimeTimestamp: time,
              endTimeTimestamp: time,
            },
          ],
        },
      ],
    },
  },
  {
    endpoint: agencyList,
    description: 'for one institution that has refused an investment, in simplified Chinese',
    given: followed({ status: 'refused', daysAgo: 1 }),
    locale: 'zh-Hans',
    request: one,
    answer: {
      data: [
        {
          id: exactly('kestrel'),
          name: '隼湾资本',
          investment: {
            ...own('refused'),
            interest: exactly('0.00'),
            reason: '该机构的募集额度已满。',
            totalSubscriptionAmount: exactly('1000.00'),
          },
          investments: [
            {
              ...own('refused'),
              interest: exactly('0.00'),
              reason: '该机构的募集额度已满。',
              id: 'F-1',
              amount: exactly('1000.00'),
            },
          ],
        },
      ],
    },
  },
  {
    endpoint: agencyList,
    description: 'for the deals of an institution, of which sales have a result',
    given: verified,
    request: { id: 'taiLongWan' },
    answer: {
      data: [
        {
          id: exactly('taiLongWan'),
          name: 'Tai Long Wan Capital',
          deals: someRow({
            stock_code: 'BTCUSDT',
            market: exactly('CRYPTO'),
            name: 'Bitcoin',
            direction: exactly(1),
            returnRate: '-2.40',
            dealTimestamp: time,
          }),
        },
      ],
    },
  },
  {
    endpoint: followAgency,
    description: 'to put money with an institution',
    given: funded,
    request: asked,
    answer: { data: receipt },
  },
  {
    endpoint: followAgency,
    description: 'to put the same money with an institution again under its id',
    given: followed({ status: 'waitConfirm' }),
    request: asked,
    answer: { data: receipt },
  },
  refused('payPasswordWrong', { payPassword: '000000' }),
  refused('payPasswordNotSet', {}, [...funded, state('payPassword', { isSet: false })]),
  refused('kycRequired', {}, [...funded, state('kyc', { status: 'pending' })]),
  refused('insufficientFunds', { amount: '5000.01' }),
  refused('notFound', { agencyId: 'nobody' }),
  refused('requestIdReused', { amount: '1001' }, followed({ status: 'waitConfirm' })),
  refused('amountNotAllowed', { amount: '1000000.01' }),
  {
    endpoint: followAgency,
    description: 'to put too little with an institution, in traditional Chinese',
    given: funded,
    locale: 'zh-Hant',
    request: { ...asked, amount: '99.99' },
    answer: {
      refusal: 'amountNotAllowed',
      message: { pattern: chinese, example: '金額須介乎 $100.00 至 $1,000,000.00。' },
    },
  },
  {
    endpoint: walletBill,
    description: 'for the line of money that was put with an institution',
    given: followed({ daysAgo: 1 }),
    request: { ...requests['funds.walletBill'], kind: 'follow' },
    answer: {
      data: pageOfOne({
        id: 'B-1',
        walletType: exactly('FOLLOW'),
        currency: exactly('USD'),
        kind: exactly('follow'),
        amount: exactly('-1000.00'),
        balanceAfter: exactly('4000.00'),
        status: exactly('inProgress'),
        recordId: 'F-1',
        fromWallet: exactly('FOLLOW'),
        toAccount: 'Kestrel Bay Capital',
        reference: 'F-1',
        createTimeTimestamp: time,
        updateTimeTimestamp: time,
      }),
    },
  },
  {
    endpoint: walletBill,
    description: 'for the line of money that an institution has refused and given back',
    given: followed({ status: 'refused', daysAgo: 1 }),
    request: { ...requests['funds.walletBill'], kind: 'refund' },
    answer: {
      data: pageOfOne({
        id: 'B-1',
        walletType: exactly('FOLLOW'),
        currency: exactly('USD'),
        kind: exactly('refund'),
        amount: exactly('1000.00'),
        balanceAfter: exactly('5000.00'),
        status: exactly('refused'),
        reason: 'The institution takes no more money at present.',
        recordId: 'F-1',
        toWallet: exactly('FOLLOW'),
        fromAccount: 'Kestrel Bay Capital',
        reference: 'F-1',
        createTimeTimestamp: time,
        updateTimeTimestamp: time,
      }),
    },
  },
];
