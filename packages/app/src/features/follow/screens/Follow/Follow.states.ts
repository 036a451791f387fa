import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as copyStories from './Copy.stories.tsx';
import type * as followStories from './Follow.stories.tsx';
import type * as institutionStories from './Institution.stories.tsx';

export const states = {
  loading: ['Loading', 'OneLoading', 'OffersLoading'],
  slow: 'Slow',
  failed: ['Failed', 'OneFailed', 'OffersFailed'],
  empty: 'Empty',
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: { cannotBe: 'shows values of day ends and no live price' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'money is put with an institution at any hour' },
  longNames: 'LongNames',
  unreadable: 'Unreadable',
  follow: { waitConfirm: 'WaitConfirm', inProgress: 'InProgress', refused: 'Refused', ended: 'Ended' },
  followFutures: {
    waiting: ['WaitingToRun', 'CancelQuestion', 'CancelTooLate'],
    inProgress: 'InProgress',
    cancelled: ['Cancelled', 'CancelledNow'],
    closed: ['Closed', 'ClosedEarly'],
    settled: ['Settled', 'SettledMeanwhile'],
  },
} satisfies ScreenStates<
  typeof followStories | typeof institutionStories | typeof copyStories,
  'follow' | 'followFutures'
>;
