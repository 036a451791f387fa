import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PriceChart } from './PriceChart.tsx';
import { minuteMs, openingMs, sessionTimes, steadyTimes, walk } from './sampleCandles.ts';
import {
  day,
  fallingDay,
  lastOf,
  longPrice,
  painted,
  plotOf,
  quarter,
  quarterly,
  risingDay,
  today,
  week,
} from './sampleChart.ts';

const meta = preview.meta({
  title: 'Charts/PriceChart',
  component: PriceChart,
  parameters: { layout: 'padded' },
});

/** A session under way: the hours to come stay blank. */
export const AreaUp = meta.story({
  globals: { convention: 'green-up' },
  args: day,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(painted(canvasElement).count).toBeGreaterThan(1000));
    await expect(painted(canvasElement).colour).toBe('4,156,107');
    await expect(canvas.getByText('Prev. close 186.90')).toBeInTheDocument();
  },
});

export const AreaDown = meta.story({
  globals: { convention: 'green-up' },
  args: { ...day, candles: fallingDay, lastPrice: lastOf(fallingDay), trend: 'down', previousClose: 187.6 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(painted(canvasElement).colour).toBe('255,77,0'));
  },
});

/** A price that never moved still gets an axis around it. */
export const AreaFlat = meta.story({
  args: {
    ...day,
    candles: sessionTimes(today, minuteMs).map((t) => ({ t, o: 50, h: 50, l: 50, c: 50, v: 0 })),
    lastPrice: 50,
    previousClose: 50,
    trend: 'flat',
  },
});

/** Rising candles are hollow where there is room, so that colour is not alone in telling them from falling ones. */
export const Candles = meta.story({
  args: quarterly,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(painted(canvasElement).count).toBeGreaterThan(1000));
    for (const figure of ['Open', 'High', 'Low', 'Close'])
      await expect(canvas.getByText(figure)).toBeVisible();
  },
});

export const FewCandles = meta.story({
  args: { ...quarterly, candles: quarter.slice(-14) },
});

/** Five sessions: nights take no room and are marked. */
export const SeveralSessions = meta.story({
  args: {
    ...day,
    candles: walk(sessionTimes(week, 10 * minuteMs), {
      from: 180,
      drift: 1.03,
      roughness: 0.003,
      decimals: 2,
      seed: 11,
    }),
    sessions: week,
    previousClose: undefined,
    lastPrice: undefined,
  },
  play: async ({ canvas }) => {
    for (const day of ['11/16', '11/18', '11/20'])
      await expect(await canvas.findByText(day)).toBeInTheDocument();
  },
});

/** Trading was halted: time passes, no price does. */
export const GapInSession = meta.story({
  args: { ...day, candles: risingDay.filter((_, i) => i < 120 || i > 190), lastPrice: lastOf(risingDay) },
});

export const OnePoint = meta.story({ args: { ...day, candles: risingDay.slice(0, 1), lastPrice: 187.2 } });

export const OneCandle = meta.story({
  args: {
    ...day,
    kind: 'candles',
    candles: risingDay.slice(0, 1),
    sessions: undefined,
    lastPrice: undefined,
  },
});

/** The first load: the room of the chart, from 200 ms on its outline. */
export const Loading = meta.story({
  args: { ...day, candles: [], isLoading: true, lastPrice: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status', { name: 'Loading prices' })).toBeInTheDocument();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(364);
  },
});

/** Another period under way: what is known stays, dimmed. */
export const LoadingOverKnown = meta.story({
  args: { ...day, isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(painted(canvasElement).count).toBeGreaterThan(1000));
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(364);
  },
});

export const Empty = meta.story({
  args: { ...day, candles: [], lastPrice: undefined, emptyText: 'No trades yet today.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No trades yet today.')).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(364);
  },
});

const everyMinute = walk(steadyTimes(openingMs - 50_000 * minuteMs, minuteMs, 50_000), {
  from: 95_000,
  drift: 1.08,
  roughness: 0.0012,
  decimals: 2,
  seed: 5,
});

/** 50,000 minutes of a market that never closes, drawn as what fits the pixels. */
export const FiftyThousand = meta.story({
  args: {
    ...day,
    candles: everyMinute,
    sessions: undefined,
    previousClose: undefined,
    lastPrice: 103_482.15,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(painted(canvasElement).count).toBeGreaterThan(1000));
    plotOf(canvasElement).focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText(/^Close 9\d,\d{3}\.\d{2}, 10\/12\/2026/)).toBeInTheDocument();
  },
});

export const FiftyThousandAsCandles = meta.story({
  args: {
    ...day,
    kind: 'candles',
    candles: everyMinute,
    sessions: undefined,
    previousClose: undefined,
    lastPrice: 103_482.15,
  },
});

/** Eight decimals: axis, tag and figures keep their place at 320 px too. */
export const LongPrices = meta.story({
  args: {
    ...day,
    kind: 'candles',
    candles: walk(steadyTimes(openingMs, 60 * minuteMs, 48), {
      from: 0.00001234,
      drift: 1.1,
      roughness: 0.02,
      decimals: 8,
    }),
    sessions: undefined,
    decimals: 8,
    previousClose: 0.0000122,
    lastPrice: 0.00001364,
    formatPrice: (value) => longPrice.format(value),
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, args: day });

export const DarkCandles = meta.story({ globals: { theme: 'dark' }, args: quarterly });

/** The East Asian habit: a rise is red. */
export const RedUp = meta.story({
  globals: { convention: 'red-up' },
  args: day,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(painted(canvasElement).colour).toBe('255,77,0'));
  },
});
