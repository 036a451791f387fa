import { demoUser } from '@meridian/mocks/names';
import { expect, waitFor } from 'storybook/test';
import { inChinese, offline, sees, sessionExpired } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import PayPasswordScreen from './PayPassword.tsx';
import { changeToBusy, typeNew } from '../../test/pay-password-acting.ts';

const payPassword = '/pages/setting/paypwd';

const meta = preview.meta({
  component: PayPasswordScreen,
  parameters: { path: payPassword, scenario: 'no-pay-password' },
});

export const FirstTime = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Set a transaction password' }),
    ).toBeVisible();
    await expect(canvas.queryByLabelText('Current transaction password')).toBeNull();
    await expect(canvas.getByText('At least 6 characters.')).toBeVisible();
  },
});

export const Different = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeNew(canvas, userEvent, '135790', '135791');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(await canvas.findByText('The two passwords do not match')).toBeVisible();
    await expect(canvas.getByLabelText('New transaction password again')).toHaveFocus();
  },
});

export const TooShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeNew(canvas, userEvent, '12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(await canvas.findByText('Use at least 6 characters.')).toBeVisible();
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set password' }));
    await expect(await canvas.findByText('Please Enter New Password')).toBeVisible();
  },
});

export const Change = meta.story({
  parameters: { scenario: 'trader' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current transaction password'), demoUser.payPassword);
    await typeNew(canvas, userEvent, '135790');
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeEnabled();
  },
});

export const CurrentOneWrong = meta.story({
  parameters: { scenario: 'trader' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current transaction password'), '000000');
    await typeNew(canvas, userEvent, '135790');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('Your transaction password did not change')).toBeVisible();
    await expect(canvas.getByLabelText('New transaction password')).toHaveValue('135790');
  },
});

export const OutcomeUnknown = meta.story({
  parameters: { faults: ['down@auth.setPayPassword'] },
  play: async ({ canvas, userEvent }) => {
    await typeNew(canvas, userEvent, '135790');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(await canvas.findByText('Your transaction password may be set by now')).toBeVisible();
    await expect(canvas.queryByText('Your transaction password did not change')).toBeNull();
  },
});

/** Changed, and answered as if it were not. */
export const ChangedAndSaidToBeBusy = meta.story({
  parameters: { scenario: 'trader', faults: ['busy=504@auth.updatePayPassword'] },
  play: async ({ canvas, userEvent }) => {
    await changeToBusy(canvas, userEvent, demoUser.payPassword);
    await expect(canvas.getByText(/The server answered: “The service is busy/)).toBeVisible();
  },
});

/** Another new one is another change, whose refusal says nothing about the first: "did not change" would be wrong. */
export const RefusedWhileInDoubt = meta.story({
  parameters: { endsWithoutFaults: true, scenario: 'trader', faults: ['busy=504@auth.updatePayPassword'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await changeToBusy(canvas, userEvent, demoUser.payPassword);
    worldOf(canvasElement).clearFaults();
    await typeNew(canvas, userEvent, '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText(/The transaction password is not correct/)).toBeVisible();
    await expect(canvas.getByText('Your transaction password may have changed')).toBeVisible();
    await expect(canvas.queryByText('Your transaction password did not change')).toBeNull();
  },
});

export const Pending = meta.story({
  parameters: { faults: ['hang@auth.setPayPassword'] },
  play: async ({ canvas, userEvent }) => {
    await typeNew(canvas, userEvent, '135790');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Set password' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));

export const SessionExpired = meta.story(sessionExpired());

export const Offline = meta.story(offline({ shows: sees('button', 'Set password') }));
