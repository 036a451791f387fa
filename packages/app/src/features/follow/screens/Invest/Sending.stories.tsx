import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { invest, lockIn, review } from '../../test/investing.ts';
import InvestScreen from './Invest.tsx';

const meta = preview.meta({
  component: InvestScreen,
  parameters: {
    route: '/pages/payment/follow?kind=agency&id=kestrel',
    path: '/pages/payment/follow',
    scenario: 'follow-in-progress',
  },
});

const what = 'Invest $1,000.00';
const made = (canvasElement: HTMLElement) =>
  [...worldOf(canvasElement).world.read().follows.values()].filter(({ id }) => id === 'F000004').length;

export const Review = meta.story({
  parameters: { endsIn: { dialog: what } },
  play: async ({ canvas, userEvent }) => {
    const sheet = await review(canvas, userEvent, '1000', what);
    await waitFor(() => expect(sheet.getByRole('checkbox', { name: lockIn })).not.toBeChecked());
    await expect(sheet.getByText('30 days from the confirmation')).toBeVisible();
    await expect(sheet.getByText('$5.34')).toBeVisible();
    await expect(sheet.getByLabelText('Transaction password')).toBeVisible();
  },
});

/** The tick cannot be skipped. */
export const LockInNotTicked = meta.story({
  parameters: { endsIn: { dialog: what } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sheet = await review(canvas, userEvent, '1000', what);
    await userEvent.type(sheet.getByLabelText('Transaction password'), '246810');
    await userEvent.click(sheet.getByRole('button', { name: what }));
    await expect(await sheet.findByText('Tick this to continue')).toBeVisible();
    await expect(made(canvasElement)).toBe(0);
  },
});

export const WrongPassword = meta.story({
  parameters: { endsIn: { dialog: what } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sheet = await review(canvas, userEvent, '1000', what);
    await userEvent.click(sheet.getByRole('checkbox', { name: lockIn }));
    await userEvent.type(sheet.getByLabelText('Transaction password'), '000000');
    await userEvent.click(sheet.getByRole('button', { name: what }));
    await waitFor(() => expect(sheet.getByLabelText('Transaction password')).toHaveValue(''));
    await expect(made(canvasElement)).toBe(0);
  },
});

export const Receipt = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await invest(canvas, userEvent, '1000', what);
    await expect(
      await canvas.findByRole('heading', { name: '$1,000.00 waits for confirmation' }),
    ).toBeVisible();
    await expect(canvas.getByText('F000004')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your investment' })).toBeVisible();
    await expect(made(canvasElement)).toBe(1);
  },
});

export const Sending = meta.story({
  parameters: { faults: ['hang@follow.followAgency'], endsIn: { dialog: what } },
  play: async ({ canvas, userEvent }) => {
    await invest(canvas, userEvent, '1000', what);
    const sheet = within(await screen.findByRole('dialog', { name: what }));
    await expect(sheet.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Another device has spent the money between the review and the answer. */
export const SpentMeanwhile = meta.story({
  parameters: { faults: ['code=30001@follow.followAgency'] },
  play: async ({ canvas, userEvent }) => {
    await invest(canvas, userEvent, '1000', what);
    await expect(await canvas.findByText('Nothing was invested')).toBeVisible();
  },
});

/** Carried out, and the answer lost: the same again counts once. */
export const OutcomeUnknown = meta.story({
  parameters: {
    faults: ['lost@follow.followAgency'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
      const sheet = within(await screen.findByRole('dialog', { name: what }));
      await userEvent.click(sheet.getByRole('checkbox', { name: lockIn }));
      await userEvent.type(sheet.getByLabelText('Transaction password'), '246810');
      await userEvent.click(sheet.getByRole('button', { name: what }));
      await expect(await canvas.findByRole('heading', { name: /^\$1,000\.00 / })).toBeVisible();
      await expect(made(canvasElement)).toBe(1);
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await invest(canvas, userEvent, '1000', what);
    await expect(
      await canvas.findByRole('heading', { name: 'We do not know yet whether your investment arrived' }),
    ).toBeVisible();
    await expect(made(canvasElement)).toBe(1);
  },
});
