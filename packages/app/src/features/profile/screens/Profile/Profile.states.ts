import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as chartStories from './Charts.stories.tsx';
import type * as heldStories from './Held.stories.tsx';
import type * as profileStories from './Profile.stories.tsx';

export const states = {
  loading: ['Loading', 'AssetsByClassWaits', 'HeldWaits'],
  slow: 'Slow',
  failed: ['WalletsFailed', 'EverythingFails', 'AssetsByClassFails', 'HeldFails'],
  empty: 'Newcomer',
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: ['Polling', 'RefreshFails'],
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows balances, which a shut market leaves as they are' },
  longNames: 'LongNames',
  unreadable: ['OneWalletUnreadable', 'AssetsByClassUnreadable', 'OneHoldUnreadable'],
  kyc: {
    notSubmitted: 'Newcomer',
    pending: 'VerificationPending',
    failed: 'VerificationFailed',
    approved: 'Ready',
  },
  message: { unread: 'UnreadNotices', read: 'Ready' },
  payPassword: { notSet: 'Newcomer', set: 'Ready' },
} satisfies ScreenStates<
  typeof chartStories & typeof heldStories & typeof profileStories,
  'kyc' | 'message' | 'payPassword'
>;
