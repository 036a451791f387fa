import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { plotIn, spokenIn } from '../frame/plotIn.ts';
import { DepthChart } from './DepthChart.tsx';
import type { DepthChartProps } from './DepthChart.types.ts';
import { openBook, sampleSide } from './sampleBook.ts';

const meta = preview.meta({
  title: 'Charts/DepthChart/Speed',
  component: DepthChart,
  parameters: { layout: 'padded' },
  args: openBook,
});

/** Ten thousand levels are drawn as what fits the pixels. */
export const FiveThousandLevelsEach = meta.story({
  globals: { theme: 'dark' },
  args: {
    bids: sampleSide({ best: 95_412.5, step: -0.5, count: 5000, seed: 7 }),
    asks: sampleSide({ best: 95_421, step: 0.5, count: 5000, seed: 22 }),
  },
  play: async ({ canvasElement }) => {
    const plot = plotIn(canvasElement);
    await waitFor(() => expect(plot.querySelectorAll('[data-picture] path').length).toBeGreaterThan(4));
    for (const line of plot.querySelectorAll('[data-picture] path')) {
      const points = line.getAttribute('d')?.split('L').length ?? 0;
      await expect(points).toBeLessThanOrEqual(plot.clientWidth + 4);
    }
  },
});

function Changing(props: DepthChartProps): ReactNode {
  const [change, setChange] = useState(0);
  const bids = props.bids.map((level) => ({ ...level, quantity: level.quantity * (1 + change / 1000) }));
  const burst = (): void => {
    for (let n = 1; n <= 200; n++) flushSync(() => setChange(change + n));
  };
  return (
    <>
      <DepthChart {...props} bids={bids} />
      <button type="button" onClick={burst}>
        Change 200 times
      </button>
    </>
  );
}

/** Two hundred books at once are drawn as one, and the level being read is not read out again. */
export const Live = meta.story({
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = plotIn(canvasElement);
    await waitFor(() => expect(plot.querySelector('[data-picture] path')).not.toBeNull());
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    const spoken = spokenIn(canvasElement)?.textContent;
    await expect(spoken).toMatch(/^Bid 95,064\.50/);
    const area = plot.querySelector('[data-picture] g > path');
    const before = area?.getAttribute('d');
    const drawn: MutationRecord[] = [];
    const observer = new MutationObserver((records) => void drawn.push(...records));
    if (area) observer.observe(area, { attributes: true, attributeFilter: ['d'] });
    // Not by a pointer that would take the focus, and with it the reading.
    canvas.getByRole('button', { name: 'Change 200 times' }).click();
    await waitFor(() => expect(area?.getAttribute('d')).not.toBe(before));
    drawn.push(...observer.takeRecords());
    observer.disconnect();
    await expect(drawn.length).toBeLessThanOrEqual(2);
    await expect(plot).toHaveFocus();
    await expect(spokenIn(canvasElement)).toHaveTextContent(spoken ?? '');
  },
});
