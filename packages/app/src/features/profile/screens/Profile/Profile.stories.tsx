import { expect, screen, within } from 'storybook/test';
import {
  atWidth,
  inChinese,
  loading,
  longNames,
  offline,
  sees,
  sessionExpired,
  unreadable,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import ProfileScreen from './Profile.tsx';

const meta = preview.meta({
  component: ProfileScreen,
  parameters: { path: '/pages/profile/index', scenario: 'trader' },
});

const wallets = sees('list', 'Wallets');

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const total = await canvas.findByRole('region', { name: 'Total assets' });
    await expect(
      within(total).getByText(/^\$[\d,]+\.\d\d$/, { selector: '[data-size="hero"]' }),
    ).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Total assets in HKD' })).toBeVisible();
    await expect(canvas.getByText('USD and HKD are shown separately')).toBeVisible();
    const list = await canvas.findByRole('list', { name: 'Wallets' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(9);
    await expect(canvas.getByText('Verified')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Messages' })).toBeVisible();
  },
});

/** A name in Chinese characters is shown as it was registered, whatever language the app speaks. */
export const CustomerOfHongKong = meta.story({
  parameters: { facts: [{ name: 'customer', parameters: { region: 'hongKong', name: '陳大文' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('陳大文')).toBeVisible();
  },
});

/** Wallets with money come first, in the order of the spec; each leads to its own statement. */
export const WalletLeadsToItsStatement = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Wallets' });
    const link = within(list).getByRole('link', { name: /US stocks/ });
    await expect(link).toHaveAttribute('href', '/pages/profile/transaction?wallet=STOCK');
  },
});

/** What the brokerage may close comes before what there is. */
export const PositionAtRisk = meta.story({
  parameters: { scenario: 'underwater' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See position: Tesla' })).toBeVisible();
    await expect(canvas.getByText(/86\.\d\d% of your loss limit is used/)).toBeVisible();
  },
});

export const BalancesHidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide balances' }));
    await expect(await canvas.findByRole('button', { name: 'Show balances' })).toBeVisible();
    await canvas.findByRole('list', { name: 'Wallets' });
    await expect(canvas.getAllByText('Balance hidden').length).toBeGreaterThan(9);
    await expect(canvas.queryByText(/\$\d/)).toBeNull();
  },
});

export const ChangesLanguage = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '繁體中文' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '賬戶' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  parameters: { scenario: 'visitor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sign in to see your account')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '简体中文' })).toBeInTheDocument();
    const link = canvas.getByRole('link', { name: 'Sign in' });
    await expect(link).toHaveAttribute('href', '/pages/auth/login?returnTo=%2Fpages%2Fprofile%2Findex');
  },
});

/** No money yet: one sentence and one action. */
export const Newcomer = meta.story({
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no money in your account yet')).toBeVisible();
    await expect(canvas.getByText('Not submitted')).toBeVisible();
    await expect(canvas.getByText('Not set')).toBeVisible();
  },
});

export const VerificationPending = meta.story({
  parameters: { scenario: 'kyc-pending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Under review')).toBeVisible();
  },
});

export const VerificationFailed = meta.story({
  parameters: { scenario: 'kyc-failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unsuccessful')).toBeVisible();
  },
});

const unknownToTheApp = {
  userLoginId: 'demo',
  realStatus: 97,
  hasPayPassword: true,
};

