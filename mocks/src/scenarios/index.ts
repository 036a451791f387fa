/** Named situations: facts, a seed, a clock and a session. The only way to set up state for stories, tests and links. */
import { fact } from '#facts/index.ts';
import type { Fact } from '#facts/index.ts';
import type { ScenarioName } from '#names.ts';
import {
  auctionOrders,
  blockTrader,
  demoCustomer,
  established,
  heldBlock,
  hongKongShares,
  manyDeposits,
  leveragedContracts,
  manyHoldings,
  manyTrades,
  manyWatched,
  money,
  openOrders,
  tradingHistory,
  watching,
  yenPosition,
} from './facts-of-customers.ts';

/** What a world of this name opens with. */
export interface Scenario {
  /** Applied in order when the world opens. Who is signed in is one of them. */
  readonly facts: readonly Fact[];
  /** World ms. */
  readonly startTime: number;
}

/** Wednesday, 10:30 in New York: US markets are an hour into the session. */
export const defaultStartTime = Date.parse('2026-11-18T15:30:00Z');
const saturday = Date.parse('2026-11-21T15:30:00Z');
const thanksgiving = Date.parse('2026-11-26T15:30:00Z');
const dayBeforeThanksgiving = Date.parse('2026-11-25T15:30:00Z');
const dayAfterThanksgiving = Date.parse('2026-11-27T15:30:00Z');
/** Minutes before the US opening on Wednesday. */
const beforeOpening = (minutes: number): number => Date.parse('2026-11-18T14:30:00Z') - minutes * 60_000;
/** Thursday, 12:30 in Hong Kong. */
const hongKongLunch = Date.parse('2026-11-19T04:30:00Z');
/** Thursday, 10:30 in Hong Kong. */
const hongKongMorning = Date.parse('2026-11-19T02:30:00Z');
/** Friday, 25 minutes before two US offers close. */
const offersClosing = Date.parse('2026-11-20T20:35:00Z');
/** Monday after: their allotment is this evening. */
const allotmentDay = Date.parse('2026-11-23T15:30:00Z');
/** Tuesday: an offer that was sold above its range was allotted yesterday, and is paid for until tomorrow. */
const paymentDay = Date.parse('2026-11-17T15:30:00Z');
/** Thursday: the last trading day of December's contracts. The exchanges of shares keep Thanksgiving. */
const contractsEnding = thanksgiving;

export const defaultSeed = 'meridian';

const opening = (facts: readonly Fact[], startTime = defaultStartTime): Scenario => ({ facts, startTime });
const signedIn = (facts: readonly Fact[], startTime?: number) =>
  opening([...facts, fact('signedIn', {})], startTime);

