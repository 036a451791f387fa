import { expect, waitFor, within } from 'storybook/test';
import { failed, loading, longNames, refreshed, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { tab } from './tab.ts';
import TradeScreen from './Trade.tsx';

const meta = preview.meta({
  component: TradeScreen,
  parameters: { path: '/pages/trade/index', scenario: 'trader' },
});

export const Entrusted = meta.story({
  parameters: tab(2),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Entrusted' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    // Accepted can be cancelled, being processed cannot; both read "in progress" (DECISIONS 11).
    await expect(list.getAllByText('In progress')).toHaveLength(3);
    await expect(list.getAllByRole('button')).toHaveLength(2);
    await expect(list.getByText(/it can no longer be cancelled/)).toBeVisible();
  },
});

export const OneOfEachOrder = meta.story({
  parameters: { ...tab(2), scenario: 'one-of-each-order' },
  play: async ({ canvas }) => {
    // What was filled or cancelled waits no longer.
    const list = within(await canvas.findByRole('list', { name: 'Entrusted' }));
    await expect(list.getAllByText('In progress')).toHaveLength(2);
    await expect(list.getAllByRole('button')).toHaveLength(1);
  },
});

export const FilledWhileLooking = meta.story({
  parameters: tab(2),
  play: async ({ canvas, canvasElement }) => {
    const list = within(await canvas.findByRole('list', { name: 'Entrusted' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await worldOf(canvasElement).advance(120_000);
    // The desk is done with its order.
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  },
});

export const NothingEntrusted = meta.story({
  parameters: { ...tab(2), scenario: 'funded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders are waiting')).toBeVisible();
  },
});

export const EntrustedFailed = meta.story(
  failed({
    what: 'your entrusted orders',
    call: 'trading.entrustedOrders',
    parameters: tab(2),
    shows: sees('list', 'Entrusted'),
  }),
);

export const EntrustedLoading = meta.story(
  loading({
    what: 'your entrusted orders',
    call: 'trading.entrustedOrders',
    parameters: tab(2),
  }),
);

export const EntrustedLongNames = meta.story(
  longNames({ parameters: tab(2), shows: sees('list', 'Entrusted') }),
);

export const EntrustedRefreshed = meta.story(
  refreshed({ call: 'trading.entrustedOrders', parameters: tab(2), shows: sees('list', 'Entrusted') }),
);
