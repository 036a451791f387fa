import { expect, screen, waitFor, within } from 'storybook/test';
import {
  atWidth,
  empty,
  failed,
  inChinese,
  loading,
  longNames,
  marketClosed,
  offline,
  openToVisitors,
  sees,
  sessionExpired,
  slow,
  stale,
  type Play,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import SearchScreen from './Search.tsx';

const path = '/pages/search/index';
const forApple = `${path}?keyword=apple`;

const meta = preview.meta({
  component: SearchScreen,
  parameters: { path, route: path, scenario: 'trader' },
});

const resultsOf = (keyword: string) => ({ name: `Found for “${keyword}”` });
const foundApple = sees('list', resultsOf('apple').name);
/** With its rows: the list itself is there from the first picture on. */
const popular: Play = async ({ canvas }) => {
  const list = within(await canvas.findByRole('list', { name: 'Popular' }));
  await expect(list.getAllByRole('link').length).toBeGreaterThan(5);
};

type PlayContext = Parameters<Play>[0];

const field = ({ canvas }: PlayContext) => canvas.findByRole('searchbox', { name: 'Search all markets' });

/** Names of the rows, in their order. */
async function namesFound({ canvas }: PlayContext, keyword: string): Promise<(string | null)[]> {
  const list = within(await canvas.findByRole('list', resultsOf(keyword)));
  return list.getAllByRole('link').map(({ textContent }) => textContent);
}

/** Before anything is typed: what was searched for, and what is popular. */
export const Opened = meta.story({
  parameters: { storage: { shistory: '["btc","腾讯","AAPL"]' } },
  play: async (context) => {
    await expect(await field(context)).toHaveFocus();
    await expect(context.canvas.getByRole('button', { name: '腾讯' })).toBeVisible();
    await popular(context);
  },
});

export const ByName = meta.story({
  parameters: { route: forApple },
  play: async (context) => {
    await expect((await namesFound(context, 'apple'))[0]).toMatch(/Apple.*AAPL.*NASDAQ · Stock/);
    await expect(await field(context)).toHaveValue('apple');
    await expect(await field(context)).not.toHaveFocus();
  },
});

/** Letter by letter, and each time the first result is there at once. */
export const ByPinyin = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await popular(context);
    await userEvent.type(await field(context), 'txkg');
    await expect((await namesFound(context, 'txkg'))[0]).toMatch(/Tencent.*00700.*HKEX · Stock/);
    await userEvent.clear(await field(context));
    await userEvent.type(await field(context), 'pingguo');
    await expect((await namesFound(context, 'pingguo'))[0]).toMatch(/Apple/);
    await waitFor(() => expect(canvas.getByText('1 result')).toBeInTheDocument());
  },
});

/** What is on the device answers while the server does not: rows are there, their prices are not. */
export const FoundAtOnce = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await popular(context);
    worldOf(canvasElement).addFault('hang@market.searchStock');
    await userEvent.type(await field(context), 'aapl');
    await expect((await namesFound(context, 'aapl'))[0]).toMatch(/Apple/);
    await expect(canvas.queryByRole('status', { name: /^Loading/ })).toBeNull();
  },
});

/** Sent twice by the server, and known to the device: each result is shown once. */
export const SentTwice = meta.story({
  parameters: { faults: ['twice@market.searchStock'], route: `${path}?keyword=micro` },
  play: async (context) => {
    const rows = await namesFound(context, 'micro');
    await waitFor(() => expect(context.canvas.getByText(/^\d+ lines? could not be read$/)).toBeVisible());
    await expect(new Set(rows).size).toBe(rows.length);
  },
});

/** One code, or nearly one, in several markets: each row says where it is listed and as what. */
export const SeveralMarkets = meta.story({
  parameters: { route: `${path}?keyword=gold` },
  play: async (context) => {
    const rows = await namesFound(context, 'gold');
    for (const kind of ['· Future', '· Stock'])
      await expect(rows.some((row) => row?.includes(kind))).toBe(true);
  },
});

/** A star in each row: one press, without leaving the results. */
export const WatchedFromTheList = meta.story({
  parameters: { scenario: 'funded', route: forApple },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Add AAPL NASDAQ · Stock to watchlist' }),
    );
    await waitFor(() => expect(screen.getByText('Added to your watchlist')).toBeVisible());
    await expect(
      await canvas.findByRole('button', { name: 'Remove AAPL NASDAQ · Stock from watchlist' }),
    ).toBePressed();
  },
});

export const NothingFound = meta.story({
  parameters: { route: `${path}?keyword=Tensent` },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Nothing found for “Tensent”')).toBeVisible();
    const list = within(await canvas.findByRole('list', { name: 'Did you mean' }));
    await expect(list.getAllByRole('link')[0]).toHaveTextContent('Tencent');
    await expect(canvas.getByRole('link', { name: 'Go to Markets' })).toBeVisible();
  },
});

