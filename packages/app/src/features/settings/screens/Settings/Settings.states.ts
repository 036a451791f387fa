import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as settingsStories from './Settings.stories.tsx';

export const states = {
  loading: { cannotBe: 'asks the backend nothing' },
  slow: { cannotBe: 'asks the backend nothing' },
  failed: 'WithoutNetwork',
  empty: { cannotBe: 'shows no list' },
  signedOut: 'SignedOut',
  sessionExpired: { cannotBe: 'asks the backend nothing' },
  stale: { cannotBe: 'shows no prices' },
  offline: 'WithoutNetwork',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: { cannotBe: 'shows no instrument and no name' },
  unreadable: { cannotBe: 'shows no list' },
} satisfies ScreenStates<typeof settingsStories>;
