import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { review, withdraw } from '../../test/withdrawing.ts';
import { BankCardScreen } from './Withdraw.tsx';

const meta = preview.meta({
  component: BankCardScreen,
  parameters: { path: '/pages/withdraw/bcard', scenario: 'trader' },
});

const what = 'Withdraw $200.00';
const made = (canvasElement: HTMLElement) => worldOf(canvasElement).world.read().withdrawals.size;

/** A card that nothing was sent to yet: its last four digits once more. */
export const NewDestination = meta.story({
  parameters: { endsIn: { dialog: what } },
  play: async ({ canvas, userEvent }) => {
    const sheet = await review(canvas, userEvent, '200', what);
    await expect(sheet.getByText('You have not withdrawn to this account before')).toBeVisible();
    await expect(sheet.getByText(/Compare the last four digits with your card: 1234/)).toBeVisible();
  },
});

/** Sent to before: both ends, fee, what arrives and when, and the transaction password. */
export const Review = meta.story({
  parameters: {
    facts: [{ name: 'withdrawal', parameters: { kind: 'card', state: 'completed', amount: '100' } }],
    endsIn: { dialog: what },
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = await review(canvas, userEvent, '200', what);
    await expect(sheet.queryByText('You have not withdrawn to this account before')).toBeNull();
    await expect(sheet.getByText('First Harbor Bank •••• 1234 · USD')).toBeVisible();
    await expect(sheet.getByText('$197.00')).toBeVisible();
    await expect(sheet.getByLabelText('Transaction password')).toBeVisible();
  },
});

export const PasswordMissing = meta.story({
  parameters: { endsIn: { dialog: what } },
  play: async ({ canvas, userEvent }) => {
    const sheet = await review(canvas, userEvent, '200', what);
    await userEvent.click(sheet.getByRole('button', { name: 'It ends in 1234' }));
    await userEvent.click(sheet.getByRole('button', { name: what }));
    await expect(await sheet.findByText('Please enter the transaction password')).toBeVisible();
  },
});

export const NoPayPassword = meta.story({
  parameters: {
    scenario: 'no-pay-password',
    facts: [{ name: 'payoutAccount', parameters: { kind: 'card' } }],
    endsIn: { dialog: 'Set a transaction password first' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '200');
    await userEvent.click(canvas.getByRole('button', { name: what }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Set a transaction password first' }));
    await expect(sheet.getByRole('link', { name: 'Set transaction password' })).toBeVisible();
  },
});

export const UnderReview = meta.story({
  play: async ({ canvas, userEvent }) => {
    await withdraw(canvas, userEvent, '200', what);
    await expect(await canvas.findByRole('heading', { name: '$200.00 is under review' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See its progress' })).toHaveAttribute(
      'href',
      '/pages/withdraw/vm?id=W000001',
    );
  },
});

/** Spent on another device between the review and the answer. */
export const SpentMeanwhile = meta.story({
  parameters: { faults: ['code=30001@funds.applyWithdrawal'] },
  play: async ({ canvas, userEvent }) => {
    await withdraw(canvas, userEvent, '200', what);
    await expect(await canvas.findByText('Nothing was withdrawn')).toBeVisible();
  },
});

/** The answer is lost: the app finds the withdrawal in the statement by itself. */
export const FoundOut = meta.story({
  parameters: { faults: ['lost@funds.applyWithdrawal'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await withdraw(canvas, userEvent, '200', what);
    await expect(await canvas.findByRole('heading', { name: '$200.00 is under review' })).toBeVisible();
    await expect(made(canvasElement)).toBe(1);
  },
});

/** The answer is lost, and the statement cannot be read: the same again is safe. */
export const OutcomeUnknown = meta.story({
  parameters: {
    afterwards: async ({ canvas, canvasElement }) => {
      worldOf(canvasElement).clearFaults();
      const again = await canvas.findByRole('button', { name: 'Check again' });
      again.click();
      await expect(await canvas.findByRole('heading', { name: '$200.00 is under review' })).toBeVisible();
      await expect(made(canvasElement)).toBe(1);
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    worldOf(canvasElement).addFault('lost@funds.applyWithdrawal');
    worldOf(canvasElement).addFault('down@funds.walletBill');
    await withdraw(canvas, userEvent, '200', what);
    await expect(
      await canvas.findByRole('heading', { name: 'We do not know yet whether your withdrawal arrived' }),
    ).toBeVisible();
    await waitFor(() => expect(made(canvasElement)).toBe(1));
  },
});
