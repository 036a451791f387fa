import { expect, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { WalletScreen } from './Withdraw.tsx';

const meta = preview.meta({
  component: WalletScreen,
  parameters: { path: '/pages/withdraw/vm', scenario: 'withdrawal-under-review' },
});

const at = (id: string): string => `/pages/withdraw/vm?id=${id}`;
const hourMs = 3_600_000;

/** Under review: what is held, where it goes and when it is decided at the latest. */
export const Pending = meta.story({
  parameters: { route: at('W000002') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Under review' })).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'Progress of the withdrawal' }));
    await expect(steps.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('Held in Cash')).toBeVisible();
    await expect(canvas.getByText('First Harbor Bank •••• 1234')).toBeVisible();
  },
});

/** Decided while one looks: the screen says so without being asked. */
export const BecomesCompleted = meta.story({
  parameters: { route: at('W000002') },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Under review' });
    await worldOf(canvasElement).advance(2 * hourMs);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Completed' })).toBeVisible();
    await expect(canvas.getByText('$1,997.00')).toBeVisible();
  },
});

export const Late = meta.story({
  parameters: {
    scenario: 'trader',
    facts: [{ name: 'withdrawal', parameters: { kind: 'card', state: 'late', amount: '400' } }],
    route: at('W000001'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The review takes longer than usual')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  },
});

/** The reason, and that all of it is free again. */
export const Refused = meta.story({
  parameters: { scenario: 'withdrawal-failed', route: at('W000002') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is not in your name/)).toBeVisible();
    await expect(canvas.getByText('Given back to Cash')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Withdraw again' })).toHaveAttribute(
      'href',
      '/pages/withdraw/bcard',
    );
  },
});

export const RefusedInChinese = meta.story({
  globals: { locale: 'zh-Hant', theme: 'dark' },
  parameters: { scenario: 'withdrawal-failed', route: at('W000002') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/並非以你本人名義開立/)).toBeVisible();
    await expect(canvas.getByText('退回現金賬戶')).toBeVisible();
  },
});

export const Completed = meta.story({
  parameters: { route: at('W000001') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Completed' })).toBeVisible();
    await expect(canvas.getByText('$1,497.00')).toBeVisible();
  },
});

export const NotThere = meta.story({
  parameters: { route: at('W999999') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This withdrawal is not among your latest')).toBeVisible();
  },
});

/** Under the form: the latest, each with how far it is. */
export const Listed = meta.story({
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your withdrawals' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getAllByText('Under review')).toHaveLength(2);
    await expect(list.getByText('Completed')).toBeVisible();
  },
});

/** The form goes on without them. */
export const LatestFailed = meta.story({
  parameters: { faults: ['http=503@funds.walletBill'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your withdrawals")).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toBeVisible();
  },
});
