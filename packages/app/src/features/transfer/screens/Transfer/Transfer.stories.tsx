import { expect, waitFor, within } from 'storybook/test';
import {
  atWidth,
  failed,
  inChinese,
  loading,
  offline,
  sees,
  sessionExpired,
  signedOut,
  slow,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { choose } from '../../test/moving.ts';
import TransferScreen from './Transfer.tsx';

const meta = preview.meta({
  component: TransferScreen,
  parameters: { path: '/pages/profile/transfer', scenario: 'trader' },
});

const form = sees('textbox', 'Amount');

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Maximum transfer \$[\d,]+\.\d\d$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Transfer' })).toBeEnabled();
  },
});

export const FilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '250');
    await expect(await canvas.findByRole('button', { name: 'Transfer $250.00' })).toBeEnabled();
    await expect(canvas.getAllByText('$250.00').length).toBeGreaterThan(0);
  },
});

/** From a ticket that lacks money: the wallet and what it lacks are filled in. */
export const FromATicket = meta.story({
  parameters: { route: '/pages/profile/transfer?to=FUTURE&amount=1320.50' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toHaveValue('1320.50');
    await expect(canvas.getByRole('combobox', { name: 'To account' })).toHaveTextContent(/^Futures/);
  },
});

/** Kept in Hong Kong dollars: at a rate that is shown with its age. */
export const Exchanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'To account', /^Hong Kong stocks/);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '100');
    await expect(await canvas.findByText(/^1 USD = 7\.\d+ HKD, /)).toBeVisible();
    await expect(canvas.getByText(/^HK\$7\d\d\.\d\d$/)).toBeVisible();
  },
});

export const ExchangedInChinese = meta.story({
  globals: { locale: 'zh-Hant', theme: 'dark' },
  parameters: { route: '/pages/profile/transfer?to=HK_STOCK&amount=100' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 USD = 7\.\d+ HKD/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '轉入賬戶' })).toBeVisible();
  },
});

/** Cash is at one end of every transfer: it takes the other side by itself. */
export const Swapped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Swap the two accounts' }));
    await expect(canvas.getByRole('combobox', { name: 'From account' })).toHaveTextContent(/^US stocks/);
    await choose(canvas, userEvent, 'To account', /^Crypto/);
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'From account' })).toHaveTextContent(/^Cash/),
    );
  },
});

/** Part of the wallet is held as margin and by orders. */
export const PartlyHeld = meta.story({
  parameters: { route: '/pages/profile/transfer?to=BALANCE' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Maximum transfer \$[\d,.]+ of \$[\d,.]+: \$[\d,.]+ is held$/),
    ).toBeVisible();
    const held = within(await canvas.findByRole('list', { name: 'Held in US stocks' }));
    await expect(held.getAllByText('Margin of a position')[0]).toBeVisible();
    await expect(held.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pages\/trade/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(canvas.getByRole('button', { name: /^Transfer \$[\d,]+\.\d\d$/ })).toBeEnabled();
  },
});

/** All of it is held: nothing can be moved, and why. */
export const AllHeld = meta.story({
  parameters: {
    scenario: 'no-payout-account',
    facts: [
      { name: 'wallet', parameters: { type: 'BALANCE', amount: '900', daysAgo: 30 } },
      { name: 'withdrawal', parameters: { kind: 'card', state: 'underReview', amount: '900' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Maximum transfer $0.00 of $900.00: $900.00 is held')).toBeVisible();
    const held = within(await canvas.findByRole('list', { name: 'Held in Cash' }));
    await expect(held.getByText('Held for a withdrawal')).toBeVisible();
    await expect(held.getByRole('link')).toHaveAttribute('href', '/pages/withdraw/vm?id=W000001');
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Maximum transfer/);
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer' }));
    await expect(await canvas.findByText('Please enter the correct amount')).toBeVisible();
  },
});

export const Zero = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '0.00');
    await expect(await canvas.findByText('The total amount must be greater than 0')).toBeVisible();
  },
});

/** Less than a cent would arrive. */
export const TooLittle = meta.story({
  parameters: {
    route: '/pages/profile/transfer?to=BALANCE',
    scenario: 'hk-lunch-ticket',
  },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'From account', /^Hong Kong stocks/);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '0.01');
    await expect(await canvas.findByText(/^Too little to exchange/)).toBeVisible();
  },
});

export const MoreThanFree = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '90000000');
    await expect(await canvas.findByText(/^Cash has \$[\d,.]+ too little$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toBeVisible();
  },
});

/** Nothing in any wallet: nothing to move, and the way to a deposit. */
export const NoMoney = meta.story({
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Maximum transfer $0.00')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '1');
    await expect(await canvas.findByText('Cash has $1.00 too little')).toBeVisible();
  },
});

export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const OnASmallPhone = meta.story(atWidth('w320', { shows: form }));
export const OnADesktop = meta.story(atWidth('w1280', { shows: form }));

export const Loading = meta.story(loading({ what: 'your accounts', call: 'funds.wallets' }));
export const Slow = meta.story(slow({ what: 'your accounts', call: 'funds.wallets', shows: form }));
export const Failed = meta.story(failed({ what: 'your accounts', call: 'funds.wallets', shows: form }));

/** The brokerage settles the rate itself, so that it is no reason to stop. */
export const RateFailed = meta.story({
  parameters: {
    route: '/pages/profile/transfer?to=HK_STOCK&amount=100',
    faults: ['http=503@funds.walletBalance'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The rate is not known at the moment/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Transfer $100.00' })).toBeEnabled();
  },
});

export const SignedOut = meta.story(signedOut({ title: 'Sign in to move money' }));
export const SessionExpired = meta.story(sessionExpired());
export const Offline = meta.story(offline({ shows: form }));
