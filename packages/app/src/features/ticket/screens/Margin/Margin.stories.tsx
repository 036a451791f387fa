import { demoUser } from '@meridian/mocks/names';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  failed,
  loading,
  longNames,
  offline,
  sees,
  sessionExpired,
  signedOut,
  slow,
} from '@meridian/storybook/general-states.ts';
import { growsOld } from '@meridian/storybook/grows-old.ts';
import preview from '@meridian/storybook/preview.tsx';
import { figure } from '#submission/test/acting.ts';
import { actingAs, marginOf } from '../../test/margin-acting.ts';
import MarginScreen from './Margin.tsx';

const meta = preview.meta({
  component: MarginScreen,
  parameters: { path: '/pages/trade/margin', route: marginOf('AAPL', 'NASDAQ', 0), scenario: 'trader' },
});

const { typeAmount, raise } = actingAs(demoUser);
const form = sees('textbox', 'Margin to add');

// Filling it in

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\$[\d,.]+ available in /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add margin' })).toBeEnabled();
  },
});

export const MarginAdded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeAmount(canvas, userEvent, '1000');
    await expect(await canvas.findByRole('button', { name: 'Add $1,000.00 margin' })).toBeEnabled();
    const picture = canvas.getByRole('region', { name: 'What this change means' });
    await expect(
      within(picture).getByText(/^The stop-out price moves from \$[\d.]+ to \$[\d.]+/),
    ).toBeVisible();
    await expect(figure(canvas, 'Leverage')).toContain('2× → ');
  },
});

export const ArithmeticOfTheStopOut = meta.story({
  parameters: { endsIn: { dialog: 'Stop-out price' } },
  play: async ({ canvas, userEvent }) => {
    await typeAmount(canvas, userEvent, '1000');
    await userEvent.click(await canvas.findByRole('button', { name: /How Stop-out price is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'Stop-out price' }));
    await waitFor(() => expect(arithmetic.getByText('Part that may be lost')).toBeVisible());
  },
});

export const LeverageRaised = meta.story({
  play: async ({ canvas, userEvent }) => {
    await raise(canvas, userEvent, '5×');
    await expect(await canvas.findByRole('button', { name: 'Raise leverage to 5×' })).toBeEnabled();
    await expect(figure(canvas, 'Leverage')).toContain('2× → 5×');
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add margin' }));
    await expect(canvas.getByText('Please enter the correct amount')).toBeVisible();
  },
});

/** Less than is asked for: in the wallet, and said before anything is sent. */
export const InsufficientWallet = meta.story({
  parameters: {
    scenario: 'low-funds',
    facts: [{ name: 'holding', parameters: { code: 'AAPL', quantity: '10', leverage: '10' } }],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/available in /);
    await typeAmount(canvas, userEvent, '1000');
    await expect(await canvas.findByText(/^You need \$[\d,.]+ more\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add $1,000.00 margin' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const MoreThanBorrowed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeAmount(canvas, userEvent, '900000');
    await expect(
      await canvas.findByText(/^You can add at most \$[\d,.]+: no more is borrowed/),
    ).toBeVisible();
  },
});

/** The whole of it was paid: no margin to add. Its leverage can still be raised. */
export const WholeValuePaid = meta.story({
  parameters: { route: marginOf('KO', 'NYSE', 0) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Paid in full: no margin to add')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add margin' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Raise leverage' }));
    await userEvent.click(await canvas.findByRole('button', { name: '2×' }));
    await expect(canvas.getByText(/^The brokerage closes the position at \$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Add margin' }));
  },
});

export const HighestLeverage = meta.story({
  parameters: { route: marginOf('GCG27', 'COMEX', 3), scenario: 'futures-expiring' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Raise leverage' }));
    await expect(await canvas.findByText('No higher leverage is offered')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Raise leverage' })).toBeDisabled();
  },
});

/** The price is in yen, the wallet in dollars; a short position, whose stop-out is above the price. */
export const CurrencyPair = meta.story({
  parameters: { route: marginOf('USDJPY', 'FOREX', 2), scenario: 'futures-expiring' },
  play: async ({ canvas, userEvent }) => {
    await typeAmount(canvas, userEvent, '1000');
    await expect(await canvas.findByText(/above the last price\.$/)).toBeVisible();
    await expect(figure(canvas, 'Margin')).toContain('$2,500.00 → $3,500.00');
  },
});

export const LongNames = meta.story(longNames({ shows: form }));

export const SimplifiedChinese = meta.story({
  globals: { locale: 'zh-Hans' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '追加金额' }), '1000');
    await expect(await canvas.findByRole('button', { name: /^追加保证金/ })).toBeVisible();
  },
});

// The market

/** Margin is no trade: it is added whenever the wallet has it. */
export const MarketClosed = meta.story({
  parameters: { scenario: 'market-closed' },
  play: async ({ canvas, userEvent }) => {
    await typeAmount(canvas, userEvent, '1000');
    await expect(await canvas.findByRole('button', { name: 'Add $1,000.00 margin' })).toBeEnabled();
  },
});

export const PricesGrowOld = meta.story(
  growsOld({ calls: ['market.stockDetail', 'trading.positionByStock'], shows: form }),
);

// Loading and failing

export const Loading = meta.story(loading({ what: 'the position', call: 'trading.positionByStock' }));

export const Slow = meta.story(slow({ what: 'the position', call: 'trading.positionByStock', shows: form }));

export const Failed = meta.story(
  failed({ what: 'the position', call: 'trading.positionByStock', shows: form }),
);

/** The brokerage checks the balance itself, so that it is no reason to stop. */
export const BalanceFailed = meta.story({
  parameters: { faults: ['http=503@funds.walletBalance'] },
  play: async ({ canvas, userEvent }) => {
    await typeAmount(canvas, userEvent, '1000');
    await expect(await canvas.findByText("Couldn't load your buying power")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add $1,000.00 margin' })).toBeEnabled();
  },
});

export const NoSuchPosition = meta.story({
  parameters: { route: marginOf('AAPL', 'NASDAQ', 0, 'P0000000000') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this position')).toBeVisible();
  },
});

// The session

export const SignedOut = meta.story(signedOut({ title: 'Sign in to trade' }));

export const SessionExpired = meta.story(sessionExpired());

export const Offline = meta.story(offline({ shows: form }));
