import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as newsDetailStories from './NewsDetail.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'AnswerDoesNotFit', 'TookTooLong', 'CutOff'],
  empty: ['Deleted', 'NoText', 'NoId', 'AbsurdId', 'HostileId', 'WithdrawnMeanwhile'],
  signedOut: 'SignedOut',
  sessionExpired: { cannotBe: 'is for everybody: it asks for no session' },
  stale: 'StalePrices',
  offline: 'Offline',
  marketClosed: 'MarketClosed',
  longNames: ['LongNames', 'LongTraditionalTitle'],
  unreadable: { cannotBe: 'one story; an instrument of it that cannot be read is left out' },
} satisfies ScreenStates<typeof newsDetailStories>;
