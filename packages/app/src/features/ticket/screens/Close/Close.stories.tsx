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
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { figure } from '#submission/test/acting.ts';
import { actingAs } from '../../test/close-acting.ts';
import CloseScreen from './Close.tsx';
import { closeOf } from '../../test/close-addresses.ts';

const meta = preview.meta({
  component: CloseScreen,
  parameters: {
    path: '/pages/payment/close',
    route: closeOf('AAPL', 'NASDAQ', 0),
    scenario: 'trader',
  },
});

const { close } = actingAs(demoUser);

const form = sees('button', 'Close 60 AAPL');

// Filling it in

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Close 60 AAPL' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'All 60' })).toBeChecked();
  },
});

export const ArithmeticOfTheProfit = meta.story({
  parameters: { endsIn: { dialog: 'P&L after fees' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /How P&L after fees is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'P&L after fees' }));
    await waitFor(() => expect(arithmetic.getByText('Opening fee, already paid')).toBeVisible());
  },
});

export const APart = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Part' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close AAPL' }));
    await expect(canvas.getByText('Please add quantity')).toBeVisible();
    const quantity = canvas.getByRole('textbox', { name: 'Quantity to close' });
    await userEvent.type(quantity, '61');
    await expect(canvas.getByText('You can close at most 60')).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '25');
    await close(canvas, userEvent, 'Close 25 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Closed 25 AAPL' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what is left' })).toBeVisible();
  },
});

/** What closing a part means, before the password: what is left of it, and what the part came to. */
export const ReviewOfAPart = meta.story({
  parameters: { endsIn: { dialog: 'Close 25 AAPL' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Part' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity to close' }), '25');
    await waitFor(() => expect(figure(canvas, 'P&L after fees')).toContain('$'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close 25 AAPL' }));
    const review = within(await screen.findByRole('dialog', { name: 'Close 25 AAPL' }));
    await expect(review.getByRole('region', { name: 'What closing means' })).toHaveTextContent(
      /Position now60 AAPLPosition after35 AAPL.*(profit|loss) of \$[\d.,]+ on this part after all fees\. 35 AAPL stay open with \$[\d.,]+ of margin; the stop-out stays at \$/,
    );
  },
});

export const ReviewOfALoss = meta.story({
  parameters: {
    scenario: 'underwater',
    route: closeOf('TSLA', 'NASDAQ', 0),
    endsIn: { dialog: 'Close 100 TSLA' },
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(figure(canvas, 'P&L after fees')).toMatch(/−\$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Close 100 TSLA' }));
    const review = within(await screen.findByRole('dialog', { name: 'Close 100 TSLA' }));
    await expect(review.getByRole('region', { name: 'What closing means' })).toHaveTextContent(
      /A loss of \$[\d.,]+ after all fees\. Nothing of the position is left\.$/,
    );
  },
});

/** More than the best level of the book holds is estimated level by level, as an order is that opens. */
export const ThroughTheBook = meta.story({
  parameters: {
    scenario: 'funded',
    facts: [{ name: 'holding', parameters: { code: 'ESP', quantity: '400', openedMinutesAgo: 40 } }],
    route: closeOf('ESP', 'AMEX', 0),
    endsIn: { dialog: 'Average price' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /How Average price is worked out/ }));
    const arithmetic = within(await screen.findByRole('dialog', { name: 'Average price' }));
    await waitFor(() => expect(arithmetic.getByText('Price × quantity, level by level')).toBeVisible());
    await expect(arithmetic.getByText(/book holds/)).toBeVisible();
  },
});

/** Half of it, and all of it: chosen, it stays when another closing order claims a part. */
export const HalfOfIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Part' }));
    await userEvent.click(canvas.getByRole('button', { name: '50%' }));
    await expect(await canvas.findByRole('button', { name: 'Close 30 AAPL' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Quantity to close' })).toHaveValue('30');
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(await canvas.findByRole('button', { name: 'Close 60 AAPL' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: '25%' }));
    await close(canvas, userEvent, 'Close 15 AAPL');
    await expect(await canvas.findByRole('heading', { name: 'Closed 15 AAPL' })).toBeVisible();
  },
});

export const AtALimit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Limit' }));
    const limit = canvas.getByRole('textbox', { name: 'Limit price' });
    const price = (Number(limit.getAttribute('value')) * 1.1).toFixed(2);
    await userEvent.clear(limit);
    await userEvent.type(limit, price);
    await close(canvas, userEvent, `Close 60 AAPL at $${price}`);
    await expect(await canvas.findByRole('heading', { name: 'Your closing order is placed' })).toBeVisible();
  },
});

export const Underwater = meta.story({
  parameters: { scenario: 'underwater', route: closeOf('TSLA', 'NASDAQ', 0) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(figure(canvas, 'P&L after fees')).toMatch(/−\$/));
  },
});

