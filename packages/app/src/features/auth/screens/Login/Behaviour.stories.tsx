import { demoUser } from '@meridian/mocks/names';
import { expect, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import LoginScreen from './Login.tsx';
import { typeCredentials } from '../../test/type-credentials.ts';

const login = '/pages/auth/login';

const meta = preview.meta({
  component: LoginScreen,
  parameters: { path: login, scenario: 'visitor' },
});

const demo = { user: demoUser.loginId, password: demoUser.password };

/** Enter signs in, and leads to where the user was. */
export const SignsInAndReturns = meta.story({
  parameters: { route: `${login}?returnTo=${encodeURIComponent('/pages/payment/stock?code=AAPL&source=0')}` },
  play: async ({ canvas, userEvent }) => {
    await typeCredentials(canvas, userEvent, demo);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/Went to \/pages\/payment\/stock\?code=AAPL/)).toBeVisible();
  },
});

export const SignsInByEmail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeCredentials(canvas, userEvent, { user: demoUser.email, password: demoUser.password });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Went to /pages/home/index')).toBeVisible();
  },
});

/** A network failure keeps what was typed; the next try works. */
export const SignsInAfterANetworkFailure = meta.story({
  parameters: { faults: ['down@auth.login'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeCredentials(canvas, userEvent, demo);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText(/Network Error/)).toBeVisible();
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Went to /pages/home/index')).toBeVisible();
  },
});

export const SignsInSlowly = meta.story({
  parameters: { faults: ['slow=600@auth.login'] },
  play: async ({ canvas, userEvent }) => {
    await typeCredentials(canvas, userEvent, demo);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(await canvas.findByText('Went to /pages/home/index')).toBeVisible();
  },
});

/** Who is signed in already is led on. */
export const AlreadySignedIn = meta.story({
  parameters: { scenario: 'trader', route: `${login}?returnTo=${encodeURIComponent('/pages/trade/index')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Went to /pages/trade/index')).toBeVisible();
  },
});

/** A link from outside cannot send anybody elsewhere after signing in. */
export const ForeignReturnAddress = meta.story({
  parameters: { scenario: 'trader', route: `${login}?returnTo=${encodeURIComponent('//evil.example/')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Went to /pages/home/index')).toBeVisible();
  },
});
