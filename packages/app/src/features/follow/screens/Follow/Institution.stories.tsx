import { expect, within } from 'storybook/test';
import { atWidth, failed, inChinese, loading, longNames, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import FollowScreen from './Follow.tsx';

const of = (id: string) => `/pages/product/follow?kind=agency&id=${id}`;

const meta = preview.meta({
  component: FollowScreen,
  parameters: { route: of('kestrel'), path: '/pages/product/follow', scenario: 'follow-in-progress' },
});

const dayMs = 24 * 3_600_000;
const reads = { what: 'the institution', call: 'follow.agencyList' } as const;
const invest = sees('link', /^Invest/);

/** Ten days of interest, and when the money comes back. */
export const InProgress = meta.story({
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Your investment' }));
    await expect(own.getByText('In progress')).toBeVisible();
    // 12,000 at 6.5 % for ten days of a year of 365.
    await expect(own.getByText('+$21.37')).toBeVisible();
    await expect(own.getByText('Day 10 of 30')).toBeVisible();
    await expect(own.getByRole('link', { name: 'See each day in the statement' })).toBeVisible();
  },
});

/** The next day is credited while one looks. */
export const OneDayMore = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Day 10 of 30');
    await worldOf(canvasElement).advance(dayMs);
    await expect(await canvas.findByText('Day 11 of 30')).toBeVisible();
    await expect(canvas.getByText('+$23.51')).toBeVisible();
  },
});

export const WaitConfirm = meta.story({
  parameters: { scenario: 'follow-wait-confirm' },
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Your investment' }));
    await expect(own.getByText('Wait confirm')).toBeVisible();
    await expect(own.getByText('Set aside; confirmed within 24 hours')).toBeVisible();
  },
});

export const Refused = meta.story({
  parameters: { route: of('ashlar') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your last investment was refused; the money is back in your wallet'),
    ).toBeVisible();
    await expect(canvas.getByText('The institution takes no more money at present.')).toBeVisible();
  },
});

export const Ended = meta.story({
  parameters: { route: of('northmoor') },
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Your investment' }));
    await expect(own.getByText('Ended')).toBeVisible();
    // 2,500 at 4.8 % for thirty days.
    await expect(own.getByText('+$9.86')).toBeVisible();
    await expect(own.getByText('Came back')).toBeVisible();
  },
});

/** Several with one institution: each with how far it is. */
export const Several = meta.story({
  parameters: {
    facts: [{ name: 'follow', parameters: { status: 'waitConfirm', amount: '500' } }],
  },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('list', { name: 'Your investments' });
    await expect(within(own).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('$12,500.00')).toBeVisible();
  },
});

/** Nothing put with it yet: what it does, holds, did and dealt in. */
export const NotFollowed = meta.story({
  parameters: { route: of('taiLongWan') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Invest' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your investment' })).toBeNull();
    const held = within(canvas.getByRole('list', { name: 'What it holds' }));
    await expect(held.getAllByRole('listitem')).toHaveLength(3);
    const deals = within(canvas.getByRole('list', { name: 'Latest deals' }));
    await expect(deals.getAllByText(/^Sold /).length).toBeGreaterThan(0);
    await expect(await canvas.findByRole('button', { name: 'Show as a table' })).toBeVisible();
  },
});

export const TakesNoMoney = meta.story({
  parameters: { facts: [{ name: 'agency', parameters: { only: 'northmoor' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Takes no money at present')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Invest/ })).toBeNull();
  },
});

export const Unknown = meta.story({
  parameters: { route: of('nobody') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such institution')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the institutions' })).toBeVisible();
  },
});

export const BalancesHidden = meta.story({
  parameters: { settings: { areBalancesHidden: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Your investment' });
    await expect(canvas.queryByText(/\$12,000|21\.37/)).toBeNull();
  },
});

export const OneLoading = meta.story(loading(reads));
export const OneFailed = meta.story(failed({ ...reads, shows: invest }));
export const LongNames = meta.story(longNames({ parameters: { route: of('kestrel') }, shows: invest }));
export const OneOnASmallPhone = meta.story(atWidth('w320', { shows: invest }));
export const OneInTraditionalChinese = meta.story(
  inChinese('zh-Hant', {
    shows: async ({ canvas }) => {
      await expect(await canvas.findByText('第 10/30 日')).toBeVisible();
    },
  }),
);
