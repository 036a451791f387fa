import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as historyStories from './History.stories.tsx';
import type * as searchStories from './Search.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'PopularFailed', 'OnlyPricesFailed'],
  empty: ['Empty', 'NothingFound', 'NothingPopular'],
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: ['StalePrices', 'PricesGrowOld'],
  offline: 'Offline',
  marketClosed: 'MarketClosed',
  longNames: 'LongNames',
  unreadable: ['OneLineUnreadable', 'Flooded'],
} satisfies ScreenStates<typeof searchStories & typeof historyStories>;
