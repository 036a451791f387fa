import { expect, waitFor } from 'storybook/test';
import {
  atWidth,
  failed,
  loading,
  offline,
  sees,
  sessionExpired,
  signedOut,
  slow,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { figure } from '#submission/test/acting.ts';
import { fillIn, what } from '../../test/borrowing.ts';
import LoanScreen from './Loan.tsx';

const meta = preview.meta({
  component: LoanScreen,
  parameters: { path: '/pages/loan/index', scenario: 'trader' },
});

const form = sees('textbox', 'Amount');

/** Nothing was borrowed yet: what can be, and at which rate, before anything is typed. */
export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$500.00 to $50,000.00')).toBeVisible();
    await expect(canvas.getByText('8.40% a year')).toBeVisible();
    await expect(figure(canvas, 'Monthly payment')).toContain('--');
  },
});

/** What each month takes, what it costs and at which rate, before anything is sent. */
export const FilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: what })).toBeEnabled();
    await expect(canvas.getByText('$523.04')).toBeVisible();
    await expect(canvas.getByText('$276.50')).toBeVisible();
    await expect(canvas.getByText('$6,276.50')).toBeVisible();
  },
});

/** Every figure opens its arithmetic. */
export const Arithmetic = meta.story({
  parameters: { endsIn: { dialog: 'Monthly payment' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: /^Monthly payment/ }));
    const page = canvasElement.ownerDocument.body;
    await waitFor(() => expect(page).toHaveTextContent(/Rounded to cents\. The last payment is .*\$523\.06/));
    await expect(page).toHaveTextContent(/Monthly rate\s*0\.7%/);
  },
});

export const InChinese = meta.story({
  globals: { locale: 'zh-Hans', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '金额' }), '6000');
    await userEvent.click(canvas.getByRole('radio', { name: /^12 个月/ }));
    await expect(await canvas.findByText('$523.04')).toBeVisible();
  },
});

export const NothingChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply for a loan' }));
    await expect(await canvas.findByText('Please enter the correct amount')).toBeVisible();
    await expect(canvas.getByText('Please choose a term')).toBeVisible();
    await expect(canvas.getByText('Please choose a purpose')).toBeVisible();
  },
});

export const Zero = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '0.00');
    await expect(await canvas.findByText('The total amount must be greater than 0')).toBeVisible();
  },
});

export const TooLittle = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '499.99');
    await expect(await canvas.findByText('Borrow at least $500.00')).toBeVisible();
  },
});

export const TooMuch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '50000.01');
    await expect(await canvas.findByText('Borrow at most $50,000.00')).toBeVisible();
  },
});

export const KycMissing = meta.story({
  parameters: { scenario: 'kyc-not-submitted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Verified identity is needed to borrow/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verify identity' })).toHaveAttribute(
      'href',
      `/pages/kycverify/index?returnTo=${encodeURIComponent('/pages/loan/index')}`,
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const KycPending = meta.story({
  parameters: { scenario: 'kyc-pending' },
  play: sees('link', 'See the status'),
});
export const KycFailed = meta.story({
  parameters: { scenario: 'kyc-failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your documents were not accepted/)).toBeVisible();
  },
});
/** One switch of the configuration opens the gate. */
export const KycNotAsked = meta.story({
  parameters: {
    scenario: 'kyc-not-submitted',
    facts: [{ name: 'gate', parameters: { of: 'loan', isOn: false } }],
  },
  play: form,
});

export const OnASmallPhone = meta.story(atWidth('w320', { shows: form }));
export const OnADesktop = meta.story(atWidth('w1280', { shows: form }));

export const Loading = meta.story(loading({ what: 'your loan', call: 'auth.applyStatus' }));
export const Slow = meta.story(slow({ what: 'your loan', call: 'auth.applyStatus', shows: form }));
export const Failed = meta.story(failed({ what: 'your loan', call: 'auth.applyStatus', shows: form }));
export const SignedOut = meta.story(signedOut({ title: 'Sign in to borrow' }));
export const SessionExpired = meta.story(sessionExpired());
export const Offline = meta.story(offline({ shows: form }));
export const LongNames = meta.story({
  parameters: { scenario: 'long-names' },
  play: async (context) => {
    await form(context);
    const { documentElement: page } = document;
    await waitFor(() => expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth));
  },
});
