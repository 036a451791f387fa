import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as messageStories from './Message.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'AnswerDoesNotFit', 'MarkingFails'],
  empty: ['Deleted', 'NoText', 'NoTitle', 'NoId', 'AbsurdId', 'WithdrawnMeanwhile'],
  signedOut: { cannotBe: 'the shell leads to sign-in before the screen opens: see the stories of the shell' },
  sessionExpired: 'SessionExpired',
  stale: 'Stale',
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: 'LongNames',
  unreadable: 'UnknownRecord',
  message: { unread: 'Ready', read: 'AlreadyRead' },
} satisfies ScreenStates<typeof messageStories, 'message'>;
