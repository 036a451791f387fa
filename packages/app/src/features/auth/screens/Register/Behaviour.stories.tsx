import { expect, screen } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { codeSent, demoInvite, proveEmail } from '../../test/prove-email.ts';
import RegisterScreen from './Register.tsx';

const register = '/pages/auth/register';

const meta = preview.meta({
  component: RegisterScreen,
  parameters: { path: register, scenario: 'visitor', facts: [codeSent] },
});

/** Into the app, and back to where somebody had to sign in. */
export const RegistersAndReturns = meta.story({
  parameters: {
    route: `${register}?inviteCode=${demoInvite}&returnTo=${encodeURIComponent('/pages/trade/index')}`,
  },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Register Success')).toBeInTheDocument();
    await expect(await canvas.findByText('Went to /pages/trade/index')).toBeVisible();
  },
});

/** Created, though signing in fails: the sign-in has the email filled in. */
export const RegistersAndSignsInByHand = meta.story({
  parameters: { faults: ['down@auth.login'] },
  play: async ({ canvas, userEvent }) => {
    await proveEmail({ canvas, userEvent });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Sign in with your new password.')).toBeInTheDocument();
    await expect(await canvas.findByText('Went to /pages/auth/login')).toBeVisible();
  },
});

/** The first answer was lost: sent again it is the same request, and its first receipt comes. */
export const RegistersOnceAfterALostAnswer = meta.story({
  parameters: { faults: ['lost@auth.registerByEmail'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await proveEmail({ canvas, userEvent });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Your account may have been created')).toBeVisible();
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Went to /pages/home/index')).toBeVisible();
  },
});
