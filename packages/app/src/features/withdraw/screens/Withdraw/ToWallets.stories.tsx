import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { choose } from '../../test/withdrawing.ts';
import { WalletScreen } from './Withdraw.tsx';

const meta = preview.meta({
  component: WalletScreen,
  parameters: { path: '/pages/withdraw/vm', scenario: 'trader' },
});

const bitcoin = {
  name: 'payoutAccount',
  parameters: { kind: 'wallet', currency: 'BTC', network: 'Bitcoin', daysAgo: 1 },
} as const;

/** The only wallet, and with it the currency, is chosen already. */
export const OneWallet = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Currency type' })).toHaveTextContent('USDT');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '350');
    await expect(await canvas.findByText('349 USDT')).toBeVisible();
    await expect(canvas.getByText('About 15 minutes after the review')).toBeVisible();
  },
});

/** A coin arrives with all of its digits, at a rate that is shown. */
export const ACoin = meta.story({
  parameters: { facts: [bitcoin] },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Currency type', /^BTC/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '500');
    await expect(await canvas.findByText(/^0\.00\d{4,6} BTC$/)).toBeVisible();
    await expect(canvas.getByText(/^1 BTC = [\d,.]+ USD, /)).toBeVisible();
  },
});

export const NothingChosen = meta.story({
  parameters: { facts: [bitcoin] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Currency type' });
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('Please select a currency type')).toBeVisible();
    await expect(canvas.getByText('Please enter your wallet address')).toBeVisible();
  },
});

/** The network of the address is closed: it says so at the address. */
export const NetworkNotOffered = meta.story({
  parameters: { facts: [{ name: 'closedWithdrawals', parameters: { of: 'TRC-20' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^USDT is not sent over TRC-20 at present/)).toBeVisible();
  },
});

export const NoWallet = meta.story({
  globals: { locale: 'zh-Hant' },
  parameters: { scenario: 'no-payout-account' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('尚未新增數碼錢包')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '新增數碼錢包' })).toHaveAttribute(
      'href',
      `/pages/vm/modify?returnTo=${encodeURIComponent('/pages/withdraw/vm')}`,
    );
  },
});
