import { expect } from 'storybook/test';
import {
  atWidth,
  failed,
  inChinese,
  loading,
  offline,
  sees,
  slow,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import ShareScreen from './Share.tsx';

const meta = preview.meta({
  component: ShareScreen,
  parameters: { path: '/pages/profile/share', scenario: 'trader' },
});

const reads = { what: 'the download links', call: 'auth.appVersion' } as const;
const apps = sees('list', 'Get the app');

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Link to open an account, as a QR code' }),
    ).toBeVisible();
    await expect(canvas.getByText(/pages\/auth\/register\?inviteCode=MRD-4821$/)).toBeVisible();
    await expect(canvas.getByText('MRD-4821')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Android/ })).toHaveAttribute(
      'href',
      'https://get.meridian.example/android',
    );
  },
});

/** Without a code; signing in adds it. */
export const SignedOut = meta.story({
  parameters: { scenario: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/pages\/auth\/register$/)).toBeVisible();
    await expect(canvas.queryByText('Invitation code')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/pages/auth/login?returnTo=${encodeURIComponent('/pages/profile/share')}`,
    );
  },
});

export const NoDownloads = meta.story({
  parameters: { faults: ['bare@auth.appVersion'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No downloads are published/)).toBeVisible();
  },
});

export const Loading = meta.story(loading(reads));
export const Slow = meta.story(slow({ ...reads, shows: apps }));
export const Failed = meta.story(failed({ ...reads, unlike: 'No downloads are published', shows: apps }));
export const Offline = meta.story(offline({ shows: apps }));
export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Wide = meta.story(atWidth('w1280', { shows: apps }));
