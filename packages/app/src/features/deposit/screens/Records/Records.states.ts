import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as recordStories from './Records.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: 'Failed',
  empty: 'Empty',
  signedOut: { cannotBe: 'the shell leads to sign-in before the screen opens: see the stories of the shell' },
  sessionExpired: 'SessionExpired',
  stale: { cannotBe: 'shows no prices' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: { cannotBe: 'shows no instrument and no name' },
  unreadable: { cannotBe: 'RecordList says so alike for every list: see its stories' },
  audit: {
    pending: ['Confirming', 'NotConfirmedYet', 'ConfirmedTwice', 'ConfirmedThreeTimes', 'Late'],
    failed: 'AuditFailed',
    completed: 'Confirming',
  },
} satisfies ScreenStates<typeof recordStories, 'audit'>;
