import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { figure } from '#submission/test/acting.ts';
import { press, typeQuantity } from '../../test/ticket-acting.ts';
import { buyTencent } from '../../test/ticket-addresses.ts';
import TicketScreen from './Ticket.tsx';

/** Shares of Hong Kong: board lots, the exchange's steps of prices, duty and levies in Hong Kong dollars. */
const meta = preview.meta({
  component: TicketScreen,
  parameters: { path: '/pages/hkstock/payipo', route: buyTencent, scenario: 'odd-lot' },
});

export const DutyAndLevies = meta.story({
  parameters: { endsIn: { dialog: 'Handling fee' } },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '100');
    await waitFor(() => expect(figure(canvas, 'Handling fee')).toMatch(/HK\$1\d\d\.\d\d/));
    await userEvent.click(canvas.getByRole('button', { name: /How Handling fee is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'Handling fee' }));
    await waitFor(() => expect(arithmetic.getByText('AFRC transaction levy')).toBeVisible());
    // A part of a dollar is a dollar of stamp duty.
    await expect(arithmetic.getByText(/^0\.10% · HK\$\d\d\.00$/)).toBeVisible();
  },
});

/** At 499.5 the exchange moves in steps of 0.2, whatever the step at the last price is. */
export const WrongStepOfItsBand = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Limit' }));
    const price = canvas.getByRole('textbox', { name: 'Limit price' });
    await userEvent.type(price, '499.5', { initialSelectionStart: 0, initialSelectionEnd: 20 });
    await expect(await canvas.findByText('Use steps of 0.2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Raise the price by 0.2' }));
    await expect(price).toHaveValue('499.6');
    await expect(canvas.queryByText('Use steps of 0.2')).toBeNull();
  },
});

export const LimitInTheLunchBreak = meta.story({
  parameters: { scenario: 'hk-lunch-ticket', endsIn: { dialog: 'Buy 100 shares at HK$600.00' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a limit order' }));
    const price = canvas.getByRole('textbox', { name: 'Limit price' });
    await userEvent.type(price, '600', { initialSelectionStart: 0, initialSelectionEnd: 20 });
    await typeQuantity(canvas, userEvent, '100');
    await press(canvas, userEvent, 'Buy 100 shares at HK$600.00');
    const review = within(await screen.findByRole('dialog', { name: 'Buy 100 shares at HK$600.00' }));
    await waitFor(() => expect(review.getByText('Stamp duty')).toBeVisible());
  },
});

/** Half a board lot cannot be bought: the press leads to the field, and nothing is reviewed. */
export const BelowMinimum = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '50');
    await expect(await canvas.findByText('At least 100')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 50 shares' }));
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
