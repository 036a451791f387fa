import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as recordStories from './Record.stories.tsx';
import type * as sendingStories from './Sending.stories.tsx';
import type * as walletStories from './ToWallets.stories.tsx';
import type * as cardStories from './Withdraw.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'AccountsFailed', 'LatestFailed'],
  empty: { cannotBe: 'without an account or money there is a way to each: NoDestination, NoWallet, NoMoney' },
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: { cannotBe: 'shows no live price: the rate has its age beside it' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'money is withdrawn at any hour' },
  longNames: 'LongNames',
  unreadable: {
    cannotBe: 'a card or method that cannot be read is left out, which the list of accounts says',
  },
  kyc: {
    notSubmitted: 'KycMissing',
    pending: 'KycPending',
    failed: 'KycFailed',
    approved: 'Ready',
  },
  audit: {
    pending: 'Pending',
    failed: 'Refused',
    completed: 'Completed',
  },
} satisfies ScreenStates<
  typeof cardStories | typeof walletStories | typeof sendingStories | typeof recordStories,
  'kyc' | 'audit'
>;
