import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { worldOf } from '../../../../../../../.storybook/worlds.tsx';
import MarketsScreen from './Markets.tsx';

const meta = preview.meta({
  component: MarketsScreen,
  parameters: { path: '/pages/market/index', route: '/pages/market/index', scenario: 'trader' },
});

export const Gainers = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'NASDAQ: Gainers' });
    const rows = within(list).getAllByRole('link');
    for (const row of rows) await expect(row).toHaveTextContent('+');
  },
});

export const LosersOnNyse = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'NYSE' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Losers' }));
    const list = await canvas.findByRole('list', { name: 'NYSE: Losers' });
    await expect(within(list).getAllByRole('link')[0]).toHaveTextContent('−');
  },
});

export const MostActivesOnAmex = meta.story({
  parameters: { route: '/pages/market/index?exchange=AMEX&list=actives' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'AMEX: Most Actives' })).toBeVisible();
  },
});

export const ShowMore = meta.story({
  parameters: { route: '/pages/market/index?exchange=NASDAQ&list=actives' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    const list = await canvas.findByRole('list', { name: 'NASDAQ: Most Actives' });
    await waitFor(() => expect(within(list).getAllByRole('link').length).toBe(50));
  },
});

export const SignedOut = meta.story({
  parameters: { scenario: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'NASDAQ: Gainers' })).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: { faults: ['hang@market.topList'] } });

export const Empty = meta.story({
  parameters: { scenario: 'empty-market' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to rank on NASDAQ yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Look again' })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { faults: ['down@market.topList'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const again = await canvas.findByRole('button', { name: /try again/i });
    await expect(canvas.queryByText('Nothing to rank on NASDAQ yet')).toBeNull();
    worldOf(canvasElement).clearFaults();
    await userEvent.click(again);
    await expect(await canvas.findByRole('list', { name: 'NASDAQ: Gainers' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  parameters: { faults: ['http=502@market.topList'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /try again/i })).toBeVisible();
  },
});

export const MarketClosed = meta.story({ parameters: { scenario: 'market-closed' } });
export const StalePrices = meta.story({ parameters: { faults: ['drop@socket'] } });
export const LongNames = meta.story({ parameters: { scenario: 'long-names' } });

export const Slow = meta.story({
  parameters: { faults: ['slow=700@market.topList'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: /this list/ })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'NASDAQ: Gainers' })).toBeVisible();
  },
});

export const SessionExpired = meta.story({
  parameters: { scenario: 'session-expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Went to \/pages\/auth\/login/)).toBeVisible();
  },
});

export const OneLineUnreadable = meta.story({
  parameters: { faults: ['badline@market.topList'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 line could not be read')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'NASDAQ: Gainers' }));
    await expect(list.getAllByRole('link').length).toBeGreaterThan(3);
  },
});

/** As many rows as were asked for, whatever was sent. */
export const Flooded = meta.story({
  parameters: { faults: ['flood@market.topList'] },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'NASDAQ: Gainers' }));
    await expect(list.getAllByRole('link')).toHaveLength(25);
    await expect(canvas.getByText('Part of this list is left out')).toBeVisible();
  },
});
