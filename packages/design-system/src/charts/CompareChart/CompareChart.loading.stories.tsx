import { expect, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { InlineMessage } from '#primitives/InlineMessage/InlineMessage.tsx';
import { plotIn } from '../frame/plotIn.ts';
import { CompareChart } from './CompareChart.tsx';
import { apple, tesla, threeOverAYear, unknown } from './sampleSeries.ts';

const meta = preview.meta({
  title: 'Charts/CompareChart/Loading',
  component: CompareChart,
  parameters: { layout: 'padded' },
  args: { ...threeOverAYear, onHiddenChange: fn() },
});

/** The room of the chart, from 200 ms on its outline. */
export const Loading = meta.story({
  args: { series: [apple, tesla].map((one) => ({ ...one, points: [] })), isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status', { name: 'Loading prices' })).toBeInTheDocument();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(404);
  },
});

/** Other instruments under way: what is known stays, dimmed, in the same room. */
export const LoadingOverKnown = meta.story({
  args: { isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(plotIn(canvasElement).querySelector('path')).not.toBeNull());
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(404);
  },
});

export const Empty = meta.story({
  args: { series: [unknown, { ...unknown, id: 'OTCY', label: 'OTCY' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No prices for these instruments yet.')).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(404);
  },
});

export const Failed = meta.story({
  args: {
    series: [unknown],
    failure: (
      <InlineMessage
        tone="negative"
        isLive
        title="Prices could not be fetched"
        headingLevel={3}
        action={
          <Button tone="quiet" size="s" onPress={() => undefined}>
            Retry
          </Button>
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Prices could not be fetched');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});
