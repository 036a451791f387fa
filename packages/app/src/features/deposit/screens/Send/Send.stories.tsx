import { expect } from 'storybook/test';
import {
  atWidth,
  failed,
  inChinese,
  loading,
  offline,
  sees,
  sessionExpired,
  slow,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { fillIn, report } from '../../test/reporting.ts';
import { FiatScreen, WalletScreen } from './Send.tsx';

const wallet = '/pages/deposit/wallet';
const tether = `${wallet}?currency=USDT&network=TRC-20`;

const meta = preview.meta({
  component: WalletScreen,
  parameters: { path: wallet, scenario: 'funded' },
});
const bank = {
  render: () => <FiatScreen />,
  parameters: { path: '/pages/deposit/fiat', route: '/pages/deposit/fiat?currency=EUR' },
};

const reads = { what: 'where to send your deposit', call: 'funds.depositCurrencies' } as const;
const choice = sees('combobox', /^Currency/);

export const NothingChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report deposit' }));
    await expect(await canvas.findByText('Please select a currency type')).toBeVisible();
  },
});

export const Address = meta.story({
  parameters: { route: tether },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Send only USDT on TRC-20: anything else is lost')).toBeVisible();
    await expect(canvas.getByText('TQ5N MrGq VjYH bk7s AbdQ xJ1x 3pBv BYb8 Uw')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Address for USDT on TRC-20/ })).toBeVisible();
    await expect(canvas.getByText('After 3 confirmations, about 5 min')).toBeVisible();
  },
});

export const Memo = meta.story({
  parameters: { route: `${wallet}?currency=XRP&network=XRP%20Ledger` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('40182736')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Copy / })).toHaveLength(2);
  },
});

export const NoAddress = meta.story({
  parameters: { route: `${wallet}?currency=USDC&network=Solana` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No address for USDC on Solana at present')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Amount/ })).toBeNull();
  },
});

export const BelowOneWithoutProof = meta.story({
  parameters: { route: tether },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Amount you sent/ }), '0.5');
    await userEvent.click(canvas.getByRole('button', { name: /^Report deposit/ }));
    await expect(await canvas.findByText(/Lower amounts are not refunded/)).toBeVisible();
    await expect(canvas.getByText('Please upload your credentials first')).toBeVisible();
  },
});

export const Reported = meta.story({
  parameters: { route: tether },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn({ canvas, userEvent }, '250');
    await report({ canvas, userEvent });
    await expect(await canvas.findByText('Deposit reported')).toBeVisible();
    const [deposit] = worldOf(canvasElement).world.read().deposits.values();
    await expect(deposit).toMatchObject({ currency: 'USDT', network: 'TRC-20', status: 'pending' });
  },
});

export const Bank = meta.story({
  ...bank,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
    await expect(canvas.getByText(/anti-money-laundering risk-control channel/)).toBeVisible();
    await expect(canvas.getByText(/within about 5 minutes after confirmation/)).toBeVisible();
    await expect(canvas.getByText(/^1 EURO = /)).toBeVisible();
    await expect(canvas.getByText(/^MRD-\d{6}$/)).toBeVisible();
  },
});

export const NothingOffered = meta.story({
  parameters: { facts: [{ name: 'depositMethods', parameters: {} }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No deposits at present')).toBeVisible();
  },
});

export const Loading = meta.story(loading(reads));
export const Slow = meta.story(slow({ ...reads, shows: choice }));
export const Failed = meta.story(failed({ ...reads, unlike: 'No deposits at present', shows: choice }));
export const SessionExpired = meta.story(sessionExpired());
export const Offline = meta.story(offline({ shows: choice }));
export const SimplifiedChinese = meta.story(inChinese('zh-Hans', { parameters: { route: tether } }));
export const TraditionalChinese = meta.story(inChinese('zh-Hant', { parameters: { route: tether } }));
export const Wide = meta.story(atWidth('w1280', { shows: choice }));
