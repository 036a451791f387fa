import { expect, screen, waitFor, within } from 'storybook/test';
import { inChinese, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { sendFromSheet } from '#submission/test/acting.ts';
import PaymentScreen from './Payment.tsx';

const meta = preview.meta({
  component: PaymentScreen,
  parameters: {
    // Announced on the day that the scenario is at.
    route: '/pages/payment/follow?kind=futures&id=ashlar-2026-11-19',
    path: '/pages/payment/follow',
    scenario: 'follow-futures-running',
  },
});

const what = 'Copy with $400.00';
const made = (canvasElement: HTMLElement) => worldOf(canvasElement).world.read().copies.size;

export const FilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Margin' }), '400');
    await expect(await canvas.findByRole('button', { name: what })).toBeEnabled();
    await expect(canvas.getByText('Ashlar Ridge Research')).toBeVisible();
    await expect(canvas.getByText(/^\d+×$/)).toBeVisible();
  },
});

export const TooLittle = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Margin' }), '49.99');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy with $49.99' }));
    await expect(await canvas.findByText('The amount must be from $50.00 to $100,000.00.')).toBeVisible();
  },
});

export const LacksMoney = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Margin' }), '90000');
    await expect(await canvas.findByText(/^You need \$[\d,.]+ more$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Transfer \$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/pages/profile/transfer?to=FOLLOW_FUTURES&amount='),
    );
  },
});

export const Review = meta.story({
  parameters: { endsIn: { dialog: what } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Margin' }), '400');
    await userEvent.click(await canvas.findByRole('button', { name: what }));
    const sheet = within(await screen.findByRole('dialog', { name: what }));
    await waitFor(() => expect(sheet.getByText('Most you can lose')).toBeVisible());
    await expect(sheet.getByText('Handling fee')).toBeVisible();
  },
});

export const Copied = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Margin' }), '400');
    await userEvent.click(await canvas.findByRole('button', { name: what }));
    await sendFromSheet(userEvent, what, '246810');
    await expect(
      await canvas.findByRole('heading', { name: 'Copied: waits for the institution' }),
    ).toBeVisible();
    await expect(canvas.getByText('C000006')).toBeVisible();
    await expect(made(canvasElement)).toBe(6);
  },
});

/** Carried out, and the answer lost: the same again counts once. */
export const OutcomeUnknown = meta.story({
  parameters: { faults: ['lost@trading.createFollowFutures'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Margin' }), '400');
    await userEvent.click(await canvas.findByRole('button', { name: what }));
    await sendFromSheet(userEvent, what, '246810');
    await expect(
      await canvas.findByRole('heading', { name: 'We do not know yet whether your order arrived' }),
    ).toBeVisible();
    await expect(made(canvasElement)).toBe(6);
  },
});

export const CarriedOutAlready = meta.story({
  parameters: { route: '/pages/payment/follow?kind=futures&id=ashlar-2026-11-16' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This order can no longer be copied')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the futures orders' })).toBeVisible();
  },
});

export const NotVerified = meta.story({
  parameters: { scenario: 'kyc-not-submitted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verify your identity first')).toBeVisible();
  },
});

export const InSimplifiedChinese = meta.story(inChinese('zh-Hans', { shows: sees('textbox', '保证金') }));
