import { expect, waitFor, within, type screen } from 'storybook/test';
import type { Play } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import QuoteScreen from './Quote.tsx';

const apple = '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ';
const tencent = '/pages/hkstock/quote?name=Tencent&code=00700&source=11&market=HKEX';
const gold = '/pages/quote/future?name=Gold&code=GC&source=3&market=COMEX';
const bitcoin = '/pages/quote/crypto?name=Bitcoin&code=BTCUSDT&source=7&market=CRYPTO';

const meta = preview.meta({
  component: QuoteScreen,
  parameters: { path: '/pages/:family/:kind', route: apple, scenario: 'trader' },
});

type Canvas = Parameters<Play>[0]['canvas'];

const plotOf = (canvas: Canvas, name: RegExp): Promise<HTMLElement> =>
  canvas.findByRole('application', { name });

/** The day ends at a line with its name, in the room of the times. */
export const CloseIsMarked = meta.story({
  play: async ({ canvas }) => {
    const plot = await plotOf(canvas, /Apple, Intraday/);
    await expect(await within(plot).findByText('Close')).toBeInTheDocument();
    await expect(plot).toHaveAccessibleDescription(/^Trading hours: \d\d\/\d\d \d\d:\d\d to \d\d:\d\d/);
  },
});

/** What was bought points up to its price; it is heard with the chart, read and in its table. */
export const OwnFills = meta.story({
  parameters: {
    scenario: 'one-of-each-order',
    route: '/pages/quote/stock?name=Amazon&code=AMZN&source=0&market=NASDAQ',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await plotOf(canvas, /, Intraday/);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-side=buy]')).toHaveLength(1));
    await expect(plot).toHaveAccessibleDescription(
      /One trade of yours is marked, the last on 11\/18\/2026\. Bought 8 at \$\d+\.\d\d\./,
    );
    await userEvent.click(chartTableButton(canvas));
    const table = within(canvas.getByRole('table', { name: 'Prices of the chart as a table' }));
    await expect(await table.findByRole('rowheader', { name: /Bought 8 at \$/ })).toBeInTheDocument();
  },
});

export const OwnFillsInChinese = meta.story({
  globals: { locale: 'zh-Hant', theme: 'dark' },
  parameters: {
    scenario: 'partly-filled',
    route: '/pages/quote/stock?name=Coca-Cola&code=KO&source=0&market=NYSE',
  },
  play: async ({ canvas, canvasElement }) => {
    const plot = await plotOf(canvas, /即日|分時/);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-side=buy]').length).toBeGreaterThan(0));
    await expect(plot).toHaveAccessibleDescription(/買入 [\d,]+，成交價/);
  },
});

export const MiddayBreakIsMarked = meta.story({
  parameters: { route: tencent, scenario: 'hk-lunch' },
  play: async ({ canvas }) => {
    const plot = await plotOf(canvas, /Intraday/);
    await expect(await within(plot).findByText('Break')).toBeInTheDocument();
    await expect(plot).toHaveAccessibleDescription(
      /^Trading hours: \S+ \d\d:\d\d to \d\d:\d\d and \S+ \d\d:\d\d to/,
    );
  },
});

export const MiddayBreakInChinese = meta.story({
  globals: { locale: 'zh-Hans', theme: 'dark' },
  parameters: { route: tencent, scenario: 'hk-lunch' },
  play: async ({ canvas }) => {
    const plot = await plotOf(canvas, /分时/);
    await expect(await within(plot).findByText('午间休市')).toBeInTheDocument();
  },
});

export const NightsOfAWeek = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1W' }));
    const plot = await plotOf(canvas, /Apple, 1W/);
    await expect(plot).toHaveAccessibleDescription(/a line marks where the market was closed/);
  },
});

/** The depth of the book, further down, has a table too. */
function chartTableButton(canvas: Pick<typeof screen, 'getAllByRole'>): HTMLElement {
  const [first] = canvas.getAllByRole('button', { name: 'Show as table' });
  if (first === undefined) throw new Error('no chart is shown as a table');
  return first;
}

