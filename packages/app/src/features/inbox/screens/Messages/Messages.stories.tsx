import { expect, waitFor, within } from 'storybook/test';
import {
  atWidth,
  empty,
  failed,
  inChinese,
  loading,
  longNames,
  offline,
  refreshed,
  sees,
  sessionExpired,
  slow,
  stale,
  unreadable,
  type Play,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import MessagesScreen from './Messages.tsx';

const path = '/pages/notice/index';

const meta = preview.meta({
  component: MessagesScreen,
  parameters: { path, scenario: 'inbox-full' },
});

const list = sees('list', 'To you');

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const rows = await canvas.findByRole('list', { name: 'To you' });
    await expect(await canvas.findByText('12 unread')).toBeVisible();
    await expect(within(rows).getAllByRole('link', { name: /^Unread / }).length).toBeGreaterThan(5);
    await expect(within(rows).getByRole('link', { name: 'Unread Identity verified' })).toBeVisible();
    await expect(canvas.getByText('25 of 300')).toBeInTheDocument();
  },
});

const arrives: Play = async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByText('12 unread')).toBeVisible();
  await worldOf(canvasElement).applyFact('message', { kind: 'identityFailed', minutesAgo: 0 });
  await expect(await canvas.findByText('13 unread')).toBeVisible();
  await expect(
    await canvas.findByRole('link', { name: 'Unread Identity verification unsuccessful' }),
  ).toBeVisible();
};

/** A new message comes over the live feed: the count and the list say so by themselves. */
export const ArrivesLive = meta.story({ play: arrives });

/** The ages of messages grow while somebody looks at them. */
export const AgesGrow = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const newest = await canvas.findByRole('link', { name: 'Unread Identity verified' });
    const row = within(newest.closest('li') ?? canvasElement);
    await expect(row.getByText('20 minutes ago')).toBeVisible();
    await worldOf(canvasElement).advance(5 * 60_000);
    await expect(await row.findByText('25 minutes ago')).toBeVisible();
  },
});

/** Companies announce as time goes on: who holds or watches their shares finds it here by itself. */
export const CompaniesAnnounce = meta.story({
  parameters: { scenario: 'corporate-events' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('No messages yet');
    await worldOf(canvasElement).advance(5 * 60_000);
    await expect(
      await canvas.findByRole('link', { name: 'Unread NVDA: 10-for-1 share split' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Unread Tencent Holdings (00700): dividend of HK$4.50 a share' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Unread KO: dividend of $0.51 a share' })).toBeVisible();
  },
});

/** A contract that is held is about to end: said by itself, of the single month and of the continuous series. */
export const ContractsEnd = meta.story({
  parameters: {
    scenario: 'futures-expiring',
    facts: [{ name: 'holding', parameters: { code: 'CL', quantity: '1' } }],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('No messages yet');
    await worldOf(canvasElement).advance(60_000);
    const last = 'Unread CLZ26 trades for the last time today';
    await expect(await canvas.findByRole('link', { name: last })).toBeVisible();
    const rolls = 'Unread CL rolls over to CLF27 after today';
    await expect(canvas.getByRole('link', { name: rolls })).toBeVisible();
  },
});

export const AllMarked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 unread');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByText('All read')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Unread / })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  },
});

/** No answer says whether they were marked: neither does the screen. The next try works. */
export const MarkingFails = meta.story({
  parameters: {
    faults: ['down@content.markMessagesRead'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(await canvas.findByText('All read')).toBeVisible();
      await expect(canvas.queryByText('It is not known whether this was marked as read')).toBeNull();
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 unread');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByText('It is not known whether this was marked as read')).toBeVisible();
    await expect(canvas.getByText('12 unread')).toBeVisible();
  },
});

/** The answer is lost on its way, and the marking was not: nothing is said to have failed. */
export const MarkingAnswerLost = meta.story({
  parameters: { faults: ['lost@content.markMessagesRead'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 unread');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByText('All read')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByText('It is not known whether this was marked as read')).toBeNull(),
    );
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Unread / })).toBeNull());
  },
});

/** A count that cannot be had is not none. */
export const CountFails = meta.story({
  parameters: { faults: ['down@auth.userInfo'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Unread count not available')).toBeVisible();
    await expect(canvas.queryByText('All read')).toBeNull();
    await canvas.findByRole('link', { name: 'Unread Identity verified' });
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Unread / })).toBeNull());
  },
});

