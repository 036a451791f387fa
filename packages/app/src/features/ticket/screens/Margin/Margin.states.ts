import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as marginStories from './Margin.stories.tsx';
import type * as sendingStories from './Sending.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'BalanceFailed'],
  empty: 'NoSuchPosition',
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: 'PricesGrowOld',
  offline: 'Offline',
  marketClosed: 'MarketClosed',
  longNames: 'LongNames',
  unreadable: { cannotBe: 'shows one position and no list' },
} satisfies ScreenStates<typeof marginStories | typeof sendingStories>;
