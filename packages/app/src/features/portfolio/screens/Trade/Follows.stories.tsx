import { expect, within } from 'storybook/test';
import { atWidth, failed, inChinese, loading, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import TradeScreen from './Trade.tsx';

const meta = preview.meta({
  component: TradeScreen,
  parameters: {
    route: '/pages/trade/index?tab=3',
    path: '/pages/trade/index',
    scenario: 'follow-in-progress',
  },
});

const institutions = {
  what: 'your investments with institutions',
  call: 'follow.agencyList',
} as const;
const list = sees('list', 'Institutions');

/** Sums, and each investment with the way to its institution. */
export const FollowInvestments = meta.story({
  play: async ({ canvas }) => {
    const followed = within(await canvas.findByRole('list', { name: 'Institutions' }));
    await expect(followed.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('+$31.23')).toBeVisible();
    await expect(followed.getByRole('link', { name: /^Kestrel Bay Capital/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/pages/product/follow?kind=agency&id=kestrel'),
    );
  },
});

/** Copied orders, each with the way to its record, and what they hold and have brought. */
export const CopiedOrders = meta.story({
  parameters: { scenario: 'follow-futures-running' },
  play: async ({ canvas }) => {
    const copied = within(await canvas.findByRole('list', { name: 'Futures orders' }));
    await expect(copied.getAllByRole('listitem')).toHaveLength(5);
    await expect(copied.getByText('Running')).toBeVisible();
    // What waits and what runs.
    await expect(canvas.getByText('$700.00')).toBeVisible();
    await expect(copied.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/pages/product/follow?kind=futures&order=C000005'),
    );
  },
});

export const NothingFollowed = meta.story({
  parameters: { scenario: 'trader' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No money with an institution')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the institutions' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'See the futures orders' })).toBeVisible();
  },
});

export const FollowsHidden = meta.story({
  parameters: { settings: { areBalancesHidden: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Institutions' });
    await expect(canvas.queryByText(/\$\d/)).toBeNull();
  },
});

export const FollowsLoading = meta.story(loading(institutions));
export const FollowsFailed = meta.story(failed({ ...institutions, shows: list }));
export const FollowsOnASmallPhone = meta.story(atWidth('w320', { shows: list }));
export const FollowsInTraditionalChinese = meta.story(inChinese('zh-Hant', { shows: sees('list', '機構') }));
