import { expect, waitFor, within } from 'storybook/test';
import { atWidth, failed, loading, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { tab } from './tab.ts';
import TradeScreen from './Trade.tsx';

const subscriptions = tab(4);

const meta = preview.meta({
  component: TradeScreen,
  parameters: { path: '/pages/trade/index', ...subscriptions, scenario: 'ipo-waiting' },
});

const hourMs = 3_600_000;
const list = sees('list', 'Your subscriptions');
const reads = { what: 'your subscriptions', call: 'trading.subscriptionOrders' } as const;

/** The deadline has passed: what is held, and when it is decided. It is, before one's eyes. */
export const SubscriptionWaiting = meta.story({
  parameters: {
    afterwards: async ({ canvas, canvasElement }) => {
      await worldOf(canvasElement).advance(8 * hourMs);
      await waitFor(() => expect(canvas.queryByText('Waiting for allotment')).toBeNull());
      await expect(await canvas.findByText('Allotted')).toBeVisible();
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for allotment')).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: /^Progress of the offer/ })).getAllByRole(
      'listitem',
    );
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('To be settled')).toBeVisible();
  },
});

/** Allotted, not allotted, lapsed and settled ones: each with what became of its money. */
export const SubscriptionsAllotted = meta.story({
  parameters: { scenario: 'ipo-allotted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Saffrondale Homes' })).toBeVisible();
    const saffrondale = within(canvas.getByRole('region', { name: 'Saffrondale Homes' }));
    await expect(saffrondale.getByText('80 of 80 shares at $33.50')).toBeVisible();
    await expect(saffrondale.getByText('$2,680.00 taken, $200.00 refunded')).toBeVisible();
    await expect(await canvas.findByText('The allotment lapsed')).toBeVisible();
    await expect(canvas.getByText('No shares were allotted')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the holding' }).getAttribute('href')).toMatch(
      /^\/pages\/trade\/detail\?.*source=0/,
    );
  },
});

export const SubscriptionPartlyAllotted = meta.story({
  parameters: { scenario: 'ipo-partly' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Partly allotted')).toBeVisible();
    await expect(canvas.getByText('40 of 80 shares at $33.50')).toBeVisible();
    await expect(canvas.getByText('$1,340.00 taken, $1,540.00 refunded')).toBeVisible();
  },
});

export const SubscriptionNotAllotted = meta.story({
  parameters: { scenario: 'ipo-not-allotted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No shares were allotted')).toBeVisible();
    await expect(canvas.getByText('$2,880.00 refunded in full')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the statement' })).toHaveAttribute(
      'href',
      '/pages/profile/transaction?wallet=SUBSCRIPTION',
    );
    await expect(canvas.getByText('Settled')).toBeVisible();
  },
});

/** What is due, until when, and the transfer with it filled in. */
export const SubscriptionPendingPayment = meta.story({
  parameters: { scenario: 'ipo-pending-payment' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\$200\.00 to pay by 11-1\d-2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Transfer $200.00' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/pages\/profile\/transfer\?to=SUBSCRIPTION&amount=200(\.00)?&returnTo=%2Fpages%2Ftrade%2Findex/,
      ),
    );
  },
});

/** Nobody paid: everything is back, before one's eyes. */
export const SubscriptionLapses = meta.story({
  parameters: { scenario: 'ipo-pending-payment' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Pending payment', { selector: '[data-tone] *, [data-tone]' });
    await worldOf(canvasElement).advance(30 * hourMs);
    await expect(await canvas.findByText('The allotment lapsed')).toBeVisible();
    await expect(canvas.getByText('Not paid in time: $2,000.00 refunded')).toBeVisible();
  },
});

/** A message and a line of the statement lead to the one that they speak of. */
export const SubscriptionOfAMessage = meta.story({
  parameters: {
    scenario: 'ipo-allotted',
    route: '/pages/trade/index?tab=4&subscription=S000002',
    afterwards: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all subscriptions' }));
      await expect(await canvas.findByRole('region', { name: 'Saffrondale Homes' })).toBeVisible();
    },
  },
  play: async ({ canvas }) => {
    const one = within(await canvas.findByRole('article', { name: 'The subscription of your message' }));
    await expect(one.getByText('No shares were allotted')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Saffrondale Homes' })).toBeNull();
  },
});

export const SubscriptionUnknown = meta.story({
  parameters: { scenario: 'ipo-allotted', route: '/pages/trade/index?tab=4&subscription=S000099' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such subscription')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all subscriptions' })).toBeVisible();
  },
});

export const NoSubscriptions = meta.story({
  parameters: { scenario: 'funded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No subscriptions')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See new shares' })).toHaveAttribute(
      'href',
      '/pages/product/newstock',
    );
  },
});

export const SubscriptionsLoading = meta.story(loading({ ...reads, parameters: subscriptions }));
export const SubscriptionsFailed = meta.story(
  failed({ ...reads, unlike: 'No subscriptions', shows: list, parameters: subscriptions }),
);
export const SubscriptionsInSimplifiedChinese = meta.story({
  globals: { locale: 'zh-Hans' },
  parameters: { scenario: 'ipo-pending-payment' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/前补款 \$200\.00$/)).toBeVisible();
  },
});
export const SubscriptionsOnASmallPhone = meta.story(atWidth('w320', { shows: list }));
