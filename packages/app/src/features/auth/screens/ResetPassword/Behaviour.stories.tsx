import { demoUser } from '@meridian/mocks/names';
import { expect, screen } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { proveEmail } from '../../test/prove-email.ts';
import ResetPasswordScreen from './ResetPassword.tsx';

const { email } = demoUser;

const meta = preview.meta({
  component: ResetPasswordScreen,
  parameters: { path: '/pages/auth/resetpwd', scenario: 'visitor' },
});

export const ResetAndOnToSignIn = meta.story({
  parameters: { facts: [{ name: 'emailCode', parameters: { email, sentSecondsAgo: 90 } }] },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent }, { email });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Sign in with your new password.')).toBeInTheDocument();
    await expect(await canvas.findByText('Went to /pages/auth/login')).toBeVisible();
  },
});
