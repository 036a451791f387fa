import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as formStories from './Loan.stories.tsx';
import type * as sendingStories from './Sending.stories.tsx';
import type * as standingStories from './Standing.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'CashUnknown'],
  empty: 'None',
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: { cannotBe: 'shows no live price' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'a loan is applied for at any hour' },
  longNames: 'LongNames',
  unreadable: {
    cannotBe:
      'a term or payment that cannot be read is left out; a record that cannot is shown without its figures',
  },
  kyc: {
    notSubmitted: 'KycMissing',
    pending: 'KycPending',
    failed: 'KycFailed',
    approved: 'FilledIn',
  },
  loan: {
    pending: ['Pending', 'Late'],
    failed: 'Refused',
    completed: 'Completed',
  },
  instalment: {
    upcoming: 'Completed',
    overdue: 'Overdue',
    paid: 'Repaid',
  },
} satisfies ScreenStates<
  typeof formStories | typeof standingStories | typeof sendingStories,
  'kyc' | 'loan' | 'instalment'
>;
