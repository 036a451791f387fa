import { expect, screen, waitFor, within } from 'storybook/test';
import {
  failed,
  loading,
  longNames,
  offline,
  sees,
  sessionExpired,
  slow,
  stale,
  unreadable,
  type Play,
} from '@meridian/storybook/general-states.ts';
import { growsOld } from '@meridian/storybook/grows-old.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import QuoteScreen from './Quote.tsx';

const apple = '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ';
const bitcoin = '/pages/quote/crypto?name=Bitcoin&code=BTCUSDT&source=7&market=CRYPTO';

const meta = preview.meta({
  component: QuoteScreen,
  parameters: { path: '/pages/quote/:kind', route: apple, scenario: 'trader' },
});

/** Longer than a quote waits before it is read again. */
const readAgainMs = 12_000;

const price: Play = async ({ canvas }) => {
  await expect(await canvas.findByText(/^Open until/)).toBeVisible();
};

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Apple/ })).toBeVisible();
    await expect(await canvas.findByText(/^Open until/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Close 60' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy more' })).toBeVisible();
    const figures = canvas.getByRole('region', { name: 'Key figures' });
    await expect(within(figures).getByText('Previous close')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Your position' })).toBeVisible();
  },
});

export const Crypto = meta.story({
  parameters: { route: bitcoin },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Bitcoin/ })).toBeVisible();
    await expect(await canvas.findByText('Trades around the clock')).toBeVisible();
  },
});

/** The screen belongs to the class of its path. */
export const CryptoWithoutSource = meta.story({
  parameters: { route: '/pages/quote/crypto?name=Bitcoin&code=BTCUSDT&market=CRYPTO' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trades around the clock')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Buy more' })).toHaveAttribute(
      'href',
      expect.stringMatching(/payment\/crypto\?.*source=7/),
    );
  },
});

export const StockWithoutSource = meta.story({
  parameters: { route: '/pages/quote/stock?name=Apple&code=AAPL&market=NASDAQ' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Open until/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Buy more' })).toHaveAttribute(
      'href',
      expect.stringMatching(/payment\/stock\?/),
    );
  },
});

/** Crypto is never shown as a stock, nor a stock as crypto: the list is offered. */
export const StockOnCryptoScreen = meta.story({
  parameters: { route: '/pages/quote/crypto?name=Apple&code=AAPL&source=0&market=NASDAQ' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link does not match the page')).toBeVisible();
    await expect(canvas.queryByText(/^Open until|^Market open/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Search for AAPL' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the list' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/pages\/product\/crypto$/),
    );
  },
});

export const CryptoOnStockScreen = meta.story({
  parameters: { route: '/pages/quote/stock?name=Bitcoin&code=BTCUSDT&source=7&market=CRYPTO' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link does not match the page')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the list' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/pages\/market\/index$/),
    );
  },
});

export const Loading = meta.story(
  loading({
    what: 'this quote',
    call: 'market.stockDetail',
    shows: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Apple' })).toBeVisible();
      await expect(await canvas.findByRole('link', { name: 'Close 60' })).toBeVisible();
    },
  }),
);

export const Failed = meta.story(failed({ what: 'this quote', call: 'market.stockDetail', shows: price }));

export const AnswerDoesNotFit = meta.story({
  parameters: { faults: ['garbled@market.stockDetail'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const ChartFailed = meta.story({
  parameters: { faults: ['http=503@market.stockKline'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the chart/)).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Key figures' })).toBeVisible();
  },
});

/** Nothing known of what is held does not look like nothing held. */
export const PositionFailed = meta.story({
  parameters: {
    faults: ['http=503@trading.positionByStock'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      const part = within(canvas.getByRole('region', { name: 'Your position' }));
      worldOf(canvasElement).clearFaults();
      await userEvent.click(part.getByRole('button', { name: 'Retry' }));
      await expect(await canvas.findByRole('link', { name: 'Close 60' })).toBeVisible();
    },
  },
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Your position' }));
    await expect(await part.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Key figures' })).toBeVisible();
  },
});

export const UnknownInstrument = meta.story({
  parameters: { route: '/pages/quote/stock?name=&code=ZZZZ&source=0&market=NASDAQ' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this instrument')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Markets' })).toBeVisible();
  },
});

export const MarketClosed = meta.story({
  parameters: { scenario: 'market-closed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Closed, opens/)).toBeVisible();
  },
});

export const Holiday = meta.story({
  parameters: { scenario: 'us-holiday' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Holiday, opens/)).toBeVisible();
  },
});