/** Without the live feed the count and the list are read again by themselves. */
export const ArrivesWithoutFeed = meta.story({
  parameters: { hasSocket: false },
  play: arrives,
});

export const OneThousandUnread = meta.story({
  parameters: {
    scenario: 'trader',
    facts: [{ name: 'inboxFilled', parameters: { count: 1_000, unread: 1_000 } }],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1,000 unread')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByText('All read')).toBeVisible();
  },
});

/** Announcements to everybody are separate, and cannot be marked. */
export const Announcements = meta.story({
  play: async ({ canvas, userEvent }) => {
    await list({ canvas } as Parameters<typeof list>[0]);
    await userEvent.click(canvas.getByRole('tab', { name: 'Announcements' }));
    const rows = await canvas.findByRole('list', { name: 'Announcements' });
    await expect(
      within(rows).getByRole('link', { name: 'US exchanges are closed on Thursday, November 26' }),
    ).toBeVisible();
    await expect(within(rows).queryByRole('link', { name: /^Unread/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
});

export const AnnouncementsByAddress = meta.story({
  parameters: { route: `${path}?tab=notice` },
  play: sees('list', 'Announcements'),
});

/** A title that would fill the screen is cut, an empty one is shown as missing; both rows lead on. */
export const OddTitles = meta.story({
  parameters: {
    route: `${path}?tab=notice`,
    facts: [
      { name: 'notice', parameters: { id: 'H-long', title: 'Long '.repeat(60), minutesAgo: 1 } },
      { name: 'notice', parameters: { id: 'H-blank', title: ' ', text: 'We close at noon.', minutesAgo: 2 } },
    ],
  },
  play: async ({ canvas }) => {
    const rows = await canvas.findByRole('list', { name: 'Announcements' });
    const long = within(rows).getByRole('link', { name: /^Long Long/ });
    await expect(long.getBoundingClientRect().height).toBeLessThan(90);
    await expect(within(rows).getByRole('link', { name: '--' })).toHaveAttribute(
      'href',
      expect.stringContaining('id=H-blank'),
    );
  },
});

export const NoAnnouncements = meta.story({
  parameters: { route: `${path}?tab=notice`, scenario: 'empty-market' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No announcements')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See your messages' }));
    await expect(await canvas.findByText('No messages yet')).toBeVisible();
  },
});

/** A tab that there is not is the first one. */
export const UnknownTab = meta.story({ parameters: { route: `${path}?tab=%3Cb%3E` }, play: list });

export const Empty = meta.story(
  empty({ scenario: 'trader', words: 'No messages yet', next: ['link', 'See the markets'] }),
);

export const GrowsByButton = meta.story({
  parameters: {
    scenario: 'trader',
    facts: [{ name: 'inboxFilled', parameters: { count: 60 } }],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('25 of 60')).toBeInTheDocument();
    canvas.getByRole('button', { name: 'Show more' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('50 of 60')).toBeInTheDocument();
  },
});

const what = { what: 'your messages', call: 'content.messageList' as const };
export const Loading = meta.story(loading(what));
export const Slow = meta.story(slow({ ...what, shows: list }));
export const Failed = meta.story(
  failed({ ...what, fault: 'code=500', unlike: 'No messages yet', shows: list }),
);
export const AnswerDoesNotFit = meta.story(failed({ ...what, fault: 'garbled', shows: list }));
export const SessionExpired = meta.story(sessionExpired());
export const Stale = meta.story(stale({ shows: list }));
export const Offline = meta.story(offline());
export const LongNames = meta.story(
  longNames({
    parameters: { facts: [{ name: 'inboxFilled', parameters: { count: 5, unread: 2 } }] },
    shows: list,
  }),
);
export const OneLineUnreadable = meta.story(unreadable({ call: 'content.messageList', shows: list }));
/** A status that the app has never heard of is no unread mark. */
export const UnknownStatus = meta.story({
  parameters: { faults: ['newcodes@content.messageList'] },
  play: list,
});
export const Refreshed = meta.story(refreshed({ call: 'content.messageList', shows: list }));
export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Narrow = meta.story(atWidth('w320', { shows: list }));
export const Wide = meta.story(atWidth('w1280', { shows: list }));
