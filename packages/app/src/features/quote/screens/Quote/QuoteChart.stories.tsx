import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import QuoteScreen from './Quote.tsx';

const meta = preview.meta({
  component: QuoteScreen,
  parameters: {
    path: '/pages/quote/:kind',
    route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
    scenario: 'trader',
  },
});

export const Candles = meta.story({
  play: async ({ canvas, userEvent }) => {
    const candles = await canvas.findByRole('button', { name: 'Candles' });
    await userEvent.click(candles);
    await expect(candles).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: '3M' }));
    await expect(await canvas.findByRole('figure', { name: /Price chart of Apple.*3M/ })).toBeVisible();
  },
});

/** The head says what today did, the chart what its period did. */
export const PeriodNamesItsOwnChange = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1M' }));
    const chart = within(await canvas.findByRole('figure', { name: /Price chart of Apple.*1M/ }));
    await expect(chart.getByText('1M')).toBeVisible();
    await expect(chart.getByText(/^[+−]\d+\.\d\d\s+[+−]\d+\.\d\d%$/)).toBeVisible();
    await expect(chart.queryByText('Prev.')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Intraday' }));
    const today = within(await canvas.findByRole('figure', { name: /Price chart of Apple.*Intraday/ }));
    await expect(await today.findByText('Prev.')).toBeInTheDocument();
    await expect(today.queryByText(/%$/)).toBeNull();
  },
});

/** The day, and the last 24 trading hours, count from the same previous close: one change of one day. */
export const OneChangeOfTheDay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1D' }));
    const chart = await canvas.findByRole('figure', { name: /Price chart of Apple.*1D/ });
    const told = await within(chart).findByText(/^[+−]\d+\.\d\d\s+[+−]\d+\.\d\d%$/);
    const [percent = 'nothing'] = /[+−]\d+\.\d\d%/.exec(told.textContent) ?? [];
    const head = canvas.getAllByText((text) => text.includes(percent)).filter((it) => !chart.contains(it));
    await expect(head[0]).toBeVisible();
  },
});

/** A year of days has no room on a phone: some are drawn as one, and the indicators are those of what is drawn. */
export const IndicatorsOfMergedCandles = meta.story({
  parameters: { storage: { chart: '{"kind":"candles","indicators":["ma","rsi"]}' } },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1Y' }));
    await canvas.findByRole('figure', { name: /Price chart of Apple.*1Y/ });
    await expect((await canvas.findAllByText(/^[2-9] d$/))[0]).toBeVisible();
    await expect(canvas.getAllByText(/^[2-9] d$/)).toHaveLength(2);
    const merged = canvas.getByText(/^MA20 \d/).textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Candles' }));
    await expect((await canvas.findAllByText('1 d'))[0]).toBeVisible();
    await expect(canvas.getByText(/^MA20 \d/).textContent).not.toBe(merged);
    await userEvent.click(canvas.getByRole('button', { name: 'Candles' }));
    await expect((await canvas.findAllByText(/^[2-9] d$/))[0]).toBeVisible();
  },
});

/** Chosen once, they come back with the next quote. */
export const Indicators = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Indicators' }));
    const choices = within(await screen.findByRole('dialog', { name: 'Indicators' }));
    for (const choice of choices.getAllByRole('checkbox')) await userEvent.click(choice);
    await userEvent.click(choices.getByRole('button', { name: 'Close the indicators' }));
    await expect(await canvas.findByText(/^MA5 /)).toBeVisible();
    // On a phone the three bands have their short names.
    for (const line of [/^BOLL U /, /^DIF /, /^RSI6 /, /^K /])
      await expect(canvas.getByText(line)).toBeVisible();
  },
});

/** With an index, or with what one watches. */
export const Compared = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    const first = await canvas.findByRole('figure', { name: /^Apple and .+, change over Intraday$/ });
    await expect(first).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Compare with' }));
    await userEvent.click(await screen.findByRole('option', { name: 'NVIDIA' }));
    await userEvent.click(canvas.getByRole('radio', { name: '1Y' }));
    await expect(
      await canvas.findByRole('figure', { name: 'Apple and NVIDIA, change over 1Y' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(await canvas.findByRole('figure', { name: /Price chart of Apple/ })).toBeVisible();
  },
});

export const NothingToCompareWith = meta.story({
  parameters: { faults: ['http=503@market.globalIndex'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    await expect(await canvas.findByText(/what it can be compared with/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Key figures' })).toBeVisible();
  },
});

/** The indexes can be chosen; that what one watches is missing among them is said. */
export const ComparedWithoutWatchlist = meta.story({
  parameters: {
    faults: ['http=503@watchlist.list'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      const title = canvas.getByText("Couldn't load your watchlist");
      const alert = within(title.closest<HTMLElement>('[role=alert]') ?? canvasElement);
      await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(canvas.queryByText("Couldn't load your watchlist")).toBeNull());
      await userEvent.click(canvas.getByRole('combobox', { name: 'Compare with' }));
      await waitFor(async () => expect(await screen.findByRole('option', { name: 'NVIDIA' })).toBeVisible());
      await userEvent.keyboard('{Escape}');
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    await expect(await canvas.findByRole('figure', { name: /^Apple and .+, change over/ })).toBeVisible();
    await expect(await canvas.findByText("Couldn't load your watchlist")).toBeVisible();
  },
});
