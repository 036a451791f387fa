import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as loginPasswordStories from './LoginPassword.stories.tsx';

export const states = {
  loading: 'Pending',
  slow: 'Pending',
  failed: ['OutcomeUnknown', 'CurrentOneWrong'],
  empty: { cannotBe: 'shows no list' },
  signedOut: { cannotBe: 'the shell leads to sign-in before the screen opens: see the stories of the shell' },
  sessionExpired: 'SessionExpired',
  stale: { cannotBe: 'shows no prices' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: { cannotBe: 'shows no instrument and no name' },
  unreadable: { cannotBe: 'shows no list' },
} satisfies ScreenStates<typeof loginPasswordStories>;