const funded = [...established, ...money];
const subscriber = [...funded, fact('wallet', { type: 'SUBSCRIPTION', amount: '20000', daysAgo: 28 })];

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  visitor: opening(demoCustomer),
  trader: signedIn(demoCustomer),
  funded: signedIn(funded),
  newcomer: signedIn([]),
  'no-pay-password': signedIn([...funded, fact('payPassword', { isSet: false })]),
  'low-funds': signedIn([...established, fact('wallet', { type: 'STOCK', amount: '25', daysAgo: 12 })]),
  'market-closed': signedIn(demoCustomer, saturday),
  'us-holiday': signedIn(demoCustomer, thanksgiving),
  'pre-holiday': signedIn(demoCustomer, dayBeforeThanksgiving),
  'half-day': signedIn(demoCustomer, dayAfterThanksgiving),
  'hk-lunch': signedIn(demoCustomer, hongKongLunch),
  'hk-lunch-ticket': signedIn([...established, ...hongKongShares('300')], hongKongLunch),
  'odd-lot': signedIn([...established, ...hongKongShares('150')], hongKongMorning),
  'forex-weekend': signedIn([...established, ...yenPosition], saturday),
  delayed: signedIn([
    ...demoCustomer,
    fact('delayed', { market: 'NASDAQ' }),
    fact('delayed', { market: 'HKEX' }),
    fact('delayed', { market: 'COMEX' }),
  ]),
  'futures-expiring': signedIn([...demoCustomer, ...leveragedContracts], contractsEnding),
  'corporate-events': signedIn([
    ...demoCustomer,
    fact('dividend', { code: 'KO', amount: '0.51', exInDays: 9 }),
    fact('dividend', { code: '00700', market: 'HKEX', amount: '4.50', exInDays: 20, inMinutes: 1 }),
    fact('split', { code: 'NVDA', ratio: 10, exInDays: 19, inMinutes: 2 }),
  ]),
  halted: signedIn([...demoCustomer, fact('halt', { code: 'AAPL' })]),
  'kyc-not-submitted': signedIn([...funded, fact('kyc', { status: 'notSubmitted' })]),
  'kyc-pending': signedIn([...funded, fact('kyc', { status: 'pending', submittedHoursAgo: 2 })]),
  'kyc-pending-long': signedIn([...funded, fact('kyc', { status: 'pending', submittedHoursAgo: 31 })]),
  'kyc-failed': signedIn([
    ...funded,
    fact('kyc', { status: 'failed', reason: 'blurredDocument', submittedHoursAgo: 20 }),
  ]),
  'kyc-failed-back': signedIn([
    ...funded,
    fact('kyc', { status: 'failed', back: 'blurredDocument', submittedHoursAgo: 20 }),
  ]),
  'kyc-front-only': signedIn([
    ...funded,
    fact('kyc', { status: 'failed', front: 'blurredDocument', submittedHoursAgo: 20 }),
  ]),
  'kyc-approved': signedIn(funded),
  'upload-limit-small': signedIn([
    ...funded,
    fact('kyc', { status: 'notSubmitted' }),
    fact('uploadLimit', { megabytes: 0.01 }),
  ]),
  invited: opening([...demoCustomer, fact('emailCode', { sentSecondsAgo: 90 })]),
  'code-cooling': opening([...demoCustomer, fact('emailCode', { sentSecondsAgo: 20 })]),
  'code-expired': opening([...demoCustomer, fact('emailCode', { sentSecondsAgo: 700 })]),
  'block-not-opened': signedIn(blockTrader),
  'block-under-review': signedIn([
    ...blockTrader,
    fact('service', { service: 'blockTrade', status: 'underReview', submittedHoursAgo: 2 }),
  ]),
  'block-refused': signedIn([
    ...blockTrader,
    fact('service', { service: 'blockTrade', status: 'refused', submittedHoursAgo: 20 }),
  ]),
  'block-opened': signedIn([
    ...blockTrader,
    fact('service', { service: 'blockTrade', status: 'approved', submittedHoursAgo: 500 }),
    ...heldBlock,
  ]),
  'auction-open': signedIn([...funded, ...auctionOrders(20)], beforeOpening(30)),
  'auction-no-cancel': signedIn([...funded, ...auctionOrders(47)], beforeOpening(3)),
  'auction-ended': signedIn([...funded, ...auctionOrders(65)], beforeOpening(-15)),
  'no-payout-account': signedIn(funded),
  'session-expired': opening([...demoCustomer, fact('signedIn', {}), fact('session', { state: 'expired' })]),
  'long-names': signedIn([...demoCustomer, fact('longNames', {})]),
  'empty-market': signedIn([
    ...established,
    ...money,
    ...tradingHistory,
    fact('listings', { state: 'empty' }),
  ]),
  'one-of-each-order': signedIn([
    ...funded,
    fact('restingOrder', { code: 'AAPL', quantity: '10', awayPercent: '5', minutesAgo: 20 }),
    fact('processingOrder', { code: 'MSFT', quantity: '12', leverage: '2' }),
    fact('holding', { code: 'AMZN', quantity: '8', openedMinutesAgo: 30 }),
    fact('cancelledOrder', { code: 'META', quantity: '5', by: 'customer', minutesAgo: 50 }),
    fact('cancelledOrder', { code: 'NVDA', quantity: '500', by: 'brokerage', minutesAgo: 40 }),
  ]),
  'partly-filled': signedIn([
    ...funded,
    // So much of a share so seldom traded: somebody has minutes to look at it.
    fact('partlyFilledOrder', { code: 'ESP', waiting: '12000' }),
    fact('partlyFilledOrder', { code: 'KO', waiting: '300', levels: 2, isCancelled: true }),
  ]),
  underwater: signedIn([
    ...funded,
    fact('holding', {
      code: 'TSLA',
      quantity: '100',
      leverage: '10',
      openedMinutesAgo: 1500,
      marginLeft: '0.35',
    }),
    fact('holding', { code: 'KO', quantity: '100', openedMinutesAgo: 3000 }),
    ...watching,
  ]),
  'near-stop-out': signedIn([
    ...funded,
    fact('holding', {
      code: 'TSLA',
      quantity: '100',
      leverage: '10',
      openedMinutesAgo: 1500,
      marginLeft: '0.42',
    }),
  ]),
  'cancel-loses-race': signedIn([
    ...funded,
    fact('restingOrder', { code: 'AAPL', quantity: '20', awayPercent: '0.05' }),
  ]),
  'deposit-confirming': signedIn([
    ...funded,
    fact('deposit', { state: 'completed', amount: '1200', picture: 'documentBack' }),
    fact('deposit', { state: 'confirming', type: 'fiat', currency: 'EUR', amount: '500' }),
    fact('deposit', { state: 'confirming', picture: 'informationPage' }),
  ]),
  'deposit-late': signedIn([...funded, fact('deposit', { state: 'late' })]),
  'deposit-failed': signedIn([
    ...funded,
    fact('deposit', { state: 'completed', amount: '1200', picture: 'documentBack' }),
    fact('deposit', { state: 'failed', reason: 'unreadableProof' }),
  ]),
  'ipo-open': signedIn(subscriber),
  'ipo-deadline-soon': signedIn(subscriber, offersClosing),
  'ipo-waiting': signedIn(
    [...subscriber, fact('subscription', { state: 'waiting', market: 'US' })],
    allotmentDay,
  ),
  'ipo-allotted': signedIn([
    ...subscriber,
    fact('subscription', { state: 'settled', market: 'US' }),
    fact('subscription', { state: 'notAllotted', market: 'HK' }),
    fact('subscription', { state: 'lapsed', market: 'US' }),
    fact('subscription', { state: 'allotted', market: 'US' }),
  ]),
  'ipo-partly': signedIn([...subscriber, fact('subscription', { state: 'partly', market: 'US' })]),
  'ipo-not-allotted': signedIn([...subscriber, fact('subscription', { state: 'notAllotted', market: 'US' })]),
  'ipo-pending-payment': signedIn(
    [...funded, fact('subscription', { state: 'pendingPayment', market: 'US' })],
    paymentDay,
  ),
  'transfer-pending': signedIn([
    ...demoCustomer,
    fact('transfer', { to: 'STOCK', amount: '500', arrivesInMinutes: 15 }),
    fact('transfer', { to: 'HK_STOCK', amount: '1000', arrivesInMinutes: 15 }),
  ]),
  'follow-wait-confirm': signedIn([
    ...demoCustomer,
    fact('wallet', { type: 'FOLLOW', amount: '3000', daysAgo: 5 }),
    fact('follow', { status: 'waitConfirm', amount: '1000' }),
  ]),
  'follow-in-progress': signedIn([
    ...demoCustomer,
    fact('wallet', { type: 'FOLLOW', amount: '25000', daysAgo: 120 }),
    fact('follow', { agency: 'northmoor', status: 'ended', amount: '2500', daysAgo: 40 }),
    fact('follow', { agency: 'ashlar', status: 'refused', amount: '5000', daysAgo: 12 }),
    fact('follow', { agency: 'kestrel', status: 'inProgress', amount: '12000', daysAgo: 10 }),
  ]),
  'follow-futures-running': signedIn([
    ...demoCustomer,
    fact('wallet', { type: 'FOLLOW_FUTURES', amount: '5000', daysAgo: 30 }),
    fact('followFutures', { status: 'settled', amount: '300' }),
    fact('followFutures', { status: 'closed', amount: '250' }),
    fact('followFutures', { status: 'cancelled', amount: '100' }),
    fact('followFutures', { status: 'inProgress', amount: '500' }),
    fact('followFutures', { status: 'waiting', amount: '200' }),
  ]),
  'withdrawal-under-review': signedIn([
    ...demoCustomer,
    fact('withdrawal', { kind: 'card', state: 'completed', amount: '1500' }),
    fact('withdrawal', { kind: 'card', state: 'underReview', amount: '2000' }),
    fact('withdrawal', {
      kind: 'wallet',
      state: 'underReview',
      amount: '350',
      minutesAgo: 5,
      reviewMinutes: 25,
    }),
  ]),
  'withdrawal-failed': signedIn([
    ...demoCustomer,
    fact('withdrawal', { kind: 'card', state: 'completed', amount: '1500' }),
    fact('withdrawal', { kind: 'card', state: 'failed', amount: '800' }),
  ]),
  'held-money': signedIn([
    ...demoCustomer,
    fact('wallet', { type: 'SUBSCRIPTION', amount: '20000', daysAgo: 28 }),
    fact('wallet', { type: 'FOLLOW', amount: '3000', daysAgo: 5 }),
    fact('subscription', { state: 'subscribed' }),
    fact('follow', { status: 'waitConfirm', amount: '1000' }),
    fact('withdrawal', { kind: 'card', state: 'underReview', amount: '2000' }),
    fact('transfer', { to: 'STOCK', amount: '500', arrivesInMinutes: 15 }),
  ]),
  'loan-pending': signedIn([...demoCustomer, fact('loan', { state: 'pending' })]),
  'loan-refused': signedIn([...demoCustomer, fact('loan', { state: 'refused' })]),
  'loan-running': signedIn([...demoCustomer, fact('loan', { state: 'running' })]),
  'loan-overdue': signedIn([...demoCustomer, fact('loan', { state: 'overdue' })]),
  'inbox-full': signedIn([
    ...demoCustomer,
    fact('cancelledOrder', { code: 'META', quantity: '10', by: 'brokerage', minutesAgo: 60 }),
    fact('inboxFilled', { count: 296, unread: 8 }),
    fact('message', { kind: 'orderFilled', minutesAgo: 95 }),
    fact('message', { kind: 'orderCancelled', minutesAgo: 60 }),
    fact('message', { kind: 'positionNearStopOut', minutesAgo: 40 }),
    fact('message', { kind: 'identityApproved', minutesAgo: 20 }),
  ]),
  'news-empty': signedIn([...demoCustomer, fact('news', { state: 'empty' })]),
  'large-portfolio': signedIn([
    ...established,
    fact('wallet', { type: 'STOCK', amount: '600000', daysAgo: 40 }),
    fact('wallet', { type: 'CRYPTOCURRENCY', amount: '900000', daysAgo: 40 }),
    ...manyHoldings,
    ...openOrders,
  ]),
  'many-watched': signedIn([...funded, ...manyWatched]),
  'long-history': signedIn([...established, ...manyDeposits]),
  'many-trades': signedIn([...funded, ...manyTrades]),
};
