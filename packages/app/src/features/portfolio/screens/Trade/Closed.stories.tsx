import { expect, within } from 'storybook/test';
import { failed, loading, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
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

export const ClosedFailed = meta.story(
  failed({
    what: 'your closed positions',
    call: 'trading.closedPositions',
    parameters: tab(1),
    fault: 'http=502',
    shows: sees('list', 'Closed'),
  }),
);

export const ClosedLoading = meta.story(
  loading({
    what: 'your closed positions',
    call: 'trading.closedPositions',
    parameters: tab(1),
  }),
);
