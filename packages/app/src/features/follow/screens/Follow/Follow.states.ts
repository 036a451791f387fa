import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as followStories from './Follow.stories.tsx';
import type * as institutionStories from './Institution.stories.tsx';

export const states = {
  loading: ['Loading', 'OneLoading'],
  slow: 'Slow',
  failed: ['Failed', 'OneFailed'],
  empty: 'Empty',
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: { cannotBe: 'shows values of day ends and no live price' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'money is put with an institution at any hour' },
  longNames: 'LongNames',
  unreadable: 'Unreadable',
  follow: { waitConfirm: 'WaitConfirm', inProgress: 'InProgress', refused: 'Refused', ended: 'Ended' },
} satisfies ScreenStates<typeof followStories | typeof institutionStories, 'follow'>;
