import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as accountsStories from './Accounts.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'InUseMeanwhile', 'OutcomeUnknown'],
  empty: 'Empty',
  signedOut: { cannotBe: 'the shell leads to sign-in before the screen opens: see the stories of the shell' },
  sessionExpired: 'SessionExpired',
  stale: { cannotBe: 'shows no prices' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: { cannotBe: 'shows no instrument, and of names what its owner typed' },
  unreadable: 'Unreadable',
} satisfies ScreenStates<typeof accountsStories>;
