import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as webPageStories from './WebPage.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'NeverLoads'],
  empty: ['NoAddress', 'Script', 'Data', 'HiddenHost', 'AbsurdAddress'],
  signedOut: 'SignedOut',
  sessionExpired: { cannotBe: 'is for everybody: it asks for no session' },
  stale: { cannotBe: 'shows no prices' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: { cannotBe: 'shows no names; a long host is a story of an address' },
  unreadable: { cannotBe: 'reads no list; a host that cannot be read is not allowed' },
} satisfies ScreenStates<typeof webPageStories>;
