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
  parameters: { path: '/pages/product/:list', route: '/pages/product/crypto', scenario: 'trader' },
});

const prices = sees('list', 'Cryptocurrency');

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Cryptocurrency' });
    await expect(within(list).getByText('BTCUSDT')).toBeVisible();
  },
});

/** What coins are for narrows the list; an order is chosen, and the address has both. */
export const NarrowedAndSorted = meta.story({
  parameters: { route: '/pages/product/crypto?only=meme&sort=name&order=ascending' },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Cryptocurrency' }));
    await expect(list.getByText('DOGEUSDT')).toBeVisible();
    await expect(list.queryByText('BTCUSDT')).toBeNull();
    await expect(canvas.getByText('Name, A to Z')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(await canvas.findByText('BTCUSDT')).toBeInTheDocument();
    await expect(canvas.getByText('Name, A to Z')).toBeVisible();
  },
});

/** Words that nobody knows narrow nothing and sort nothing: the whole list, in its own order. */
export const AddressOfNobody = meta.story({
  parameters: { route: '/pages/product/crypto?only=tulips&sort=colour&order=sideways&at=-1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('BTCUSDT')).toBeVisible();
    await expect(canvas.getByText('Standard order')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
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
