import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import type { Canvas, User } from '#submission/test/acting.ts';
import TransferScreen from './Transfer.tsx';

const meta = preview.meta({
  component: TransferScreen,
  parameters: { path: '/pages/profile/transfer', scenario: 'transfer-pending' },
});

const minuteMs = 60_000;
const one = { name: 'Cancel the transfer of $500.00' };

async function ask(canvas: Canvas, user: User) {
  await user.click(await canvas.findByRole('button', one));
  return within(await screen.findByRole('alertdialog', { name: 'Cancel this transfer?' }));
}

export const OnTheirWay = meta.story({
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'On its way' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByText('Cash to Hong Kong stocks')).toBeVisible();
  },
});

export const Question = meta.story({
  parameters: { endsIn: { dialog: 'Cancel this transfer?' } },
  play: async ({ canvas, userEvent }) => {
    const question = await ask(canvas, userEvent);
    await expect(question.getByText('$500.00 goes back to Cash.')).toBeVisible();
  },
});

export const Cancelled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const question = await ask(canvas, userEvent);
    await userEvent.click(question.getByRole('button', { name: 'Cancel transfer' }));
    // Behind the question, while that closes, it is there and hidden.
    await waitFor(() => expect(canvas.queryByRole('button', { ...one, hidden: true })).toBeNull());
    await expect(canvas.getByText('Cash to Hong Kong stocks')).toBeVisible();
  },
});

/** It arrived while the question was open. */
export const CancelledTooLate = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const question = await ask(canvas, userEvent);
    await worldOf(canvasElement).advance(16 * minuteMs);
    await userEvent.click(question.getByRole('button', { name: 'Cancel transfer' }));
    await expect(await canvas.findByText('The transfer could no longer be cancelled')).toBeVisible();
    await expect(await canvas.findByText('$500.00 is in US stocks. You can move it back.')).toBeVisible();
  },
});

/** Cancelled on another device while the question was open here: once, and it is said. */
export const CancelledElsewhere = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const question = await ask(canvas, userEvent);
    const { world } = worldOf(canvasElement);
    const [transfer] = world.read().transfers.values();
    world.dispatch('transfers/cancel', { userId: 'demo', id: transfer?.id });
    await userEvent.click(question.getByRole('button', { name: 'Cancel transfer' }));
    await expect(await canvas.findByText('This transfer is cancelled already')).toBeVisible();
    await expect(await canvas.findByText('$500.00 is back in Cash. It was cancelled once.')).toBeVisible();
  },
});

/** Nothing was done, which nobody knows: it is still on its way, and can be cancelled again. */
export const CancelUnknown = meta.story({
  parameters: { faults: ['http=504@funds.cancelTransfer'] },
  play: async ({ canvas, userEvent }) => {
    const question = await ask(canvas, userEvent);
    await userEvent.click(question.getByRole('button', { name: 'Cancel transfer' }));
    await expect(await canvas.findByText('We do not know whether the transfer was cancelled')).toBeVisible();
    await expect(await canvas.findByRole('button', one)).toBeVisible();
  },
});

/** The answer said otherwise: the list, read again, says that it was cancelled. */
export const CancelFoundOut = meta.story({
  parameters: { faults: ['busy=504@funds.cancelTransfer'] },
  play: async ({ canvas, userEvent }) => {
    const question = await ask(canvas, userEvent);
    await userEvent.click(question.getByRole('button', { name: 'Cancel transfer' }));
    await expect(await canvas.findByText('Transfer cancelled')).toBeVisible();
    await expect(canvas.queryByText('We do not know whether the transfer was cancelled')).toBeNull();
  },
});

/** Arrived by itself, and the list says so without being asked. */
export const Arrived = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'On its way' });
    await worldOf(canvasElement).advance(16 * minuteMs);
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'On its way' })).toBeNull());
  },
});

export const PendingFailed = meta.story({
  parameters: { faults: ['http=503@funds.walletBill'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load what is on its way")).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toBeVisible();
  },
});
