import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { storageKeys } from '#platform/device/storage.ts';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { Shell } from './Shell.tsx';
import { headed } from './test/headed.ts';

const meta = preview.meta({
  title: 'Shell/Shell',
  component: Shell,
  parameters: { path: '*', route: '/', scenario: 'trader' },
  args: { onReload: fn() },
});

/** The five tabs lead to their screens; the reader begins at each one's heading. */
export const Tabs = meta.story({
  play: async ({ canvas, userEvent }) => {
    await headed(canvas, 'Home');
    const bar = canvas.getByRole('navigation', { name: 'Main places' });
    const names = within(bar)
      .getAllByRole('link')
      .map((link) => link.textContent);
    await expect(names).toEqual(['Home', 'Markets', 'Watchlists', 'Trade', 'Account']);
    await userEvent.click(within(bar).getByRole('link', { name: 'Account' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Account' })).toHaveFocus());
    await expect(
      within(canvas.getByRole('navigation', { name: 'Main places' })).getByRole('link', { name: 'Account' }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(document.title).toBe('Account · Meridian');
  },
});

/** The desk fills an order, and the brokerage reports it while the user looks at something else. */
export const AMessageComes = meta.story({
  parameters: { route: '/pages/profile/index' },
  play: async ({ canvas, canvasElement }) => {
    await headed(canvas, 'Account');
    await expect(await canvas.findByRole('link', { name: 'Messages' })).toBeVisible();
    const world = worldOf(canvasElement);
    await world.advance(2 * 60_000);
    await expect(await canvas.findByRole('link', { name: 'Messages 1 unread' })).toBeVisible();
    await world.applyFact('processingOrder', { code: 'KO', quantity: '1', remainingSeconds: 5 });
    await world.advance(10_000);
    await expect(await canvas.findByRole('link', { name: 'Messages 2 unread' })).toBeVisible();
  },
});

/** What happens while another screen is looked at is there as soon as the reader is back, and not only at the next news. */
export const NewsComesWhileElsewhere = meta.story({
  parameters: { route: '/pages/profile/index' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const go = async (place: string): Promise<void> => {
      const bar = within(canvas.getByRole('navigation', { name: 'Main places' }));
      await userEvent.click(bar.getByRole('link', { name: place }));
      await headed(canvas, place);
    };
    const seesCash = async (balance: string): Promise<void> =>
      expect(await canvas.findByRole('link', { name: new RegExp(`^Cash .*${balance}`) })).toBeVisible();
    const deposit = (): Promise<void> =>
      worldOf(canvasElement).applyFact('deposit', { state: 'completed', amount: '40' });
    await seesCash('12,500\\.00');
    await go('Watchlists');
    await go('Account');
    // The account has just been read when it is left.
    await deposit();
    await seesCash('12,540\\.00');
    await go('Watchlists');
    await deposit();
    await go('Account');
    await seesCash('12,580\\.00');
  },
});

export const Rail = meta.story({
  globals: { viewport: { value: 'w1280' } },
  parameters: { route: '/pages/profile/index' },
  play: async ({ canvas }) => {
    await headed(canvas, 'Account');
    await expect(canvas.getByRole('link', { name: 'Account', current: 'page' })).toBeVisible();
  },
});

/** From 1024 px the list is beside its detail. */
export const ListBesideDetail = meta.story({
  globals: { viewport: { value: 'w1280' } },
  parameters: { route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ' },
  play: async ({ canvas }) => {
    await headed(canvas, /Apple/);
    await expect(await canvas.findByRole('table', { name: 'NASDAQ: Gainers' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  parameters: { route: '/pages/nowhere?x=1' },
  play: async ({ canvas, userEvent }) => {
    await headed(canvas, 'The URL does not exist');
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Home' }));
    await headed(canvas, 'Home');
  },
});

/** A visitor is led through sign-in and back to where they wanted to be. */
export const ThroughSignIn = meta.story({
  parameters: { scenario: 'visitor', route: '/pages/profile/transaction?wallet=STOCK' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('User ID or email'), 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'meridian1');
    await userEvent.keyboard('{Enter}');
    await headed(canvas, 'Statement');
  },
});

const teslaAtRisk = {
  name: 'holding',
  parameters: { code: 'TSLA', quantity: '100', leverage: '10', openedMinutesAgo: 1_500, marginLeft: '0.35' },
} as const;

/** A position at risk of forced closing is counted on the tab that leads to it. */
export const PositionAtRisk = meta.story({
  parameters: { route: '/pages/market/index', scenario: 'underwater' },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('navigation', { name: 'Main places' });
    await expect(
      await within(bar).findByRole('link', { name: '1 position at risk of forced closing Trade' }),
    ).toBeVisible();
    // Who was signed in already is not interrupted.
    await expect(screen.queryByText('Tesla: at risk of forced closing')).toBeNull();
  },
});

/** Whoever signs in hears of it at once, and until they put it away. */
export const AtRiskAfterSignIn = meta.story({
  parameters: { scenario: 'visitor', facts: [teslaAtRisk], route: '/pages/auth/login' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('User ID or email'), 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'meridian1');
    await userEvent.keyboard('{Enter}');
    const notice = await screen.findByRole('dialog', { name: 'Tesla: at risk of forced closing' });
    await userEvent.click(within(notice).getByRole('button', { name: 'See position' }));
    await headed(canvas, 'Tesla');
  },
});

/** The server ends the session: a message, sign-in, and back to the same place. */
export const SessionExpires = meta.story({
  parameters: { route: '/pages/profile/transaction?wallet=CRYPTOCURRENCY' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('list', { name: /Movements on/ });
    await worldOf(canvasElement).applyFact('session', { state: 'expired' });
    await expect(await screen.findByText('Login Expired')).toBeInTheDocument();
    await userEvent.type(await canvas.findByLabelText('User ID or email'), 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'meridian1');
    await userEvent.keyboard('{Enter}');
    await headed(canvas, 'Statement');
    // The address is kept, and so is what it narrows the statement to.
    await expect(await canvas.findByText(/^Crypto\b/)).toBeVisible();
  },
});

const locked = {
  route: '/pages/profile/index',
  storage: { [storageKeys.deviceLock]: '{"key":"story-key","minutes":5}' },
} as const;

/** Nothing of the account is on the page before the device has recognised its owner. */
export const Locked = meta.story({
  parameters: { ...locked, deviceOwner: 'owner' },
  play: async ({ canvas, userEvent }) => {
    await headed(canvas, 'Meridian is locked');
    await expect(canvas.queryByText(/User ID/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await headed(canvas, 'Account');
  },
});

export const UnlockCancelled = meta.story({
  parameters: { ...locked, deviceOwner: 'cancelled' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlock' }));
    await expect(await canvas.findByText(/^Not unlocked\./)).toBeVisible();
    await expect(canvas.queryByText(/User ID/)).toBeNull();
  },
});

/** A lock that the device no longer knows: the way on is the password, and the lock is gone with the sign-out. */
export const UnlockFailed = meta.story({
  parameters: { ...locked, deviceOwner: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlock' }));
    await expect(await canvas.findByText(/could not be asked/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out instead' }));
    await headed(canvas, 'Sign in');
  },
});

/** The password was changed on another device: this one says so, above its sign-in, and leads back. */
export const PasswordChangedElsewhere = meta.story({
  parameters: { route: '/pages/profile/transaction?wallet=CRYPTOCURRENCY' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('list', { name: /Movements on/ });
    await worldOf(canvasElement).applyFact('session', { state: 'expired', because: 'passwordChanged' });
    await headed(canvas, 'Sign in');
    await expect(await canvas.findByText('Your login password was changed')).toBeVisible();
    await expect(canvas.getByText(/If it was not you who changed it/)).toBeVisible();
    await expect(await screen.findByText('Login Expired')).toBeInTheDocument();
  },
});

/** None of the start-up calls keeps the app from opening. */
export const StartUpFails = meta.story({
  parameters: { faults: ['down@auth.appVersion', 'http=500@auth.userInfo'] },
  play: async ({ canvas }) => {
    await headed(canvas, 'Home');
    await expect(await canvas.findByRole('list', { name: 'Global indexes' })).toBeVisible();
  },
});

export const StartUpHangs = meta.story({
  parameters: { faults: ['hang@auth.appVersion', 'hang@auth.userInfo'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Global indexes' })).toBeVisible();
  },
});

/** Whoever chooses Chinese is asked once whether a rise is to be red, and nothing changes before they answer. */
export const RedUpOffered = meta.story({
  parameters: { route: '/pages/setting/index' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '简体中文' }));
    const use = await screen.findByRole('button', { name: '改用红涨绿跌' });
    await expect(await canvas.findByRole('radio', { name: '绿涨红跌' })).toBeChecked();
    await userEvent.click(use);
    await expect(canvas.getByRole('radio', { name: '红涨绿跌' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '繁體中文' }));
    await canvas.findByRole('radio', { name: '紅升綠跌' });
    await expect(screen.queryByRole('button', { name: '改用紅升綠跌' })).toBeNull();
  },
});
