import { expect } from 'storybook/test';
import { atWidth, inChinese, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import SettingsScreen from './Settings.tsx';

const meta = preview.meta({
  component: SettingsScreen,
  parameters: { path: '/pages/setting/index', scenario: 'trader' },
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Red up' }));
    await expect(canvas.getByRole('radio', { name: 'Red up' })).toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide balances' }));
    await expect(canvas.getByRole('switch', { name: 'Hide balances' })).toBeChecked();
  },
});

export const LeadsToTheTransactionPassword = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Transaction password/ });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/pages/setting/paypwd?returnTo'));
  },
});

/** A visitor chooses language and looks too. */
export const SignedOut = meta.story({
  parameters: { scenario: 'visitor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '简体中文' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '设置' })).toBeVisible();
  },
});

/** The configuration cannot be had: nothing here depends on it. */
export const WithoutNetwork = meta.story({
  parameters: { faults: ['down@*'], isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are offline/)).toBeVisible();
    await expect(canvas.getByText(/Version 1\.0\.0$/)).toBeVisible();
  },
});

export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Wide = meta.story(atWidth('w1280', { shows: sees('switch', 'Hide balances') }));
