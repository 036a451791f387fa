/** Futures orders of institutions that are copied (DECISIONS 23, 40, 50, ADR 62). */
import {
  agencyList,
  cancelFollowFutures,
  closeFollowFutures,
  createFollowFutures,
  followFuturesList,
} from '@meridian/api';
import type { RefusalName } from '@meridian/api';
import { exactly, fromState, someRow, type Example } from '../example.ts';
import { chinese, signedIn, state, type Interaction, type State } from '../interaction.ts';
import { emptyPage, pageOfOne } from './examples.ts';

const time = 1_795_015_800_000;
const verified = [...signedIn, state('payPassword', { isSet: true }), state('kyc', { status: 'approved' })];
const funded = [...verified, state('wallet', { type: 'FOLLOW_FUTURES', amount: '5000', daysAgo: 20 })];
const copied = (status: string): readonly State[] => [
  ...funded,
  state('followFutures', { status, amount: '500', clientOrderId: 'intent-7' }),
];
const firstPage = { pageNo: 1, pageSize: 20 };
const made = fromState('copyId', 'C-1');
const payPassword = '246810';

/** Announced on the day before the one that the states are at. */
const offerId = 'ashlar-2026-11-19';
const asked = { clientOrderId: 'intent-7', offerId, amount: '500', payPassword };

const order = {
  id: 'C-1',
  clientOrderId: exactly('intent-7'),
  offerId: 'ashlar-2026-11-19',
  agencyName: 'Ashlar Ridge Research',
  stock_code: 'GCZ26',
  name: 'Gold Dec 2026',
  market: 'COMEX',
  currency: 'USD',
  direction: 0,
  amount: exactly('500.00'),
  walletCurrency: exactly('USD'),
  leverage: '10',
  handleFee: '2.50',
  createTimeTimestamp: time,
  startTimeTimestamp: time,
  updateTimeTimestamp: time,
  settleTimeTimestamp: time,
} satisfies Example;
const ended = { openPrice: '4012.50', closePrice: '4020.10', profit: '9.47' } satisfies Example;

const refused = (
  name: RefusalName,
  change: Readonly<Record<string, Example>>,
  given: readonly State[] = funded,
): Interaction => ({
  endpoint: createFollowFutures,
  description: `to copy a futures order that is refused: ${name}`,
  given,
  request: { ...asked, ...change },
  answer: { refusal: name },
});

const closing = (
  name: RefusalName,
  given: readonly State[],
  change: Readonly<Record<string, Example>> = {},
): Interaction => ({
  endpoint: closeFollowFutures,
  description: `to close a copied futures order that is refused: ${name}`,
  given,
  request: { clientOrderId: 'intent-8', id: made, payPassword, ...change },
  answer: { refusal: name },
});

export const followFutures: readonly Interaction[] = [
  {
    endpoint: agencyList,
    description: 'for the futures orders of institutions that can be copied',
    given: verified,
    request: { kind: 'futures' },
    answer: {
      data: someRow({
        id: 'ashlar-2026-11-19',
        name: 'Ashlar Ridge Research',
        isOpen: exactly(true),
        minimum: exactly('50.00'),
        maximum: exactly('100000.00'),
        order: {
          stock_code: 'GCZ26',
          market: 'COMEX',
          name: 'Gold Dec 2026',
          direction: 0,
          currency: 'USD',
          price: '4012.50',
          leverage: '10',
          feeRate: '0.0005',
          closesAtTimestamp: time,
          settlesAtTimestamp: time,
        },
      }),
    },
  },
  {
    endpoint: createFollowFutures,
    description: 'to copy a futures order of an institution',
    given: funded,
    request: asked,
    answer: { data: { ...order, offerId: exactly(offerId), status: exactly('waiting') } },
  },
  refused('payPasswordWrong', { payPassword: '000000' }),
  refused('payPasswordNotSet', {}, [...funded, state('payPassword', { isSet: false })]),
  refused('kycRequired', {}, [...funded, state('kyc', { status: 'pending' })]),
  refused('insufficientFunds', { amount: '5000.00' }),
  refused('notFound', { offerId: 'nobody-2026-11-19' }),
  refused('deadlinePassed', { offerId: 'ashlar-2026-11-16' }),
  refused('requestIdReused', { amount: '501' }, copied('waiting')),
  refused('amountNotAllowed', { amount: '49.99' }),
  {
    endpoint: followFuturesList,
    description: 'for copied futures orders where there are none',
    given: verified,
    request: firstPage,
    answer: { data: emptyPage },
  },
  {
    endpoint: followFuturesList,
    description: 'for a copied futures order that runs',
    given: copied('inProgress'),
    request: firstPage,
    answer: {
      data: pageOfOne({ ...order, status: exactly('inProgress'), openPrice: '4012.50', profit: '9.47' }),
    },
  },
  {
    endpoint: followFuturesList,
    description: 'for a copied futures order that was settled',
    given: copied('settled'),
    request: firstPage,
    answer: { data: pageOfOne({ ...order, ...ended, status: exactly('settled') }) },
  },
  {
    endpoint: cancelFollowFutures,
    description: 'to cancel a copied futures order that waits',
    given: copied('waiting'),
    request: { id: made },
    answer: { data: null },
  },
  {
    endpoint: cancelFollowFutures,
    description: 'to cancel a copied futures order that runs, in simplified Chinese',
    given: copied('inProgress'),
    locale: 'zh-Hans',
    request: { id: made },
    answer: { refusal: 'orderNotCancellable', message: { pattern: chinese, example: '该委托已无法撤销。' } },
  },
  {
    endpoint: cancelFollowFutures,
    description: 'to cancel a copied futures order that there is not',
    given: funded,
    request: { id: 'C-nowhere' },
    answer: { refusal: 'notFound' },
  },
  {
    endpoint: closeFollowFutures,
    description: 'to close a copied futures order early',
    given: copied('inProgress'),
    request: { clientOrderId: 'intent-8', id: made, payPassword },
    answer: { data: { ...order, ...ended, status: exactly('closed') } },
  },
  closing('positionNotOpen', copied('settled')),
  closing('payPasswordWrong', copied('inProgress'), { payPassword: '000000' }),
  closing('payPasswordNotSet', [...copied('inProgress'), state('payPassword', { isSet: false })]),
  closing('notFound', funded, { id: 'C-nowhere' }),
  closing('requestIdReused', copied('inProgress'), { clientOrderId: 'intent-7' }),
];
