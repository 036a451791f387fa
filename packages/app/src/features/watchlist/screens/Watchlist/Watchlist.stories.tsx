import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  empty,
  failed,
  loading,
  longNames,
  marketClosed,
  offline,
  sees,
  sessionExpired,
  signedOut,
  slow,
  refreshed,
  stale,
  unreadable,
} from '@meridian/storybook/general-states.ts';
import { growsOld } from '@meridian/storybook/grows-old.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import WatchlistScreen from './Watchlist.tsx';

const meta = preview.meta({
  component: WatchlistScreen,
  parameters: { path: '/pages/watchlist/index', route: '/pages/watchlist/index', scenario: 'trader' },
});

const watchlist = sees('list', 'Watchlists');

const rowsOf = (canvas: StoryContext['canvas']): HTMLElement[] =>
  within(canvas.getByRole('list', { name: 'Watchlists' })).getAllByRole('listitem');

const appleOnTheDevice = {
  scenario: 'visitor',
  storage: {
    watchedHere: JSON.stringify([{ stock_code: 'AAPL', market: 'NASDAQ', source: 0, name: 'Apple' }]),
  },
} as const;

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Watchlists' });
    const [link] = within(list).getAllByRole('link');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/pages\/quote\//));
  },
});

export const LeadsToManaging = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Manage watchlist' });
    await expect(link).toHaveAttribute('href', '/pages/watchlist/manage');
  },
});

/** A share and the auction share of the same company: two products, each with its own quote. */
export const TwoProductsOfOneInstrument = meta.story({
  parameters: {
    scenario: 'funded',
    facts: [
      { name: 'watched', parameters: { code: 'AAPL' } },
      { name: 'watched', parameters: { code: 'AAPL', source: 8 } },
    ],
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Watchlists' });
    const addresses = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual([
      '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
      '/pages/quote/auctionStock?name=Apple&code=AAPL&source=8&market=NASDAQ',
    ]);
    await expect(within(list).getByText('US stocks')).toBeVisible();
    await expect(within(list).getByText('Pre-market auction')).toBeVisible();
  },
});

export const Empty = meta.story(
  empty({
    scenario: 'funded',
    words: 'You are not watching anything yet',
    next: ['link', 'Browse Markets'],
  }),
);

export const Failed = meta.story(
  failed({
    what: 'your watchlist',
    call: 'watchlist.list',
    unlike: 'You are not watching anything yet',
    shows: watchlist,
  }),
);

export const PricesGrowOld = meta.story(growsOld({ calls: ['watchlist.list'], shows: watchlist }));

export const Loading = meta.story(loading({ what: 'your watchlist', call: 'watchlist.list' }));

export const SignedOut = meta.story(signedOut({ title: 'Sign in to see your watchlist' }));

export const SessionExpired = meta.story(sessionExpired());

export const MarketClosed = meta.story(marketClosed({ shows: watchlist }));
export const StalePrices = meta.story(stale({ shows: watchlist }));
export const LongNames = meta.story(longNames({ shows: watchlist }));

export const Slow = meta.story(slow({ what: 'your watchlist', call: 'watchlist.list', shows: watchlist }));

/** The market of each row, and which of them is shown late. */
export const OneMarketDelayed = meta.story({
  parameters: {
    scenario: 'funded',
    facts: [
      { name: 'watched', parameters: { code: 'AAPL' } },
      { name: 'watched', parameters: { code: 'JPM' } },
      { name: 'delayed', parameters: { market: 'NASDAQ' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /AAPL\s*NASDAQ · Delayed/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /JPM\s*NYSE\s*\d/ })).toBeVisible();
  },
});

/** One line that does not fit is left out and reported; the others are there. */
export const OneLineUnreadable = meta.story(
  unreadable({
    call: 'watchlist.list',
    parameters: {
      afterwards: async ({ canvas, canvasElement, userEvent }) => {
        const rows = rowsOf(canvas).length;
        worldOf(canvasElement).clearFaults();
        await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
        await waitFor(() => expect(canvas.queryByText('1 line could not be read')).toBeNull());
        await expect(rowsOf(canvas)).toHaveLength(rows + 1);
      },
    },
    shows: async ({ canvas }) => {
      await expect(rowsOf(canvas).length).toBeGreaterThan(1);
    },
  }),
);

