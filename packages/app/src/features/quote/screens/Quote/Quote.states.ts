import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as lateChartStories from './LateChart.stories.tsx';
import type * as quoteStories from './Quote.stories.tsx';
import type * as quoteBookStories from './QuoteBook.stories.tsx';
import type * as quoteChartStories from './QuoteChart.stories.tsx';
import type * as tradeBarStories from './TradeBar.stories.tsx';
import type * as watchToggleStories from './WatchToggle.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'ChartFailed', 'AnswerDoesNotFit', 'CodeIsLost'],
  empty: { cannotBe: 'shows one instrument and no list' },
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: ['StalePrices', 'PriceGrowsOld', 'GarbledFeed'],
  offline: 'Offline',
  marketClosed: 'MarketClosed',
  longNames: 'LongNames',
  unreadable: 'OneCandleUnreadable',
  marketPhase: {
    open: 'Ready',
    break: { cannotBe: 'no exchange whose quotes are built rests at midday' },
    closed: 'MarketClosed',
    holiday: 'Holiday',
  },
} satisfies ScreenStates<
  | typeof quoteStories
  | typeof lateChartStories
  | typeof quoteBookStories
  | typeof quoteChartStories
  | typeof tradeBarStories
  | typeof watchToggleStories,
  'marketPhase'
>;
