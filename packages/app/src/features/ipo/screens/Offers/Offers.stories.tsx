import { expect, waitFor, within } from 'storybook/test';
import {
  atWidth,
  failed,
  inChinese,
  loading,
  longNames,
  offline,
  openToVisitors,
  sees,
  slow,
  unreadable,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import OffersScreen from './Offers.tsx';

const meta = preview.meta({
  component: OffersScreen,
  parameters: { path: '/pages/product/newstock', scenario: 'ipo-open' },
});

const reads = { what: 'new shares', call: 'market.ipoList' } as const;
const open = sees('region', 'Open for subscription');
const minuteMs = 60_000;

/** Both markets, by what can be done: each open offer with its time left. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    const offers = within(await canvas.findByRole('region', { name: 'Open for subscription' }));
    await expect(offers.getAllByRole('link')).toHaveLength(6);
    const first = offers.getByRole('link', { name: /Clovermill Homes/ });
    await expect(first).toHaveTextContent(/2 d 5 h left/);
    await expect(first).toHaveTextContent(/\$420\.00 for a lot of 10/);
    await expect(first.getAttribute('href')).toMatch(
      /^\/pages\/payment\/newstock\?.*code=CORM&source=5&market=NASDAQ/,
    );
    await expect(canvas.getByRole('region', { name: 'Waiting for allotment' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Allotted, listing soon' })).toBeVisible();
  },
});

/** What was listed is a share like any other. */
export const ListedLately = meta.story({
  play: async ({ canvas }) => {
    const listed = within(await canvas.findByRole('region', { name: 'Listed lately' }));
    await expect(listed.getByRole('link', { name: /Kestrelwell Labs/ }).getAttribute('href')).toMatch(
      /^\/pages\/quote\/stock\?.*code=KSRL&source=0/,
    );
    await expect(listed.getByRole('link', { name: /Xuhe Biosciences/ }).getAttribute('href')).toMatch(
      /^\/pages\/hkstock\/quote\?.*source=11/,
    );
  },
});

/** The last minutes, until the offer is among those that wait. */
export const ClosingToday = meta.story({
  parameters: { scenario: 'ipo-deadline-soon' },
  play: async ({ canvas, canvasElement }) => {
    const closing = within(await canvas.findByRole('region', { name: 'Closing within 24 hours' }));
    await expect(closing.getByRole('link', { name: /Clovermill Homes/ })).toHaveTextContent(
      /2\d min \d+ s left/,
    );
    await worldOf(canvasElement).advance(26 * minuteMs);
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Closing within 24 hours' })).toBeNull());
    const waiting = within(canvas.getByRole('region', { name: 'Waiting for allotment' }));
    await expect(waiting.getByRole('link', { name: /Clovermill Homes/ })).toBeVisible();
  },
});

export const HongKongOnly = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open({ canvas } as never);
    await userEvent.click(canvas.getByRole('button', { name: 'Hong Kong' }));
    await waitFor(() => expect(canvas.queryByText('Clovermill Homes')).toBeNull());
    await expect(canvas.getByText('Tinglin Interactive')).toBeVisible();
  },
});

export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search new shares' }), 'merlin');
    await waitFor(() => expect(canvas.queryByText('Clovermill Homes')).toBeNull());
    await expect(canvas.getByText('Merlinmead Markets')).toBeVisible();
  },
});

export const NothingFits = meta.story({
  parameters: {
    afterwards: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all offers' }));
      await open({ canvas } as never);
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search new shares' }), 'zzz');
    await expect(await canvas.findByText('No offer fits')).toBeVisible();
  },
});

/** One's own subscription says how far it is, in place of the time left. */
export const OwnSubscription = meta.story({
  parameters: { scenario: 'ipo-pending-payment' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Nettlemead Copper/ })).toHaveTextContent(
      /Pending payment/,
    );
  },
});

export const Empty = meta.story({
  parameters: { facts: [{ name: 'ipo', parameters: { calendar: 'empty' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No new shares are offered')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to markets' })).toBeVisible();
  },
});

export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const OnASmallPhone = meta.story(atWidth('w320', { shows: open }));
export const OnADesktop = meta.story(atWidth('w1280', { shows: open }));

export const Loading = meta.story(loading(reads));
export const Slow = meta.story(slow({ ...reads, shows: open }));
export const Failed = meta.story(failed({ ...reads, unlike: 'No new shares are offered', shows: open }));
export const SignedOut = meta.story(openToVisitors({ shows: open }));
export const Offline = meta.story(offline());
export const LongNames = meta.story(longNames({ shows: open }));
export const OneUnreadable = meta.story(unreadable({ call: 'market.ipoList' }));
