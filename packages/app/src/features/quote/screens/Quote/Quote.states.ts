import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as auctionStories from './Auction.stories.tsx';
import type * as chartMarksStories from './ChartMarks.stories.tsx';
import type * as fullChartStories from './FullChart.stories.tsx';
import type * as fullCompareStories from './FullCompare.stories.tsx';
import type * as hostileAnswersStories from './HostileAnswers.stories.tsx';
import type * as hostileCandlesStories from './HostileCandles.stories.tsx';
import type * as lateChartStories from './LateChart.stories.tsx';
import type * as lateFullChartStories from './LateFullChart.stories.tsx';
import type * as openingStories from './Opening.stories.tsx';
import type * as quoteStories from './Quote.stories.tsx';
import type * as quoteBookStories from './QuoteBook.stories.tsx';
import type * as quoteChartStories from './QuoteChart.stories.tsx';
import type * as quoteClassesStories from './QuoteClasses.stories.tsx';
import type * as relatedNewsStories from './RelatedNews.stories.tsx';
import type * as tradeBarStories from './TradeBar.stories.tsx';
import type * as watchToggleStories from './WatchToggle.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: [
    'Failed',
    'FutureFailed',
    'CoinFailed',
    'ChartFailed',
    'CoinChartFailed',
    'AnswerDoesNotFit',
    'OfAnotherShare',
    'SummaryOfAnother',
    'CodeIsLost',
    'FullScreenCodeIsLost',
    'CompareCodeIsLost',
    'ComparedWithoutWatchlist',
    'ContractMonthsFail',
    'SummaryFails',
    'HoursFail',
    'NewsFails',
    'PositionFailed',
    'AuctionFailed',
  ],
  empty: ['IndexWithoutMembers', 'NoNews'],
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: ['StalePrices', 'OfAnotherShareLater', 'PriceGrowsOld', 'GarbledFeed', 'Delayed'],
  offline: 'Offline',
  marketClosed: 'MarketClosed',
  longNames: 'LongNames',
  unreadable: [
    'OneCandleUnreadable',
    'HighBelowLow',
    'AllOfTheFuture',
    'MonthsTwice',
    'DaysTwice',
    'HoursOfAnotherYear',
    'MembersTwice',
    'TradesTwice',
    'TradesOfTomorrow',
  ],
  marketPhase: {
    open: 'Ready',
    break: ['HongKong', 'MiddayBreakIsMarked'],
    closed: 'MarketClosed',
    holiday: 'Holiday',
  },
  auctionWindow: {
    upcoming: 'AuctionUpcoming',
    open: ['AuctionOpen', 'AuctionHalted', 'AuctionInTraditionalChinese'],
    noCancel: 'AuctionNoCancel',
    ended: ['AuctionEnded', 'AuctionEndsMeanwhile'],
  },
} satisfies ScreenStates<
  | typeof quoteStories
  | typeof auctionStories
  | typeof chartMarksStories
  | typeof fullChartStories
  | typeof fullCompareStories
  | typeof hostileAnswersStories
  | typeof hostileCandlesStories
  | typeof lateChartStories
  | typeof lateFullChartStories
  | typeof openingStories
  | typeof quoteBookStories
  | typeof quoteChartStories
  | typeof quoteClassesStories
  | typeof relatedNewsStories
  | typeof tradeBarStories
  | typeof watchToggleStories,
  'marketPhase' | 'auctionWindow'
>;