/** Far more lines than anybody watches: the first thousand are shown, and the rest is said to be left out. */
export const Flooded = meta.story({
  parameters: { faults: ['flood@watchlist.list'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Part of this list is left out')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Watchlists' }));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(list.getAllByRole('listitem').length).toBeLessThan(60);
  },
});

/** A state of the market that the app has no word for says nothing, and takes nothing with it. */
export const UnknownMarketState = meta.story({
  parameters: { faults: ['newcodes@watchlist.list'] },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Watchlists' }));
    await expect(list.getAllByRole('listitem').length).toBeGreaterThan(1);
    await expect(canvas.queryByText(/could not be read/)).toBeNull();
  },
});

/** A backend that sends the five names of the spec and nothing besides: every row is shown, and the price is not known. */
export const NamesAlone = meta.story({
  parameters: { faults: ['bare@watchlist.list', 'silent@socket'] },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Watchlists' }));
    const [apple] = list.getAllByRole('listitem');
    for (const text of ['Apple', 'AAPL', 'NASDAQ']) await expect(apple).toHaveTextContent(text);
    await expect(within(apple as HTMLElement).getAllByText('--')).toHaveLength(2);
    await expect(canvas.queryByText(/could not be read/)).toBeNull();
  },
});

export const Offline = meta.story(offline({ shows: watchlist }));

export const Refreshed = meta.story(refreshed({ call: 'watchlist.list', shows: watchlist }));

/** Two hundred: only those in sight exist. */
export const TwoHundred = meta.story({
  parameters: { scenario: 'many-watched' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Watchlists' }));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(list.getAllByRole('listitem').length).toBeLessThan(60);
    await expect(list.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '200');
  },
});

/** The order and the groups that were made under "Manage watchlist". */
export const InTheirOrder = meta.story({
  parameters: {
    storage: {
      watchlistOrder: JSON.stringify([
        [
          'demo',
          { order: ['0:NYSE:JPM', '0:NASDAQ:MSFT'], groups: [{ name: 'Banks', keys: ['0:NYSE:JPM'] }] },
        ],
      ]),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const rows = async () =>
      within(await canvas.findByRole('list', { name: 'Watchlists' }))
        .getAllByRole('link')
        .map((row) => row.textContent);
    await expect((await rows())[0]).toMatch(/JPMorgan/);
    await expect((await rows())[1]).toMatch(/Microsoft/);
    await userEvent.click(canvas.getByRole('tab', { name: 'Banks' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  },
});

/** Sent twice, it is watched once. */
export const SentTwice = meta.story({
  parameters: {
    scenario: 'visitor',
    faults: ['twice@market.getMarkets'],
    storage: {
      watchedHere: JSON.stringify([{ stock_code: 'AAPL', market: 'NASDAQ', source: 0, name: 'Apple' }]),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 line could not be read')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Apple/ })).toHaveLength(1);
  },
});

/** What a visitor watches is here, with where it is kept and the way to keep it for good. */
export const WatchedOnTheDevice = meta.story({
  parameters: appleOnTheDevice,
  play: async (context) => {
    await expect(await context.canvas.findByText('Kept on this device')).toBeVisible();
    await watchlist(context);
    await expect(await context.canvas.findByRole('link', { name: /^Apple/ })).toBeVisible();
  },
});

/** Their prices come by another call than an account's: what is kept here is not forgotten when it fails. */
export const OnTheDeviceFailed = meta.story(
  failed({
    what: 'your watchlist',
    call: 'market.getMarkets',
    unlike: 'You are not watching anything yet',
    parameters: appleOnTheDevice,
    shows: sees('link', /^Apple/),
  }),
);
