import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { JoinWatchlist } from '../../JoinWatchlist.tsx';
import WatchlistScreen from './Watchlist.tsx';

/** Somebody has just signed in on a device that watches something. */
const meta = preview.meta({
  component: WatchlistScreen,
  parameters: {
    path: '/pages/watchlist/index',
    route: '/pages/watchlist/index',
    scenario: 'funded',
    storage: {
      watchedHere: JSON.stringify([
        { stock_code: 'AAPL', market: 'NASDAQ', source: 0, name: 'Apple' },
        { stock_code: 'BTCUSDT', market: 'CRYPTO', source: 7, name: 'Bitcoin' },
        { stock_code: 'GONE', market: 'NASDAQ', source: 0, name: 'No longer listed' },
      ]),
    },
  },
  render: () => (
    <>
      <JoinWatchlist />
      <WatchlistScreen />
    </>
  ),
});

/** All of it joins the account; what is no longer listed is let go. Both are said. */
export const JoinsTheAccount = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(screen.getByText('2 products from this device joined your watchlist')).toBeVisible(),
    );
    const list = within(await canvas.findByRole('list', { name: 'Watchlists' }));
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(2));
  },
});

/** Where each is listed cannot be asked: nothing is lost. */
export const StaysForTheNextTime = meta.story({
  parameters: { faults: ['http=502@market.getMarkets'] },
  play: async () => {
    await waitFor(() =>
      expect(
        screen.getByText('3 products could not join your watchlist yet; still kept on this device'),
      ).toBeVisible(),
    );
  },
});

/** What was put in order and in groups before signing in is so in the account. */
export const JoinsInOrder = meta.story({
  parameters: {
    storage: {
      watchedHere: JSON.stringify([
        { stock_code: 'AAPL', market: 'NASDAQ', source: 0, name: 'Apple' },
        { stock_code: 'BTCUSDT', market: 'CRYPTO', source: 7, name: 'Bitcoin' },
      ]),
      watchlistOrder: JSON.stringify([
        [
          '',
          {
            order: ['7:CRYPTO:BTCUSDT', '0:NASDAQ:AAPL'],
            groups: [{ name: 'Coins', keys: ['7:CRYPTO:BTCUSDT'] }],
          },
        ],
      ]),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        screen.getByText('2 products from this device joined your watchlist with their order and groups'),
      ).toBeVisible(),
    );
    const list = within(await canvas.findByRole('list', { name: 'Watchlists' }));
    await waitFor(() =>
      expect(list.getAllByRole('link').map((row) => /AAPL|BTCUSDT/.exec(row.textContent)?.[0])).toEqual([
        'BTCUSDT',
        'AAPL',
      ]),
    );
    await expect(canvas.getByRole('tab', { name: 'Coins' })).toBeVisible();
  },
});

/** The account has a list of its own, in no order of its own: what joins is below it, in the order of the device. */
export const JoinsBelowItsOwn = meta.story({
  parameters: {
    facts: ['KO', 'AAPL'].map((code) => ({ name: 'watched', parameters: { code } })),
    storage: {
      watchedHere: JSON.stringify([
        { stock_code: 'AAPL', market: 'NASDAQ', source: 0, name: 'Apple' },
        { stock_code: 'BTCUSDT', market: 'CRYPTO', source: 7, name: 'Bitcoin' },
        { stock_code: 'MSFT', market: 'NASDAQ', source: 0, name: 'Microsoft' },
      ]),
      watchlistOrder: JSON.stringify([
        ['', { order: ['0:NASDAQ:MSFT', '7:CRYPTO:BTCUSDT', '0:NASDAQ:AAPL'], groups: [] }],
      ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await screen.findByText('3 products from this device joined your watchlist in their order'),
    ).toBeVisible();
    const list = within(await canvas.findByRole('list', { name: 'Watchlists' }));
    await waitFor(() =>
      expect(
        list.getAllByRole('link').map((row) => /KO|AAPL|MSFT|BTCUSDT/.exec(row.textContent)?.[0]),
      ).toEqual(['KO', 'AAPL', 'MSFT', 'BTCUSDT']),
    );
  },
});

/** The answers are lost, and the account's list has them all: they have joined. */
export const JoinsWithoutAnAnswer = meta.story({
  parameters: { faults: ['lost@watchlist.save'] },
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByText('2 products from this device joined your watchlist')).toBeVisible(),
    );
    await expect(screen.queryByText(/could not join/)).toBeNull();
  },
});

/** Who signs in reads Chinese, and has not opened the watchlist: its words come for this. */
export const JoinsInChinese = meta.story({
  globals: { locale: 'zh-Hans' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('本设备上的 2 项已并入您的自选')).toBeVisible());
  },
});
