/** The one list screen, as each class fills it. */
import { expect, waitFor, within } from 'storybook/test';
import {
  empty,
  failed,
  inChinese,
  loading,
  longNames,
  marketClosed,
  sees,
  stale,
  unreadable,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import ProductListScreen from './ProductList.tsx';

const meta = preview.meta({
  component: ProductListScreen,
  parameters: {
    path: '/pages/:kind/:list',
    route: '/pages/hkstock/index',
    scenario: 'trader',
  },
});

const hongKong = sees('list', 'Hong Kong stocks');
const forex = { parameters: { route: '/pages/product/forex' } };
const futures = { parameters: { route: '/pages/product/future' } };
const popular = { parameters: { route: '/pages/product/popular' } };

/** Prices in Hong Kong dollars, and how many shares can be bought at once. */
export const HongKong = meta.story({
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Hong Kong stocks' }));
    await expect(canvas.getByText('Prices in HK$')).toBeVisible();
    const tencent = list.getByRole('link', { name: /Tencent/ });
    await expect(tencent).toHaveTextContent('00700');
    await expect(tencent).toHaveTextContent('Lot 100 · 騰訊控股');
    await expect(tencent).toHaveAttribute('href', expect.stringContaining('/pages/hkstock/quote?'));
  },
});

export const HongKongBanks = meta.story({
  play: async ({ canvas, userEvent }) => {
    // A row that has not come yet is not there either: first the whole list, then the press.
    await canvas.findByRole('link', { name: /Tencent/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Financials' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Tencent/ })).toBeNull());
    const list = within(await canvas.findByRole('list', { name: 'Hong Kong stocks' }));
    await expect(await list.findByText('HSBC Holdings')).toBeVisible();
    await expect(list.queryByRole('link', { name: /Tencent/ })).toBeNull();
  },
});

export const HongKongInTraditionalChinese = meta.story(
  inChinese('zh-Hant', {
    shows: async ({ canvas }) => {
      await expect(await canvas.findByText('騰訊控股')).toBeVisible();
      await expect(canvas.getAllByText('每手 100 股').length).toBeGreaterThan(0);
    },
  }),
);

/** By the rule of its exchange a quarter of an hour late, and said in every row. */
export const HongKongDelayed = meta.story({
  parameters: { facts: [{ name: 'delayed', parameters: { market: 'HKEX' } }] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Lot .+ · Delayed$/)).length).toBeGreaterThan(8);
  },
});

export const HongKongClosed = meta.story(marketClosed({ shows: hongKong }));
export const HongKongStale = meta.story(stale({ shows: hongKong }));
export const HongKongLongNames = meta.story(longNames({ shows: hongKong }));
export const HongKongLoading = meta.story(loading({ what: 'this list', call: 'market.hkStockList' }));
export const HongKongFailed = meta.story(
  failed({ what: 'this list', call: 'market.hkStockList', shows: hongKong }),
);
export const HongKongOneLineUnreadable = meta.story(
  unreadable({ call: 'market.hkStockList', shows: hongKong }),
);

/** Shares that take large orders: each leads to its quote as a block. */
export const BlockTrades = meta.story({
  parameters: { route: '/pages/product/blocktrade', scenario: 'block-not-opened' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Block trades' }));
    await expect(canvas.getByText('From 10,000 shares an order')).toBeVisible();
    await expect(await list.findByRole('link', { name: /^Apple/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/pages\/quote\/stock\?.*source=4/),
    );
  },
});

export const BlockTradesFailed = meta.story(
  failed({
    what: 'this list',
    call: 'market.allStockList',
    shows: sees('list', 'Block trades'),
    parameters: { route: '/pages/product/blocktrade' },
  }),
);

/** Goods by kind; each with its exchange and when the month traded expires. */
export const Futures = meta.story({
  ...futures,
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('link', { name: /WTI/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Metals' }));
    await waitFor(() => expect(canvas.queryAllByRole('link', { name: /WTI/ })).toEqual([]));
    const list = within(await canvas.findByRole('list', { name: 'Futures' }));
    const gold = await list.findByRole('link', { name: /^Gold/ });
    await expect(gold).toHaveTextContent(/COMEX · last day [A-Z][a-z]{2} \d{1,2}/);
    await expect(gold).toHaveAttribute('href', expect.stringContaining('/pages/quote/future?'));
    await expect(list.queryByRole('link', { name: /WTI/ })).toBeNull();
  },
});

export const FuturesFailed = meta.story(
  failed({
    what: 'this list',
    call: 'market.futuresList',
    shows: sees('list', 'Futures'),
    ...futures,
  }),
);

export const Agricultural = meta.story({
  parameters: { route: '/pages/product/agricultural' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Agricultural goods' }));
    await expect(list.getByText('Corn')).toBeVisible();
    await expect(list.queryByText('Gold')).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'Show' })).toBeNull();
  },
});

