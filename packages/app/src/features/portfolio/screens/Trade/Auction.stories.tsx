/** Orders for the auction, among those that wait. */
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { rowsOf } from './rows.ts';
import { tab } from './tab.ts';
import TradeScreen from './Trade.tsx';

const meta = preview.meta({
  component: TradeScreen,
  parameters: { path: '/pages/trade/index', scenario: 'auction-open', ...tab(2) },
});

/** While the window is open, with its money back. */
export const AuctionOrderCancelled = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cancel order: Buy long 20 Apple/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure to cancel order' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(rowsOf(canvas, 'Entrusted')).toHaveLength(1));
    const orders = [...worldOf(canvasElement).world.read().trading.orders.values()];
    await expect(orders.filter(({ status }) => status === 0)).toHaveLength(1);
  },
});

/** In the no-cancel phase nothing offers to. */
export const AuctionOrdersFinal = meta.story({
  parameters: { scenario: 'auction-no-cancel' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowsOf(canvas, 'Entrusted')).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: /^Cancel order:/ })).toBeNull();
  },
});
