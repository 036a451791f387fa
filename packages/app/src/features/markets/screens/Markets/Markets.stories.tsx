import { expect, waitFor, within } from 'storybook/test';
import {
  empty,
  failed,
  loading,
  longNames,
  marketClosed,
  offline,
  openToVisitors,
  sees,
  sessionExpired,
  slow,
  refreshed,
  stale,
  unreadable,
} from '@meridian/storybook/general-states.ts';
import { growsOld } from '@meridian/storybook/grows-old.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import MarketsScreen from './Markets.tsx';

const meta = preview.meta({
  component: MarketsScreen,
  parameters: { path: '/pages/market/index', route: '/pages/market/index', scenario: 'trader' },
});

const gainers = sees('list', 'NASDAQ: Gainers');

export const Gainers = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'NASDAQ: Gainers' });
    const rows = within(list).getAllByRole('link');
    for (const row of rows) await expect(row).toHaveTextContent('+');
  },
});

export const LosersOnNyse = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'NYSE' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Losers' }));
    const list = await canvas.findByRole('list', { name: 'NYSE: Losers' });
    await expect(within(list).getAllByRole('link')[0]).toHaveTextContent('−');
  },
});

export const MostActivesOnAmex = meta.story({
  parameters: { route: '/pages/market/index?exchange=AMEX&list=actives' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'AMEX: Most Actives' })).toBeVisible();
  },
});

/** The figure below the price is chosen at the head of the list and remembered; where volume is the point, it comes first. */
export const FigureOfTheList = meta.story({
  play: async ({ canvas, userEvent }) => {
    const figures = async () => {
      const list = within(await canvas.findByRole('list', { name: /NASDAQ/ }));
      return list.getAllByRole('link').map(({ textContent }) => textContent);
    };
    for (const row of await figures()) await expect(row).toMatch(/\+\d+\.\d\d%$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Change %. Show Change' }));
    for (const row of await figures()) await expect(row).toMatch(/\+\d+\.\d\d$/);

    await userEvent.click(canvas.getByRole('radio', { name: 'Most Actives' }));
    await expect(await canvas.findByRole('button', { name: 'Volume. Show Change %' })).toBeVisible();
    for (const row of await figures()) await expect(row).toMatch(/[KMB]$/);

    await userEvent.click(canvas.getByRole('radio', { name: 'Losers' }));
    await expect(await canvas.findByRole('button', { name: 'Change. Show Volume' })).toBeVisible();
  },
});

/** Names of any length, and still a row is as high as the next: nine are in sight on a phone. */
export const NineRowsOnAPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  parameters: { scenario: 'long-names', route: '/pages/market/index?exchange=NASDAQ&list=actives' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'NASDAQ: Most Actives' });
    const rows = within(list).getAllByRole('link');
    const heights = new Set(rows.map((row) => row.getBoundingClientRect().height));
    await expect([...heights]).toEqual([56]);
    // Of 844 px the lowest 50 are the tab bar's.
    const inSight = rows.filter((row) => row.getBoundingClientRect().bottom <= 844 - 50);
    await expect(inSight.length).toBeGreaterThanOrEqual(9);
  },
});

/** Every stock of the exchange, in an order that holds still. */
export const AllOfAnExchange = meta.story({
  parameters: { route: '/pages/market/index?exchange=NYSE&list=all&sort=volume' },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'NYSE: All' });
    await expect(within(list).getAllByRole('link').length).toBeGreaterThan(9);
    await expect(canvas.getByText('Volume, high to low')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Gainers' }));
    await expect(await canvas.findByRole('list', { name: 'NYSE: Gainers' })).toBeVisible();
    await expect(canvas.queryByText('Volume, high to low')).toBeNull();
  },
});

export const AllFailed = meta.story(
  failed({
    what: 'this list',
    call: 'market.stockList',
    unlike: 'Nothing to rank on NASDAQ yet',
    shows: sees('list', 'NASDAQ: All'),
    parameters: { route: '/pages/market/index?list=all' },
  }),
);

/** All of an exchange that was traded, however few of it are in sight; of another exchange once that is chosen. */
export const BreadthOfTheExchange = meta.story({
  parameters: { route: '/pages/market/index?exchange=NASDAQ&list=actives' },
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: 'Advancers and decliners' }));
    const figures = () => group.getAllByRole('definition').map(({ textContent }) => Number(textContent));
    const traded = Number(
      /\d+/.exec((await group.findByText(/^Of \d+ stocks traded today$/)).textContent)?.[0],
    );
    await expect(figures().reduce((sum, count) => sum + count)).toBe(traded);
    await expect(await canvas.findByText(`25 of ${traded}`)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Gainers' }));
    await expect(await canvas.findByText(`25 of ${figures()[0]}`)).toBeInTheDocument();
  },
});

