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
import DepositScreen from './Deposit.tsx';

const meta = preview.meta({
  component: DepositScreen,
  parameters: { path: '/pages/deposit/index', scenario: 'funded' },
});

const reads = { what: 'the ways to deposit', call: 'funds.depositCurrencies' } as const;
const ways = sees('link', 'Deposit digital currency');

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Deposit digital currency' })).toHaveAttribute(
      'href',
      '/pages/deposit/wallet',
    );
    await expect(canvas.getByRole('link', { name: 'Deposit by bank transfer' })).toBeVisible();
    await expect(canvas.getByText('USD · EURO · HKD')).toBeVisible();
    await expect(canvas.getByText('5 to 60 min')).toBeVisible();
    await expect(canvas.getByText('About 5 min')).toBeVisible();
  },
});

export const NothingOffered = meta.story({
  parameters: { facts: [{ name: 'depositMethods', parameters: {} }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No deposits at present')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toBeVisible();
  },
});

export const Loading = meta.story(loading(reads));
export const Slow = meta.story(slow({ ...reads, shows: ways }));
export const Failed = meta.story(failed({ ...reads, unlike: 'No deposits at present', shows: ways }));
export const SessionExpired = meta.story(sessionExpired());
export const Offline = meta.story(offline({ shows: ways }));
export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Wide = meta.story(atWidth('w1280', { shows: ways }));
