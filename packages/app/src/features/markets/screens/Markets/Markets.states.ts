import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as marketsStories from './Markets.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'ServerError', 'AllFailed', 'BreadthFailed'],
  empty: 'Empty',
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: ['StalePrices', 'PricesGrowOld'],
  offline: 'Offline',
  marketClosed: 'MarketClosed',
  longNames: 'LongNames',
  unreadable: ['OneLineUnreadable', 'Flooded'],
} satisfies ScreenStates<typeof marketsStories>;
