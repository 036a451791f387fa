/** Orders for the auction before the opening: in its window alone, at its one price. */
import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { figure } from '#submission/test/acting.ts';
import { actingAs, press, typeQuantity } from '../../test/ticket-acting.ts';
import { buyInAuction } from '../../test/ticket-addresses.ts';
import TicketScreen from './Ticket.tsx';

const meta = preview.meta({
  component: TicketScreen,
  parameters: { path: '/pages/payment/auctionStock', route: buyInAuction, scenario: 'auction-open' },
});

const { order, orderAgreeing, sendFromSheet } = actingAs(demoUser);
const ten = 'Buy 10 AAPL';
const minuteMs = 60_000;

/** Counted at the price that is indicated; the market is shut, and an order is taken all the same. */
export const AuctionOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Auction before the opening' }));
    await expect(await panel.findByText('Time left: 25:00')).toBeVisible();
    await expect(canvas.queryByText('The market is closed')).toBeNull();
    await typeQuantity(canvas, userEvent, '10');
    await waitFor(() => expect(figure(canvas, 'Total to pay')).toMatch(/\$2,[67]\d\d\.\d\d/));
    await expect(canvas.getByRole('button', { name: ten })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'Market' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /^\d+×$/ })).toBeNull();
  },
});

/** Before the password: what the estimate is of, and what becomes of the rest. */
export const AuctionReview = meta.story({
  parameters: { endsIn: { dialog: ten } },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await press(canvas, userEvent, ten);
    const sheet = within(await screen.findByRole('dialog', { name: ten }));
    await expect(sheet.getByText('Indicative price')).toBeVisible();
    await expect(sheet.getByText(/^An estimate: the order takes the price of the auction/)).toBeVisible();
  },
});

export const AuctionLimit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Limit' }));
    await expect(
      await canvas.findByText('Bought at the auction price if that is this or lower, else it expires.'),
    ).toBeVisible();
    await typeQuantity(canvas, userEvent, '10');
    await expect(await canvas.findByRole('button', { name: /^Buy 10 AAPL at \$2\d\d\.\d\d$/ })).toBeEnabled();
  },
});

/** It waits, with its money reserved, and can be cancelled. */
export const AuctionOrderPlaced = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, ten);
    await expect(await canvas.findByRole('heading', { name: 'Your order is in the auction' })).toBeVisible();
    await expect(
      canvas.getByText(/Until then \$2,[\d.,]+ is reserved for it\. You can cancel it/),
    ).toBeVisible();
    await expect(canvas.queryByText('Limit price')).toBeNull();
    const placed = [...worldOf(canvasElement).world.read().trading.orders.values()].at(-1);
    await expect(placed).toMatchObject({ source: 8, status: 0 });
  },
});

/** Agreed to that it cannot be cancelled; at the opening the same page has what came of it. */
export const AuctionNoCancel = meta.story({
  parameters: { scenario: 'auction-no-cancel' },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await orderAgreeing(canvas, userEvent, ten);
    await expect(await canvas.findByText(/^It can no longer be cancelled\./)).toBeVisible();
  },
});

export const AuctionOrderFilled = meta.story({
  parameters: { scenario: 'auction-no-cancel' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await orderAgreeing(canvas, userEvent, ten);
    await canvas.findByText(/^It can no longer be cancelled\./);
    await worldOf(canvasElement).advance(3 * minuteMs);
    await expect(await canvas.findByRole('heading', { name: 'Bought 10 AAPL' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the position' })).toHaveAttribute(
      'href',
      expect.stringContaining('source=8'),
    );
  },
});

export const AuctionOrderExpired = meta.story({
  parameters: { scenario: 'auction-no-cancel' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Limit' }));
    const limit = await canvas.findByRole('textbox', { name: 'Limit price' });
    await userEvent.clear(limit);
    await userEvent.type(limit, '250');
    await typeQuantity(canvas, userEvent, '10');
    await orderAgreeing(canvas, userEvent, 'Buy 10 AAPL at $250.00');
    await canvas.findByText(/^It can no longer be cancelled\./);
    await worldOf(canvasElement).advance(3 * minuteMs);
    await expect(await canvas.findByRole('heading', { name: 'Your order was cancelled' })).toBeVisible();
    await expect(canvas.getByText(/the auction price did not reach the limit/)).toBeVisible();
  },
});

/** What was filled in stays, and nothing is sent. */
export const AuctionEnded = meta.story({
  parameters: { scenario: 'auction-ended' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Orders are no longer accepted')).toBeVisible();
    await typeQuantity(canvas, userEvent, '10');
    await expect(canvas.getByRole('button', { name: ten })).toBeDisabled();
  },
});

export const AuctionUpcoming = meta.story({
  parameters: { scenario: 'market-closed' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Orders are not accepted yet')).toBeVisible();
    await typeQuantity(canvas, userEvent, '10');
    await expect(canvas.getByRole('button', { name: ten })).toBeDisabled();
  },
});

export const AuctionHalted = meta.story({
  parameters: { facts: [{ name: 'halt', parameters: { code: 'AAPL' } }] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Trading in Apple is halted')).toBeVisible();
    await typeQuantity(canvas, userEvent, '10');
    await expect(canvas.getByRole('button', { name: ten })).toBeDisabled();
  },
});

/** The window closes while the form is open: said, and nothing is sent. */
export const AuctionClosesMeanwhile = meta.story({
  parameters: { scenario: 'auction-no-cancel' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await waitFor(() => expect(canvas.getByRole('button', { name: ten })).toBeEnabled());
    const { world, advance } = worldOf(canvasElement);
    const before = world.read().trading.orders.size;
    await advance(3 * minuteMs);
    await expect(await canvas.findByText('Orders are no longer accepted')).toBeVisible();
    await expect(canvas.getByRole('button', { name: ten })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('10');
    await expect(world.read().trading.orders.size).toBe(before);
  },
});

/** It left in time and came too late: nothing was bought, with the reason. */
export const AuctionTooLate = meta.story({
  parameters: { faults: ['code=30017@trading.createAuctionStockOrder'] },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await press(canvas, userEvent, ten);
    await sendFromSheet(userEvent, ten);
    await expect(await canvas.findByText('Order rejected; nothing was bought or sold')).toBeVisible();
  },
});

/** What is indicated is not known: the order is counted at the last price, and the brokerage decides. */
export const AuctionFailed = meta.story({
  parameters: { faults: ['http=503@market.preMarketList'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Couldn't load the auction/)).toBeVisible();
    await typeQuantity(canvas, userEvent, '10');
    await expect(await canvas.findByRole('button', { name: ten })).toBeEnabled();
  },
});

export const AuctionInSimplifiedChinese = meta.story({
  globals: { locale: 'zh-Hans' },
  parameters: { scenario: 'auction-no-cancel' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('不可撤单')).toBeVisible();
    await expect(canvas.getByText(/^委托不可撤销，竞价于/)).toBeVisible();
  },
});
