import { expect, waitFor, within, type screen } from 'storybook/test';
import {
  atWidth,
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
} from '@meridian/storybook/general-states.ts';
import { growsOld } from '@meridian/storybook/grows-old.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { rowsOf } from './rows.ts';
import { tab } from './tab.ts';
import TradeScreen from './Trade.tsx';

const meta = preview.meta({
  component: TradeScreen,
  parameters: { path: '/pages/trade/index', scenario: 'trader' },
});

const holdings = sees('table', 'Holdings');

export const Holdings = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Holdings' });
    await expect(rowsOf(canvas, 'Holdings')).toHaveLength(6);
    await expect(canvas.getByRole('heading', { name: 'P&L before fees, USD' })).toBeVisible();
    // Hong Kong dollars are shown separately (DECISIONS 25).
    await expect(canvas.getByRole('heading', { name: 'P&L before fees, HKD' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Holdings' })).toHaveAttribute('aria-selected', 'true');
    // Added up only at a rate that is shown.
    await expect(await canvas.findByText(/^All holdings ≈ \$[\d,.]+ at USD 1 = HKD [\d.]+, /)).toBeVisible();
    await expect(rowsOf(canvas, 'Holdings')[0]?.getBoundingClientRect().top).toBeLessThanOrEqual(210);
  },
});

export const Ticking = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const hero = await canvas.findByRole('heading', { name: 'P&L before fees, USD' });
    const standing = () => hero.closest('section')?.textContent;
    const before = standing();
    await worldOf(canvasElement).advance(61_000);
    await waitFor(() => expect(standing()).not.toBe(before));
  },
});

type Canvas = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;

/** Names of the holdings, from the top. */
const namesOf = (canvas: Canvas): string[] =>
  within(canvas.getByRole('table', { name: 'Holdings' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter((name) => !name.startsWith('Close'));

/** Each column sorts: largest first, smallest first, as opened; names from A. */
export const Sorted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Holdings' });
    const opened = namesOf(canvas);
    const head = (name: string) => canvas.getByRole('columnheader', { name });
    const press = (name: string) => userEvent.click(within(head(name)).getByRole('button'));
    await press('Name');
    await expect(namesOf(canvas)).toEqual(opened.toSorted());
    await press('Value');
    const largest = namesOf(canvas);
    await expect(head('Value')).toHaveAttribute('aria-sort', 'descending');
    await press('Value');
    // Dollars and Hong Kong dollars are never compared.
    await expect(namesOf(canvas).filter((name) => !name.includes('Tencent'))).toEqual(
      largest.filter((name) => !name.includes('Tencent')).toReversed(),
    );
    await press('Value');
    await expect(namesOf(canvas)).toEqual(opened);
  },
});

/** The first row is within 210 px of the top, and eleven are in sight without scrolling. */
export const ElevenInSight = meta.story({
  parameters: { scenario: 'large-portfolio' },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Holdings' });
    const rows = rowsOf(canvas, 'Holdings').map((row) => row.getBoundingClientRect());
    await expect(rows[0]?.top).toBeLessThanOrEqual(210);
    // Less the tab bar, which a story has not.
    await expect(rows[10]?.bottom).toBeLessThanOrEqual(844 - 50);
  },
});

/** Its own row is first, with the price at which it is closed and how far that is. */
export const RowAtRisk = meta.story({
  parameters: { scenario: 'underwater' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('table', { name: 'Holdings' }));
    await expect(await list.findByText(/^Closes at \$405\.06, 1\.\d\d% away$/)).toBeVisible();
  },
});

export const LeadsToThePosition = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Coca-Cola/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/pages\/trade\/detail\?.*code=KO/));
  },
});

export const BalancesHidden = meta.story({
  parameters: { settings: { areBalancesHidden: true } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('table', { name: 'Holdings' });
    // Value, profit and, on a wide list, today's profit of each of six.
    await expect(within(list).getAllByText('Balance hidden')).toHaveLength(18);
    await expect(within(list).queryByText(/[+−](HK)?\$/)).toBeNull();
    // Beside a public price, the quantity would reveal the same.
    await expect(within(list).queryByText(/^(60|40|100|0\.125|20|200)$/)).toBeNull();
  },
});

