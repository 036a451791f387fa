import { expect, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { fitsTheWindow, largeText } from '#guide/largeText.ts';
import { PriceChart } from './PriceChart.tsx';
import { minuteMs, sessionTimes, tradingDays, walk } from './samples/sampleCandles.ts';
import { day, painted, plotOf, spokenIn } from './samples/sampleChart.ts';
import { hans } from './samples/sampleChinese.ts';
import {
  atTheBreak,
  extendedHours,
  nameClosedHours,
  rolled,
  traded,
  withDaysOff,
} from './samples/sampleHours.ts';

const meta = preview.meta({
  title: 'Charts/PriceChart/Hours',
  component: PriceChart,
  parameters: { layout: 'padded' },
  args: atTheBreak,
});

async function drawn(root: HTMLElement): Promise<void> {
  await waitFor(() => expect(painted(root).count).toBeGreaterThan(1000));
}

/** Closed hours take no room: a line marks them, and their name is among the times. */
export const MiddayBreak = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(await canvas.findByText('Break')).toBeInTheDocument();
    await expect(canvas.getByText('Close')).toBeInTheDocument();
    await expect(plotOf(canvasElement)).toHaveAccessibleDescription(/^Trading hours: 09:30 to 12:00 and/);
  },
});

/** On a narrow phone names give way to dates, never to each other. */
export const MiddayBreakNarrow = meta.story({
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(await canvas.findByText('Break')).toBeInTheDocument();
  },
});

/** What is traded outside of the session is shaded, and named. */
export const ExtendedHours = meta.story({
  args: extendedHours,
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(await canvas.findByText('Pre-market')).toBeInTheDocument();
    await expect(canvas.getByText('After hours')).toBeInTheDocument();
  },
});

const twoWeeks = tradingDays(10);

/** A weekend is a longer jump than a night, and looks it. */
export const NightsAndAWeekend = meta.story({
  args: {
    ...day,
    candles: walk(sessionTimes(twoWeeks, 30 * minuteMs), {
      from: 180,
      drift: 1.03,
      roughness: 0.004,
      decimals: 2,
    }),
    sessions: twoWeeks,
    nameClosedHours,
    previousClose: undefined,
    lastPrice: undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(plotOf(canvasElement).querySelector('[data-line=long-break]')).toBeInTheDocument();
    await expect(canvas.queryByText('Break')).toBeNull();
  },
});

/** What happened has a mark on the axis, is shown where it is read, and is in the table. */
export const RollOver = meta.story({
  args: rolled,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await drawn(canvasElement);
    await step('The reading names it', async () => {
      await userEvent.tab();
      for (const [key, reached] of [
        ['{End}', '11/15/2026'],
        ['{PageDown}', '11/05/2026'],
        ['{ArrowRight}', '11/06/2026'],
      ] as const) {
        await userEvent.keyboard(key);
        await waitFor(() => expect(spokenIn(canvasElement)).toHaveTextContent(reached));
      }
      await expect(await canvas.findByText('11/06 · Roll: Dec 2026 to Feb 2027')).toBeVisible();
      await expect(spokenIn(canvasElement)).toHaveTextContent(
        /11\/06\/2026 09:30, Roll: Dec 2026 to Feb 2027/,
      );
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(canvas.queryByText(/Roll:/)).toBeNull());
      await userEvent.keyboard('{Escape}');
    });
    await step('So does the table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      const table = canvas.getByRole('table', { name: 'AAPL prices' });
      await expect(
        within(table).getByRole('rowheader', { name: /11\/06\/2026.*Roll: Dec 2026/ }),
      ).toBeVisible();
    });
  },
});

/** What the person bought points up to its price, what was sold down to it. The reading says both. */
export const OwnFills = meta.story({
  args: traded,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await waitFor(() => expect(plotOf(canvasElement).querySelectorAll('[data-side]')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = within(canvas.getByRole('table', { name: 'AAPL prices' }));
    await expect(table.getByRole('rowheader', { name: /Sold 40 at/ })).toBeInTheDocument();
  },
});

export const OwnFillsDark = meta.story({
  tags: ['!autodocs'],
  globals: { theme: 'dark', viewport: { value: 'w320' } },
  args: { ...traded, kind: 'area' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await waitFor(() => expect(plotOf(canvasElement).querySelectorAll('[data-side=sell]')).toHaveLength(1));
  },
});

/** A chart of days has no weekends; a weekday that was closed has a tick under the axis, a short one half a disc. */
export const DaysOff = meta.story({
  args: withDaysOff,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await drawn(canvasElement);
    const plot = plotOf(canvasElement);
    await expect(plot.querySelector('[data-line=closed-day]')).toBeInTheDocument();
    await expect(plot.querySelector('[data-line=short-day]')).toBeInTheDocument();
    await step('The reading names both', async () => {
      await userEvent.tab();
      for (const key of ['{End}', '{PageDown}', '{ArrowLeft}']) await userEvent.keyboard(key);
      await expect(await canvas.findByText('11/04 · Closed 11/03 · Half day')).toBeVisible();
      await expect(spokenIn(canvasElement)).toHaveTextContent(/Closed 11\/03 · Half day/);
      await userEvent.keyboard('{Escape}');
    });
    await step('So does the table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      const table = canvas.getByRole('table', { name: 'AAPL prices' });
      await expect(within(table).getByRole('rowheader', { name: /11\/04\/2026.*Half day/ })).toBeVisible();
    });
  },
});

export const DaysOffDark = meta.story({
  tags: ['!autodocs'],
  globals: { theme: 'dark', viewport: { value: 'w320' } },
  args: { ...withDaysOff, kind: 'area' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(plotOf(canvasElement).querySelector('[data-line=short-day]')).toBeInTheDocument();
  },
});

export const RollOverLargeText = meta.story({
  ...largeText,
  args: rolled,
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(fitsTheWindow()).toBe(true);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', theme: 'dark' },
  args: {
    ...hans,
    ...atTheBreak,
    labels: hans.labels,
    nameClosedHours: ({ kind }) => ({ pause: '午休', close: '收盘', before: '盘前', after: '盘后' })[kind],
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(await canvas.findByText('午休')).toBeInTheDocument();
  },
});
