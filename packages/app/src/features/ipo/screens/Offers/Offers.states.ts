import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as offersStories from './Offers.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: 'Failed',
  empty: ['Empty', 'NothingFits'],
  signedOut: 'SignedOut',
  sessionExpired: { cannotBe: 'offers are read without a sign-in' },
  stale: { cannotBe: 'shows no live price' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'subscriptions are taken at any hour' },
  longNames: 'LongNames',
  unreadable: 'OneUnreadable',
} satisfies ScreenStates<typeof offersStories>;
