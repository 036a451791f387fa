import { expect } from 'storybook/test';
import {
  atWidth,
  failed,
  inChinese,
  loading,
  offline,
  sees,
  sessionExpired,
  signedOut,
  slow,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import InvestScreen from './Invest.tsx';

const of = (id: string) => `/pages/payment/follow?kind=agency&id=${id}`;

const meta = preview.meta({
  component: InvestScreen,
  parameters: { route: of('kestrel'), path: '/pages/payment/follow', scenario: 'follow-in-progress' },
});

const reads = { what: 'the institution', call: 'follow.agencyList' } as const;
const form = sees('textbox', 'Amount');

/** Before anything is typed: for how long, and that it cannot be sold. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cannot be sold after ordering')).toBeVisible();
    await expect(canvas.getByText(/^Your money stays with Kestrel Bay Capital for 30 days/)).toBeVisible();
    await expect(await canvas.findByText('$13,031.23 available in Follow investing')).toBeVisible();
  },
});

export const FilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '1000');
    await expect(await canvas.findByRole('button', { name: 'Invest $1,000.00' })).toBeEnabled();
    await expect(canvas.getAllByText('$5.34').length).toBeGreaterThan(0);
    await expect(canvas.getByText('$12,031.23')).toBeVisible();
  },
});

export const TooLittle = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '99.99');
    await userEvent.click(canvas.getByRole('button', { name: 'Invest $99.99' }));
    await expect(await canvas.findByText('The amount must be from $100.00 to $1,000,000.00.')).toBeVisible();
  },
});

export const TooMuch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '1000000.01');
    await expect(await canvas.findByText('The amount must be from $100.00 to $1,000,000.00.')).toBeVisible();
  },
});

export const Zero = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '0.00');
    await expect(await canvas.findByText('The total amount must be greater than 0')).toBeVisible();
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Amount' });
    await userEvent.click(canvas.getByRole('button', { name: 'Invest' }));
    await expect(await canvas.findByText('Please enter the correct amount')).toBeVisible();
  },
});

/** The transfer has the wallet and what it lacks filled in. */
export const LacksMoney = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '13331.23');
    await expect(await canvas.findByText('You need $300.00 more')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Transfer $300.00' })).toHaveAttribute(
      'href',
      expect.stringContaining('/pages/profile/transfer?to=FOLLOW&amount=300'),
    );
  },
});

/** Said before anything is typed. */
export const NotVerified = meta.story({
  parameters: { scenario: 'kyc-not-submitted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verify your identity first')).toBeVisible();
    await expect(canvas.getByText('Verified identity is needed to follow.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const UnderReview = meta.story({
  parameters: { scenario: 'kyc-pending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your documents are under review')).toBeVisible();
  },
});

export const Unknown = meta.story({
  parameters: { route: of('nobody') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such institution')).toBeVisible();
  },
});

export const InSimplifiedChinese = meta.story(inChinese('zh-Hans', { shows: sees('textbox', '金额') }));
export const InTraditionalChinese = meta.story(inChinese('zh-Hant', { shows: sees('textbox', '金額') }));
export const OnASmallPhone = meta.story(atWidth('w320', { shows: form }));
export const OnADesktop = meta.story(atWidth('w1280', { shows: form }));
export const Loading = meta.story(loading(reads));
export const Slow = meta.story(slow({ ...reads, shows: form }));
export const Failed = meta.story(failed({ ...reads, shows: form }));
export const WalletFailed = meta.story(
  failed({ what: 'your Follow investing wallet', call: 'funds.walletBalance', shows: form }),
);
export const SignedOut = meta.story(signedOut({ title: 'Sign in to invest' }));
export const SessionExpired = meta.story(sessionExpired());
export const Offline = meta.story(offline({ shows: form }));
