import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as notBuiltStories from './NotBuilt.stories.tsx';

export const states = {
  loading: { cannotBe: 'asks the backend nothing' },
  slow: { cannotBe: 'asks the backend nothing' },
  failed: { cannotBe: 'asks the backend nothing' },
  empty: { cannotBe: 'asks the backend nothing' },
  signedOut: { cannotBe: 'asks the backend nothing' },
  sessionExpired: { cannotBe: 'asks the backend nothing' },
  stale: { cannotBe: 'asks the backend nothing' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'asks the backend nothing' },
  longNames: { cannotBe: 'shows no instrument and no name' },
  unreadable: { cannotBe: 'asks the backend nothing' },
} satisfies ScreenStates<typeof notBuiltStories>;
