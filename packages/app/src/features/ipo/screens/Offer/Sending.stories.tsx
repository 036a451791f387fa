import { expect, screen, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { sendFromSheet, type Canvas, type User } from '#submission/test/acting.ts';
import OfferScreen from './Offer.tsx';

const meta = preview.meta({
  component: OfferScreen,
  parameters: {
    path: '/pages/payment/newstock',
    route: '/pages/payment/newstock?name=Clovermill&code=CORM&source=5&market=NASDAQ',
    scenario: 'ipo-open',
  },
});

const what = 'Subscribe to 100 CORM';
const made = (canvasElement: HTMLElement) => worldOf(canvasElement).world.read().subscriptions.size;

async function review(canvas: Canvas, user: User): Promise<void> {
  await user.type(await canvas.findByRole('textbox', { name: 'Quantity' }), '100');
  await user.click(await canvas.findByRole('button', { name: what }));
}

async function send(canvas: Canvas, user: User): Promise<void> {
  await review(canvas, user);
  await sendFromSheet(user, what, '246810');
}

/** What it costs, and what happens if none or a part is allotted: before the password. */
export const Review = meta.story({
  parameters: { endsIn: { dialog: what } },
  play: async ({ canvas, userEvent }) => {
    await review(canvas, userEvent);
    const sheet = within(await screen.findByRole('dialog', { name: what }));
    await expect(sheet.getAllByText('$4,200.00').length).toBeGreaterThan(0);
    await expect(sheet.getByText('A subscription cannot be cancelled.')).toBeInTheDocument();
    await expect(sheet.getByLabelText('Transaction password')).toBeVisible();
  },
});

export const Subscribed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await send(canvas, userEvent);
    await expect(
      await canvas.findByRole('heading', { name: 'Subscribed to 100 shares of Clovermill Homes' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^\$4,200\.00 is held in the New shares wallet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your subscriptions' })).toHaveAttribute(
      'href',
      '/pages/trade/index?tab=4',
    );
    await expect(made(canvasElement)).toBe(1);
  },
});

/** The brokerage was a second ahead: nothing was held. */
export const RefusedAtTheDeadline = meta.story({
  parameters: { faults: ['code=30014@trading.subscribeIpo'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await send(canvas, userEvent);
    await expect(await canvas.findByText('Nothing was held')).toBeVisible();
    await expect(made(canvasElement)).toBe(0);
  },
});

/** Carried out, and the answer lost: it is found among the subscriptions. */
export const AnswerLost = meta.story({
  parameters: { faults: ['lost@trading.subscribeIpo'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await send(canvas, userEvent);
    await expect(
      await canvas.findByRole('heading', { name: 'Subscribed to 100 shares of Clovermill Homes' }),
    ).toBeVisible();
    await expect(made(canvasElement)).toBe(1);
  },
});

export const OutcomeUnknown = meta.story({
  parameters: { faults: ['lost@trading.subscribeIpo', 'http=503@trading.subscriptionOrders'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    worldOf(canvasElement).clearFaults();
    await review(canvas, userEvent);
    worldOf(canvasElement).addFault('lost@trading.subscribeIpo');
    worldOf(canvasElement).addFault('http=503@trading.subscriptionOrders');
    await sendFromSheet(userEvent, what, '246810');
    await expect(
      await canvas.findByRole('heading', { name: 'We do not know yet whether your subscription arrived' }),
    ).toBeVisible();
    await expect(made(canvasElement)).toBe(1);
  },
});
