import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as auctionListStories from './AuctionList.stories.tsx';
import type * as classListStories from './ClassLists.stories.tsx';
import type * as productListStories from './ProductList.stories.tsx';
import type * as sortedListStories from './SortedList.stories.tsx';

export const states = {
  loading: ['Loading', 'HongKongLoading', 'AuctionLoading'],
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
    'AuctionFailed',
  ],
  empty: ['Empty', 'AgriculturalEmpty', 'ForexEmpty', 'AuctionEmpty'],
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: ['StalePrices', 'HongKongStale', 'HongKongDelayed', 'AuctionStale'],
  offline: 'Offline',
  marketClosed: 'HongKongClosed',
  longNames: ['LongNames', 'HongKongLongNames', 'NineRowsOnAPhone', 'AuctionLongNames'],
  unreadable: ['OneLineUnreadable', 'HongKongOneLineUnreadable', 'AuctionOneLineUnreadable'],
  auctionWindow: {
    upcoming: 'AuctionUpcoming',
    open: ['AuctionOpen', 'AuctionHalted'],
    noCancel: ['AuctionNoCancel', 'AuctionInSimplifiedChinese'],
    ended: 'AuctionEnded',
  },
} satisfies ScreenStates<
  typeof productListStories | typeof auctionListStories | typeof classListStories | typeof sortedListStories,
  'auctionWindow'
>;
