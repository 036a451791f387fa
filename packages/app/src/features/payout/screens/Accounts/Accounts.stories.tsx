import { expect, screen, waitFor } from 'storybook/test';
import {
  atWidth,
  empty,
  failed,
  inChinese,
  loading,
  offline,
  sees,
  sessionExpired,
  slow,
  unreadable,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import AccountsScreen from './Accounts.tsx';

const meta = preview.meta({
  component: AccountsScreen,
  parameters: { path: '/pages/bcard/index', scenario: 'trader' },
});

const what = 'your bank cards and wallets';
const call = 'funds.payoutAccounts' as const;
const shows = sees('heading', 'Bank cards');
const walletActions = { name: 'Actions for TJRyWwFs…tDeC' };

export const CardsAndWallets = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('First Harbor Bank')).toBeVisible();
    await expect(canvas.getByText(/•••• 1234/)).toBeVisible();
    await expect(canvas.queryByText(/40000000/)).toBeNull();
    await expect(canvas.getByText('TJRyWwFs…tDeC')).toBeVisible();
  },
});

export const CardsOnly = meta.story({
  parameters: {
    scenario: 'no-payout-account',
    facts: [
      { name: 'payoutAccount', parameters: { kind: 'card', region: 'US', daysAgo: 9 } },
      { name: 'payoutAccount', parameters: { kind: 'card', region: 'DE', currency: 'EUR', daysAgo: 4 } },
      { name: 'payoutAccount', parameters: { kind: 'card', region: 'HK', currency: 'HKD', daysAgo: 1 } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Elbhafen Bank')).toBeVisible();
    // The word of the spec (spec §9).
    await expect(canvas.getByText(/EURO/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Digital wallets' })).toBeNull();
  },
});

/** What a withdrawal is under way to says so, and can be neither changed nor deleted. */
export const InUse = meta.story({
  parameters: {
    scenario: 'no-payout-account',
    facts: [{ name: 'payoutAccount', parameters: { kind: 'wallet', inUse: true } }],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Withdrawal under review')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', walletActions));
    for (const name of ['Edit', 'Delete'])
      await expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const Asked = meta.story({
  parameters: { endsIn: { dialog: 'Delete this digital wallet?' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', walletActions));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/TJRyWwFs…tDeC can no longer/);
  },
});

/** A withdrawal from another device came first. */
export const InUseMeanwhile = meta.story({
  parameters: { faults: ['code=30011@funds.deletePayoutAccount'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', walletActions));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('It was not deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('TJRyWwFs…tDeC')).toBeVisible();
  },
});

export const OutcomeUnknown = meta.story({
  parameters: { faults: ['down@funds.deletePayoutAccount'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', walletActions));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('It may have been deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** It is gone from the list, and from the world. */
export const Deleted = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', walletActions));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('TJRyWwFs…tDeC')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const accounts = [...worldOf(canvasElement).world.read().payoutAccounts.values()];
    await expect(accounts.map(({ deletedAt }) => deletedAt === null)).toEqual([true, false]);
  },
});

export const Empty = meta.story(
  empty({
    words: 'No bank card or wallet yet',
    next: ['link', 'Add digital wallet'],
    scenario: 'no-payout-account',
  }),
);
export const Loading = meta.story(loading({ what, call }));
export const Slow = meta.story(slow({ what, call, shows }));
export const Failed = meta.story(failed({ what, call, shows, unlike: 'No bank card or wallet yet' }));
export const Unreadable = meta.story(unreadable({ call }));
export const SessionExpired = meta.story(sessionExpired());
export const Offline = meta.story(offline({ shows }));
export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Wide = meta.story(atWidth('w1280', { shows }));
