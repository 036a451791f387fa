import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor } from 'storybook/test';
import { inChinese, offline, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { codeSent, proveEmail } from '../../test/prove-email.ts';
import ResetPasswordScreen from './ResetPassword.tsx';

const { email } = demoUser;
const sent = { name: 'emailCode', parameters: { email, sentSecondsAgo: 90 } } as const;

const meta = preview.meta({
  component: ResetPasswordScreen,
  parameters: { path: '/pages/auth/resetpwd', scenario: 'visitor', facts: [sent] },
});

const submit = { name: 'Set new password' };

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
    await expect(canvas.getByText(/every device is signed out/)).toBeVisible();
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit));
    await expect(await canvas.findByText('Please Enter Email')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});

export const CodeSent = meta.story({
  parameters: { facts: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), email);
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByRole('button', { name: 'Again in 60 s' })).toBeVisible();
    await expect(await screen.findByText('Send Success')).toBeInTheDocument();
  },
});

/** Whoever's code is good has a new password, and is led to sign-in. */
export const CodeAccepted = meta.story({
  parameters: { endsIn: { path: '/pages/auth/login' } },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent }, { email });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await screen.findByText('Sign in with your new password.')).toBeInTheDocument();
    await expect(await canvas.findByText('Went to /pages/auth/login')).toBeVisible();
  },
});

export const CodeWrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent }, { email, code: '000000' });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText('Your password did not change')).toBeVisible();
    await expect(canvas.getByLabelText('Email verification code')).toBeInvalid();
  },
});

export const CodeExpired = meta.story({
  parameters: { facts: [{ name: 'emailCode', parameters: { email, sentSecondsAgo: 700 } }] },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent }, { email });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText(/expired/)).toBeVisible();
  },
});

export const CodeLocked = meta.story({
  parameters: { facts: [{ name: 'emailCode', parameters: { email, sentSecondsAgo: 90, wrongTries: 5 } }] },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent }, { email });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText('Your password did not change')).toBeVisible();
    await expect(canvas.getByLabelText('Email verification code')).toBeInvalid();
  },
});

/** Nobody's email: the way to an account has it filled in. */
export const EmailUnknown = meta.story({
  parameters: { facts: [codeSent] },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(
      await canvas.findByRole('link', { name: 'Create an account with this email' }),
    ).toBeVisible();
  },
});

export const OutcomeUnknown = meta.story({
  parameters: { faults: ['lost@auth.resetPassword'] },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent }, { email });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText('Your password may have changed')).toBeVisible();
    await expect(canvas.queryByText('Your password did not change')).toBeNull();
  },
});

export const Pending = meta.story({
  parameters: { faults: ['hang@auth.resetPassword'] },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent }, { email });
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(canvas.getByRole('button', submit)).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Offline = meta.story(offline({ shows: sees('button', 'Set new password') }));

export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
