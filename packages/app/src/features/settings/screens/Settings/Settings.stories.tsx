import { expect, screen, waitFor, within } from 'storybook/test';
import { atWidth, inChinese, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { storageKeys } from '#platform/device/storage.ts';
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

/** The height of what is pressed in the list of this screen. */
const rowHeight = (canvasElement: HTMLElement): number | undefined =>
  [...canvasElement.querySelectorAll('a')]
    .find(({ textContent }) => textContent.includes('Login password'))
    ?.getBoundingClientRect().height;

/** Until one is chosen, a phone is comfortable. The choice holds at once. */
export const Density = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
    await expect(rowHeight(canvasElement)).toBe(56);
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await expect(canvas.getByRole('radio', { name: 'Compact' })).toBeChecked();
  },
});

/** Until one is chosen, a desk is compact. */
export const DensityOnADesk = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Compact' })).toBeChecked();
    await expect(rowHeight(canvasElement)).toBe(32);
    await userEvent.click(canvas.getByRole('radio', { name: 'Comfortable' }));
    await expect(canvas.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
  },
});

/** Dates as the spec gives them in every language, or as the language writes them: today stands for each. */
export const Dates = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '11/18/2026' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Nov 18, 2026' }));
    await expect(canvas.getByRole('radio', { name: 'Nov 18, 2026' })).toBeChecked();
  },
});

/** What was chosen holds for the next language too. */
export const DatesInChinese = meta.story({
  parameters: { settings: { dates: 'language' } },
  globals: { locale: 'zh-Hans' },
  play: async ({ canvas }) => {
    const dates = await canvas.findByRole('radiogroup', { name: '日期格式' });
    await expect(within(dates).getByRole('radio', { name: '11/18/2026' })).not.toBeChecked();
    await expect(within(dates).getByRole('radio', { name: '2026-11-18' })).toBeChecked();
  },
});

export const LeadsToTheTransactionPassword = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Transaction password/ });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/pages/setting/paypwd?returnTo'));
  },
});

const clear = { name: 'Clear data on this device' };
const kept = { [storageKeys.searchHistory]: '["KO"]', [storageKeys.priceAlerts]: '[]' };

/** What is lost is listed before anything is; the way out has the focus. */
export const AsksBeforeClearing = meta.story({
  parameters: { storage: kept, endsIn: { dialog: 'Clear the data on this device?' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', clear));
    const dialog = within(await screen.findByRole('alertdialog'));
    const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(['Search history', 'Price alerts']);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep data' })).toHaveFocus());
  },
});

export const Cleared = meta.story({
  parameters: { storage: kept },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', clear));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear data' }));
    await expect(await canvas.findByText('This device keeps nothing that can be cleared.')).toBeVisible();
    await expect(canvas.queryByRole('button', clear)).toBeNull();
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
