import { expect, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { tab } from './tab.ts';
import TradeScreen from './Trade.tsx';

const meta = preview.meta({
  component: TradeScreen,
  parameters: { path: '/pages/trade/index', scenario: 'trader' },
});

export const Closed = meta.story({
  parameters: tab(1),
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Closed' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(list.getByRole('link', { name: /Tesla/ }));
    await expect(await canvas.findByText(/Went to \/pages\/trade\/detail\?.*type=1/)).toBeVisible();
  },
});

export const NothingClosed = meta.story({
  parameters: { ...tab(1), scenario: 'funded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No closed positions yet')).toBeVisible();
  },
});

export const ClosedFailed = meta.story({
  parameters: { ...tab(1), faults: ['http=502@trading.closedPositions'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not load your closed positions')).toBeVisible();
  },
});

export const ClosedLoading = meta.story({
  parameters: { ...tab(1), faults: ['hang@trading.closedPositions'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading your closed positions' })).toBeVisible();
  },
});
