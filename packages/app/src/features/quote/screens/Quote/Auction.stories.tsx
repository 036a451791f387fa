/** The quote of an auction share: what the auction would end with, through its window. */
import { expect, waitFor, within } from 'storybook/test';
import type { Play } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import QuoteScreen from './Quote.tsx';

const meta = preview.meta({
  component: QuoteScreen,
  parameters: {
    path: '/pages/quote/auctionStock',
    route: '/pages/quote/auctionStock?name=Apple&code=AAPL&source=8&market=NASDAQ',
    scenario: 'auction-open',
  },
});

type Canvas = Parameters<Play>[0]['canvas'];
const panel = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Auction before the opening' }));
const figure = async (canvas: Canvas, name: string): Promise<string> =>
  (await (await panel(canvas)).findByText(name)).nextElementSibling?.textContent ?? '';

export const AuctionOpen = meta.story({
  play: async ({ canvas }) => {
    await expect(await figure(canvas, 'Imbalance')).toMatch(/^[\d,]+ more to (buy|sell)$/);
    await expect(await figure(canvas, 'Indicative volume')).toMatch(/^[\d,]+$/);
    const shown = await panel(canvas);
    await expect(shown.getByText('Indicative price')).toBeVisible();
    await expect(shown.getByText('Time left: 25:00')).toBeVisible();
    // It is a product of its own, with its own ticket; no order of it goes to the book.
    await expect(canvas.getByText('AAPL · NASDAQ · Auction')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy long' })).toHaveAttribute(
      'href',
      expect.stringContaining('/pages/payment/auctionStock?'),
    );
    await expect(canvas.queryByRole('region', { name: /Order book|depth/ })).toBeNull();
  },
});

export const AuctionNoCancel = meta.story({
  parameters: { scenario: 'auction-no-cancel' },
  play: async ({ canvas }) => {
    const shown = await panel(canvas);
    await expect(await shown.findByText('No cancellation')).toBeVisible();
    await expect(shown.getByText('Time left: 3:00')).toBeVisible();
  },
});

/** The price at which the session opened, and what was bought at it. */
export const AuctionEnded = meta.story({
  parameters: { scenario: 'auction-ended' },
  play: async ({ canvas, canvasElement }) => {
    const shown = await panel(canvas);
    await expect(await shown.findByText('Auction price')).toBeVisible();
    await expect(shown.getByText('Ended')).toBeVisible();
    await expect(shown.queryByText('Imbalance')).toBeNull();
    const figures = within(await canvas.findByRole('region', { name: 'Key figures' }));
    const open = figures.getByText('Open').nextElementSibling?.textContent ?? '';
    await expect(shown.getByText(open)).toBeVisible();
    const [held] = [...worldOf(canvasElement).world.read().trading.positions.values()];
    await expect(held?.source).toBe(8);
    await expect(await canvas.findByRole('link', { name: 'Close 20' })).toHaveAttribute(
      'href',
      expect.stringContaining('source=8'),
    );
  },
});

export const AuctionUpcoming = meta.story({
  parameters: { scenario: 'market-closed' },
  play: async ({ canvas }) => {
    const shown = await panel(canvas);
    await expect(await shown.findByText('Not open yet')).toBeVisible();
    await expect(shown.getByText('A price is indicated once orders are taken.')).toBeVisible();
    await expect(shown.queryByText('Indicative price')).toBeNull();
  },
});

export const AuctionHalted = meta.story({
  parameters: { facts: [{ name: 'halt', parameters: { code: 'AAPL' } }] },
  play: async ({ canvas }) => {
    const shown = await panel(canvas);
    await expect(await shown.findByText('Trading halted')).toBeVisible();
    await expect(shown.getByText(/orders expire and their money is released/)).toBeVisible();
  },
});

/** From what is indicated to what the session opens with. */
export const AuctionEndsMeanwhile = meta.story({
  parameters: { scenario: 'auction-no-cancel' },
  play: async ({ canvas, canvasElement }) => {
    await (await panel(canvas)).findByText('Indicative price');
    await worldOf(canvasElement).advance(3 * 60_000);
    const shown = await panel(canvas);
    await expect(await shown.findByText('Auction price')).toBeVisible();
  },
});

/** The quote is there without it. */
export const AuctionFailed = meta.story({
  parameters: {
    faults: ['http=503@market.preMarketList'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(canvas.queryByText("Couldn't load the auction")).toBeNull());
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Couldn't load the auction/)).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Key figures' })).toBeVisible();
  },
});

export const AuctionInTraditionalChinese = meta.story({
  globals: { locale: 'zh-Hant' },
  play: async ({ canvas }) => {
    const shown = within(await canvas.findByRole('region', { name: '開市前競價' }));
    await expect(await shown.findByText('接受訂單')).toBeVisible();
    await expect(shown.getByText('尚餘 25:00')).toBeVisible();
  },
});