export const VerificationInAnUnknownState = meta.story({
  parameters: { storage: { user: JSON.stringify(unknownToTheApp) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Identity verification --' })).toBeVisible();
  },
});

/** Until somebody is known, nothing is said of their identity check: not that it is missing either. */
export const NobodyKnownYet = meta.story({
  parameters: { faults: ['hang@auth.userInfo'], storage: { user: 'null' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Identity verification --' })).toBeVisible();
    await expect(canvas.queryByText('Not submitted')).toBeNull();
    await expect(canvas.queryByText('Not set')).toBeNull();
  },
});

/** What the brokerage knows of somebody, and what the app is called. */
export const WhoAndWhat = meta.story({
  play: async ({ canvas }) => {
    for (const fact of [/^User ID .* ·$/, /^Phone .* ·$/, /^Invite code /]) {
      await expect(await canvas.findByText(fact)).toBeVisible();
    }
    await expect(await canvas.findByText(/^Meridian · Version /)).toBeVisible();
    const links = within(canvas.getByRole('navigation', { name: 'Money' }));
    await expect(links.getByRole('link', { name: 'Withdraw' })).toHaveAttribute(
      'href',
      '/pages/withdraw/bcard',
    );
    await expect(links.getByRole('link', { name: 'Withdraw crypto' })).toHaveAttribute(
      'href',
      '/pages/withdraw/vm',
    );
  },
});

export const UnreadNotices = meta.story({
  parameters: { storage: { user: JSON.stringify({ ...unknownToTheApp, realStatus: 3, unreadCount: 3 }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Messages 3 unread' })).toBeVisible();
  },
});

export const Loading = meta.story(
  loading({ what: 'your wallets', call: '*', shows: sees('link', /Identity verification/) }),
);

export const Slow = meta.story({
  parameters: { faults: ['slow=700@funds.overview', 'slow=700@funds.wallets'] },
  play: async ({ canvas }) => {
    const waiting = await canvas.findByRole('status', { name: 'Loading your assets' });
    await expect(waiting).toBeVisible();
    const { height } = waiting.getBoundingClientRect();
    const first = await canvas.findByRole('region', { name: 'Total assets' });
    await expect(first).toBeVisible();
    // What comes is as high as what stood in for it: a press meant for what is below lands there.
    const last = canvas.getByText('USD and HKD are shown separately');
    const came = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
    await expect(Math.abs(came - height)).toBeLessThanOrEqual(2);
  },
});

/** Failed, not empty: says so and tries again. */
export const WalletsFailed = meta.story({
  parameters: {
    faults: ['http=503@funds.wallets'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(await canvas.findByRole('list', { name: 'Wallets' })).toBeVisible();
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your wallets")).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Total assets' })).toBeVisible();
  },
});

/** What the brokerage offers is not known: the account is there all the same. */
export const OffersUnknown = meta.story({
  parameters: { faults: ['http=503@auth.appVersion'] },
  play: async (context) => {
    await wallets(context);
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
});

export const EverythingFails = meta.story({
  parameters: { faults: ['down@*'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your assets")).toBeVisible();
    await expect(await canvas.findByText("Couldn't load your wallets")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
});

export const SessionExpired = meta.story(
  sessionExpired({
    shows: async () => {
      await expect(await screen.findByText('Login Expired')).toBeInTheDocument();
    },
  }),
);

/** What was known stays when a refresh fails, with its age. */
export const RefreshFails = meta.story({
  parameters: { hasSocket: false },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Total assets' });
    worldOf(canvasElement).addFault('down@funds.overview');
    await worldOf(canvasElement).advance(60_000);
    await expect(await canvas.findByText(/Could not refresh/, {}, { timeout: 12_000 })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Total assets' })).toBeVisible();
  },
});

export const Polling = meta.story({
  parameters: { hasSocket: false },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Live prices are interrupted. Refreshing every 5 seconds.'),
    ).toBeVisible();
  },
});

export const LongNames = meta.story(longNames({ shows: wallets }));

export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Wide = meta.story(atWidth('w1280', { shows: wallets }));

export const OneWalletUnreadable = meta.story(
  unreadable({
    call: 'funds.wallets',
    shows: async ({ canvas }) => {
      const list = within(canvas.getByRole('list', { name: 'Wallets' }));
      await expect(list.getAllByRole('link')).toHaveLength(8);
    },
  }),
);

export const Offline = meta.story(offline({ shows: wallets }));
