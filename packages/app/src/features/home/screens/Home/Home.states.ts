import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as failureStories from './Failures.stories.tsx';
import type * as homeStories from './Home.stories.tsx';
import type * as languageStories from './Language.stories.tsx';
import type * as newsStories from './News.stories.tsx';
import type * as quickLinksStories from './QuickLinks.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: [
    'EverythingFails',
    'ServerDown',
    'BalancesFailed',
    'HoldingsFailed',
    'IndexesFailed',
    'MarketsFailed',
    'StepsFailed',
    'NewsFailed',
    'TopicsFailed',
    'OneTopicFailed',
  ],
  empty: ['Empty', 'Newcomer'],
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: 'StalePrices',
  offline: 'Offline',
  marketClosed: 'MarketClosed',
  longNames: 'LongNames',
  unreadable: ['OneLineUnreadable', 'LinksUnreadable'],
} satisfies ScreenStates<
  typeof failureStories &
    typeof homeStories &
    typeof languageStories &
    typeof newsStories &
    typeof quickLinksStories
>;
