import { expect, waitFor, within } from 'storybook/test';
import {
  longNames,
  marketClosed,
  offline,
  sees,
  sessionExpired,
  slow,
  refreshed,
  stale,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { firstReads } from '../../first-reads.ts';
import HomeScreen from './Home.tsx';

const meta = preview.meta({
  component: HomeScreen,
  parameters: { path: '/pages/home/index', route: '/pages/home/index', scenario: 'trader' },
});

const indexes = sees('list', 'Global indexes');

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const indexes = await canvas.findByRole('list', { name: 'Global indexes' });
    await expect(within(indexes).getAllByRole('link').length).toBeGreaterThan(5);
    await expect(await canvas.findByRole('list', { name: 'US stock markets' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'European stock markets' })).toBeVisible();
    const asia = within(await canvas.findByRole('list', { name: 'Asian stock markets' }));
    await expect(asia.getByRole('link', { name: /Tencent/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pages\/hkstock\/quote\?.*code=00700/),
    );
    await expect(await canvas.findByRole('list', { name: 'News' })).toBeVisible();
    // Today in amount and percent, and what is held, above any link elsewhere.
    await expect(await canvas.findByText('Total assets')).toBeVisible();
    await expect(canvas.getByText(/^[+−]\$[\d,]+\.\d\d \([+−]\d+\.\d\d%\)$/)).toBeVisible();
    const holdings = await canvas.findByRole('list', { name: 'Your holdings' });
    await expect(within(holdings).getAllByRole('link')).toHaveLength(3);
    await expect(within(holdings).getAllByText('P&L today')).toHaveLength(3);
    for (const row of within(holdings).getAllByRole('link'))
      await expect(row).toHaveAttribute('href', expect.stringMatching(/\/pages\/trade\/detail\?.*&type=0$/));
    const quickAccess = canvas.getByRole('navigation', { name: 'Quick access' });
    await expect(quickAccess.compareDocumentPosition(holdings)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await expect(canvas.getByRole('link', { name: 'Search markets' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Messages/ })).toBeVisible();
  },
});

/** Europe's indexes have a list of their own, and no index is on the screen twice. */
export const NoIndexTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    const europe = within(await canvas.findByRole('list', { name: 'European stock markets' }));
    await expect(europe.getByRole('link', { name: /FTSE 100\s*FTSE\s*Index/ })).toBeVisible();
    await expect(europe.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(europe.getAllByRole('link')).toHaveLength(14);
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
    const world = within(canvas.getByRole('list', { name: 'Global indexes' }));
    await expect(world.queryByRole('link', { name: /FTSE 100/ })).toBeNull();
    await expect(world.getByRole('link', { name: /Hang Seng Index/ })).toBeVisible();
    const shown = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    const indexes = shown.filter((href) => href?.startsWith('/pages/quote/globalindex'));
    await expect(indexes.length).toBeGreaterThan(30);
    await expect(new Set(indexes).size).toBe(indexes.length);
    await expect(world.getByRole('link', { name: /S&P 500/ })).toBeVisible();
  },
});

/** Fetched by who scrolls to it; its table says what cells too small for words do not. */
export const MapOfTheMarket = meta.story({
  play: async ({ canvas, userEvent }) => {
    // What comes above it first: it would push the map out of sight again.
    for (const list of ['Your holdings', 'European stock markets', 'News'])
      await canvas.findByRole('list', { name: list });
    const region = canvas.getByRole('region', { name: 'What moves the US market' });
    region.scrollIntoView();
    const map = within(await within(region).findByRole('group', { name: 'Market map, today' }));
    await expect(map.getByRole('link', { name: /^TSLA [+−]\d\.\d\d%/ })).toBeVisible();
    await userEvent.click(within(region).getByRole('button', { name: 'Show as table' }));
    await expect(within(region).getByRole('table')).toBeVisible();
  },
});

/** A position about to be closed by the brokerage is said before anything else that is held. */
export const NearStopOut = meta.story({
  parameters: { scenario: 'underwater' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/at risk of forced closing/i)).toBeVisible();
  },
});

export const BalancesHidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide balances' }));
    await expect(await canvas.findByRole('button', { name: 'Show balances' })).toBeVisible();
    await expect((await canvas.findAllByText('Balance hidden')).length).toBeGreaterThan(0);
  },
});

export const SignedOut = meta.story({
  parameters: { scenario: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One account for every market')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/pages/auth/login');
  },
});

export const Newcomer = meta.story({
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$0.00', { selector: '[data-size="hero"]' })).toBeVisible();
    const steps = await canvas.findByRole('list', { name: 'Three steps to your first trade' });
    await expect(within(steps).getAllByRole('link')).toHaveLength(3);
    await expect(within(steps).queryByText('Done')).toBeNull();
    await expect(await canvas.findByRole('list', { name: 'Global indexes' })).toBeVisible();
  },
});

