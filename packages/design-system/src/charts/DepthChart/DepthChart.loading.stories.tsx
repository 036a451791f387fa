import { expect, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { InlineMessage } from '#primitives/InlineMessage/InlineMessage.tsx';
import { plotIn } from '../frame/plotIn.ts';
import { DepthChart } from './DepthChart.tsx';
import { openBook } from './sampleBook.ts';

const meta = preview.meta({
  title: 'Charts/DepthChart/Loading',
  component: DepthChart,
  parameters: { layout: 'padded' },
  args: openBook,
});

/** The room of the chart, from 200 ms on its outline. */
export const Loading = meta.story({
  args: { bids: [], asks: [], isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the order book' })).toBeInTheDocument();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(384);
  },
});

/** The book of before stays, dimmed, in the same room. */
export const LoadingOverKnown = meta.story({
  args: { isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(plotIn(canvasElement).querySelector('path')).not.toBeNull());
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(384);
  },
});

export const Empty = meta.story({
  args: { bids: [{ price: 95_412.5, quantity: 0 }], asks: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No orders in this book.')).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(384);
  },
});

export const FailedOverKnown = meta.story({
  args: {
    failure: (
      <InlineMessage tone="negative" isLive title="The order book stopped updating" headingLevel={3} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The order book stopped updating');
    await expect(await canvas.findByText('95,416.75')).toBeVisible();
  },
});
