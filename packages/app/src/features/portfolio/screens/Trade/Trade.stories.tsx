import { expect, waitFor, within } from 'storybook/test';
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
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { tab } from './tab.ts';
import TradeScreen from './Trade.tsx';

const meta = preview.meta({
  component: TradeScreen,
  parameters: { path: '/pages/trade/index', scenario: 'trader' },
});

const holdings = sees('list', 'Holdings');

export const Holdings = meta.story({
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Holdings' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('Floating profit and loss, USD')).toBeVisible();
    // Hong Kong dollars stand by themselves (DECISIONS 25).
    await expect(canvas.getByText('Floating profit and loss, HKD')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Holdings' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const Ticking = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const hero = await canvas.findByText('Floating profit and loss, USD');
    const standing = () => hero.closest('section')?.textContent;
    const before = standing();
    await worldOf(canvasElement).advance(61_000);
    await waitFor(() => expect(standing()).not.toBe(before));
  },
});

export const LeadsToThePosition = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Coca-Cola/ }));
    await expect(await canvas.findByText(/Went to \/pages\/trade\/detail\?.*code=KO/)).toBeVisible();
  },
});

export const BalancesHidden = meta.story({
  parameters: { settings: { areBalancesHidden: true } },
  play: async ({ canvas }) => {
    await canvas.findByText('Floating profit and loss, USD');
    const list = await canvas.findByRole('list', { name: 'Holdings' });
    await expect(within(list).getAllByText('Balance hidden')).toHaveLength(6);
    await expect(within(list).queryByText(/[+−](HK)?\$/)).toBeNull();
    // Beside a price that everybody knows, the quantity would tell the same.
    await expect(within(list).queryByText(/\d (AAPL|shares)/)).toBeNull();
  },
});

export const LargePortfolio = meta.story({
  parameters: { scenario: 'large-portfolio' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Holdings' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(60);
  },
});

export const Underwater = meta.story({
  parameters: { scenario: 'underwater' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Floating profit and loss, USD')).toBeVisible();
  },
});

/** Said above every tab, and it leads to the position. */
export const AtRiskOfForcedClosing = meta.story({
  parameters: { ...tab(1), scenario: 'underwater' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Tesla: at risk of forced closing')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'See position: Tesla' }));
    await expect(
      await canvas.findByText(/Went to \/pages\/trade\/detail\?.*code=TSLA.*type=0/),
    ).toBeVisible();
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1 more position is at risk' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^See position: / })).toHaveLength(2);
  },
});

/** Comes and goes with the price: nobody has to look again. */
export const ComesToBeAtRisk = meta.story({
  parameters: { scenario: 'funded' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('You hold nothing yet');
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
    shows: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('link', { name: 'Look at the markets' }));
      await expect(await canvas.findByText(/Went to \/pages\/market\/index/)).toBeVisible();
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

export const StalePrices = meta.story(stale({ shows: holdings }));

export const Offline = meta.story(offline({ shows: holdings }));

export const SignedOut = meta.story(signedOut({ title: 'Sign in to see what you hold' }));

export const SessionExpired = meta.story(sessionExpired());

export const Chinese = meta.story({
  globals: { locale: 'zh-Hans' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: '持仓' })).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByText('浮动盈亏（USD）')).toBeVisible();
  },
});

export const Wide = meta.story(atWidth('w1280', { shows: holdings }));

export const TabsAreAddresses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Closed' }));
    await expect(await canvas.findByRole('list', { name: 'Closed' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Entrusted' }));
    await expect(await canvas.findByRole('list', { name: 'Entrusted' })).toBeVisible();
  },
});

export const Subscription = meta.story({
  parameters: tab(4),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New-share subscriptions: not built yet')).toBeVisible();
  },
});

export const FollowInvestments = meta.story({
  parameters: tab(3),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Follow investments: not built yet')).toBeVisible();
  },
});

export const Refreshed = meta.story(refreshed({ call: 'trading.holdings', shows: holdings }));
