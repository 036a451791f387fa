/** Shares of the auction before the opening, in each phase of it. */
import { expect, within } from 'storybook/test';
import {
  empty,
  failed,
  inChinese,
  loading,
  longNames,
  sees,
  stale,
  unreadable,
  type Play,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import ProductListScreen from './ProductList.tsx';

const meta = preview.meta({
  component: ProductListScreen,
  parameters: {
    path: '/pages/product/:list',
    route: '/pages/product/auctionStock',
    scenario: 'auction-open',
  },
});

type Canvas = Parameters<Play>[0]['canvas'];
const name = 'Pre-market auction';
const call = 'market.preMarketList';
const shares = sees('list', name);
const apple = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name })).getByRole('link', { name: /^Apple/ });

/** What each would end with now, how many would be traded and which side has more; said once until when orders can be cancelled. */
export const AuctionOpen = meta.story({
  play: async ({ canvas }) => {
    const row = await apple(canvas);
    await expect(row).toHaveTextContent(/Vol\. [\d.,K]+ · [\d,]+ more to (buy|sell)/);
    await expect(row).toHaveAttribute('href', expect.stringContaining('/pages/quote/auctionStock?'));
    await expect(canvas.getByText('Open')).toBeVisible();
    await expect(canvas.getByText(/^Orders can be cancelled until/)).toBeVisible();
    await expect(canvas.getByText('Time left: 25:00')).toBeVisible();
    await expect(canvas.getByText(/^Indicative price/)).toBeVisible();
  },
});

export const AuctionNoCancel = meta.story({
  parameters: { scenario: 'auction-no-cancel' },
  play: async ({ canvas }) => {
    await apple(canvas);
    await expect(canvas.getByText('No cancellation')).toBeVisible();
    await expect(canvas.getByText(/^Orders are final; it ends at/)).toBeVisible();
    await expect(canvas.getByText('Time left: 3:00')).toBeVisible();
  },
});

/** The one price of each, and no side has more. */
export const AuctionEnded = meta.story({
  parameters: { scenario: 'auction-ended' },
  play: async ({ canvas }) => {
    const row = await apple(canvas);
    await expect(row).toHaveTextContent(/Vol\. /);
    await expect(row).not.toHaveTextContent(/more to/);
    await expect(canvas.getByText('Ended')).toBeVisible();
    await expect(canvas.getByText(/^Auction price/)).toBeVisible();
    await expect(canvas.queryByText(/^Time left/)).toBeNull();
  },
});

/** On a Saturday: the window of Monday, and the last close in the meantime. */
export const AuctionUpcoming = meta.story({
  parameters: { scenario: 'market-closed' },
  play: async ({ canvas }) => {
    await expect(await apple(canvas)).toHaveTextContent('NASDAQ');
    await expect(canvas.getByText('Not open yet')).toBeVisible();
    await expect(canvas.getByText(/^Takes orders from/)).toBeVisible();
    await expect(canvas.getByText('Time left: 1 d 21 h')).toBeVisible();
    await expect(canvas.getByText(/^Previous close/)).toBeVisible();
  },
});

/** One share whose trading is halted; the auction of the others goes on. */
export const AuctionHalted = meta.story({
  parameters: { facts: [{ name: 'halt', parameters: { code: 'AAPL' } }] },
  play: async ({ canvas }) => {
    await expect(await apple(canvas)).toHaveTextContent('Trading halted');
    await expect(canvas.getByText('Open')).toBeVisible();
  },
});

/** The phase changes on the second, whatever was read last. */
export const AuctionGoesOn = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await apple(canvas);
    await worldOf(canvasElement).advance(25 * 60_000);
    await expect(await canvas.findByText('No cancellation')).toBeVisible();
    await worldOf(canvasElement).advance(5 * 60_000);
    await expect(await canvas.findByText('Ended')).toBeVisible();
    await expect(canvas.getByText(/^Auction price/)).toBeVisible();
  },
});

export const AuctionFailed = meta.story(failed({ what: 'this list', call, shows: shares }));
export const AuctionLoading = meta.story(loading({ what: 'this list', call }));
export const AuctionEmpty = meta.story(
  empty({
    scenario: 'empty-market',
    words: 'Nothing is listed here right now',
    next: ['button', 'Refresh'],
  }),
);
export const AuctionStale = meta.story(stale({ shows: shares }));
export const AuctionLongNames = meta.story(longNames({ shows: shares }));
export const AuctionOneLineUnreadable = meta.story(unreadable({ call, shows: shares }));

export const AuctionInSimplifiedChinese = meta.story(
  inChinese('zh-Hans', {
    parameters: { scenario: 'auction-no-cancel' },
    shows: async ({ canvas }) => {
      await expect(await canvas.findByText('不可撤单')).toBeVisible();
      await expect(canvas.getByText('剩余 3:00')).toBeVisible();
    },
  }),
);
