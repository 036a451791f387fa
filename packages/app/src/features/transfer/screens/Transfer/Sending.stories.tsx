import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { move } from '../../test/moving.ts';
import TransferScreen from './Transfer.tsx';

const meta = preview.meta({
  component: TransferScreen,
  parameters: { path: '/pages/profile/transfer', scenario: 'trader' },
});

const ticket = '/pages/payment/stock?name=Intel&code=INTC&source=0&market=NASDAQ&direction=0';
const what = 'Transfer $250.00';
const made = (canvasElement: HTMLElement) => worldOf(canvasElement).world.read().transfers.size;

/** Before it is sent: both accounts, what arrives, how long it takes. No password: it stays one's own. */
export const Review = meta.story({
  parameters: { endsIn: { dialog: what } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '250');
    await userEvent.click(await canvas.findByRole('button', { name: what }));
    const sheet = within(await screen.findByRole('dialog', { name: what }));
    await waitFor(() => expect(sheet.getByText(/^Mostly within a minute/)).toBeVisible());
    await expect(sheet.queryByLabelText('Transaction password')).toBeNull();
  },
});

export const OnItsWay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await move(canvas, userEvent, '250', what);
    await expect(await canvas.findByRole('heading', { name: '$250.00 is on its way' })).toBeVisible();
    await expect(canvas.getByText('T000001')).toBeVisible();
  },
});

/** What a ticket lacked is on its way: the receipt leads back to it, filled in as it was. */
export const BackToTheTicket = meta.story({
  parameters: {
    route: `/pages/profile/transfer?to=STOCK&amount=250&returnTo=${encodeURIComponent(ticket)}`,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: what }));
    const sheet = within(await screen.findByRole('dialog', { name: what }));
    await userEvent.click(sheet.getByRole('button', { name: what }));
    await expect(await canvas.findByRole('link', { name: 'Back to where you were' })).toHaveAttribute(
      'href',
      ticket,
    );
  },
});

/** It arrives while the receipt is looked at, which says so by itself. */
export const Arrived = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await move(canvas, userEvent, '250', what);
    await canvas.findByRole('heading', { name: '$250.00 is on its way' });
    await worldOf(canvasElement).advance(15 * 60_000);
    await expect(await canvas.findByRole('heading', { name: '$250.00 has arrived' })).toBeVisible();
  },
});

/** Cancelled on another device while the receipt is looked at. */
export const ReceiptCancelled = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await move(canvas, userEvent, '250', what);
    await canvas.findByRole('heading', { name: '$250.00 is on its way' });
    worldOf(canvasElement).world.dispatch('transfers/cancel', { userId: 'demo', id: 'T000001' });
    await expect(await canvas.findByRole('heading', { name: 'This transfer was cancelled' })).toBeVisible();
  },
});

/** The rate it was exchanged at is on the receipt. */
export const Recorded = meta.story({
  parameters: { route: '/pages/profile/transfer?to=HK_STOCK' },
  play: async ({ canvas, userEvent }) => {
    await move(canvas, userEvent, '250', what);
    await canvas.findByRole('heading', { name: '$250.00 is on its way' });
    await expect(canvas.getByText(/^1 USD = 7\.\d+ HKD/)).toBeVisible();
    await expect(canvas.getByText(/^HK\$1,9\d\d\.\d\d$/)).toBeVisible();
  },
});

export const Sending = meta.story({
  parameters: { faults: ['hang@funds.transfer'], endsIn: { dialog: what } },
  play: async ({ canvas, userEvent }) => {
    await move(canvas, userEvent, '250', what);
    const sheet = within(await screen.findByRole('dialog', { name: what }));
    await expect(sheet.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Another device has spent the money between the review and the answer. */
export const SpentMeanwhile = meta.story({
  parameters: { faults: ['code=30001@funds.transfer'] },
  play: async ({ canvas, userEvent }) => {
    await move(canvas, userEvent, '250', what);
    await expect(await canvas.findByText('Nothing was moved')).toBeVisible();
  },
});

/** Carried out, and the answer lost: the same again counts once. */
export const OutcomeUnknown = meta.story({
  parameters: {
    faults: ['lost@funds.transfer'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
      const sheet = within(await screen.findByRole('dialog', { name: what }));
      await userEvent.click(sheet.getByRole('button', { name: what }));
      await expect(await canvas.findByRole('heading', { name: /^\$250\.00 / })).toBeVisible();
      await expect(made(canvasElement)).toBe(1);
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await move(canvas, userEvent, '250', what);
    await expect(
      await canvas.findByRole('heading', { name: 'We do not know yet whether your transfer arrived' }),
    ).toBeVisible();
    await expect(made(canvasElement)).toBe(1);
  },
});
