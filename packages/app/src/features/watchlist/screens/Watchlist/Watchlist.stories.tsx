import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { worldOf } from '../../../../../../../.storybook/worlds.tsx';
import WatchlistScreen from './Watchlist.tsx';

const meta = preview.meta({
  component: WatchlistScreen,
  parameters: { path: '/pages/watchlist/index', route: '/pages/watchlist/index', scenario: 'trader' },
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Watchlists' });
    await userEvent.click(within(list).getAllByRole('link')[0]!);
    await expect(await canvas.findByText(/Went to \/pages\/quote\//)).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'funded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are not watching anything yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse Markets' })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { faults: ['down@watchlist.list'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const again = await canvas.findByRole('button', { name: /try again/i });
    await expect(canvas.queryByText('You are not watching anything yet')).toBeNull();
    worldOf(canvasElement).clearFaults();
    await userEvent.click(again);
    await expect(await canvas.findByRole('list', { name: 'Watchlists' })).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: { faults: ['hang@watchlist.list'] } });

export const SignedOut = meta.story({
  parameters: { scenario: 'visitor' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Sign in to see your watchlist')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /sign in/i }));
    await expect(await canvas.findByText(/Went to \/pages\/auth\/login/)).toBeVisible();
  },
});

export const SessionExpired = meta.story({
  parameters: { scenario: 'session-expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Went to \/pages\/auth\/login/)).toBeVisible();
  },
});

export const MarketClosed = meta.story({ parameters: { scenario: 'market-closed' } });
export const StalePrices = meta.story({ parameters: { faults: ['drop@socket'] } });
export const LongNames = meta.story({ parameters: { scenario: 'long-names' } });

export const Slow = meta.story({
  parameters: { faults: ['slow=700@watchlist.list'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: /your watchlist/ })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Watchlists' })).toBeVisible();
  },
});

/** One line that does not fit is left out and told; the others are there. */
export const OneLineUnreadable = meta.story({
  parameters: { faults: ['badline@watchlist.list'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('1 line could not be read')).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: 'Watchlists' })).getAllByRole('listitem').length;
    await expect(rows).toBeGreaterThan(1);
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('1 line could not be read')).toBeNull());
    const list = within(canvas.getByRole('list', { name: 'Watchlists' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(rows + 1);
  },
});

/** Far more lines than anybody watches: the first thousand are shown, and the rest is said to be left out. */
export const Flooded = meta.story({
  parameters: { faults: ['flood@watchlist.list'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Part of this list is left out')).toBeVisible();
    await expect(canvas.getByText('1,000 instruments')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Watchlists' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(100);
  },
});

/** A state of the market that the app has no word for says nothing, and takes nothing with it. */
export const UnknownMarketState = meta.story({
  parameters: { faults: ['newcodes@watchlist.list'] },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Watchlists' }));
    await expect(list.getAllByRole('listitem').length).toBeGreaterThan(1);
    await expect(canvas.queryByText(/could not be read/)).toBeNull();
  },
});
