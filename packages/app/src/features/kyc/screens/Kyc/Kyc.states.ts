import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as kycStories from './Kyc.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: 'LoadingFails',
  empty: { cannotBe: 'shows no list' },
  signedOut: { cannotBe: 'the shell leads to sign-in before the screen opens: see the stories of the shell' },
  sessionExpired: 'SessionExpired',
  stale: { cannotBe: 'shows no prices' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: { cannotBe: 'shows no instrument and no name' },
  unreadable: { cannotBe: 'shows no list' },
  kyc: {
    notSubmitted: ['NotSubmitted', 'NullStatus'],
    pending: ['Pending', 'BecomesLate', 'Late'],
    failed: ['Failed', 'FailedOneSide', 'FailedWithALongReason', 'RefusalArrives'],
    approved: ['Approved', 'ApprovedAndBack', 'ResultArrives'],
  },
} satisfies ScreenStates<typeof kycStories, 'kyc'>;
