import { demoUser } from '@meridian/mocks/names';
import { expect, screen, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { actingAs, press, typeQuantity } from '../../test/ticket-acting.ts';
import { buyApple } from '../../test/ticket-addresses.ts';
import TicketScreen from './Ticket.tsx';

/** The demo customer's 60 Apple at 2×. The number of a position begins with the day it was opened. */
const apple = 'P2611100014';

/** An order that adds to a position: its direction and leverage are the position's, and are not asked for. */
const meta = preview.meta({
  component: TicketScreen,
  parameters: { path: '/pages/payment/stock', route: `${buyApple}&position=${apple}`, scenario: 'trader' },
});

const { order } = actingAs(demoUser);

export const AddsToAPosition = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Adds to your long position: 60 AAPL')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /short/i })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '5×' })).toBeNull();
  },
});

/** The new average, before anything is sent. */
export const ReviewOfAnAddition = meta.story({
  parameters: { endsIn: { dialog: 'Buy 10 AAPL' } },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await press(canvas, userEvent, 'Buy 10 AAPL');
    const review = within(await screen.findByRole('dialog', { name: 'Buy 10 AAPL' }));
    await expect(review.getByText('Position average price')).toBeVisible();
    const [average, stopOut] = review.getAllByText(/^Now \$\d{3}\.\d\d, afterwards \$\d{3}\.\d\d$/);
    await expect(average).toHaveTextContent(/^Now \$2/);
    const picture = review.getByRole('region');
    await expect(picture).toHaveTextContent(/Position now60 AAPL.*Position after70 AAPL/);
    // Of 70 shares with both margins, which hardly moves it: 10 alone would end 37.5 % below the price.
    await expect(stopOut).toHaveTextContent(/^Now \$16\d\.\d\d, afterwards \$16\d\.\d\d$/);
    const after = /afterwards (\S+)$/.exec(stopOut?.textContent ?? '')?.[1] ?? '';
    await expect(picture).toHaveTextContent(`to ${after}, the brokerage closes the position`);
  },
});

/** Margin was added, so that it is held with less than 2×: the order has the 2× it was opened with, and adds to it. */
export const AfterAddingMargin = meta.story({
  parameters: { facts: [{ name: 'addedMargin', parameters: { code: 'AAPL', amount: '2000' } }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(/The order has its leverage, 2×\.$/);
    await typeQuantity(canvas, userEvent, '10');
    await order(canvas, userEvent, 'Buy 10 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Bought 10 AAPL' })).toBeVisible();
    const { positions } = worldOf(canvasElement).world.read().trading;
    const ofApple = positions.values().filter(({ key }) => key === 'US:AAPL');
    await expect([...ofApple].map(({ quantity }) => Number(quantity / 1_000_000_000_000n))).toEqual([70]);
  },
});

/** It was closed meanwhile: the order opens a position of its own, and all of it is asked for. */
export const TheirPositionIsClosed = meta.story({
  parameters: { route: `${buyApple}&position=P0000000000` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '5×' })).toBeVisible();
    await expect(canvas.queryByText(/^Adds to/)).toBeNull();
  },
});
