/** New shares: what is offered, subscriptions to it, and what becomes of them (DECISIONS 37, 51). */
import { ipoFullQuantity, ipoList, subscribeIpo, subscriptionOrders, subscriptions } from '@meridian/api';
import type { RefusalName } from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { exactly, type Example } from '../example.ts';
import { chinese, logos, signedIn, signedOut, state, type Interaction, type State } from '../interaction.ts';
import { emptyPage, pageOfOne } from './examples.ts';

const time = 1_795_015_800_000;
const verified = [
  ...signedIn,
  logos,
  state('payPassword', { isSet: true }),
  state('kyc', { status: 'approved', submittedHoursAgo: 900 }),
];
const funded = [...verified, state('wallet', { type: 'SUBSCRIPTION', amount: '20000', daysAgo: 20 })];
const newShare = requests['trading.ipoFullQuantity'];

const offerExample = {
  stock_code: 'CORM',
  name: 'Clovermill Homes',
  market: 'NASDAQ',
  exchangeCode: 'XNAS',
  localLogoUrl: 'https://static.meridian.example/logos/CORM.svg',
  currency: 'USD',
  status: 'subscribable',
  lowestPrice: '40.00',
  highestPrice: '42.00',
  lotSize: '10',
  maxQuantity: '2000',
  sharesOffered: '12000000',
  oversubscription: '0.50',
  fundsRaised: '504000000.00',
  prospectusDate: '2026-10-27',
  purchaseStartDate: time,
  purchaseEndDate: time,
  allotmentDate: '2026-11-23',
  allotmentTimestamp: time,
  paymentEndDate: time,
  listDate: '2026-11-27',
  listTimestamp: time,
  timeZone: 'America/New_York',
} satisfies Example;

const days = {
  allotmentDate: '2026-11-23',
  allotmentTimestamp: time,
  listDate: '2026-11-27',
  listTimestamp: time,
  purchaseEndDate: time,
  paymentEndDate: time,
} satisfies Example;

const subscriptionExample = {
  id: 'S-1',
  clientOrderId: 'intent-1',
  stock_code: 'CORM',
  name: 'Clovermill Homes',
  market: 'NASDAQ',
  localLogoUrl: 'https://static.meridian.example/logos/CORM.svg',
  currency: exactly('USD'),
  status: exactly('subscribed'),
  settlement: exactly('toBeSettled'),
  quantity: '40',
  subscriptionPrice: '42.00',
  totalAmount: '1680.00',
  ...days,
  walletCurrency: exactly('USD'),
  handlingFee: '0.00',
  frozenAmount: '1680.00',
  createTimeTimestamp: time,
  updateTimeTimestamp: time,
} satisfies Example;

/** From its allotment on. */
const decided = {
  ...subscriptionExample,
  frozenAmount: '0.00',
  actualPrice: '40.00',
  allotmentQuantity: '40',
  actualPaymentAmount: '1600.00',
  refundAmount: '80.00',
  pendingPaymentAmount: '0.00',
} satisfies Example;

const rate = { from: exactly('USD'), to: exactly('HKD'), rate: '7.78125', timestamp: time };

const asked = { ...newShare, clientOrderId: 'intent-1', payPassword: '246810', quantity: '40' };
const subscribed = (name: string, more: Readonly<Record<string, string | number>> = {}): readonly State[] => [
  ...funded,
  state('subscription', { state: name, lots: 4, ...more }),
];

/** The same at another time. */
const at = (time: string, given: readonly State[]): readonly State[] => [
  state('clock', { at: time }),
  ...given.filter(({ name }) => name !== 'clock'),
];
/** While shares that the house sells at a discount are open to subscriptions. */
const discounted = '2027-01-06T15:30:00Z';

const refused = (
  name: RefusalName,
  change: Readonly<Record<string, Example>> = {},
  given: readonly State[] = funded,
): Interaction => ({
  endpoint: subscribeIpo,
  description: `to subscribe to new shares that is refused: ${name}`,
  given,
  request: { ...asked, ...change },
  answer: { refusal: name },
});

const recordOf = (
  what: string,
  given: readonly State[],
  record: Readonly<Record<string, Example>>,
  endpoint: Interaction['endpoint'] = subscriptionOrders,
): Interaction => ({
  endpoint,
  description: `for a subscription that ${what}`,
  given,
  request: requests['trading.subscriptionOrders'],
  answer: { data: pageOfOne(record) },
});