/** A year of days: weekends are nothing, weekdays that were closed and short days are marked, heard and named. */
export const DaysOff = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1Y' }));
    const plot = await plotOf(canvas, /Apple, 1Y/);
    await step('are heard with the chart', async () => {
      await expect(plot).toHaveAccessibleDescription(
        /^Weekends are left out\. \d+ holidays are marked, the last on 09\/07\/2026\. \d+ short days are marked/,
      );
    });
    await step('and are in its table', async () => {
      await userEvent.click(chartTableButton(canvas));
      await userEvent.click(canvas.getByRole('button', { name: 'Show earlier prices' }));
      const table = within(canvas.getByRole('table', { name: 'Prices of the chart as a table' }));
      await waitFor(() =>
        expect(table.getByRole('rowheader', { name: /^09\/08\/2026 ?Closed 09\/07$/ })).toBeInTheDocument(),
      );
      await expect(table.queryByText(/Closed 09\/1[23]/)).toBeNull();
    });
  },
});

/** Futures close early where shares do not trade at all; their days are those on which a session ends. */
export const EarlyCloses = meta.story({
  parameters: { route: gold },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1Y' }));
    const plot = await plotOf(canvas, /Gold, 1Y/);
    await expect(plot).toHaveAccessibleDescription(/\d+ short days are marked, the last on 09\/07\/2026/);
  },
});

export const DaysOffInHongKong = meta.story({
  globals: { locale: 'zh-Hant' },
  parameters: { route: tencent },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1年' }));
    const plot = await plotOf(canvas, /1年/);
    await expect(plot).toHaveAccessibleDescription(/休市/);
    await userEvent.click(canvas.getByRole('button', { name: '以表格顯示' }));
    await userEvent.click(canvas.getByRole('button', { name: '顯示較早的價格' }));
    await userEvent.click(canvas.getByRole('button', { name: '顯示較早的價格' }));
    await userEvent.click(canvas.getByRole('button', { name: '顯示較早的價格' }));
    await waitFor(() => expect(canvas.getByText(/02\/17\u201302\/19 休市/)).toBeInTheDocument());
  },
});

/** What never shuts has neither breaks nor a close. */
export const AroundTheClock = meta.story({
  parameters: { route: bitcoin },
  play: async ({ canvas }) => {
    const plot = await plotOf(canvas, /Bitcoin/);
    await expect(plot).toHaveAccessibleDescription(/^Arrow keys/);
    await expect(within(plot).queryByText('Close')).toBeNull();
  },
});

/** The days on which the continuous series went on with another month. */
export const RollOvers = meta.story({
  parameters: { route: gold },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '3M' }));
    const plot = await plotOf(canvas, /Gold, 3M/);
    await step('are heard with the chart', async () => {
      await expect(plot).toHaveAccessibleDescription(
        /One roll-over is marked, the last on 09\/29\/2026\. Roll: Oct 2026 to Dec 2026\./,
      );
    });
    await step('and are in its table', async () => {
      await userEvent.click(chartTableButton(canvas));
      const table = canvas.getByRole('table', { name: 'Prices of the chart as a table' });
      await waitFor(() => expect(within(table).getByText('Roll: Oct 2026 to Dec 2026')).toBeInTheDocument());
    });
  },
});

export const NoRollOverOfASingleMonth = meta.story({
  parameters: { route: '/pages/quote/future?name=Gold&code=GCG27&source=3&market=COMEX' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1Y' }));
    const plot = await plotOf(canvas, /Gold Feb 2027, 1Y/);
    await expect(plot).toHaveAccessibleDescription(/Arrow keys/);
    await expect(plot).not.toHaveAccessibleDescription(/roll-over/i);
  },
});

export const RollOversInChinese = meta.story({
  globals: { locale: 'zh-Hans', theme: 'dark' },
  parameters: { route: gold },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1年' }));
    const plot = await plotOf(canvas, /1年/);
    await expect(plot).toHaveAccessibleDescription(/换月/);
  },
});
