import { expect, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { fitsTheWindow, largeText } from '#guide/largeText.ts';
import { priceChartDocs } from './PriceChart.guide.ts';
import { PriceChart } from './PriceChart.tsx';
import { minuteMs, openingMs, sessionTimes, steadyTimes, walk } from './samples/sampleCandles.ts';
import { hans, hant } from './samples/sampleChinese.ts';
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
} from './samples/sampleChart.ts';

const meta = preview.meta({
  title: 'Charts/PriceChart',
  component: PriceChart,
  parameters: { layout: 'padded', docs: priceChartDocs },
  tags: ['autodocs'],
});

/** A session under way: the hours to come stay blank. */
export const AreaUp = meta.story({
  globals: { convention: 'green-up' },
  args: day,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(painted(canvasElement).count).toBeGreaterThan(1000));
    await expect(painted(canvasElement).has('4,156,107')).toBe(true);
    await expect(canvas.getByText('Prev.')).toBeInTheDocument();
    await expect(canvas.getByText('186.90')).toBeInTheDocument();
    await expect(canvas.getByText('1D')).toBeVisible();
    await expect(canvas.getByText(/^\+\d\.\d\d%$/)).toBeVisible();
  },
});

export const AreaDown = meta.story({
  globals: { convention: 'green-up' },
  args: { ...day, candles: fallingDay, lastPrice: lastOf(fallingDay), trend: 'down', previousClose: 187.6 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(painted(canvasElement).has('255,77,0')).toBe(true));
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

/** The same without its area: indicators lie over it more legibly. */
export const Line = meta.story({
  globals: { convention: 'green-up' },
  args: { ...day, kind: 'line' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(painted(canvasElement).has('4,156,107')).toBe(true));
    // Nothing is filled: a line alone leaves most of its box empty.
    await expect(painted(canvasElement).count).toBeLessThan(8000);
  },
});

/** Prices come late: it says so beside every reading. */
export const Delayed = meta.story({
  args: { ...day, delayedText: '15 min delayed' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('15 min delayed')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByText('11/16/2026 09:30 · 15 min delayed')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

/** After the bell: last price and last point are neither up nor down, and the word is beside the time. */
export const Closed = meta.story({
  globals: { convention: 'green-up', theme: 'light' },
  args: { ...day, candles: risingDay, lastPrice: lastOf(risingDay), closedText: 'Closed' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Closed')).toBeVisible();
    await waitFor(() => expect(painted(canvasElement).count).toBeGreaterThan(1000));
    await expect(painted(canvasElement, 0.8).has('38,44,61')).toBe(true);
  },
});

export const ClosedCandles = meta.story({
  args: { ...quarterly, closedText: 'Closed', delayedText: '15 min delayed' },
});

/** Rising candles are hollow where there is room, so that colour is not alone in telling them from falling ones. */
export const Candles = meta.story({
  args: quarterly,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(painted(canvasElement).count).toBeGreaterThan(1000));
    for (const figure of ['Open', 'High', 'Low', 'Volume'])
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
    for (const day of ['11/17', '11/18', '11/20'])
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
    await userEvent.keyboard('{Escape}');
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

/** Eight decimals: axis and tag keep their place at 320 px too, and the four figures are in two rows, none of them cut. */
export const LongPrices = meta.story({
  globals: { viewport: { value: 'w320' } },
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
  play: async ({ canvas }) => {
    const [open, high] = [await canvas.findByText('Open'), canvas.getByText('High')].map(
      (name) => name.nextElementSibling,
    );
    if (!open || !high) throw new Error('no figures');
    await expect(open.getBoundingClientRect().right).toBeLessThan(high.getBoundingClientRect().left - 8);
  },
});

/** Twice the text: the axes grow with it, and nothing is cut. */
export const LargeText = meta.story({
  ...largeText,
  args: { ...quarterly, delayedText: '15 min delayed' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(painted(canvasElement).count).toBeGreaterThan(1000));
    const label = canvasElement.querySelector('figure svg text');
    await expect(label && getComputedStyle(label).fontSize).toBe('24px');
    await expect(fitsTheWindow()).toBe(true);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: hans,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '放大' }));
    await expect(canvas.getByText(/^显示 .* 至 11月15日$/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '整个周期' }));
    await expect(canvas.queryByRole('button', { name: '整个周期' })).toBeNull();
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant', viewport: { value: 'w320' } },
  args: { ...hant, closedText: '已收市', delayedText: '延遲15分鐘' },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, args: day });

export const DarkCandles = meta.story({ globals: { theme: 'dark' }, args: quarterly });

/** The East Asian habit: a rise is red. */
export const RedUp = meta.story({
  globals: { convention: 'red-up' },
  args: day,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(painted(canvasElement).has('255,77,0')).toBe(true));
  },
});
