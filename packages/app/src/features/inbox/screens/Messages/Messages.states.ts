import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as messagesStories from './Messages.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'AnswerDoesNotFit', 'MarkingFails', 'CountFails'],
  empty: ['Empty', 'NoAnnouncements'],
  signedOut: { cannotBe: 'the shell leads to sign-in before the screen opens: see the stories of the shell' },
  sessionExpired: 'SessionExpired',
  stale: 'Stale',
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: 'LongNames',
  unreadable: ['OneLineUnreadable', 'UnknownStatus'],
  message: { unread: 'Ready', read: 'AllMarked' },
} satisfies ScreenStates<typeof messagesStories, 'message'>;
