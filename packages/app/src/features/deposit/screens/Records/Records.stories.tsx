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
import RecordsScreen from './Records.tsx';

const meta = preview.meta({
  component: RecordsScreen,
  parameters: { path: '/pages/deposit/record', scenario: 'deposit-confirming' },
});

const reads = { what: 'your deposits', call: 'funds.depositRecords' } as const;
const list = sees('list', 'Your deposits');
const confirmed = (confirmations: number) =>
  ({
    scenario: 'funded',
    facts: [{ name: 'deposit', parameters: { state: 'confirming', confirmations } }],
  }) as const;

export const Confirming = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1/3 confirmations')).toBeVisible();
    await expect(canvas.getByText('Matched to your account')).toBeVisible();
    await expect(canvas.getByText('Credited to Cash: $1,200.00')).toBeVisible();
  },
});

export const NotConfirmedYet = meta.story({
  parameters: confirmed(0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0/3 confirmations')).toBeVisible();
  },
});

/** By the network while the list is open: it says so by itself. */
export const ConfirmedTwice = meta.story({
  parameters: confirmed(1),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('1/3 confirmations')).toBeVisible();
    await worldOf(canvasElement).advanceToNextEvent();
    await expect(await canvas.findByText('2/3 confirmations')).toBeVisible();
  },
});

export const ConfirmedThreeTimes = meta.story({
  parameters: confirmed(3),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('3/3 confirmations')).toBeVisible();
    await expect(worldOf(canvasElement).world.read().deposits.size).toBe(1);
  },
});

export const Late = meta.story({
  parameters: { scenario: 'deposit-late' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This takes longer than usual')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toBeVisible();
  },
});

export const AuditFailed = meta.story({
  parameters: { scenario: 'deposit-failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The screenshot does not show/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send again' })).toHaveAttribute(
      'href',
      '/pages/deposit/wallet?currency=USDT&amount=250.00&network=TRC-20',
    );
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'funded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No deposits yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toBeVisible();
  },
});

export const Loading = meta.story(loading(reads));
export const Slow = meta.story(slow({ ...reads, shows: list }));
export const Failed = meta.story(failed({ ...reads, unlike: 'No deposits yet', shows: list }));
export const SessionExpired = meta.story(sessionExpired());
export const Offline = meta.story(offline({ shows: list }));
export const SimplifiedChinese = meta.story(
  inChinese('zh-Hans', { parameters: { scenario: 'deposit-failed' } }),
);
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Wide = meta.story(atWidth('w1280', { shows: list }));
export const OnASmallPhone = meta.story(atWidth('w320', { shows: list }));
