import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { actingAs } from '../../test/close-acting.ts';
import CloseScreen from './Close.tsx';
import { closeOf } from '../../test/close-addresses.ts';

const meta = preview.meta({
  component: CloseScreen,
  parameters: {
    path: '/pages/payment/close',
    route: closeOf('CLZ26', 'NYMEX', 3),
    scenario: 'futures-expiring',
  },
});

const { close } = actingAs(demoUser);

/** In whole contracts; the multiplier is in the arithmetic, and the record is what was booked. */
export const Future = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Part' }));
    const quantity = canvas.getByRole('textbox', { name: 'Quantity to close' });
    await userEvent.type(quantity, '3');
    await expect(await canvas.findByText('contracts')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Close 3 CLZ26' })).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1');
    await userEvent.click(canvas.getByRole('button', { name: /How P&L before fees is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'P&L before fees' }));
    await waitFor(() => expect(arithmetic.getByText('Contract multiplier')).toBeVisible());
    await userEvent.click(arithmetic.getByRole('button', { name: 'Close' }));
    await close(canvas, userEvent, 'Close 1 CLZ26');
    await expect(await canvas.findByRole('heading', { name: 'Closed 1 CLZ26' })).toBeVisible();
    await expect(canvas.getByText('P&L before fees')).toBeVisible();
  },
});

/** What comes back is in dollars, though the price is in yen. */
export const CurrencyPair = meta.story({
  parameters: { route: closeOf('USDJPY', 'FOREX', 2) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Close 50,000 USDJPY' });
    await close(canvas, userEvent, 'Close 50,000 USDJPY');
    await expect(await canvas.findByRole('heading', { name: 'Closed 50,000 USDJPY' })).toBeVisible();
    await expect(canvas.getByText('$2,500.00')).toBeVisible();
    await expect(canvas.getByText(/^JPY \d{3}\.\d{3}$/)).toBeVisible();
  },
});

/** Nobody trades it any more: it says what comes, and offers nothing that would be refused. */
export const ContractEnded = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Close 2 CLZ26' });
    await worldOf(canvasElement).advance(3 * 3_600_000);
    await expect(await canvas.findByText('Trading in this contract has ended')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See position' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Close 2/ })).toBeNull();
  },
});

/** A part that is no whole contract. */
export const NoWholeContract = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Part' }));
    const quantity = canvas.getByRole('textbox', { name: 'Quantity to close' });
    await userEvent.type(quantity, '1.5');
    // A contract has no decimals: the point is not taken.
    await expect(quantity).toHaveValue('15');
    await expect(await canvas.findByText('You can close at most 2')).toBeVisible();
  },
});

/** A block is closed whole or in any part, without the permission; the same share held as a share stays. */
export const Block = meta.story({
  parameters: { scenario: 'block-opened', route: closeOf('KO', 'NYSE', 4) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Coca-Cola · Long 1× · Block trade')).toBeVisible();
    await worldOf(canvasElement).applyFact('service', { service: 'blockTrade', status: 'refused' });
    await userEvent.click(await canvas.findByRole('radio', { name: 'Part' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity to close' }), '15001');
    await close(canvas, userEvent, 'Close 15,001 KO');
    await expect(await canvas.findByRole('heading', { name: 'Closed 15,001 KO' })).toBeVisible();
    const held = [...worldOf(canvasElement).world.read().trading.positions.values()];
    await expect(held.map(({ source }) => source).toSorted((a, b) => a - b)).toEqual([0, 4]);
  },
});
