import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { DepthChart } from './DepthChart.tsx';
import { openBook, sampleSide } from './sampleBook.ts';

const meta = preview.meta({
  title: 'Charts/DepthChart/Sides',
  component: DepthChart,
  parameters: { layout: 'padded' },
  args: openBook,
});

/** The mid price is in the middle; the shorter side ends where the book does. */
export const Uneven = meta.story({ args: { asks: openBook.asks.slice(0, 22) } });

/** Each side takes the room of its own levels. */
export const UnevenInItsOwnRoom = meta.story({
  args: { asks: openBook.asks.slice(0, 22), isSymmetric: false },
});

export const Thin = meta.story({
  args: { bids: openBook.bids.slice(0, 2), asks: openBook.asks.slice(1, 4) },
});

/** The axis is written in tenths: totals that would read alike are left out. */
export const OneOrder = meta.story({
  args: { bids: openBook.bids.slice(0, 1), asks: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0.3')).toBeInTheDocument();
    await expect(canvas.getByText('0.1')).toBeInTheDocument();
  },
});

export const NoAsks = meta.story({
  args: { asks: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No asks')).toBeInTheDocument();
    await expect(canvas.getAllByText('--')).toHaveLength(2);
  },
});

export const NoBids = meta.story({ globals: { theme: 'dark' }, args: { bids: [] } });

/** An auction collects orders that would trade at once: both sides are drawn as they are, and there is no spread. */
export const Crossed = meta.story({
  args: {
    bids: sampleSide({ best: 95_460, step: -6, count: 50, seed: 7 }),
    asks: sampleSide({ best: 95_400, step: 6, count: 50, seed: 22 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bids and asks cross')).toBeVisible();
    await expect(await canvas.findByText('--')).toBeVisible();
  },
});

export const Locked = meta.story({
  args: { asks: openBook.asks.map(({ price, quantity }) => ({ price: price - 8.5, quantity })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Best bid and ask are the same')).toBeVisible();
    await expect(await canvas.findByText('--')).toBeVisible();
  },
});
