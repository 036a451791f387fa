import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as alertBellStories from './AlertBell.stories.tsx';
import type * as chartMarksStories from './ChartMarks.stories.tsx';
import type * as fullChartStories from './FullChart.stories.tsx';
import type * as lateChartStories from './LateChart.stories.tsx';
import type * as quoteStories from './Quote.stories.tsx';
import type * as quoteBookStories from './QuoteBook.stories.tsx';
import type * as quoteChartStories from './QuoteChart.stories.tsx';
import type * as quoteClassesStories from './QuoteClasses.stories.tsx';
import type * as tradeBarStories from './TradeBar.stories.tsx';
import type * as watchToggleStories from './WatchToggle.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: [
    'Failed',
    'ChartFailed',
    'AnswerDoesNotFit',
    'CodeIsLost',
    'ContractMonthsFail',
    'SummaryFails',
    'HoursFail',
  ],
  empty: 'IndexWithoutMembers',
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: ['StalePrices', 'PriceGrowsOld', 'GarbledFeed', 'Delayed'],
  offline: 'Offline',
  marketClosed: 'MarketClosed',
  longNames: 'LongNames',
  unreadable: 'OneCandleUnreadable',
  marketPhase: {
    open: 'Ready',
    break: ['HongKong', 'MiddayBreakIsMarked'],
    closed: 'MarketClosed',
    holiday: 'Holiday',
  },
} satisfies ScreenStates<
  | typeof quoteStories
  | typeof alertBellStories
  | typeof chartMarksStories
  | typeof fullChartStories
  | typeof lateChartStories
  | typeof quoteBookStories
  | typeof quoteChartStories
  | typeof quoteClassesStories
  | typeof tradeBarStories
  | typeof watchToggleStories,
  'marketPhase'
>;
