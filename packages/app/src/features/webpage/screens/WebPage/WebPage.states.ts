import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as webPageStories from './WebPage.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'NeverLoads', 'RefusesToBeFramed'],
  empty: ['NoAddress', 'Script', 'Data', 'OtherScheme', 'HiddenHost', 'AbsurdAddress'],
  signedOut: 'SignedOut',
  sessionExpired: { cannotBe: 'is for everybody: it asks for no session' },
  stale: { cannotBe: 'shows no prices' },
  offline: 'Offline',
  marketClosed: { cannotBe: 'shows no prices' },
  longNames: 'LongHost',
  unreadable: { cannotBe: 'reads no list; a host that cannot be read is not allowed' },
} satisfies ScreenStates<typeof webPageStories>;
