import { useState, type ReactNode } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { ThemeScope } from '#theme/ThemeScope.tsx';
import { createLivePrice } from './samples/livePrice.ts';
import { PriceChart } from './PriceChart.tsx';
import type { PriceChartProps } from './PriceChart.types.ts';
import { day, isSamePicture, painted, pixelsOf, plotOf, quarterly, spokenIn } from './samples/sampleChart.ts';

const meta = preview.meta({
  title: 'Charts/PriceChart/Behaviour',
  component: PriceChart,
  parameters: { layout: 'padded' },
});

/** Arrow keys move the reading; what they reach is shown above the plot and spoken. */
export const KeyboardReading = meta.story({
  tags: ['!autodocs'],
  args: day,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(plotOf(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    const live = canvasElement.querySelector('[aria-live=polite]');
    await waitFor(() => expect(live).toHaveTextContent('Close 188.40, 11/16/2026 13:29'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(live).toHaveTextContent('11/16/2026 13:27'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(live).toHaveTextContent('11/16/2026 13:28'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(live).toHaveTextContent('11/16/2026 09:30'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(live).toHaveTextContent('11/16/2026 09:30'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(live).toHaveTextContent('11/16/2026 13:29'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(live).toBeEmptyDOMElement());
    await userEvent.keyboard('{Home}{PageUp}');
    await waitFor(() => expect(live).toHaveTextContent('11/16/2026 09:40'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(painted(canvasElement).count).toBeGreaterThan(1000));
  },
});

/** A finger reads above itself; nothing is spoken, and lifting it ends the reading. */
export const TouchReading = meta.story({
  args: day,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(painted(canvasElement).count).toBeGreaterThan(1000));
    const plot = plotOf(canvasElement);
    const { left, top } = plot.getBoundingClientRect();
    await fireEvent.pointerMove(plot, { clientX: left + 1, clientY: top + 80, pointerType: 'touch' });
    await expect(await canvas.findByText('11/16/2026 09:31')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live=polite]')).toBeEmptyDOMElement();
    await fireEvent.pointerUp(plot, { pointerType: 'touch' });
    await waitFor(() => expect(canvas.queryByText('11/16/2026 09:31')).toBeNull());
    await expect(await canvas.findByText('1D')).toBeVisible();
  },
});

export const TableTwin = meta.story({
  args: { ...day, lastPrice: 188.77 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table', expanded: false }));
    const table = canvas.getByRole('table', { name: 'AAPL prices' });
    await expect(within(table).getAllByRole('row')).toHaveLength(51);
    // The newest candle comes first, and closes at the live price as the chart does.
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/11\/16\/2026 13:29.*188\.77/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    await expect(within(table).getAllByRole('row')).toHaveLength(101);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide table', expanded: true }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

function Ticking(props: PriceChartProps): ReactNode {
  const [price] = useState(() => createLivePrice(188.4));
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [isNarrow, setIsNarrow] = useState(false);
  return (
    <ThemeScope theme={theme} convention={theme === 'dark' ? 'red-up' : 'green-up'}>
      <div style={{ inlineSize: isNarrow ? 280 : undefined }}>
        <PriceChart {...props} lastPrice={price} />
      </div>
      <button type="button" onClick={() => price.set(188.41)}>
        Tick
      </button>
      <button type="button" onClick={() => price.set(196.02)}>
        Jump
      </button>
      <button type="button" onClick={() => setTheme('dark')}>
        Darken
      </button>
      <button type="button" onClick={() => setIsNarrow(true)}>
        Narrow
      </button>
    </ThemeScope>
  );
}

/** A tick repaints the canvas, tag and all; the axes are not touched. A theme or a width reaches the canvas too. */
export const Live = meta.story({
  args: day,
  render: (args) => <Ticking {...args} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await waitFor(() => expect(painted(canvasElement).has('4,156,107')).toBe(true));
    const axes = canvasElement.querySelector('figure svg');
    await expect(axes).toHaveTextContent('187.50');
    await step('a tick', async () => {
      const touched: MutationRecord[] = [];
      const observer = new MutationObserver((records) => void touched.push(...records));
      if (axes)
        observer.observe(axes, { subtree: true, childList: true, attributes: true, characterData: true });
      await userEvent.click(canvas.getByRole('button', { name: 'Tick' }));
      await waitFor(() => expect(canvas.getByText('+0.81%')).toBeVisible());
      await expect(touched).toEqual([]);
      observer.disconnect();
    });
    await step('a price beyond the axis', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Jump' }));
      await waitFor(() => expect(axes).toHaveTextContent('196.00'));
      await waitFor(() => expect(canvas.getByText('+4.88%')).toBeVisible());
    });
    await step('the newest candle, read', async () => {
      plotOf(canvasElement).focus();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(spokenIn(canvasElement)).toHaveTextContent('196.02'));
      // Without the focus, which holds the reading.
      await fireEvent.click(canvas.getByRole('button', { name: 'Tick' }));
      await waitFor(() => expect(spokenIn(canvasElement)).toHaveTextContent('188.41'));
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(canvas.queryByText('188.41')).toBeNull());
    });
    await step('the newest row of the table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      const newest = within(canvas.getByRole('table')).getAllByRole('row')[1];
      await expect(newest).toHaveTextContent('188.41');
      await userEvent.click(canvas.getByRole('button', { name: 'Jump' }));
      await waitFor(() => expect(newest).toHaveTextContent('196.02'));
    });
    await step('a theme and a price convention', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Darken' }));
      await waitFor(() => expect(painted(canvasElement).has('255,77,0')).toBe(true));
    });
    await step('a width', async () => {
      const before = canvasElement.querySelector('canvas')?.width ?? 0;
      await userEvent.click(canvas.getByRole('button', { name: 'Narrow' }));
      await waitFor(() => expect(canvasElement.querySelector('canvas')?.width).toBeLessThan(before));
      await waitFor(() => expect(painted(canvasElement).count).toBeGreaterThan(1000));
    });
  },
});

function TickingBesideStill(props: PriceChartProps): ReactNode {
  const [price] = useState(() => createLivePrice(props.candles.at(-1)?.c ?? 0));
  const [still, setStill] = useState<number>();
  const { h = 0, l = 0 } = props.candles.at(-1) ?? {};
  const prices = [l, h, (l + h) / 2, l + (h - l) / 4];
  const tick = (n: number): void => {
    price.set(prices[n % prices.length] ?? 0);
    setStill(prices[n % prices.length]);
  };
  return (
    <>
      <PriceChart {...props} lastPrice={price} />
      <PriceChart {...props} lastPrice={still} labels={{ ...props.labels, chart: 'The same, drawn whole' }} />
      {prices.map((each, n) => (
        <button key={each} type="button" onClick={() => tick(n)}>
          Tick {n + 1}
        </button>
      ))}
    </>
  );
}

/** A tick of candles draws only where the price was and is: the result looks as if all had been drawn. */
export const LiveCandles = meta.story({
  args: quarterly,
  render: (args) => <TickingBesideStill {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const n of [1, 2, 3, 4, 2, 1]) {
      const before = pixelsOf(canvasElement, 0);
      await userEvent.click(canvas.getByRole('button', { name: `Tick ${n}` }));
      await waitFor(() => expect(isSamePicture(pixelsOf(canvasElement, 0), before)).toBe(false));
      await waitFor(() =>
        expect(isSamePicture(pixelsOf(canvasElement, 0), pixelsOf(canvasElement, 1))).toBe(true),
      );
    }
  },
});
