import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { borrow, fillIn, review, what } from '../../test/borrowing.ts';
import LoanScreen from './Loan.tsx';

const meta = preview.meta({
  component: LoanScreen,
  parameters: { path: '/pages/loan/index', scenario: 'trader' },
});

const applied = 'Your loan of $6,000.00 is under review';
const made = (canvasElement: HTMLElement) => worldOf(canvasElement).world.read().loans.size;

/** The figures once more, and the transaction password. */
export const Review = meta.story({
  parameters: { endsIn: { dialog: what } },
  play: async ({ canvas, userEvent }) => {
    const sheet = await review(canvas, userEvent);
    await expect(sheet.getByText('$523.04')).toBeVisible();
    await expect(sheet.getByText('$276.50')).toBeVisible();
    await expect(sheet.getByText('8.40%')).toBeVisible();
    await expect(sheet.getByText('Education')).toBeVisible();
    await expect(sheet.getByLabelText('Transaction password')).toBeVisible();
  },
});

export const PasswordMissing = meta.story({
  parameters: { endsIn: { dialog: what } },
  play: async ({ canvas, userEvent }) => {
    const sheet = await review(canvas, userEvent);
    await userEvent.click(sheet.getByRole('button', { name: what }));
    await expect(await sheet.findByText('Please enter the transaction password')).toBeVisible();
  },
});

export const NoPayPassword = meta.story({
  parameters: { scenario: 'no-pay-password', endsIn: { dialog: 'Set a transaction password first' } },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: what }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Set a transaction password first' }));
    await expect(sheet.getByRole('link', { name: 'Set transaction password' })).toBeVisible();
  },
});

export const Applied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await borrow(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: applied })).toBeVisible();
    await expect(canvas.getByText('N000001')).toBeVisible();
  },
});

/** From the record to the loan itself. */
export const SeesItsProgress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await borrow(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'See its progress' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Pending review' })).toBeVisible();
    await expect(canvas.queryByText('What you filled in was not sent')).toBeNull();
  },
});

/** Refused in the end: nothing was applied for, and the form is as it was. */
export const Rejected = meta.story({
  parameters: { faults: ['code=30016@auth.applyService'] },
  play: async ({ canvas, userEvent }) => {
    await borrow(canvas, userEvent);
    await expect(await canvas.findByText('You have not applied')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('6000');
  },
});

/** Applied for on another device during the review: refused, and the loan that there is shown. */
export const AppliedElsewhereMeanwhile = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: what }));
    const sheet = within(await screen.findByRole('dialog', { name: what }));
    worldOf(canvasElement).world.dispatch('loans/apply', {
      userId: 'demo',
      clientOrderId: 'elsewhere',
      amount: '900',
      months: 3,
      purpose: 'travel',
    });
    await userEvent.type(sheet.getByLabelText('Transaction password'), '246810');
    await userEvent.click(sheet.getByRole('button', { name: what }));
    await expect(await canvas.findByText('What you filled in was not sent')).toBeVisible();
    await expect(canvas.getByText('$900.00')).toBeVisible();
    await expect(made(canvasElement)).toBe(1);
  },
});

/** The answer is lost: the app finds the loan by itself. */
export const FoundOut = meta.story({
  parameters: { faults: ['lost@auth.applyService'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await borrow(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: applied })).toBeVisible();
    await expect(made(canvasElement)).toBe(1);
  },
});

/** The answer is lost, and nothing can be looked up: the same again is safe. */
export const OutcomeUnknown = meta.story({
  parameters: {
    afterwards: async ({ canvas, canvasElement }) => {
      worldOf(canvasElement).clearFaults();
      const again = await canvas.findByRole('button', { name: 'Check again' });
      again.click();
      await expect(await canvas.findByRole('heading', { name: applied })).toBeVisible();
      await expect(made(canvasElement)).toBe(1);
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvas, userEvent);
    worldOf(canvasElement).addFault('lost@auth.applyService');
    worldOf(canvasElement).addFault('down@auth.applyStatus');
    await userEvent.click(await canvas.findByRole('button', { name: what }));
    const sheet = within(await screen.findByRole('dialog', { name: what }));
    await userEvent.type(sheet.getByLabelText('Transaction password'), '246810');
    await userEvent.click(sheet.getByRole('button', { name: what }));
    await expect(
      await canvas.findByRole('heading', { name: 'We do not know yet whether your application arrived' }),
    ).toBeVisible();
    await waitFor(() => expect(made(canvasElement)).toBe(1));
  },
});
