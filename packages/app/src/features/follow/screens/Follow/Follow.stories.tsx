import { expect, screen, waitFor, within } from 'storybook/test';
import {
  atWidth,
  empty,
  failed,
  inChinese,
  loading,
  offline,
  refreshed,
  sees,
  sessionExpired,
  signedOut,
  slow,
  unreadable,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import FollowScreen from './Follow.tsx';

const meta = preview.meta({
  component: FollowScreen,
  parameters: { path: '/pages/product/follow', scenario: 'follow-in-progress' },
});

const reads = { what: 'the institutions', call: 'follow.agencyList' } as const;
const list = sees('list', 'Institutions');

/** What each does and pays, how it did, and what the customer has put with it. */
export const Institutions = meta.story({
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: 'Institutions' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(6);
    const [first, second, third] = rows.map((row) => within(row));
    await expect(first?.getByText('6.50% a year')).toBeVisible();
    await expect(first?.getByText('$12,000.00')).toBeVisible();
    await expect(first?.getByText('In progress')).toBeVisible();
    await expect(second?.getByText('Ended')).toBeVisible();
    await expect(third?.getByText('Refused')).toBeVisible();
  },
});

export const HowWorkedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Worst fall' }));
    await expect(
      await canvas.findByText(/^From the highest value at the end of a trading day to the lowest/),
    ).toBeVisible();
  },
});

export const InSimplifiedChinese = meta.story(
  inChinese('zh-Hans', {
    shows: async ({ canvas }) => {
      await expect(await canvas.findByText('隼湾资本')).toBeVisible();
      await expect(canvas.getByText('计息中')).toBeVisible();
    },
  }),
);

export const OnASmallPhone = meta.story(atWidth('w320', { shows: list }));
export const OnADesktop = meta.story(atWidth('w1280', { shows: list }));

export const Loading = meta.story(loading(reads));
export const Slow = meta.story(slow({ ...reads, shows: list }));
export const Failed = meta.story(failed({ ...reads, shows: list }));
export const Refreshed = meta.story(refreshed({ call: reads.call, shows: list }));
export const Empty = meta.story(
  empty({
    scenario: 'trader',
    parameters: { facts: [{ name: 'agency', parameters: {} }] },
    words: 'No institution can be followed at present',
    next: ['link', 'Look at the markets'],
  }),
);
export const Unreadable = meta.story(unreadable({ call: reads.call }));
export const SignedOut = meta.story(signedOut({ title: 'Sign in to see the institutions' }));
export const SessionExpired = meta.story(sessionExpired());
export const Offline = meta.story(offline({ shows: list }));

/** A figure opens its working, from the values that the chart shows. */
export const FigureExplained = meta.story({
  parameters: {
    route: '/pages/product/follow?kind=agency&id=kestrel',
    endsIn: { dialog: 'Return since start' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Return since start/ }));
    const working = within(await screen.findByRole('dialog', { name: 'Return since start' }));
    await waitFor(() => expect(working.getByText('Value now')).toBeVisible());
    await expect(working.getByText('1.0000')).toBeVisible();
  },
});