/** Neither markup nor length nor any sign in the address does harm. */
export const HostileKeyword = meta.story({
  parameters: { route: `${path}?keyword=${encodeURIComponent(`<b>%00"'\\ ${'x'.repeat(500)}`)}` },
  play: async (context) => {
    await expect(await context.canvas.findByText(/^Nothing found for “<b>/)).toBeVisible();
    await expect(((await field(context)) as HTMLInputElement).value).toHaveLength(64);
  },
});

export const Empty = meta.story(
  empty({
    parameters: { route: forApple },
    scenario: 'empty-market',
    words: 'Nothing found for “apple”',
    next: ['link', 'Go to Markets'],
  }),
);

/** A heading with nothing below it would look like something that did not come. */
export const NothingPopular = meta.story({
  parameters: { scenario: 'empty-market' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is popular right now.')).toBeVisible();
    await expect(canvas.queryByText('Popular')).toBeNull();
  },
});

export const Loading = meta.story(
  loading({ parameters: { route: forApple }, what: 'what was found', call: 'market.searchStock' }),
);

export const Slow = meta.story(
  slow({
    parameters: { route: forApple },
    what: 'what was found',
    call: 'market.searchStock',
    shows: foundApple,
  }),
);

export const Failed = meta.story(
  failed({
    parameters: { route: forApple },
    what: 'what was found',
    call: 'market.searchStock',
    unlike: 'Nothing found for “apple”',
    shows: foundApple,
  }),
);

export const PopularFailed = meta.story(
  failed({ what: 'what is popular', call: 'market.hotStocks', shows: popular }),
);

/** The server does not answer, and what is on the device does: that stays, with its age and another try. */
export const OnlyPricesFailed = meta.story({
  parameters: {
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(canvas.queryByText(/^Could not refresh/)).toBeNull());
    },
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await popular(context);
    await userEvent.type(await field(context), 'm');
    await namesFound(context, 'm');
    worldOf(canvasElement).addFault('http=502@market.searchStock');
    await userEvent.type(await field(context), 'icro');
    await expect((await namesFound(context, 'micro'))[0]).toMatch(/Micro/);
    await expect(await canvas.findByText(/^Could not refresh/)).toBeVisible();
  },
});

export const SignedOut = meta.story(openToVisitors({ parameters: { route: forApple }, shows: foundApple }));

/** Nobody is signed in: the star is kept on this device, and that is said. */
export const WatchedSignedOut = meta.story({
  parameters: { scenario: 'visitor', route: forApple },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Add AAPL NASDAQ · Stock to watchlist' }),
    );
    await waitFor(() => expect(screen.getByText('Kept on this device')).toBeVisible());
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove AAPL NASDAQ · Stock from watchlist' }),
    );
    await expect(
      await canvas.findByRole('button', { name: 'Add AAPL NASDAQ · Stock to watchlist' }),
    ).toBeVisible();
  },
});

export const SessionExpired = meta.story(sessionExpired());
export const MarketClosed = meta.story(marketClosed({ parameters: { route: forApple }, shows: foundApple }));
export const StalePrices = meta.story(stale({ parameters: { route: forApple }, shows: foundApple }));
export const Offline = meta.story(offline());
export const LongNames = meta.story(longNames({ parameters: { route: forApple }, shows: foundApple }));
export const Narrow = meta.story(atWidth('w320', { shows: popular }));
export const Wide = meta.story(atWidth('w1280', { parameters: { route: forApple }, shows: foundApple }));
export const Simplified = meta.story(
  inChinese('zh-Hans', { parameters: { route: `${path}?keyword=zhongguo` } }),
);
export const Traditional = meta.story(
  inChinese('zh-Hant', { parameters: { route: `${path}?keyword=騰訊` } }),
);

/** A price whose connection is gone is dimmed like every other of its market. */
export const PricesGrowOld = meta.story({
  parameters: { route: forApple, hasSocket: false },
  play: async (context) => {
    const { canvasElement } = context;
    await foundApple(context);
    const world = worldOf(canvasElement);
    world.addFault('hang@market.searchStock');
    await world.advance(121_000);
    await foundApple(context);
  },
});

export const OneLineUnreadable = meta.story({
  parameters: { route: forApple, faults: ['badline@market.searchStock'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 line could not be read')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const Flooded = meta.story({
  parameters: { route: forApple, faults: ['flood@market.searchStock'] },
  play: async (context) => {
    const rows = await namesFound(context, 'apple');
    await expect(rows.length).toBeLessThanOrEqual(50);
  },
});