export const AgriculturalEmpty = meta.story(
  empty({
    scenario: 'empty-market',
    words: 'Nothing is listed here right now',
    next: ['button', 'Refresh'],
    parameters: { route: '/pages/product/agricultural' },
  }),
);

/** Leading pairs at a glance, then all of them; prices as fine as a tenth of a pip. Nobody publishes a volume to sort by. */
export const Forex = meta.story({
  ...forex,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const leaders = within(await canvas.findByRole('list', { name: 'Leading pairs' }));
    await expect(leaders.getAllByRole('link')).toHaveLength(8);
    const list = within(await canvas.findByRole('list', { name: 'Currency pairs' }));
    await expect(list.getByRole('link', { name: /^EURUSD\s*Euro \/ US Dollar/ })).toHaveTextContent(
      /\d\.\d{5}/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    const screen = within(canvasElement.ownerDocument.body);
    await expect(await screen.findByRole('menuitem', { name: 'Price, high to low' })).toBeInTheDocument();
    await expect(screen.queryByRole('menuitem', { name: 'Volume, high to low' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});

export const ForexFailed = meta.story(
  failed({
    what: 'this list',
    call: 'market.forexList',
    shows: sees('list', 'Currency pairs'),
    ...forex,
  }),
);

/** Without its leaders the list is whole. */
export const ForexLeadersFailed = meta.story(
  failed({
    what: 'the leading pairs',
    call: 'market.forexIndex',
    shows: sees('list', 'Currency pairs'),
    ...forex,
  }),
);

/** Each pair leads once, however often it is listed. */
export const ForexLeadersTwice = meta.story({
  parameters: { route: '/pages/product/forex', faults: ['twice@market.forexIndex'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ lines could not be read$/)).toBeVisible();
    const leaders = within(await canvas.findByRole('list', { name: 'Leading pairs' })).getAllByRole('link');
    await expect(new Set(leaders.map((link) => link.getAttribute('href'))).size).toBe(leaders.length);
  },
});

export const ForexEmpty = meta.story({
  parameters: { route: '/pages/product/forex', scenario: 'empty-market' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No leading pairs right now.')).toBeVisible();
    await expect(await canvas.findByText('Nothing is listed here right now')).toBeVisible();
  },
});

/** What most money changes hands in; all US stocks are one press away. */
export const Popular = meta.story({
  ...popular,
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Popular stocks' }));
    await expect(list.getAllByRole('link').length).toBeGreaterThan(9);
    await expect(list.getByText('AAPL')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'All US stocks' }));
    // The hundred that are popular say "25 of 100": what is checked at the end is the other list.
    await expect(await canvas.findByText(/^25 of (?!100$)\d/)).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'All US stocks' })).toBeChecked();
  },
});

export const PopularFailed = meta.story(
  failed({
    what: 'this list',
    call: 'market.hotStocks',
    shows: sees('list', 'Popular stocks'),
    ...popular,
  }),
);

/** All stocks are another call than the popular ones. */
export const AllStocksFailed = meta.story(
  failed({
    what: 'this list',
    call: 'market.allStockList',
    shows: sees('list', 'Popular stocks'),
    parameters: { route: '/pages/product/popular?list=all' },
  }),
);

/** Nine rows in sight under chips, order and head, whatever the names. */
export const NineRowsOnAPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  parameters: { scenario: 'long-names', route: '/pages/product/popular' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Popular stocks' });
    const rows = within(list).getAllByRole('link');
    await expect([...new Set(rows.map((row) => row.getBoundingClientRect().height))]).toEqual([56]);
    const inSight = rows.filter((row) => row.getBoundingClientRect().bottom <= 844);
    await expect(inSight.length).toBeGreaterThanOrEqual(9);
  },
});
