import { expect, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { plotIn, spokenIn } from '../frame/plotIn.ts';
import { CompareChart } from './CompareChart.tsx';
import {
  apple,
  clock,
  date,
  fiveThousand,
  hongKong,
  microsoft,
  newcomer,
  newYork,
  tesla,
  threeOverAYear,
  unknown,
} from './sampleSeries.ts';

const meta = preview.meta({
  title: 'Charts/CompareChart/History',
  component: CompareChart,
  parameters: { layout: 'padded' },
  args: { ...threeOverAYear, onHiddenChange: fn() },
});

/** All begin together: the newcomer's first day. */
export const ShorterHistory = meta.story({ args: { series: [apple, tesla, newcomer] } });

/** The whole year is wanted: the newcomer is counted from its own first price, where its line begins. */
export const OneBeganLater = meta.story({
  args: { series: [apple, tesla, newcomer], start: apple.points[0]?.t },
  play: async ({ canvas, canvasElement, userEvent }) => {
    plotIn(canvasElement).focus();
    await userEvent.keyboard('{Home}');
    await expect(spokenIn(canvasElement)).toHaveTextContent(
      'Nov 28, 2025: AAPL 0.00%, TSLA 0.00%, KLAR No data',
    );
    await expect(canvas.getByRole('button', { name: 'KLAR No data' })).toBeEnabled();
  },
});

/** One company in Hong Kong and in New York on one day: each line is drawn while its market is open, then held. */
export const MarketHours = meta.story({
  args: {
    series: [hongKong, newYork],
    formatTime: (ms) => `${date.format(ms)}, ${clock.format(ms)}`,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    plotIn(canvasElement).focus();
    await userEvent.keyboard('{End}');
    await expect(spokenIn(canvasElement)).toHaveTextContent(
      'Nov 16, 2026, 21:00: 9988.HK +0.95%, BABA −0.88%',
    );
    await waitFor(() => expect(canvasElement.querySelectorAll('path[data-held]')).toHaveLength(1));
    await expect(await canvas.findByText('Since Nov 16, 2026, 01:30')).toBeVisible();
  },
});

export const OneWithoutData = meta.story({
  args: { series: [apple, tesla, unknown] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'OTCX No data' })).toBeDisabled();
    plotIn(canvasElement).focus();
    await userEvent.keyboard('{End}');
    await expect(spokenIn(canvasElement)).toHaveTextContent('Nov 16, 2026: AAPL +12.17%, TSLA +2.11%');
  },
});

/** Prices that never moved still get an axis around no change. */
export const Flat = meta.story({
  args: {
    series: [apple, tesla].map((one) => ({ ...one, points: one.points.map(({ t }) => ({ t, c: 50 })) })),
  },
});

export const OnePointEach = meta.story({
  args: {
    series: [apple, tesla, microsoft].map((one) => ({ ...one, points: one.points.slice(-1) })),
  },
});

/** Fifteen thousand points are drawn as what fits the pixels, and the keys pass one pixel at a time. */
export const FiveThousandPointsEach = meta.story({
  args: { series: fiveThousand },
  play: async ({ canvasElement, userEvent }) => {
    const plot = plotIn(canvasElement);
    await waitFor(() => expect(plot.querySelectorAll('[data-picture] path')).toHaveLength(3));
    for (const line of plot.querySelectorAll('[data-picture] path')) {
      const points = line.getAttribute('d')?.split('L').length ?? 0;
      await expect(points).toBeGreaterThan(100);
      await expect(points).toBeLessThanOrEqual(plot.clientWidth);
    }
    plot.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(spokenIn(canvasElement)).toHaveTextContent(/^Nov 15, 2026/);
  },
});