export const ipos: readonly Interaction[] = [
  {
    endpoint: ipoList,
    description: 'for new shares',
    given: [...signedOut, logos],
    request: {},
    answer: { data: pageOfOne(offerExample) },
  },
  {
    endpoint: ipoList,
    description: 'for new shares where none are offered',
    given: [...signedOut, state('ipo', { calendar: 'empty' })],
    request: {},
    answer: { data: emptyPage },
  },
  {
    endpoint: ipoFullQuantity,
    description: 'for the new shares that a wallet pays for',
    given: funded,
    request: newShare,
    answer: { data: { quantity: '470' } },
  },
  {
    endpoint: ipoFullQuantity,
    description: 'for the new shares that a wallet pays for, of what is not offered',
    given: funded,
    request: { stockCode: 'AAPL', market: 'NASDAQ' },
    answer: { refusal: 'notFound' },
  },
  {
    endpoint: subscribeIpo,
    description: 'to subscribe to new shares',
    given: funded,
    request: asked,
    answer: {
      data: { ...subscriptionExample, clientOrderId: exactly('intent-1'), stock_code: exactly('CORM') },
    },
  },
  {
    endpoint: subscribeIpo,
    description: 'to subscribe to new shares of Hong Kong, which is exchanged',
    given: funded,
    request: { ...asked, stockCode: '05011', market: 'HKEX', quantity: '200' },
    answer: {
      data: {
        ...subscriptionExample,
        clientOrderId: exactly('intent-1'),
        stock_code: exactly('05011'),
        market: exactly('HKEX'),
        currency: exactly('HKD'),
        rate,
      },
    },
  },
  {
    endpoint: subscribeIpo,
    description: 'to subscribe to new shares at a discount',
    given: at(discounted, funded),
    request: { ...asked, stockCode: 'FERH' },
    answer: {
      data: {
        ...subscriptionExample,
        clientOrderId: exactly('intent-1'),
        stock_code: exactly('FERH'),
        discountedPrice: '35.89',
      },
    },
  },
  {
    endpoint: subscribeIpo,
    description: 'to subscribe to the same new shares again under its id',
    given: subscribed('subscribed', { code: 'CORM', clientOrderId: 'intent-1' }),
    request: asked,
    answer: { data: { ...subscriptionExample, clientOrderId: exactly('intent-1') } },
  },
  refused('payPasswordNotSet', {}, [
    ...funded.filter(({ name }) => name !== 'payPassword'),
    state('payPassword', { isSet: false }),
  ]),
  refused('payPasswordWrong', { payPassword: '000000' }),
  refused('insufficientFunds', {}, verified),
  refused('kycRequired', {}, [...funded, state('kyc', { status: 'pending' })]),
  refused('notFound', { stockCode: 'AAPL' }),
  refused('quantityNotAllowed', { quantity: '15' }),
  refused('deadlinePassed', { stockCode: 'SAOL', market: 'NYSE' }),
  refused('alreadySubscribed', {}, subscribed('subscribed', { code: 'CORM', clientOrderId: 'intent-0' })),
  refused(
    'requestIdReused',
    { quantity: '50' },
    subscribed('subscribed', { code: 'CORM', clientOrderId: 'intent-1' }),
  ),
  {
    endpoint: subscribeIpo,
    description: 'to subscribe to new shares after their deadline, in simplified Chinese',
    given: funded,
    locale: 'zh-Hans',
    request: { ...asked, stockCode: 'SAOL', market: 'NYSE' },
    answer: { refusal: 'deadlinePassed', message: { pattern: chinese, example: '该项目已过截止时间。' } },
  },
  recordOf('is under way', subscribed('subscribed', { code: 'CORM' }), subscriptionExample, subscriptions),
  recordOf(
    'is under way and was allotted at a discount',
    at('2027-01-15T15:30:00Z', subscribed('allotted', { code: 'FERH' })),
    { ...decided, status: exactly('allotted'), discountedPrice: '35.89' },
    subscriptions,
  ),
  recordOf(
    'is under way and was exchanged',
    subscribed('waiting', { market: 'HK' }),
    { ...subscriptionExample, currency: exactly('HKD'), status: exactly('waitingAllotment'), rate },
    subscriptions,
  ),
  {
    endpoint: subscriptions,
    description: 'for the subscriptions under way of a customer whose one has ended',
    given: subscribed('notAllotted'),
    request: requests['trading.subscriptions'],
    answer: { data: emptyPage },
  },
  recordOf('waits for its allotment', subscribed('waiting', { market: 'HK' }), {
    ...subscriptionExample,
    currency: exactly('HKD'),
    status: exactly('waitingAllotment'),
    rate,
  }),
  recordOf('was allotted', subscribed('allotted'), { ...decided, status: exactly('allotted') }),
  recordOf('was not allotted', subscribed('notAllotted', { market: 'US' }), {
    ...decided,
    status: exactly('notAllotted'),
    settlement: exactly('settled'),
    allotmentQuantity: '0',
  }),
  recordOf('waits for payment', [...verified, state('subscription', { state: 'pendingPayment' })], {
    ...decided,
    status: exactly('pendingPayment'),
    frozenAmount: '2000.00',
    pendingPaymentAmount: '200.00',
  }),
  recordOf('has lapsed', [...verified, state('subscription', { state: 'lapsed', market: 'US' })], {
    ...decided,
    status: exactly('lapsed'),
    settlement: exactly('settled'),
  }),
  recordOf('was listed', subscribed('settled', { code: 'KSRL' }), {
    ...decided,
    discountedPrice: '35.89',
    status: exactly('allotted'),
    settlement: exactly('settled'),
    positionId: 'P-1',
  }),
];
