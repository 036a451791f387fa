import { expect, waitFor, within } from 'storybook/test';
import {
  atWidth,
  failed,
  loading,
  offline,
  sees,
  sessionExpired,
  signedOut,
  slow,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { sendFromSheet } from '#submission/test/acting.ts';
import { choose, review } from '../../test/withdrawing.ts';
import { BankCardScreen } from './Withdraw.tsx';

const meta = preview.meta({
  component: BankCardScreen,
  parameters: { path: '/pages/withdraw/bcard', scenario: 'trader' },
});

const form = sees('textbox', 'Amount');

/** One card is chosen already; its terms are there before anything is typed. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Bank card' })).toHaveTextContent(
      'First Harbor Bank •••• 1234 · USD',
    );
    await expect(
      canvas.getByText('$20.00 to $100,000.00 at once · Fee 0.05% of the amount, at least $3.00'),
    ).toBeVisible();
    await expect(canvas.getByText('1 day after the review')).toBeVisible();
  },
});

export const FilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '200');
    await expect(await canvas.findByRole('button', { name: 'Withdraw $200.00' })).toBeEnabled();
    await expect(canvas.getByText('$197.00')).toBeVisible();
    await expect(canvas.getByText('$3.00')).toBeVisible();
  },
});

/** In euros: at a rate that is shown with its age. */
export const Exchanged = meta.story({
  parameters: {
    facts: [
      { name: 'payoutAccount', parameters: { kind: 'card', currency: 'EUR', region: 'DE', daysAgo: 1 } },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Bank card', /^Elbhafen Bank/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '1000');
    await expect(await canvas.findByText(/^1 EURO = 1\.\d+ USD, /)).toBeVisible();
    await expect(canvas.getByText(/^€[89]\d\d\.\d\d$/)).toBeVisible();
    await expect(canvas.getByText(/^The rate is settled when you send it/)).toBeVisible();
  },
});

export const ExchangedInChinese = meta.story({
  globals: { locale: 'zh-Hans', theme: 'dark' },
  parameters: {
    scenario: 'no-payout-account',
    facts: [{ name: 'payoutAccount', parameters: { kind: 'card', currency: 'HKD', region: 'HK' } }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '金额' }), '1000');
    await expect(await canvas.findByText(/^1 USD = 7\.\d+ HKD/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '提现 $1,000.00' })).toBeEnabled();
  },
});

/** Less than the balance: each part that is held leads to what it is held for. */
export const PartlyHeld = meta.story({
  parameters: { scenario: 'withdrawal-under-review' },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Held in Cash' }));
    const [first] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Held for a withdrawal.*W000002.*\$2,000\.00/);
    await expect(list.getAllByRole('link')[0]).toHaveAttribute('href', '/pages/withdraw/vm?id=W000002');
    await userEvent.click(await canvas.findByRole('button', { name: 'Max' }));
    await expect(canvas.getByRole('button', { name: 'Withdraw $8,650.00' })).toBeEnabled();
  },
});

/** Everything is held: nothing can be withdrawn, and why. */
export const AllHeld = meta.story({
  parameters: {
    scenario: 'no-payout-account',
    facts: [
      { name: 'wallet', parameters: { type: 'BALANCE', amount: '900', daysAgo: 30 } },
      { name: 'withdrawal', parameters: { kind: 'card', state: 'underReview', amount: '900' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing can be withdrawn at present')).toBeVisible();
    await expect(canvas.getByText(/^All of Cash is held: \$900\.00/)).toBeVisible();
  },
});

/** Nothing in Cash: where money can come from is said. */
export const NoMoney = meta.story({
  parameters: {
    scenario: 'kyc-approved',
    facts: [
      { name: 'wallet', parameters: { type: 'BALANCE', amount: '0' } },
      { name: 'payoutAccount', parameters: { kind: 'card' } },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Cash is empty/)).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '50');
    await expect(await canvas.findByText('You need $50.00 more in Cash')).toBeVisible();
  },
});

/** Nowhere to withdraw to: the way to a card, and back. */
export const NoDestination = meta.story({
  parameters: { scenario: 'no-payout-account' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bank card yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add bank card' })).toHaveAttribute(
      'href',
      `/pages/bcard/modify?returnTo=${encodeURIComponent('/pages/withdraw/bcard')}`,
    );
    await expect(canvas.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  },
});

export const NothingChosen = meta.story({
  parameters: {
    facts: [
      { name: 'payoutAccount', parameters: { kind: 'card', currency: 'HKD', region: 'HK', daysAgo: 1 } },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Bank card' });
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('Please select a bank card first')).toBeVisible();
    await expect(canvas.getByText('Please enter the correct amount')).toBeVisible();
  },
});

export const Zero = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '0.00');
    await expect(await canvas.findByText('The total amount must be greater than 0')).toBeVisible();
  },
});

export const BelowTheMinimum = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '19.99');
    await expect(await canvas.findByText('Withdraw at least $20.00')).toBeVisible();
  },
});

/** Deleted on another device during the review: refused, and said at the field. */
export const DestinationDeleted = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const what = 'Withdraw $200.00';
    const sheet = await review(canvas, userEvent, '200', what);
    await userEvent.click(sheet.getByRole('button', { name: 'It ends in 1234' }));
    worldOf(canvasElement).world.dispatch('payouts/delete', { userId: 'demo', id: 'A000001' });
    await sendFromSheet(userEvent, what, '246810');
    await expect(await canvas.findByText('Nothing was withdrawn')).toBeVisible();
    await expect(await canvas.findByText(/^The bank card that you chose has been deleted/)).toBeVisible();
  },
});

export const KycMissing = meta.story({
  parameters: { scenario: 'kyc-not-submitted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Verified identity is needed to withdraw/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verify identity' })).toHaveAttribute(
      'href',
      `/pages/kycverify/index?returnTo=${encodeURIComponent('/pages/withdraw/bcard')}`,
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const KycPending = meta.story({
  parameters: { scenario: 'kyc-pending' },
  play: sees('link', 'See the status'),
});
export const KycFailed = meta.story({
  parameters: { scenario: 'kyc-failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your documents were not accepted/)).toBeVisible();
  },
});
/** One switch of the configuration opens the gate. */
export const KycNotAsked = meta.story({
  parameters: {
    scenario: 'kyc-not-submitted',
    facts: [
      { name: 'gate', parameters: { of: 'withdraw', isOn: false } },
      { name: 'payoutAccount', parameters: { kind: 'card' } },
    ],
  },
  play: form,
});

export const OnASmallPhone = meta.story(atWidth('w320', { shows: form }));
export const OnADesktop = meta.story(atWidth('w1280', { shows: form }));

export const Loading = meta.story(
  loading({ what: 'what you can withdraw', call: 'funds.usableWithdrawalAmount' }),
);
export const Slow = meta.story(
  slow({ what: 'what you can withdraw', call: 'funds.usableWithdrawalAmount', shows: form }),
);
export const Failed = meta.story(
  failed({ what: 'what you can withdraw', call: 'funds.usableWithdrawalAmount', shows: form }),
);
export const AccountsFailed = meta.story(
  failed({ what: 'your bank cards and wallets', call: 'funds.payoutAccounts', shows: form }),
);
export const SignedOut = meta.story(signedOut({ title: 'Sign in to withdraw' }));
export const SessionExpired = meta.story(sessionExpired());
export const Offline = meta.story(offline({ shows: form }));
export const LongNames = meta.story({
  parameters: { scenario: 'long-names' },
  play: async (context) => {
    await form(context);
    const { documentElement: page } = document;
    await waitFor(() => expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth));
  },
});
