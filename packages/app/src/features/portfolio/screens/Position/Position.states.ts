import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as contractStories from './Contracts.stories.tsx';
import type * as flowStories from './Flow.stories.tsx';
import type * as positionStories from './Position.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'AnswerDoesNotFit'],
  empty: ['NothingHeld', 'NoSuchPosition'],
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: ['StalePrices', 'PricesGrowOld'],
  offline: 'Offline',
  marketClosed: 'MarketClosed',
  longNames: 'LongNames',
  unreadable: ['OneEventUnreadable', 'UnknownCodes'],
  positionEvent: {
    opened: 'Long',
    increased: 'IncreasedAndPartlyClosed',
    marginAdded: 'MarginChanged',
    leverageRaised: 'MarginChanged',
    overnight: 'HeldOvernight',
    dailySettlement: 'SettledDaily',
    dividend: 'DividendPaid',
    split: 'SharesSplit',
    partlyClosed: 'IncreasedAndPartlyClosed',
    closed: 'Closed',
    stoppedOut: 'StoppedOut',
    settled: 'Settled',
  },
} satisfies ScreenStates<
  typeof positionStories | typeof contractStories | typeof flowStories,
  'positionEvent'
>;
