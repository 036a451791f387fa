import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as auctionStories from './Auction.stories.tsx';
import type * as cancellingStories from './Cancelling.stories.tsx';
import type * as closedStories from './Closed.stories.tsx';
import type * as contractStories from './Contracts.stories.tsx';
import type * as entrustedStories from './Entrusted.stories.tsx';
import type * as followStories from './Follows.stories.tsx';
import type * as noWayOutStories from './NoWayOut.stories.tsx';
import type * as subscriptionStories from './Subscriptions.stories.tsx';
import type * as tradeStories from './Trade.stories.tsx';
import type * as unreadableStories from './Unreadable.stories.tsx';

export const states = {
  loading: [
    'Loading',
    'ClosedLoading',
    'EntrustedLoading',
    'HistoryLoading',
    'FollowsLoading',
    'SubscriptionsLoading',
  ],
  slow: 'Slow',
  failed: [
    'Failed',
    'AnswerDoesNotFit',
    'ClosedFailed',
    'EntrustedFailed',
    'HistoryFailed',
    'FillsFailed',
    'FollowsFailed',
    'SubscriptionsFailed',
  ],
  empty: [
    'NoHoldings',
    'NothingClosed',
    'NothingEntrusted',
    'NoHistory',
    'NoFills',
    'NothingFollowed',
    'NoSubscriptions',
  ],
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: ['StalePrices', 'PricesGrowOld'],
  offline: 'Offline',
  marketClosed: 'MarketClosed',
  longNames: ['LongNames', 'EntrustedLongNames'],
  unreadable: ['OneHoldingUnreadable', 'OneClosedUnreadable', 'OneOrderUnreadable', 'NothingReadable'],
  order: {
    accepted: ['Entrusted', 'CancelOrder', 'AuctionOrderCancelled'],
    processing: ['Entrusted', 'AuctionOrdersFinal'],
    success: 'OrderHistory',
    cancelled: 'OrderHistory',
  },
  ipo: {
    subscribable: { cannotBe: 'an offer is no subscription: the list of offers shows it' },
    subscribed: { cannotBe: 'shown as one that waits: only its deadline is ahead' },
    waitingAllotment: 'SubscriptionWaiting',
    allotted: ['SubscriptionsAllotted', 'SubscriptionPartlyAllotted'],
    notAllotted: 'SubscriptionNotAllotted',
    pendingPayment: 'SubscriptionPendingPayment',
    lapsed: 'SubscriptionLapses',
  },
  settlement: { toBeSettled: 'SubscriptionWaiting', settled: 'SubscriptionNotAllotted' },
} satisfies ScreenStates<
  | typeof tradeStories
  | typeof auctionStories
  | typeof closedStories
  | typeof contractStories
  | typeof entrustedStories
  | typeof cancellingStories
  | typeof followStories
  | typeof noWayOutStories
  | typeof unreadableStories
  | typeof subscriptionStories,
  'order' | 'ipo' | 'settlement'
>;
