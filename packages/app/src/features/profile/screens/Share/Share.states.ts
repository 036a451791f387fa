import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as shareStories from './Share.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: 'Failed',
  empty: 'NoDownloads',
  signedOut: 'SignedOut',
  sessionExpired: { cannotBe: 'is for everybody: it asks for no session' },
  stale: { cannotBe: 'shows no prices' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: { cannotBe: 'shows no instrument and no name' },
  unreadable: { cannotBe: 'a download that cannot be read is left out' },
} satisfies ScreenStates<typeof shareStories>;
