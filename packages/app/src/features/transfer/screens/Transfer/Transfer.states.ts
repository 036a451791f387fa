import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as pendingStories from './Pending.stories.tsx';
import type * as sendingStories from './Sending.stories.tsx';
import type * as transferStories from './Transfer.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'RateFailed', 'PendingFailed'],
  empty: { cannotBe: 'everybody has the nine wallets; one without money says so' },
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: { cannotBe: 'shows no live price: the rate has its age beside it' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'money moves at any hour' },
  longNames: { cannotBe: 'shows names of wallets only' },
  unreadable: { cannotBe: 'a wallet that cannot be read is left out, which the list of accounts says' },
} satisfies ScreenStates<typeof transferStories | typeof sendingStories | typeof pendingStories>;
