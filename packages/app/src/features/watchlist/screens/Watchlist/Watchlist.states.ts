import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as joiningStories from './Joining.stories.tsx';
import type * as watchlistStories from './Watchlist.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'OnTheDeviceFailed'],
  empty: 'Empty',
  signedOut: ['SignedOut', 'WatchedOnTheDevice'],
  sessionExpired: 'SessionExpired',
  stale: ['StalePrices', 'PricesGrowOld'],
  offline: 'Offline',
  marketClosed: 'MarketClosed',
  longNames: 'LongNames',
  unreadable: ['OneLineUnreadable', 'Flooded', 'UnknownMarketState', 'NamesAlone'],
} satisfies ScreenStates<typeof watchlistStories | typeof joiningStories>;
