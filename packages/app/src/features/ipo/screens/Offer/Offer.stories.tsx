import { expect, screen, waitFor, within } from 'storybook/test';
import {
  atWidth,
  failed,
  inChinese,
  loading,
  longNames,
  offline,
  sees,
  sessionExpired,
  signedOut,
  slow,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import OfferScreen from './Offer.tsx';

const address = (code: string, market: string) =>
  `/pages/payment/newstock?name=New&code=${code}&source=5&market=${market}`;

const meta = preview.meta({
  component: OfferScreen,
  parameters: {
    path: '/pages/payment/newstock',
    route: address('CORM', 'NASDAQ'),
    scenario: 'ipo-open',
  },
});

const form = sees('textbox', 'Quantity');
const minuteMs = 60_000;
const quantity = { name: 'Quantity' };

/** Before subscribing: the time left, the timeline, what happens in each case, and all terms. */
export const Subscribable = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', quantity);
    await expect(canvas.getByText(/^2 d 5 h left: until 11-2\d-2026/)).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: /^Progress of the offer/ })).getAllByRole(
      'listitem',
    );
    await expect(steps.map(({ textContent }) => textContent.split(/ (?:up|still|done|under)/)[0])).toEqual([
      'Subscribe',
      'Subscription deadline',
      'Allotment',
      'Payment',
      'Listing',
    ]);
    await expect(steps[0]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('None allotted: everything held is refunded.')).toBeVisible();
    const terms = within(canvas.getByRole('region', { name: 'Terms of the offer' }));
    await expect(terms.getByText('$40.00 to $42.00')).toBeVisible();
    await expect(terms.getByText('XNAS')).toBeVisible();
    await expect(terms.getByText('11/27/2026')).toBeVisible();
  },
});

export const FilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', quantity), '100');
    await expect(await canvas.findByRole('button', { name: 'Subscribe to 100 CORM' })).toBeEnabled();
    await expect(canvas.getAllByText('$4,200.00').length).toBeGreaterThan(0);
    await expect(canvas.getByText('$15,800.00')).toBeVisible();
  },
});

/** All that the wallet pays for, as the brokerage says it; a lot at a time by the buttons. */
export const Full = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Max' }));
    await expect(canvas.getByRole('textbox', quantity)).toHaveValue('470');
    await userEvent.click(canvas.getByRole('button', { name: 'One lot less' }));
    await expect(canvas.getByRole('textbox', quantity)).toHaveValue('460');
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', quantity);
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByText('Please add quantity')).toBeVisible();
  },
});

export const Zero = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', quantity), '0');
    await expect(await canvas.findByText('The total amount must be greater than 0')).toBeVisible();
  },
});

export const PartOfALot = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', quantity), '15');
    await expect(await canvas.findByText('Whole lots of 10 shares only')).toBeVisible();
  },
});

export const TooMany = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', quantity), '2010');
    await expect(await canvas.findByText('At most 2,000 shares for one customer')).toBeVisible();
  },
});

/** The transfer is filled in with what is missing. */
export const FundsShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', quantity), '500');
    await expect(await canvas.findByText('You need $1,000.00 more in the New shares wallet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Transfer $1,000.00' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/pages\/profile\/transfer\?to=SUBSCRIPTION&amount=1000(\.00)?&returnTo=%2Fpages%2Fpayment%2Fnewstock/,
      ),
    );
  },
});

/** In Hong Kong dollars, and held in dollars at a rate that is shown. */
export const HongKong = meta.story({
  parameters: { route: address('05011', 'HKEX') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', quantity), '200');
    // The total of one lot is its minimum amount, too.
    await expect(await canvas.findAllByText('HK$9,380.00')).toHaveLength(2);
    await expect(canvas.getAllByText(/^1 USD = 7\.\d+ HKD$/).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(/^\$1,2\d\d\.\d\d$/).length).toBeGreaterThan(0);
  },
});

/** An address without a market, as section 2 gives it. */
export const WithoutAMarket = meta.story({
  parameters: { route: '/pages/payment/newstock?name=New&code=CORM&source=5&direction=0' },
  play: form,
});

export const NotOffered = meta.story({
  parameters: { route: address('NOPE', 'NASDAQ') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This offer is not open')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See new shares' })).toBeVisible();
  },
});

/** Nobody subscribes without verified identity; the terms are there to read. */
export const NotVerified = meta.story({
  parameters: { scenario: 'kyc-not-submitted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verify your identity first')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Terms of the offer' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const DeadlinePassed = meta.story({
  parameters: { scenario: 'ipo-deadline-soon', route: address('SAOL', 'NYSE') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The subscription deadline has passed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the quote' })).toBeVisible();
  },
});

/** The form is open as the deadline passes: said, and nothing is sent. */
export const DeadlinePasses = meta.story({
  parameters: { scenario: 'ipo-deadline-soon' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', quantity), '100');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe to 100 CORM' }));
    await screen.findByRole('dialog', { name: 'Subscribe to 100 CORM' });
    await worldOf(canvasElement).advance(26 * minuteMs);
    await expect(await canvas.findByText('The subscription deadline has passed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('No more subscriptions are taken. Nothing was sent.')).toBeVisible();
    await expect(worldOf(canvasElement).world.read().subscriptions.size).toBe(0);
  },
});

export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const OnASmallPhone = meta.story(atWidth('w320', { shows: form }));
export const OnADesktop = meta.story(atWidth('w1280', { shows: form }));

export const Loading = meta.story(loading({ what: 'this offer', call: 'market.ipoList' }));
export const Slow = meta.story(slow({ what: 'this offer', call: 'market.ipoList', shows: form }));
export const Failed = meta.story(failed({ what: 'this offer', call: 'market.ipoList', shows: form }));
export const OwnFailed = meta.story(
  failed({ what: 'your subscription', call: 'trading.subscriptionOrders', shows: form }),
);
export const SignedOut = meta.story(signedOut({ title: 'Sign in to subscribe to new shares' }));
export const SessionExpired = meta.story(sessionExpired());
export const Offline = meta.story(offline());
export const LongNames = meta.story(longNames({ shows: sees('region', 'Terms of the offer') }));