export const Halted = meta.story({
  parameters: { scenario: 'halted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trading is halted')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^(Buy long|Buy more)$/ })).toBeDisabled();
    await expect(canvas.queryByText(/^Open until|^Market open/)).toBeNull();
  },
});

/** Read while the market was shut: a tick says that it is open, and nothing yet until when. */
export const OpensWhileWatched = meta.story({
  parameters: { scenario: 'market-closed' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Closed, opens Mon 11\/23 09:30/)).toBeVisible();
    await worldOf(canvasElement).setTime(Date.parse('2026-11-23T15:00:00Z'));
    await waitFor(() => expect(canvas.queryByText(/^Closed/)).toBeNull());
    await expect(canvas.queryByText('Trades around the clock')).toBeNull();
    await expect(await canvas.findByText(/^Open until 16:00/, {}, { timeout: readAgainMs })).toBeVisible();
  },
});

/** No tick reports a halt: the quote is read again. */
export const HaltsWhileWatched = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Open until/)).toBeVisible();
    await worldOf(canvasElement).applyFact('halt', { code: 'AAPL' });
    await expect(await canvas.findByText('Trading is halted', {}, { timeout: readAgainMs })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^Open until/)).toBeNull());
  },
});

export const StalePrices = meta.story(stale({ shows: price }));

export const PriceGrowsOld = meta.story(growsOld({ calls: ['market.stockDetail'], shows: price }));

/** What a visitor watches is kept on the device. */
export const SignedOut = meta.story({
  parameters: { scenario: 'visitor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to watchlist' }));
    await expect(await canvas.findByRole('button', { name: 'Remove from watchlist' })).toBePressed();
    await waitFor(() => expect(screen.getByText('Kept on this device')).toBeVisible());
  },
});

/** Storage is blocked or full: the visitor's star lasts as long as the page, and that is said. */
export const SignedOutStorageBlocked = meta.story({
  parameters: { scenario: 'visitor', isStorageBlocked: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to watchlist' }));
    await waitFor(() => expect(screen.getByText('Kept until this page is closed')).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Remove from watchlist' })).toBePressed();
  },
});

export const SessionExpired = meta.story(sessionExpired());

export const LongNames = meta.story(longNames({ shows: price }));

export const Ticks = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const asOf = () => canvas.getByText(/^As of/).textContent;
    await canvas.findByText(/^As of/);
    const before = asOf();
    await worldOf(canvasElement).advance(61_000);
    await waitFor(() => expect(asOf()).not.toBe(before));
  },
});

/** The feed says what cannot be, one thing after the other, and gets better by itself. */
export const GarbledFeed = meta.story({
  parameters: {
    faults: ['garbled@socket'],
    // A right price ends it.
    afterwards: async ({ canvas, canvasElement }) => {
      const world = worldOf(canvasElement);
      world.clearFaults();
      await world.advance(61_000);
      await waitFor(() => expect(canvas.queryByText(/^Live prices are interrupted/)).toBeNull());
    },
  },
  play: async ({ canvas, canvasElement, step }) => {
    const world = worldOf(canvasElement);
    const interrupted = () => canvas.queryByText(/^Live prices are interrupted/);
    const session = () => canvas.queryByText(/^Open until/);

    await step('An unknown market status reads --, and the price stays', async () => {
      await canvas.findByText(/^As of/);
      await waitFor(() => expect(session()).toBeNull());
      await expect(canvas.getAllByText('--').length).toBeGreaterThan(0);
      await expect(interrupted()).toBeNull();
    });
    await step('After two prices that cannot be, it says so and shows what it read', async () => {
      await world.advance(61_000);
      await world.advance(61_000);
      await waitFor(() => expect(interrupted()).toBeVisible());
      await waitFor(() => expect(session()).toBeVisible());
      await expect(canvas.queryByText(/9{30}/)).toBeNull();
      await expect(canvas.queryByText(/14\.01/)).toBeNull();
    });
  },
});

export const Slow = meta.story(slow({ what: 'this quote', call: 'market.stockDetail', shows: price }));

/** A state of the market that the app has no word for reads --; the price and the way to trade stay. */
export const UnknownMarketState = meta.story({
  parameters: { faults: ['newcodes@market.stockDetail', 'silent@socket'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Apple/ })).toBeVisible();
    await expect(await canvas.findByText('--')).toBeVisible();
    await expect(canvas.queryByText(/^Open until|^Market open/)).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Buy more' })).toBeVisible();
  },
});

export const OneCandleUnreadable = meta.story(
  unreadable({
    call: 'market.stockKline',
    shows: sees('figure', /Price chart of Apple/),
  }),
);

export const Offline = meta.story(offline({ shows: price }));
