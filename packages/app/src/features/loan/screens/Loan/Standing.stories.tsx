import { expect, waitFor, within } from 'storybook/test';
import { atWidth } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { fillIn, what } from '../../test/borrowing.ts';
import LoanScreen from './Loan.tsx';

const meta = preview.meta({
  component: LoanScreen,
  parameters: { path: '/pages/loan/index', scenario: 'loan-running' },
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Under review: since when, until when, and what was asked for. */
export const Pending = meta.story({
  parameters: { scenario: 'loan-pending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Pending review' })).toBeVisible();
    await expect(canvas.getByText(/^Result by .* at the latest/)).toBeVisible();
    await expect(canvas.getByText('$6,000.00')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** The result comes while one looks: credited, with every payment by its date. */
export const ApprovedWhileLooking = meta.story({
  parameters: { scenario: 'loan-pending' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Pending review' });
    await worldOf(canvasElement).advance(hourMs);
    await expect(await canvas.findByRole('heading', { level: 2, name: '$6,000.00' })).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Payments' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(12);
  },
});

export const Late = meta.story({
  parameters: {
    scenario: 'trader',
    facts: [{ name: 'loan', parameters: { state: 'late' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The review takes longer than usual')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  },
});

/** Refused, with the reason, and the way to another application. */
export const Refused = meta.story({
  parameters: { scenario: 'loan-refused' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Audit failure' })).toBeVisible();
    await expect(canvas.getByText(/The payments are too high for the income/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Apply again' })).toBeVisible();
  },
});

/** The form is filled in as it was, with the reason above it. */
export const AppliedAgain = meta.story({
  parameters: { scenario: 'loan-refused' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply again' }));
    await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toHaveValue('6000.00');
    await expect(canvas.getByRole('radio', { name: /^12 months/ })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Purpose' })).toHaveTextContent('Education');
    await expect(canvas.getByText('Your last application was refused')).toBeVisible();
    await expect(canvas.getByRole('button', { name: what })).toBeEnabled();
  },
});

/** Two of twelve payments were made: what is owed, what comes next and when, and all payments. */
export const Completed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '$5,034.55' })).toBeVisible();
    await expect(canvas.getByText('$965.45 of $6,000.00')).toBeVisible();
    await expect(canvas.getByText('2 of 12 payments made')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Payments' }));
    const rows = list.getAllByRole('listitem');
    await expect(rows).toHaveLength(12);
    await expect(rows[0]).toHaveTextContent(/\$481\.04 \+ \$42\.00 interest.*\$523\.04.*Paid/);
    await expect(rows[2]).toHaveTextContent(/Upcoming/);
    await expect(canvas.queryByRole('link', { name: 'Transfer to Cash' })).toBeNull();
  },
});

export const CompletedInChinese = meta.story({
  globals: { locale: 'zh-Hant', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('尚欠本金')).toBeVisible();
    await expect(canvas.getByText('已還 2 期，共 12 期')).toBeVisible();
  },
});

/** A payment is taken while one looks. */
export const PaidWhileLooking = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('2 of 12 payments made');
    await worldOf(canvasElement).advance(5 * dayMs);
    await expect(await canvas.findByText('3 of 12 payments made')).toBeVisible();
  },
});

/** Cash has too little for what comes: said before it is missed. */
export const CashTooLow = meta.story({
  parameters: { facts: [{ name: 'wallet', parameters: { type: 'BALANCE', amount: '23.04' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cash has $500.00 too little for the next payment')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Transfer to Cash' })).toHaveAttribute(
      'href',
      '/pages/profile/transfer?to=BALANCE&amount=500&returnTo=%2Fpages%2Floan%2Findex',
    );
  },
});

/** A payment was missed: how much, since when, and a transfer of just that. */
export const Overdue = meta.story({
  parameters: { scenario: 'loan-overdue' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$523.04 is overdue since 11/13/2026')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Transfer to Cash' })).toHaveAttribute(
        'href',
        '/pages/profile/transfer?to=BALANCE&amount=523.04&returnTo=%2Fpages%2Floan%2Findex',
      ),
    );
    const rows = within(canvas.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');
    await expect(rows[2]).toHaveTextContent(/Overdue/);
  },
});

/** Nobody knows what is free: what is overdue is said all the same. */
export const CashUnknown = meta.story({
  parameters: { scenario: 'loan-overdue', faults: ['down@funds.walletBalance'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is overdue since/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Transfer to Cash' })).toBeVisible();
  },
});

/** All payments were made; another loan may follow. */
export const Repaid = meta.story({
  parameters: {
    scenario: 'trader',
    facts: [{ name: 'loan', parameters: { state: 'repaid', months: 3 } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Repaid' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Apply for another loan' })).toBeVisible();
  },
});

/** Somebody applied on another device meanwhile: what is filled in here was not sent, and says so. */
export const AppliedElsewhere = meta.story({
  parameters: { scenario: 'trader' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvas, userEvent);
    const elsewhere = { state: 'pending', amount: '900', months: 3, reviewMinutes: 1 };
    worldOf(canvasElement).world.dispatch('fact/loan', elsewhere);
    await worldOf(canvasElement).advance(minuteMs);
    await expect(await canvas.findByText('What you filled in was not sent')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '$900.00' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }));
    await expect(canvas.queryByText('What you filled in was not sent')).toBeNull();
  },
});

export const CompletedOnASmallPhone = meta.story(
  atWidth('w320', {
    shows: async ({ canvas }) => {
      await expect(await canvas.findByText('2 of 12 payments made')).toBeVisible();
    },
  }),
);
