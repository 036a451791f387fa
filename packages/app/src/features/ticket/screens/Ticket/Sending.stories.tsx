import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { actingAs, press, typeQuantity } from '../../test/ticket-acting.ts';
import { buyApple } from '../../test/ticket-addresses.ts';
import TicketScreen from './Ticket.tsx';

const meta = preview.meta({
  component: TicketScreen,
  parameters: { path: '/pages/payment/stock', route: buyApple, scenario: 'funded' },
});

const { order, orderAgreeing, sendFromSheet } = actingAs(demoUser);

export const Review = meta.story({
  parameters: { endsIn: { dialog: 'Buy 10 AAPL' } },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await press(canvas, userEvent, 'Buy 10 AAPL');
    const sheet = within(await screen.findByRole('dialog', { name: 'Buy 10 AAPL' }));
    await expect(sheet.getByText('Total to pay')).toBeVisible();
    for (const [name, value] of [
      ['Order type', 'Market'],
      ['Paid from', 'US stocks'],
      ['Position after', 'Position now0 AAPLPosition after10 AAPL'],
    ] as const) {
      await expect(sheet.getByText(name).parentElement).toHaveTextContent(value);
    }
    await expect(sheet.getByText('The most you can lose')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Buy 10 AAPL' }));
    await expect(sheet.getByText('Please enter the transaction password')).toBeVisible();
  },
});

/** Added to what is held: the same direction, the same leverage. */
export const ReviewOfMore = meta.story({
  parameters: { scenario: 'trader', endsIn: { dialog: 'Buy 10 AAPL' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2×' }));
    await typeQuantity(canvas, userEvent, '10');
    await press(canvas, userEvent, 'Buy 10 AAPL');
    const sheet = within(await screen.findByRole('dialog', { name: 'Buy 10 AAPL' }));
    await expect(await sheet.findByText('60 AAPL')).toBeVisible();
    await expect(sheet.getByText('70 AAPL')).toBeVisible();
    await expect(sheet.getByText('The most you can lose, before gaps')).toBeVisible();
  },
});

/** On a wide window the review is in the ticket's own column, and nothing over the price. */
export const ReviewInItsColumn = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await press(canvas, userEvent, 'Buy 10 AAPL');
    const review = within(await canvas.findByRole('region', { name: 'Buy 10 AAPL' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.type(review.getByLabelText('Transaction password'), demoUser.payPassword);
    await userEvent.click(review.getByRole('button', { name: 'Buy 10 AAPL' }));
    await expect(await canvas.findByRole('heading', { name: 'Bought 10 AAPL' })).toBeVisible();
  },
});

export const Sending = meta.story({
  parameters: { faults: ['hang@trading.createStockOrder'], endsIn: { dialog: 'Buy 10 AAPL' } },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await press(canvas, userEvent, 'Buy 10 AAPL');
    const dialog = await screen.findByRole('dialog', { name: 'Buy 10 AAPL' });
    await waitFor(() => expect(within(dialog).getByText('10 AAPL')).toBeVisible());
    const height = dialog.getBoundingClientRect().height;
    await sendFromSheet(userEvent, 'Buy 10 AAPL');
    const sheet = within(dialog);
    await expect(dialog.getBoundingClientRect().height).toBe(height);
    await expect(sheet.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
    await expect(sheet.getByLabelText('Transaction password')).toHaveValue(demoUser.payPassword);
  },
});

export const Bought = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Bought 10 AAPL' })).toBeVisible();
    await expect(canvas.getByText('Order number')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'See the position' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/pages/trade/detail'));
  },
});

export const NewOrderAfterwards = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await userEvent.click(await canvas.findByRole('button', { name: 'New order' }));
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('');
    // The button that was pressed is gone: a reader goes on at the form's beginning.
    await expect(canvas.getByRole('radio', { name: 'Buy long' })).toHaveFocus();
  },
});

export const DoubleTapMakesOneOrder = meta.story({
  parameters: { faults: ['slow=300@trading.createStockOrder'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await press(canvas, userEvent, 'Buy 10 AAPL');
    const sheet = within(await screen.findByRole('dialog', { name: 'Buy 10 AAPL' }));
    await userEvent.type(sheet.getByLabelText('Transaction password'), demoUser.payPassword);
    await userEvent.dblClick(sheet.getByRole('button', { name: 'Buy 10 AAPL' }));
    await expect(await canvas.findByRole('heading', { name: 'Bought 10 AAPL' })).toBeVisible();
    await expect(worldOf(canvasElement).world.read().trading.orders.size).toBe(1);
  },
});

export const LimitOrderRests = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Limit' }));
    const limit = canvas.getByRole('textbox', { name: 'Limit price' });
    const last = Number(limit.getAttribute('value'));
    await expect(await canvas.findByText(/The market is already at or past this price/)).toBeVisible();
    const price = (last * 0.9).toFixed(2);
    await userEvent.clear(limit);
    await userEvent.type(limit, price);
    await expect(canvas.getByText('Filled at this price or lower.')).toBeVisible();
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, `Buy 10 AAPL at $${price}`);
    await expect(await canvas.findByRole('heading', { name: 'Your limit order is placed' })).toBeVisible();
    await expect(canvas.getByText(/Until then \$[\d,.]+ is reserved for it/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'See the order' });
    await expect(link).toHaveAttribute('href', '/pages/trade/index?tab=2');
  },
});

export const WorkedByTheDesk = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '10×' }));
    await typeQuantity(canvas, userEvent, '2000');
    await orderAgreeing(canvas, userEvent, 'Buy 2,000 AAPL');
    await expect(
      await canvas.findByRole('heading', { name: 'The brokerage is executing your order' }),
    ).toBeVisible();
    await worldOf(canvasElement).advance(30_000);
    await expect(await canvas.findByRole('heading', { name: 'Bought 2,000 AAPL' })).toBeVisible();
  },
});

export const CancelledFromAnotherDevice = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Limit' }));
    const limit = canvas.getByRole('textbox', { name: 'Limit price' });
    const price = (Number(limit.getAttribute('value')) * 0.9).toFixed(2);
    await userEvent.clear(limit);
    await userEvent.type(limit, price);
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, `Buy 10 AAPL at $${price}`);
    await canvas.findByRole('heading', { name: 'Your limit order is placed' });
    await worldOf(canvasElement).exclusive((world) => {
      const { session, trading } = world.read();
      const [orderId] = trading.orders.keys();
      world.dispatch('orders/cancel', { userId: session?.userId, orderId });
    });
    await expect(await canvas.findByRole('heading', { name: 'Your order was cancelled' })).toBeVisible();
  },
});
