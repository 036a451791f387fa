import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as closeStories from './Close.stories.tsx';
import type * as contractStories from './Contracts.stories.tsx';
import type * as hongKongStories from './HongKong.stories.tsx';
import type * as sendingStories from './Sending.stories.tsx';
import type * as unknownCodesStories from './UnknownCodes.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: ['Failed', 'PriceFailed'],
  empty: ['NothingHeld', 'NoSuchPosition'],
  signedOut: 'SignedOut',
  sessionExpired: ['SessionExpired', 'ExpiredWhileSending'],
  stale: ['StalePrice', 'PricesGrowOld'],
  offline: 'Offline',
  marketClosed: 'MarketClosed',
  longNames: 'LongNames',
  unreadable: { cannotBe: 'shows one position and no list' },
  marketPhase: {
    open: 'Ready',
    break: 'MiddayBreak',
    closed: 'MarketClosed',
    holiday: 'Holiday',
  },
} satisfies ScreenStates<
  | typeof closeStories
  | typeof contractStories
  | typeof hongKongStories
  | typeof sendingStories
  | typeof unknownCodesStories,
  'marketPhase'
>;
