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
import { storageKeys } from '#platform/device/storage.ts';
import SecurityScreen from './Security.tsx';

const meta = preview.meta({
  component: SecurityScreen,
  parameters: { path: '/pages/setting/security', scenario: 'trader' },
});

const reads = { what: 'your security settings', call: 'auth.userInfo' } as const;
const checks = sees('list', 'What protects your account');

export const AllDone = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Your account is well protected' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Identity/ })).toHaveAttribute(
      'href',
      `/pages/kycverify/index?returnTo=${encodeURIComponent('/pages/setting/security')}`,
    );
  },
});

/** Each has its state, and the step that can be taken next. */
export const EachWithItsStep = meta.story({
  play: async ({ canvas }) => {
    for (const [name, href] of [
      [/^Identity .*Verified$/, /^\/pages\/kycverify\/index/],
      [/^Transaction password .*Set$/, /^\/pages\/setting\/paypwd/],
      [/^Login password .*Set$/, /^\/pages\/setting\/loginpwd/],
      [/^Email .*Confirmed$/, /^\/pages\/service\/index\?topic=security/],
      [/^Data on this device .*None$/, /^\/pages\/setting\/index/],
    ] as const)
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(href),
      );
    await expect(canvas.getByRole('region', { name: 'Lock of this device' })).toHaveTextContent(
      'Not available',
    );
  },
});

/** What others could find on this device, and the way to clear it. */
export const DeviceKeepsData = meta.story({
  parameters: { storage: { [storageKeys.searchHistory]: '["KO"]' } },
  play: async ({ canvas }) => {
    const device = await canvas.findByRole('link', { name: /^Data on this device .*Kept/ });
    await expect(device).toHaveAttribute('href', '/pages/setting/index');
  },
});

const lockSet = { [storageKeys.deviceLock]: '{"key":"story-key","minutes":5}' };

export const LockUnsupported = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This browser cannot ask this device/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Set up the lock' })).toBeNull();
  },
});

/** Set up by the device's owner, and said to be of this device only. */
export const LockOffered = meta.story({
  parameters: { deviceOwner: 'owner' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/It locks this device only/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up the lock' }));
    await expect(await canvas.findByRole('radio', { name: '5 minutes' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Remove the lock' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Leaving the app' }));
    await expect(canvas.getByRole('radio', { name: 'Leaving the app' })).toBeChecked();
  },
});

export const LockSet = meta.story({
  parameters: { deviceOwner: 'owner', storage: lockSet },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('On')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the lock' }));
    await expect(await canvas.findByRole('button', { name: 'Set up the lock' })).toHaveFocus();
  },
});

export const LockCancelled = meta.story({
  parameters: { deviceOwner: 'cancelled' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up the lock' }));
    await expect(await canvas.findByText('Nothing has changed: you were not recognised.')).toBeVisible();
  },
});

/** Whoever found the device open cannot take its lock away. */
export const LockNotRemoved = meta.story({
  parameters: { deviceOwner: 'failed', storage: lockSet },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the lock' }));
    await expect(
      await canvas.findByText('Nothing has changed: this device could not be asked.'),
    ).toBeVisible();
    await expect(canvas.getByText('On')).toBeVisible();
  },
});

export const IdentityMissing = meta.story({
  parameters: { scenario: 'kyc-not-submitted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '1 thing left to do' })).toBeVisible();
    await expect(canvas.getByText('Not submitted')).toBeVisible();
  },
});

export const UnderReview = meta.story({
  parameters: { scenario: 'kyc-pending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Under review')).toBeVisible();
  },
});

export const NoTransactionPassword = meta.story({
  parameters: { scenario: 'no-pay-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not set')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Transaction password/ })).toBeVisible();
  },
});

export const Loading = meta.story(loading(reads));
export const Slow = meta.story(slow({ ...reads, shows: checks }));
export const Failed = meta.story(failed({ ...reads, fault: 'http=500', shows: checks }));
export const SessionExpired = meta.story(sessionExpired());
export const Offline = meta.story(offline({ shows: checks }));
export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(
  inChinese('zh-Hant', { parameters: { scenario: 'kyc-failed' } }),
);
export const Wide = meta.story(atWidth('w1280', { shows: checks }));