/** Verified, and money is there: two of three steps are done. */
export const OneStepToGo = meta.story({
  parameters: { scenario: 'funded' },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: 'Three steps to your first trade' }));
    await expect(steps.getAllByText('Done')).toHaveLength(2);
    await expect(steps.getByRole('link', { name: /Make your first trade/ })).not.toHaveTextContent('Done');
  },
});

export const IdentityUnderReview = meta.story({
  parameters: { scenario: 'kyc-pending' },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: 'Three steps to your first trade' }));
    await expect(steps.getByRole('link', { name: /Verify your identity/ })).toHaveTextContent('Under review');
  },
});

export const Loading = meta.story({
  parameters: { faults: ['hang@*'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Quick access' })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'empty-market' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No news yet today.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
});

/** One cause is shown once, at the foot of the screen; each part says in a line what it lacks. */
export const EverythingFails = meta.story({
  parameters: { faults: ['down@*'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' }).length).toBe(5));
    await expect(canvas.getAllByText(/network error/i)).toHaveLength(1);
    await expect(canvas.getByText('Network Error')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Quick access' })).toBeVisible();
  },
});

export const ServerDown = meta.story({
  parameters: {
    faults: ['http=503@*'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      const [cause] = canvas.getAllByText('The server could not answer. Try again in a moment.');
      worldOf(canvasElement).clearFaults();
      for (const retry of canvas.getAllByRole('button', { name: 'Retry' })) await userEvent.click(retry);
      await expect(await canvas.findByRole('list', { name: 'News' })).toBeVisible();
      await waitFor(() => expect(cause).not.toBeInTheDocument());
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' }).length).toBe(5));
    const cause = canvas.getAllByText('The server could not answer. Try again in a moment.');
    await expect(cause).toHaveLength(1);
  },
});

export const MarketClosed = meta.story(marketClosed({ shows: indexes }));
export const StalePrices = meta.story(stale({ shows: indexes }));
export const LongNames = meta.story(longNames({ shows: sees('list', 'US stock markets') }));

export const SessionExpired = meta.story(sessionExpired());

/** What was on screen last time, dimmed and with its age, while the answers of now are on their way. */
export const OpenedAgain = meta.story({
  // Without a socket: a tick is of now, and its price is not dimmed.
  parameters: { readBefore: firstReads, faults: ['hang@*'], hasSocket: false },
  play: async ({ canvas }) => {
    const indexes = within(await canvas.findByRole('list', { name: 'Global indexes' }));
    const [price] = indexes.getAllByText(/^[\d,]+\.\d\d$/);
    await expect(price).toHaveAttribute('data-stale');
    await expect(await canvas.findByRole('list', { name: 'News' })).toBeVisible();
    // One after the other, as each part is drawn.
    await waitFor(() => expect(canvas.getAllByText('From now. Updating.')).toHaveLength(3));
  },
});

/** The answers of now take the place of the old ones. */
export const OpenedAgainReady = meta.story({
  parameters: { readBefore: firstReads },
  play: async ({ canvas }) => {
    const indexes = within(await canvas.findByRole('list', { name: 'Global indexes' }));
    await waitFor(() => expect(indexes.getAllByText(/^[\d,]+\.\d\d$/)[0]).not.toHaveAttribute('data-stale'));
    await expect(canvas.queryByText(/Updating/)).toBeNull();
  },
});

export const Slow = meta.story(slow({ what: 'the indexes', call: 'market.globalIndex', shows: indexes }));

/** Each part reports its own lines, and shows the others. */
export const OneLineUnreadable = meta.story({
  parameters: {
    faults: ['badline@market.globalIndex', 'badline@market.homeCustomList', 'badline@content.articlePage'],
  },
  play: async ({ canvas }) => {
    for (const name of [
      'Global indexes',
      'US stock markets',
      'European stock markets',
      'Asian stock markets',
      'News',
    ]) {
      const list = within(await canvas.findByRole('list', { name }));
      await expect(list.getAllByRole('link').length).toBeGreaterThan(1);
    }
    await expect(canvas.getAllByText('1 line could not be read')).toHaveLength(2);
    await expect(canvas.getByText('3 lines could not be read')).toBeVisible();
  },
});

export const Offline = meta.story(offline({ shows: indexes }));

export const Refreshed = meta.story(
  refreshed({
    call: 'market.globalIndex',
    shows: async (context) => {
      for (const list of ['Global indexes', 'US stock markets', 'News']) await sees('list', list)(context);
    },
  }),
);
