import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { figure, type Canvas, type User } from '#submission/test/acting.ts';
import { actingAs, press, typeQuantity } from '../../test/ticket-acting.ts';
import { buyApple } from '../../test/ticket-addresses.ts';
import TicketScreen from './Ticket.tsx';

/** What an order means, and what may be a slip: asked with its figure before it is sent. */
const meta = preview.meta({
  component: TicketScreen,
  parameters: { path: '/pages/payment/stock', route: buyApple, scenario: 'funded' },
});

const { sendFromSheet } = actingAs(demoUser);

async function limitAt(canvas: Canvas, user: User, price: string): Promise<void> {
  await user.click(await canvas.findByRole('radio', { name: 'Limit' }));
  const limit = canvas.getByRole('textbox', { name: 'Limit price' });
  await user.type(limit, price, { initialSelectionStart: 0, initialSelectionEnd: 20 });
}

export const WithItsOutcome = meta.story({
  parameters: { endsIn: { dialog: 'Buy 10 AAPL' } },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await userEvent.click(canvas.getByRole('button', { name: '5×' }));
    await press(canvas, userEvent, 'Buy 10 AAPL');
    const review = within(await screen.findByRole('dialog', { name: 'Buy 10 AAPL' }));
    const outcome = review.getByRole('region', { name: 'What this order means' });
    await expect(outcome).toHaveTextContent(
      /Position now0 AAPL.*Position after10 AAPL.*If the price falls by 15\.00% to \$\d{3}\.\d\d, the brokerage closes the position and you lose about \$\d{3}\.\d\d/,
    );
    await expect(review.queryByRole('checkbox')).toBeNull();
  },
});

/** Nothing is sent before it is answered. */
export const FarFromMarket = meta.story({
  parameters: { endsIn: { dialog: 'Buy 10 AAPL at $150.00' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await limitAt(canvas, userEvent, '150');
    await typeQuantity(canvas, userEvent, '10');
    const what = 'Buy 10 AAPL at $150.00';
    await press(canvas, userEvent, what);
    await sendFromSheet(userEvent, what);
    const asked = await screen.findByRole('checkbox', {
      name: /^I want this limit: it is 4\d\.\d\d% below the last price of \$2\d\d\.\d\d\.$/,
    });
    await expect(asked).toHaveFocus();
    await expect(worldOf(canvasElement).world.read().trading.orders.size).toBe(0);
  },
});

export const LargeShareOfTheWallet = meta.story({
  parameters: {
    endsIn: { dialog: 'Buy 400 AAPL' },
  },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '400');
    await userEvent.click(canvas.getByRole('button', { name: '2×' }));
    await press(canvas, userEvent, 'Buy 400 AAPL');
    await expect(
      await screen.findByRole('checkbox', { name: /uses 5\d\.\d\d% of my buying power/ }),
    ).toBeVisible();
  },
});

export const AgainstAnOwnOrder = meta.story({
  parameters: {
    facts: [
      {
        name: 'restingOrder',
        parameters: { code: 'AAPL', quantity: '5', direction: 'short', limitPrice: '300.00' },
      },
    ],
    endsIn: { dialog: 'Buy 10 AAPL' },
  },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await press(canvas, userEvent, 'Buy 10 AAPL');
    await expect(
      await screen.findByRole('checkbox', {
        name: 'I know that my own order waits on the other side: selling 5 AAPL at $300.00.',
      }),
    ).toBeVisible();
  },
});

/** The figures follow the price, and nothing is sent before the new one is accepted. */
export const PriceMoved = meta.story({
  parameters: { endsIn: { dialog: 'Buy 10 AAPL' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await press(canvas, userEvent, 'Buy 10 AAPL');
    await screen.findByRole('dialog', { name: 'Buy 10 AAPL' });
    await worldOf(canvasElement).advance(2 * 3_600_000);
    await expect(
      await screen.findByText(/^The price has (risen|fallen) by \d\.\d\d% to \$2\d\d\.\d\d$/),
    ).toBeVisible();
    await expect(screen.getByText(/^It was \$2\d\d\.\d\d when you opened this review\./)).toBeVisible();
    // With the password and all: it is asked first.
    await sendFromSheet(userEvent, 'Buy 10 AAPL');
    await expect(screen.getByRole('button', { name: 'Go on at the new price' })).toHaveFocus();
    await expect(worldOf(canvasElement).world.read().trading.orders.size).toBe(0);
  },
});

const buyCocaCola = '/pages/payment/stock?name=Coca-Cola&code=KO&source=0&market=NYSE&direction=0';

/** More than the best level holds: the estimate takes the levels that the order is filled from, and comes to the same cent. */
export const ThroughTheBook = meta.story({
  parameters: {
    route: buyCocaCola,
    facts: [{ name: 'wallet', parameters: { type: 'STOCK', amount: '200000' } }],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '1400');
    await waitFor(() => expect(figure(canvas, 'Average price')).toMatch(/\$\d\d\.\d{3}/));
    const total = figure(canvas, 'Total to pay');
    await press(canvas, userEvent, 'Buy 1,400 KO');
    await sendFromSheet(userEvent, 'Buy 1,400 KO');
    await canvas.findByRole('heading', { name: 'Bought 1,400 KO' });
    const { trading } = worldOf(canvasElement).world.read();
    const [order] = trading.orders.values();
    await expect(order?.fills.length).toBeGreaterThan(1);
    const paid = Number((order?.margin ?? 0n) + (order?.fee ?? 0n)) / 1e12;
    await expect(total).toContain(paid.toLocaleString('en-US', { minimumFractionDigits: 2 }));
  },
});
