import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as offerStories from './Offer.stories.tsx';
import type * as sendingStories from './Sending.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'OwnFailed'],
  empty: 'NotOffered',
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: { cannotBe: 'shows no live price: the rate is that of the offer' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'subscriptions are taken at any hour' },
  longNames: 'LongNames',
  unreadable: { cannotBe: 'an offer that cannot be read is not there, which NotOffered shows' },
} satisfies ScreenStates<typeof offerStories | typeof sendingStories>;
