import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { actingAs } from '../../test/close-acting.ts';
import { closeOf } from '../../test/close-addresses.ts';
import CloseScreen from './Close.tsx';

/** Shares in board lots, with duty and levies; 150 of them are a lot and an odd lot. */
const meta = preview.meta({
  component: CloseScreen,
  parameters: {
    path: '/pages/payment/close',
    route: closeOf('00700', 'HKEX', 11),
    scenario: 'odd-lot',
  },
});

const { close } = actingAs(demoUser);

export const OddLot = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Part' }));
    const quantity = canvas.getByRole('textbox', { name: 'Quantity to close' });
    await expect(canvas.getByText(/50 of it are an odd lot/)).toBeVisible();
    await userEvent.type(quantity, '75');
    await expect(await canvas.findByText('Use lots of 100, with or without the odd 50')).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '50');
    await userEvent.click(canvas.getByRole('button', { name: /How Closing fee is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'Closing fee' }));
    await waitFor(() => expect(arithmetic.getByText('Stamp duty')).toBeVisible());
    await userEvent.click(arithmetic.getByRole('button', { name: 'Close' }));
    await close(canvas, userEvent, 'Close 50 shares');
    await expect(await canvas.findByRole('heading', { name: 'Closed 50 shares' })).toBeVisible();
    await expect(canvas.getByText('SFC transaction levy')).toBeVisible();
  },
});

/** Too little would be left for an order: it is said, and goes with the rest by one press. */
export const LessThanALotLeft = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Part' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity to close' }), '100');
    await expect(
      await canvas.findByText('50 shares would be left, less than the smallest order of 100'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close all 150' }));
    await expect(await canvas.findByRole('button', { name: 'Close 150 shares' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'All 150' })).toBeChecked();
  },
});
