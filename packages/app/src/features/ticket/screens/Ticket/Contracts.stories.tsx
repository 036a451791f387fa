import type { WalletType } from '@meridian/api';
import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { figure, type Canvas, type User } from '#submission/test/acting.ts';
import { actingAs } from '../../test/ticket-acting.ts';
import { buyGold, buyTencent, buyYen } from '../../test/ticket-addresses.ts';
import TicketScreen from './Ticket.tsx';

const { order } = actingAs(demoUser);
/** A month whose last trading day is the day of the scenario. */
const buyOil = '/pages/payment/future?name=WTI&code=CLZ26&market=NYMEX&source=3&direction=0';
const walletOf = (type: WalletType, amount: string) =>
  ({ name: 'wallet', parameters: { type, amount } }) as const;

/** The money of a contract comes from the contract: its size, its currency and the rate. */
const meta = preview.meta({
  component: TicketScreen,
  parameters: { path: '/pages/payment/:class', scenario: 'futures-expiring', route: buyGold },
});

async function orderAt(canvas: Canvas, user: User, limit: string, quantity: string, leverage: string) {
  await user.click(await canvas.findByRole('radio', { name: 'Limit' }));
  const price = canvas.getByRole('textbox', { name: 'Limit price' });
  // In the place of the last price, which is suggested.
  await user.type(price, limit, { initialSelectionStart: 0, initialSelectionEnd: 20 });
  await user.type(canvas.getByRole('textbox', { name: 'Quantity' }), quantity);
  await user.click(canvas.getByRole('button', { name: leverage }));
}

export const Gold = meta.story({
  parameters: { endsIn: { dialog: 'Margin' } },
  play: async ({ canvas, userEvent }) => {
    await orderAt(canvas, userEvent, '4000.1', '1', '10×');
    // 4,000.1 × 1 × 100 troy ounces = 400,010.00; ÷ 10 = 40,001.00; × 0.0001 = 40.001.
    await waitFor(() => expect(figure(canvas, 'Order value')).toContain('$400,010.00'));
    await expect(figure(canvas, 'Margin')).toContain('$40,001.00');
    const contract = within(canvas.getByRole('region', { name: 'One contract' }));
    await waitFor(() => expect(contract.getByText('100 troy ounces')).toBeVisible());
    await expect(figure(contract, 'Initial margin')).toContain('$40,001.00');
    // Half of it has to be left.
    await expect(figure(contract, 'Maintenance margin')).toContain('$20,000.50');
    await expect(figure(canvas, 'Handling fee')).toContain('$40.00');
    await expect(figure(canvas, 'Margin and fee')).toContain('$40,041.00');
    await userEvent.click(canvas.getByRole('button', { name: /How Margin is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'Margin' }));
    await waitFor(() => expect(arithmetic.getByText('Contract multiplier')).toBeVisible());
  },
});

export const GoldOfUnknownSize = meta.story({
  parameters: { faults: ['bare@market.futuresDetail'] },
  play: async ({ canvas, userEvent }) => {
    await orderAt(canvas, userEvent, '4000.1', '1', '10×');
    await expect(await canvas.findByText('The cost cannot be estimated.')).toBeVisible();
    await expect(figure(canvas, 'Margin')).toContain('--');
    await expect(canvas.getByRole('button', { name: /^Buy 1 GC/ })).toBeDisabled();
  },
});

/** In its last days the end of a contract is above the fields, with what becomes of a position then. */
export const LastTradingDay = meta.story({
  parameters: { route: buyOil },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^CLZ26 trades for the last time today$/)).toBeVisible();
    await expect(canvas.getByText(/What is still open is settled on/)).toBeVisible();
    const contract = within(canvas.getByRole('region', { name: 'One contract' }));
    await expect(contract.getByText(/^In cash, daily; final on/)).toBeVisible();
    await waitFor(() => expect(contract.getByText('1,000 barrels')).toBeVisible());
  },
});

/** The price is in yen, and what is paid in dollars, at the rate of now. */
export const Yen = meta.story({
  parameters: { route: buyYen, endsIn: { dialog: 'Order value' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Quantity' }), '100000');
    await userEvent.click(canvas.getByRole('button', { name: '20×' }));
    // One is a dollar, whatever it costs in yen.
    await waitFor(() => expect(figure(canvas, 'Order value')).toContain('$100,000.00'));
    await expect(figure(canvas, 'Margin')).toContain('$5,000.00');
    await expect(figure(canvas, 'Handling fee')).toContain('$2.00');
    const pair = within(canvas.getByRole('region', { name: 'Lots and pips' }));
    await expect(pair.getByText('1 lot')).toBeVisible();
    // A hundredth of a yen for each of 100,000 dollars is 1,000 yen.
    await waitFor(() => expect(figure(pair, 'Value of one pip')).toMatch(/\$6\.\d\d/));
    await userEvent.click(canvas.getByRole('button', { name: /How Order value is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'Order value' }));
    await waitFor(() => expect(arithmetic.getByText('Value in the currency of the price')).toBeVisible());
    await expect(arithmetic.getByText(/^USDJPY \d{3}\.\d{3}$/)).toBeVisible();
  },
});

/** Each class is ordered with its own call, and paid for out of its own wallet. */
export const GoldBought = meta.story({
  parameters: { scenario: 'funded', facts: [walletOf('FUTURE', '120000')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Quantity' }), '1');
    await userEvent.click(canvas.getByRole('button', { name: '10×' }));
    await order(canvas, userEvent, 'Buy 1 GC');
    await expect(await canvas.findByRole('heading', { name: 'Bought 1 GC' })).toBeVisible();
  },
});

export const YenBought = meta.story({
  parameters: { route: buyYen, scenario: 'funded', facts: [walletOf('FOREX', '20000')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Quantity' }), '50000');
    await userEvent.click(canvas.getByRole('button', { name: '20×' }));
    await order(canvas, userEvent, 'Buy 50,000 USDJPY');
    await expect(await canvas.findByRole('heading', { name: 'Bought 50,000 USDJPY' })).toBeVisible();
  },
});

/** Hong Kong shares are bought in board lots, out of the wallet in Hong Kong dollars. */
export const HongKongShares = meta.story({
  parameters: {
    path: '/pages/hkstock/payipo',
    route: buyTencent,
    scenario: 'hk-lunch',
    facts: [walletOf('HK_STOCK', '200000')],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await worldOf(canvasElement).advance(2 * 3_600_000);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Quantity' }), '100');
    await waitFor(() => expect(figure(canvas, 'Order value')).toMatch(/HK\$/));
    await order(canvas, userEvent, 'Buy 100 shares');
    await expect(await canvas.findByRole('heading', { name: 'Bought 100 shares' })).toBeVisible();
  },
});

export const MiddayBreak = meta.story({
  parameters: { path: '/pages/hkstock/payipo', route: buyTencent, scenario: 'hk-lunch' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The market has a break')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use a limit order' })).toBeVisible();
  },
});

export const NoWholeBoardLot = meta.story({
  parameters: { path: '/pages/hkstock/payipo', route: buyTencent },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Quantity' }), '150');
    await expect(await canvas.findByText('Use steps of 100')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy 150 shares' })).toBeDisabled();
  },
});

/** Saturday: pairs rest until Sunday evening in New York. A limit order may wait for it. */
export const ForexWeekend = meta.story({
  parameters: { route: buyYen, scenario: 'forex-weekend' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The market is closed')).toBeVisible();
    await expect(canvas.getByText(/^It opens 11-22-2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use a limit order' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Market' })).toBeDisabled();
  },
});
