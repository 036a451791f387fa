import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as classListStories from './ClassLists.stories.tsx';
import type * as productListStories from './ProductList.stories.tsx';
import type * as sortedListStories from './SortedList.stories.tsx';

export const states = {
  loading: ['Loading', 'HongKongLoading'],
  slow: 'Slow',
  failed: [
    'Failed',
    'HongKongFailed',
    'BlockTradesFailed',
    'FuturesFailed',
    'ForexFailed',
    'ForexLeadersFailed',
    'PopularFailed',
    'AllStocksFailed',
    'NextPageFails',
  ],
  empty: ['Empty', 'AgriculturalEmpty', 'ForexEmpty'],
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: ['StalePrices', 'HongKongStale', 'HongKongDelayed'],
  offline: 'Offline',
  marketClosed: 'HongKongClosed',
  longNames: ['LongNames', 'HongKongLongNames', 'NineRowsOnAPhone'],
  unreadable: ['OneLineUnreadable', 'HongKongOneLineUnreadable'],
} satisfies ScreenStates<typeof productListStories & typeof classListStories & typeof sortedListStories>;
