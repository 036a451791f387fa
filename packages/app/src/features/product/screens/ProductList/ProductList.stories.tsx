import { expect, within } from 'storybook/test';
import {
  failed,
  loading,
  longNames,
  offline,
  openToVisitors,
  sees,
  sessionExpired,
  slow,
  refreshed,
  stale,
  unreadable,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import ProductListScreen from './ProductList.tsx';

const meta = preview.meta({
  component: ProductListScreen,
  parameters: { path: '/pages/product/crypto', route: '/pages/product/crypto', scenario: 'trader' },
});

const prices = sees('list', 'Cryptocurrency');

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Cryptocurrency' });
    await expect(within(list).getByText('BTCUSDT')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'empty-market' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is listed here right now')).toBeVisible();
  },
});

export const Failed = meta.story(failed({ what: 'this list', call: 'market.cryptoPage', shows: prices }));

export const Loading = meta.story(loading({ what: 'this list', call: 'market.cryptoPage' }));
export const SignedOut = meta.story(openToVisitors({ shows: prices }));
export const StalePrices = meta.story(stale({ shows: prices }));

export const Slow = meta.story(slow({ what: 'this list', call: 'market.cryptoPage', shows: prices }));

export const LongNames = meta.story(longNames({ shows: prices }));

export const SessionExpired = meta.story(sessionExpired());

export const Offline = meta.story(offline({ shows: prices }));

export const OneLineUnreadable = meta.story(unreadable({ call: 'market.cryptoPage', shows: prices }));

export const Refreshed = meta.story(refreshed({ call: 'market.cryptoPage', shows: prices }));
