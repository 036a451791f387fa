import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as depositStories from './Deposit.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: 'Failed',
  empty: 'NothingOffered',
  signedOut: { cannotBe: 'the shell leads to sign-in before the screen opens: see the stories of the shell' },
  sessionExpired: 'SessionExpired',
  stale: { cannotBe: 'shows no prices' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: { cannotBe: 'shows no instrument and no name' },
  unreadable: { cannotBe: 'a way that cannot be read is not offered' },
} satisfies ScreenStates<typeof depositStories>;