/** What did not come is said in its room; the list below is whole. */
export const BreadthFailed = meta.story({
  parameters: {
    route: '/pages/market/index?list=all',
    faults: ['http=503@market.topList'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry advancers and decliners' }));
      await expect(await canvas.findByText(/^Of \d+ stocks traded today$/)).toBeVisible();
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load advancers and decliners")).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'NASDAQ: All' })).toBeVisible();
  },
});

/** The whole market as a map, as home has it, and its table; the way back leads to the list that was left. */
export const Map = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Market map' }));
    const map = within(await canvas.findByRole('group', { name: 'Market map, today' }));
    await expect(map.getByRole('link', { name: /^NVDA [+−]\d\.\d\d%/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
    const inAll = /^(\d+) stocks by turnover$/.exec(canvas.getByText(/stocks by turnover$/).textContent)?.[1];
    await expect(Number(inAll)).toBeGreaterThan(80);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = within(canvas.getByRole('table'));
    await expect(table.getByRole('link', { name: 'NVDA NVIDIA Technology' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide table' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Market map' }));
    await expect(await canvas.findByRole('list', { name: 'NASDAQ: Gainers' })).toBeVisible();
  },
});

export const MapOfOneExchange = meta.story({
  parameters: { route: '/pages/market/index?view=map&exchange=NASDAQ' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('40 stocks by turnover')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'NASDAQ' })).toHaveAttribute('aria-selected', 'true');
  },
});

/** On a wide window the map takes the height there is. */
export const MapOnAWideWindow = meta.story({
  globals: { viewport: { value: 'w1440' } },
  parameters: { route: '/pages/market/index?view=map' },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('group', { name: 'Market map, today' });
    await expect(map.getBoundingClientRect().height).toBeGreaterThan(innerHeight - 348);
  },
});

export const MapFailed = meta.story(
  failed({
    what: 'the market map',
    call: 'market.topList',
    unlike: 'Nothing was traded yet today.',
    parameters: { route: '/pages/market/index?view=map' },
    shows: async ({ canvas }) => {
      await expect(await canvas.findByRole('group', { name: 'Market map, today' })).toBeVisible();
    },
  }),
);

export const MapEmpty = meta.story({
  parameters: { scenario: 'empty-market', route: '/pages/market/index?view=map' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing was traded yet today.')).toBeVisible();
  },
});

export const ShowMore = meta.story({
  parameters: { route: '/pages/market/index?exchange=NASDAQ&list=actives' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    const list = await canvas.findByRole('list', { name: 'NASDAQ: Most Actives' });
    // Of a list of hundreds only the rows in sight exist; each knows of how many it is one.
    await waitFor(() =>
      expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '50'),
    );
  },
});

export const SignedOut = meta.story(openToVisitors({ shows: gainers }));

export const PricesGrowOld = meta.story(growsOld({ calls: ['market.topList'], shows: gainers }));

export const Loading = meta.story(loading({ what: 'this list', call: 'market.topList' }));

export const Empty = meta.story(
  empty({
    scenario: 'empty-market',
    words: 'Nothing to rank on NASDAQ yet',
    next: ['button', 'Refresh'],
  }),
);

export const Failed = meta.story(
  failed({
    what: 'this list',
    call: 'market.topList',
    unlike: 'Nothing to rank on NASDAQ yet',
    shows: gainers,
  }),
);

export const ServerError = meta.story(
  failed({ what: 'this list', call: 'market.topList', fault: 'http=502', shows: gainers }),
);

export const MarketClosed = meta.story(
  marketClosed({
    shows: async (context) => {
      await gainers(context);
      await expect(
        await context.canvas.findByText(/^Of \d+ stocks traded in the last session$/),
      ).toBeVisible();
      await expect(context.canvas.queryByText(/traded today/)).toBeNull();
    },
  }),
);
export const StalePrices = meta.story(stale({ shows: gainers }));
export const LongNames = meta.story(longNames({ shows: gainers }));

export const Slow = meta.story(slow({ what: 'this list', call: 'market.topList', shows: gainers }));

export const SessionExpired = meta.story(sessionExpired());

export const OneLineUnreadable = meta.story(
  unreadable({
    call: 'market.topList',
    shows: async ({ canvas }) => {
      const list = within(canvas.getByRole('list', { name: 'NASDAQ: Gainers' }));
      await expect(list.getAllByRole('link').length).toBeGreaterThan(3);
    },
  }),
);

/** As many rows as were asked for, whatever was sent. */
export const Flooded = meta.story({
  parameters: { faults: ['flood@market.topList'] },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'NASDAQ: Gainers' }));
    await expect(list.getAllByRole('link')).toHaveLength(25);
    await expect(canvas.getByText('Part of this list is left out')).toBeVisible();
  },
});

export const Offline = meta.story(offline({ shows: gainers }));

export const Refreshed = meta.story(refreshed({ call: 'market.topList', shows: gainers }));
