import { expect, within } from 'storybook/test';
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