export const LongNames = meta.story(longNames({ shows: form }));

export const Chinese = meta.story({
  globals: { locale: 'zh-Hant' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '平倉 60 AAPL' })).toBeVisible();
  },
});

// The market

/** Hong Kong has no ticket yet: a position there is closed all the same, in its own currency and shares. */
export const HongKong = meta.story({
  parameters: {
    route: closeOf('00700', 'HKEX', 11),
    scenario: 'funded',
    facts: [
      { name: 'holding', parameters: { code: 'AAPL', quantity: '1' } },
      {
        name: 'holding',
        parameters: { code: '00700', market: 'HKEX', quantity: '200', openedMinutesAgo: 900 },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Limit' }));
    await expect(await canvas.findByRole('button', { name: /^Close 200 shares at HK\$\d/ })).toBeEnabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Part' }));
    await expect(canvas.getByRole('button', { name: 'Close Tencent Holdings' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity to close' }), '100');
    await expect(canvas.getByRole('button', { name: /^Close 100 shares at HK\$\d/ })).toBeEnabled();
  },
});

/** Hong Kong rests at midday: closed by a limit that waits for the afternoon. */
export const MiddayBreak = meta.story({
  parameters: { route: closeOf('00700', 'HKEX', 11), scenario: 'hk-lunch' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Close 200 shares' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Use a limit order' })).toBeVisible();
  },
});

export const MarketClosed = meta.story({
  parameters: { scenario: 'market-closed' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The market is closed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Close \d+ AAPL$/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a limit order' }));
    await expect(await canvas.findByRole('button', { name: /^Close \d+ AAPL at/ })).toBeEnabled();
  },
});

export const Halted = meta.story({
  parameters: { scenario: 'halted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Trading in .* is halted$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Close \d+ AAPL$/ })).toBeDisabled();
  },
});

export const PricesGrowOld = meta.story(
  growsOld({ calls: ['market.stockDetail', 'trading.positionByStock'], shows: form }),
);

/** What closing would bring is calculated with that price: it is as quiet, until a price of one's own is set. */
export const ProfitGrowsOld = meta.story({
  parameters: { hasSocket: false },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const world = worldOf(canvasElement);
    await form(context);
    const dimmed = () => canvasElement.querySelectorAll('[data-trend][data-stale]').length;
    const before = dimmed();
    for (const call of ['market.stockDetail', 'trading.positionByStock']) world.addFault(`hang@${call}`);
    await world.advance(121_000);
    // Besides the price itself: profit before fees and after them.
    await waitFor(() => expect(dimmed()).toBeGreaterThanOrEqual(before + 3));
    const atMarket = dimmed();
    await userEvent.click(canvas.getByRole('radio', { name: 'Limit' }));
    await waitFor(() => expect(dimmed()).toBe(atMarket - 2));
  },
});

export const StalePrice = meta.story({
  parameters: { faults: ['silent@socket'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Close 60 AAPL' });
    await worldOf(canvasElement).advance(5 * 60_000);
    await expect(await canvas.findByText(/This price is from 5 minutes ago/)).toBeVisible();
  },
});

// Loading and failing

export const Loading = meta.story(loading({ what: 'the position', call: 'trading.positionByStock' }));

export const Slow = meta.story(slow({ what: 'the position', call: 'trading.positionByStock', shows: form }));

export const Failed = meta.story(
  failed({ what: 'the position', call: 'trading.positionByStock', shows: form }),
);

export const PriceFailed = meta.story({
  parameters: { faults: ['http=503@market.stockDetail'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the position")).toBeVisible();
  },
});

/** The brokerage does not say its steps: a part is closed in those of the quote. */
export const StepsOfTheQuote = meta.story({
  parameters: { faults: ['http=503@trading.minCount'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Part' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity to close' }), '25');
    await expect(await canvas.findByRole('button', { name: 'Close 25 AAPL' })).toBeEnabled();
  },
});

export const NoSuchPosition = meta.story({
  parameters: { route: closeOf('AAPL', 'NASDAQ', 0, 'P0000000000') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this position')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your holdings' })).toBeVisible();
  },
});

export const NothingHeld = meta.story({
  parameters: { scenario: 'funded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this position')).toBeVisible();
  },
});

export const AlreadyClosed = meta.story({
  parameters: { route: closeOf('MSFT', 'NASDAQ', 0, 'P2610260002') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This position is closed')).toBeVisible();
  },
});

// The session

export const SignedOut = meta.story(signedOut({ title: 'Sign in to trade' }));

export const SessionExpired = meta.story(sessionExpired());

export const Offline = meta.story(offline({ shows: form }));

export const Holiday = meta.story({
  parameters: { scenario: 'us-holiday' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The exchange is closed for a holiday')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Close \d+ AAPL$/ })).toBeDisabled();
  },
});
