import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as serviceStories from './Service.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: 'Failed',
  empty: 'NothingPublished',
  signedOut: { cannotBe: 'the shell leads to sign-in before the screen opens: see the stories of the shell' },
  sessionExpired: { cannotBe: 'asks for nothing of the account' },
  stale: { cannotBe: 'shows no prices' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: { cannotBe: 'shows no instrument and no name' },
  unreadable: { cannotBe: 'a way that cannot be read is text, or left out' },
} satisfies ScreenStates<typeof serviceStories>;
