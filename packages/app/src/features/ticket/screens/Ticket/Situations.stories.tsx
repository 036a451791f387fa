import { expect, waitFor } from 'storybook/test';
import {
  failed,
  loading,
  offline,
  sees,
  sessionExpired,
  signedOut,
  slow,
  stale,
} from '@meridian/storybook/general-states.ts';
import { growsOld } from '@meridian/storybook/grows-old.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { figure } from '#submission/test/acting.ts';
import { typeQuantity } from '../../test/ticket-acting.ts';
import { buyApple, buyBitcoin, buyNvidia } from '../../test/ticket-addresses.ts';
import TicketScreen from './Ticket.tsx';

const meta = preview.meta({
  component: TicketScreen,
  parameters: { path: '/pages/payment/stock', route: buyApple, scenario: 'funded' },
});

const form = sees('button', 'Buy AAPL');

// The market

export const MarketClosed = meta.story({
  parameters: { scenario: 'market-closed', route: buyNvidia },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The market is closed')).toBeVisible();
    await expect(canvas.getByText(/It opens 11-23-2026 09:30:00 AM/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy NVDA' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Market' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a limit order' }));
    await expect(canvas.getByRole('textbox', { name: 'Limit price' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy NVDA' })).toBeEnabled();
  },
});

export const Holiday = meta.story({
  parameters: { scenario: 'us-holiday' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The exchange is closed for a holiday')).toBeVisible();
  },
});

export const CryptoOnASaturday = meta.story({
  parameters: { scenario: 'market-closed', path: '/pages/payment/crypto', route: buyBitcoin },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '0.01');
    await expect(canvas.getByRole('button', { name: 'Buy 0.01 BTC' })).toBeEnabled();
  },
});

export const Halted = meta.story({
  parameters: { scenario: 'halted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Trading in .*Apple.* is halted$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy AAPL' })).toBeDisabled();
  },
});

export const PricesGrowOld = meta.story(growsOld({ calls: ['market.stockDetail'], shows: form }));

export const StalePrice = meta.story({
  parameters: { faults: ['silent@socket'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Buy AAPL' });
    await worldOf(canvasElement).advance(5 * 60_000);
    await expect(await canvas.findByText(/This price is from 5 minutes ago/)).toBeVisible();
  },
});

export const LivePrices = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '100');
    const before = figure(canvas, 'Order value');
    await worldOf(canvasElement).advance(61_000);
    await waitFor(() => expect(figure(canvas, 'Order value')).not.toBe(before));
  },
});

/** The feed names prices that cannot be: none of them is used, and what is read instead is. */
export const GarbledFeed = meta.story({
  parameters: { faults: ['garbled@socket'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await typeQuantity(canvas, userEvent, '1');
    const value = figure(canvas, 'Order value');
    for (let step = 0; step < 4; step += 1) await worldOf(canvasElement).advance(61_000);
    await expect(await canvas.findByText(/Live prices are interrupted/)).toBeVisible();
    await waitFor(() => expect(figure(canvas, 'Order value')).not.toBe(value));
    await expect(canvas.queryByText(/\u2212\$/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Buy 1 AAPL' })).toBeEnabled();
  },
});

export const PricesByPolling = meta.story(stale({ shows: form }));

export const Offline = meta.story(offline({ shows: form }));

// Loading and failing

export const Loading = meta.story(
  loading({
    what: 'the order form',
    call: 'market.stockDetail',
    shows: sees('heading', 'Apple'),
  }),
);

export const Slow = meta.story(slow({ what: 'the order form', call: 'market.stockDetail', shows: form }));

export const Failed = meta.story(failed({ what: 'the order form', call: 'market.stockDetail', shows: form }));

export const AnswerDoesNotFit = meta.story({
  parameters: { faults: ['garbled@market.stockDetail'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The answer could not be read/)).toBeVisible();
  },
});

export const BuyingPowerFailed = meta.story({
  parameters: {
    faults: ['http=503@funds.walletBalance'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(figure(canvas, 'Buying power')).toContain('$100,000.00'));
    },
  },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await expect(await canvas.findByText("Couldn't load your buying power")).toBeVisible();
    await expect(figure(canvas, 'Buying power')).toContain('--');
  },
});

export const TermsFailed = meta.story({
  parameters: { faults: ['down@auth.appVersion'] },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await expect(figure(canvas, 'Handling fee')).toContain('--');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 10 AAPL' }));
    await expect(await canvas.findByText('The fee is not known yet.')).toBeVisible();
  },
});

/** Counted with a size of one a contract would show a part of its margin: no figure, and no order. */
export const ContractUnknown = meta.story({
  parameters: { faults: ['bare@market.stockDetail'] },
  play: async ({ canvas, userEvent }) => {
    await typeQuantity(canvas, userEvent, '10');
    await expect(await canvas.findByText('The cost cannot be estimated.')).toBeVisible();
    await expect(canvas.getByText(/not given the contract size or the exchange rate/)).toBeVisible();
    await expect(figure(canvas, 'Order value')).toContain('--');
    await expect(figure(canvas, 'Handling fee')).toContain('--');
    await expect(canvas.getByRole('button', { name: 'Buy 10 AAPL' })).toBeDisabled();
  },
});

export const UnknownInstrument = meta.story({
  parameters: { route: '/pages/payment/stock?name=&code=ZZZZ&source=0&market=NASDAQ&direction=0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this instrument')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Markets' })).toBeVisible();
  },
});

/** No order of another class than the ticket's. */
export const StockOnCryptoTicket = meta.story({
  parameters: {
    path: '/pages/payment/crypto',
    route: '/pages/payment/crypto?name=Apple&code=AAPL&source=0&market=NASDAQ&direction=0',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link does not match the page')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Buy/ })).toBeNull();
  },
});

/** A class that is not ordered by a ticket, by an old link: said by name, with a way on. */
export const NotOrderedHere = meta.story({
  parameters: {
    path: '/pages/payment/newstock',
    route: '/pages/payment/newstock?name=Apple&code=AAPL&source=5&direction=0',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New shares: no orders on this screen')).toBeVisible();
  },
});

// The session

export const SignedOut = meta.story(signedOut({ title: 'Sign in to trade' }));

export const SessionExpired = meta.story(sessionExpired());
