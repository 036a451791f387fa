import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as copyingStories from './Copying.stories.tsx';
import type * as investStories from './Invest.stories.tsx';
import type * as sendingStories from './Sending.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'WalletFailed'],
  empty: { cannotBe: 'an institution that there is not is said to be none' },
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: { cannotBe: 'shows no live price' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'money is put with an institution at any hour' },
  longNames: { cannotBe: 'names of institutions are the brokerage’s own' },
  unreadable: { cannotBe: 'an institution that cannot be read is not there: see Unknown' },
} satisfies ScreenStates<typeof copyingStories | typeof investStories | typeof sendingStories>;
