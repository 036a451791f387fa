import { demoUser } from '@meridian/mocks/names';
import { expect, waitFor } from 'storybook/test';
import { atWidth, inChinese, offline, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import LoginScreen from './Login.tsx';
import { typeCredentials } from '../../test/type-credentials.ts';

const login = '/pages/auth/login';

const meta = preview.meta({
  component: LoginScreen,
  parameters: { path: login, scenario: 'visitor' },
});

const demo = { user: demoUser.loginId, password: demoUser.password };

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Please Enter User ID')).toBeVisible();
    await expect(canvas.getByText('Please Enter Password')).toBeVisible();
    await expect(canvas.getByLabelText('User ID or email')).toHaveFocus();
  },
});

const keptUser = (value: unknown) => ({ value, at: Date.parse('2026-11-18T15:00:00Z'), owner: null });

/** What was typed comes back after a reload, whatever else is in storage that is no draft. */
export const UserKept = meta.story({
  parameters: {
    storage: { drafts: JSON.stringify({ older: 7, 'login.user': keptUser('demo'), none: null }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('User ID or email')).toHaveValue('demo');
  },
});

/** Longer than any user ID: written by another hand, and left out. */
export const NoUserKept = meta.story({
  parameters: { storage: { drafts: JSON.stringify({ 'login.user': keptUser('demo'.repeat(10_000)) }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('User ID or email')).toHaveValue('');
  },
});

export const PasswordTooShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeCredentials(canvas, userEvent, { user: 'demo', password: '12345' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('A password has 6 to 20 characters.')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
});

export const WrongCredentials = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeCredentials(canvas, userEvent, { user: 'demo', password: 'not-the-one' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('You are not signed in')).toBeVisible();
    await expect(canvas.getByLabelText('User ID or email')).toHaveValue('demo');
    await expect(canvas.getByLabelText('Password')).toHaveValue('not-the-one');
  },
});

/** A network failure keeps what was typed. */
export const NetworkFails = meta.story({
  parameters: { faults: ['down@auth.login'] },
  play: async ({ canvas, userEvent }) => {
    await typeCredentials(canvas, userEvent, demo);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText(/Network Error/)).toBeVisible();
    await expect(canvas.getByLabelText('User ID or email')).toHaveValue(demoUser.loginId);
    await expect(canvas.getByLabelText('Password')).toHaveValue(demoUser.password);
  },
});

export const ServerFails = meta.story({
  parameters: { faults: ['http=502@auth.login'] },
  play: async ({ canvas, userEvent }) => {
    await typeCredentials(canvas, userEvent, demo);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText(/The server could not answer/)).toBeVisible();
  },
});

export const AnswerDoesNotFit = meta.story({
  parameters: { faults: ['garbled@auth.login'] },
  play: async ({ canvas, userEvent }) => {
    await typeCredentials(canvas, userEvent, demo);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText(/The answer could not be read/)).toBeVisible();
  },
});

export const Pending = meta.story({
  parameters: { faults: ['hang@auth.login'] },
  play: async ({ canvas, userEvent }) => {
    await typeCredentials(canvas, userEvent, demo);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

export const PasswordShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'meridian1');
    await userEvent.click(canvas.getByRole('button', { name: 'Show: Password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide: Password' })).toBeVisible();
  },
});

/** Who comes here first is offered the browser's language too (DECISIONS 33). */
export const ChineseOffered = meta.story({
  parameters: { firstVisitIn: ['zh-CN', 'en'] },
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('button', { name: '切换为简体中文' });
    await expect(offer.closest('[lang]')).toHaveAttribute('lang', 'zh-Hans');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  },
});

export const ChineseAccepted = meta.story({
  parameters: { firstVisitIn: ['zh-HK'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('User ID or email'), 'demo');
    await userEvent.click(await canvas.findByRole('button', { name: '切換至繁體中文' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '登入' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '切換至繁體中文' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /用戶/ })).toHaveValue('demo');
  },
});

export const Offline = meta.story(offline({ shows: sees('button', 'Sign in') }));

export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Wide = meta.story(atWidth('w1280', { shows: sees('button', 'Sign in') }));
