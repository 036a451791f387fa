import { expect, waitFor, within } from 'storybook/test';
import type { Play } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import QuoteScreen from './Quote.tsx';

/** A quote whose answers speak of something else, say things twice or come from the future. */
const meta = preview.meta({
  component: QuoteScreen,
  parameters: {
    path: '/pages/:family/:kind',
    route: '/pages/quote/future?name=Gold&code=GC&source=3&market=COMEX',
    scenario: 'trader',
  },
});

const apple = '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ';
const dow = '/pages/quote/globalindex?name=Dow&code=DJI&source=99&market=INDEX';
const bitcoin = '/pages/quote/crypto?name=Bitcoin&code=BTCUSDT&source=7&market=CRYPTO';

type Canvas = Parameters<Play>[0]['canvas'];

/** Rows of a list, each named once. */
async function areEachOnce(canvas: Canvas, list: string): Promise<void> {
  const rows = within(await canvas.findByRole('list', { name: list })).getAllByRole('listitem');
  await expect(rows.length).toBeGreaterThan(1);
  await expect(new Set(rows.map((row) => row.textContent)).size).toBe(rows.length);
}

/** Another share's price is not shown under this one's name: it could not be read. */
export const OfAnotherShare = meta.story({
  parameters: { route: apple, faults: ['mixed@market.stockDetail'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load this quote")).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Apple' })).toBeVisible();
    await expect(canvas.queryByText(/Tesla|TSLA/)).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Key figures' })).toBeNull();
  },
});

/** It came while the right one was shown: that stays, and says how old it is. */
export const OfAnotherShareLater = meta.story({
  parameters: { route: apple },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', { name: 'Key figures' })).toBeVisible();
    worldOf(canvasElement).addFault('mixed@market.stockDetail');
    await worldOf(canvasElement).advance(12_000);
    await expect(
      await canvas.findByText(/^Could not refresh\. Last updated: /, {}, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: /Apple/ })).toBeVisible();
    await expect(canvas.queryByText(/Tesla|TSLA/)).toBeNull();
  },
});

export const SummaryOfAnother = meta.story({
  parameters: { faults: ['mixed@market.summaryDetail'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load what one contract is")).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Contract months' })).toBeVisible();
  },
});

export const MonthsTwice = meta.story({
  parameters: { faults: ['twice@market.futuresOptions'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d lines could not be read$/)).toBeVisible();
    await areEachOnce(canvas, 'Contract months');
  },
});

export const DaysTwice = meta.story({
  parameters: { route: apple, faults: ['twice@market.tradingDays'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 lines could not be read')).toBeVisible();
    await areEachOnce(canvas, 'Trading hours');
  },
});

/** Hours of another year are no day's hours. Holidays have none, and are kept. */
export const HoursOfAnotherYear = meta.story({
  parameters: { route: apple, faults: ['ahead@market.tradingDays'] },
  play: async ({ canvas }) => {
    const hours = within(await canvas.findByRole('region', { name: 'Trading hours' }));
    await expect(await hours.findByText(/^\d lines could not be read$/)).toBeVisible();
    await expect(hours.queryByText(/09:30/)).toBeNull();
  },
});

export const MembersTwice = meta.story({
  parameters: { route: dow, faults: ['twice@market.summaryDetail'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ lines could not be read$/)).toBeVisible();
    await areEachOnce(canvas, 'Members');
  },
});

const lastTrades = async ({ canvas, userEvent }: Parameters<Play>[0]): Promise<void> => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Last trades' }));
  await expect(await canvas.findByText(/^\d+ lines could not be read$/)).toBeVisible();
};

export const TradesTwice = meta.story({
  parameters: { route: bitcoin, faults: ['twice@market.cryptoTrades'] },
  play: async (context) => {
    await lastTrades(context);
    await areEachOnce(context.canvas, 'Last trades of Bitcoin');
  },
});

/** Nobody has traded tomorrow. It does not say that nobody traded at all. */
export const TradesOfTomorrow = meta.story({
  parameters: { route: bitcoin, faults: ['ahead@market.cryptoTrades'] },
  play: async (context) => {
    await lastTrades(context);
    await waitFor(() =>
      expect(context.canvas.queryByRole('list', { name: 'Last trades of Bitcoin' })).toBeNull(),
    );
  },
});
