import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as productListStories from './ProductList.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: 'Failed',
  empty: 'Empty',
  signedOut: 'SignedOut',
  sessionExpired: 'SessionExpired',
  stale: 'StalePrices',
  offline: 'Offline',
  marketClosed: { cannotBe: 'the crypto market never shuts' },
  longNames: 'LongNames',
  unreadable: 'OneLineUnreadable',
} satisfies ScreenStates<typeof productListStories>;