export const LargePortfolio = meta.story({
  parameters: { scenario: 'large-portfolio' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Holdings' });
    await expect(rowsOf(canvas, 'Holdings')).toHaveLength(60);
  },
});

export const Underwater = meta.story({
  parameters: { scenario: 'underwater' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'P&L before fees, USD' })).toBeVisible();
  },
});

/** Said above every tab, and it leads to the position. */
export const AtRiskOfForcedClosing = meta.story({
  parameters: { ...tab(1), scenario: 'underwater' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tesla: at risk of forced closing')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'See position: Tesla' });
    const position = /^\/pages\/trade\/detail\?.*code=TSLA.*type=0/;
    await expect(link).toHaveAttribute('href', expect.stringMatching(position));
  },
});

export const ManyAtRisk = meta.story({
  parameters: {
    scenario: 'underwater',
    facts: ['AMZN', 'MSFT'].map((code) => ({
      name: 'holding' as const,
      parameters: { code, quantity: '10', leverage: '10', openedMinutesAgo: 1_500, marginLeft: '0.3' },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Closed' }));
    await expect(await canvas.findByRole('link', { name: '1 more position is at risk' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^See position: / })).toHaveLength(2);
  },
});

/** Comes and goes with the price: nobody has to look again. */
export const ComesToBeAtRisk = meta.story({
  parameters: { ...tab(1), scenario: 'funded' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('No closed positions yet');
    await worldOf(canvasElement).applyFact('holding', {
      code: 'TSLA',
      quantity: '100',
      leverage: '10',
      openedMinutesAgo: 1500,
      marginLeft: '0.35',
    });
    await expect(await canvas.findByText('Tesla: at risk of forced closing')).toBeVisible();
  },
});

export const LongNames = meta.story(longNames({ shows: holdings }));

export const NoHoldings = meta.story(
  empty({
    scenario: 'funded',
    words: 'You hold nothing yet',
    next: ['link', 'Look at the markets'],
    shows: async ({ canvas }) => {
      const link = canvas.getByRole('link', { name: 'Look at the markets' });
      await expect(link).toHaveAttribute('href', '/pages/market/index');
    },
  }),
);

export const MarketClosed = meta.story(marketClosed({ shows: holdings }));

export const Loading = meta.story(loading({ what: 'your holdings', call: 'trading.holdings' }));

export const Slow = meta.story(slow({ what: 'your holdings', call: 'trading.holdings', shows: holdings }));

export const Failed = meta.story(
  failed({
    what: 'your holdings',
    call: 'trading.holdings',
    unlike: 'You hold nothing yet',
    shows: holdings,
  }),
);

export const AnswerDoesNotFit = meta.story({
  parameters: { faults: ['garbled@trading.holdings'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The answer could not be read/)).toBeVisible();
  },
});

export const PricesGrowOld = meta.story(growsOld({ calls: ['trading.holdings'], shows: holdings }));

export const StalePrices = meta.story(stale({ shows: holdings }));

export const Offline = meta.story(offline({ shows: holdings }));

export const SignedOut = meta.story(signedOut({ title: 'Sign in to see what you hold' }));

export const SessionExpired = meta.story(sessionExpired());

export const Chinese = meta.story({
  globals: { locale: 'zh-Hans' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: '持仓' })).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByRole('heading', { name: '持仓盈亏（美元）' })).toBeVisible();
  },
});

/** A table with both profits, and the way out of each. */
export const Wide = meta.story(
  atWidth('w1280', {
    shows: async ({ canvas }) => {
      await canvas.findByRole('table', { name: 'Holdings' });
      for (const name of ['Side', 'Qty', 'Avg cost', 'Price', 'Value', 'P&L', 'Return', 'P&L today'])
        await expect(canvas.getByRole('columnheader', { name })).toBeVisible();
      const link = canvas.getByRole('link', { name: 'Close Apple' });
      await expect(link).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/pages\/payment\/close\?.*code=AAPL/),
      );
    },
  }),
);

export const TabsAreAddresses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Closed' }));
    await expect(await canvas.findByRole('table', { name: 'Closed' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Entrusted' }));
    await expect(await canvas.findByRole('table', { name: 'Entrusted' })).toBeVisible();
  },
});

export const Refreshed = meta.story(refreshed({ call: 'trading.holdings', shows: holdings }));
