import { demoUser } from '@meridian/mocks/names';
import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { actingAs, typeQuantity } from '../../test/ticket-acting.ts';
import { buyApple } from '../../test/ticket-addresses.ts';
import TicketScreen from './Ticket.tsx';

const meta = preview.meta({
  component: TicketScreen,
  parameters: { path: '/pages/payment/stock', route: buyApple, scenario: 'funded' },
});

const { order } = actingAs(demoUser);

export const TurnedAround = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '3');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sell short' }));
    await expect(await canvas.findByRole('button', { name: 'Sell short 3 AAPL' })).toBeVisible();
    // The address has changed in place: the way back is still the one there was.
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText(/Went to \/pages\/quote\/stock/)).toBeVisible();
  },
});

export const SessionExpiredWhileSending = meta.story({
  parameters: { faults: ['code=401@trading.createStockOrder'] },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByText(/Went to \/pages\/auth\/login\?returnTo=.*payment/)).toBeVisible();
  },
});
