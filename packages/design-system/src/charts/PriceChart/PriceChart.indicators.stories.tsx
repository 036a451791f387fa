import { expect, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { defaultIndicators } from '../model/indicators/index.ts';
import { PriceChart } from './PriceChart.tsx';
import type { PriceChartProps } from './PriceChart.types.ts';
import { lastOf, painted, quarterly, spokenIn, year } from './samples/sampleChart.ts';
import { hans, hant } from './samples/sampleChinese.ts';

const meta = preview.meta({
  title: 'Charts/PriceChart/Indicators',
  component: PriceChart,
  parameters: { layout: 'padded' },
});

const { ma, bollinger, macd, rsi, kdj } = defaultIndicators;

const withIndicators: PriceChartProps = {
  ...quarterly,
  height: 420,
  labels: {
    ...quarterly.labels,
    indicator: (key) => (['upper', 'middle', 'lower'].includes(key) ? `BOLL ${key}` : key.toUpperCase()),
  },
};

/** Over the price, each with its name, colour and value. */
export const MovingAverages = meta.story({
  globals: { theme: 'light' },
  args: { ...withIndicators, indicators: [ma] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // The newest close is 182.19; its average of five is not.
    await expect(canvas.getByText(/^MA5 18\d\.\d{2}$/)).toBeVisible();
    await waitFor(() => expect(painted(canvasElement).has('91,79,224')).toBe(true));
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    // Four candles cannot average five.
    await expect(canvas.getByText('MA5 --')).toBeVisible();
    await expect(spokenIn(canvasElement)).toHaveTextContent(/Close .*, MA5 --, MA10 --, MA20 --, /);
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(464);
  },
});

export const Bollinger = meta.story({ args: { ...withIndicators, kind: 'line', indicators: [bollinger] } });

/** Its histogram begins at zero and has no trend colour: it is not a price. */
export const Macd = meta.story({
  args: { ...withIndicators, indicators: [macd] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^DIF \d/)).toBeVisible();
    await expect(canvas.getByText(/^DEA \d/)).toBeVisible();
  },
});

export const Rsi = meta.story({ args: { ...withIndicators, indicators: [rsi] } });

export const Kdj = meta.story({ args: { ...withIndicators, indicators: [kdj] } });

/** Two of them, one over and one under, in the same height; the table has them all. */
export const AveragesAndMacd = meta.story({
  args: { ...withIndicators, indicators: [ma, macd], lastPrice: 182.5 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'AAPL prices' });
    for (const name of ['MA5', 'MA20', 'DIF', 'DEA', 'MACD'])
      await expect(within(table).getByRole('columnheader', { name })).toBeInTheDocument();
    const newest = within(table).getAllByRole('row')[1];
    const shown = canvas.getByText(/^MA5 \d/).textContent?.replace('MA5 ', '') ?? 'nothing';
    await expect(newest).toHaveTextContent(shown);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide table' }));
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(464);
  },
});

/** Everything at once, at 320 px: crowded, and still in its height. Each legend has one line, and nothing of it is lost. */
export const AllOfThem = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    ...withIndicators,
    height: 710,
    indicators: [ma, bollinger, macd, rsi, kdj],
    labels: {
      ...withIndicators.labels,
      indicatorShort: (key) => ({ upper: 'BOLL U', middle: 'M', lower: 'L' })[key] ?? key.toUpperCase(),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    for (const name of [/^MA20 \d/, /^L \d/, /^MACD /, /^RSI24 /, /^J /]) {
      const value = await canvas.findByText(name);
      const first = value.parentElement?.firstElementChild;
      await expect(value.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
    }
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(754);
  },
});

/** More candles than there is room for are drawn as one, and an average of five is that of five drawn ones. */
export const OfMergedCandles = meta.story({
  globals: { viewport: { value: 'w390' } },
  args: {
    ...withIndicators,
    candles: year,
    lastPrice: lastOf(year),
    indicators: [ma, rsi],
    labels: { ...withIndicators.labels, interval: (count) => `${count} d` },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect((await canvas.findAllByText(/^[3-6] d$/))[0]).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    // The first drawn candle is several days long, and still one.
    await expect(canvas.getByText('MA5 --')).toBeVisible();
    await expect(spokenIn(canvasElement)).toHaveTextContent(/^[3-6] d, Close /);
    await userEvent.keyboard('{Escape}');
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { ...hans, height: 480, indicators: [bollinger, kdj] },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant', theme: 'dark' },
  args: { ...hant, height: 480, indicators: [bollinger, rsi] },
});
