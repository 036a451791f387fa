import { expect, waitFor } from 'storybook/test';
import {
  atWidth,
  failed,
  inChinese,
  loading,
  longNames,
  offline,
  sees,
  sessionExpired,
  slow,
  stale,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import MessageScreen from './Message.tsx';

const path = '/pages/notice/detail';

/** The newest messages of `inbox-full`. */
const ids = { filled: 'M297', cancelled: 'M298', near: 'M299', verified: 'M300', older: 'M1' };
const of = (id: string): { route: string } => ({ route: `${path}?id=${id}` });

const meta = preview.meta({
  component: MessageScreen,
  parameters: { path, ...of(ids.filled), scenario: 'inbox-full' },
});

const words = sees('heading', /^(Bought|Sold)/);
type Canvas = Parameters<typeof words>[0]['canvas'];

const unreadIn = (canvasElement: HTMLElement): number =>
  worldOf(canvasElement)
    .world.read()
    .inboxes.get('demo')
    ?.messages.filter(({ isRead }) => !isRead).length ?? 0;

/** Opening it marks it as read, once. */
export const Ready = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 2,
        name: /^Bought .+ shares of Tencent Holdings \(00700\)$/,
      }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Your order was filled at /)).toBeVisible();
    await waitFor(() => expect(unreadIn(canvasElement)).toBe(11));
    await expect(canvas.queryByText('It is not known whether this was marked as read')).toBeNull();
  },
});

async function leads(canvas: Canvas, name: RegExp, to: string): Promise<void> {
  const link = await canvas.findByRole('link', { name });
  await expect(link).toHaveAttribute('href', expect.stringContaining(to));
}

export const LeadsToThePosition = meta.story({
  parameters: of(ids.near),
  play: ({ canvas }) => leads(canvas, /^See the .+ position$/, '/pages/trade/detail?'),
});
export const LeadsToTheOrder = meta.story({
  parameters: of(ids.cancelled),
  play: ({ canvas }) => leads(canvas, /^See the .+ order$/, '/pages/trade/index?tab=2&order='),
});
export const LeadsToTheVerification = meta.story({
  parameters: of(ids.verified),
  play: ({ canvas }) => leads(canvas, /^See your verification$/, '/pages/kycverify/index'),
});

/** Speaks of a kind of record that the app has never heard of: it leads nowhere, and is read all the same. */
export const UnknownRecord = meta.story({
  parameters: { faults: ['newcodes@content.messageDetail'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your order was filled at /)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^See / })).toBeNull();
  },
});

export const AlreadyRead = meta.story({
  parameters: of(ids.older),
  play: async ({ canvas, canvasElement }) => {
    await words({ canvas } as Parameters<typeof words>[0]);
    await expect(unreadIn(canvasElement)).toBe(12);
  },
});

/** It is read all the same; that nobody knows whether it still counts as unread is said, and can be tried again. */
export const MarkingFails = meta.story({
  parameters: {
    faults: ['down@content.markMessagesRead'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await waitFor(() =>
        expect(canvas.queryByText('It is not known whether this was marked as read')).toBeNull(),
      );
      await waitFor(() => expect(unreadIn(canvasElement)).toBe(11));
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It is not known whether this was marked as read')).toBeVisible();
    await expect(canvas.getByText(/^Your order was filled at /)).toBeVisible();
  },
});

/** An announcement is nobody's to mark, and speaks of no record. */
export const Announcement = meta.story({
  parameters: of('H-US-2026-11-26'),
  play: async ({ canvas, canvasElement }) => {
    const title = 'US exchanges are closed on Thursday, November 26';
    await expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^See / })).toBeNull();
    await expect(unreadIn(canvasElement)).toBe(12);
  },
});

/** An announcement may be its title only: said, not left empty. */
export const NoText = meta.story({
  parameters: { ...of('H-title'), facts: [{ name: 'notice', parameters: { id: 'H-title' } }] },
  play: async ({ canvas }) => {
    const title = 'Customer service is open on Sundays';
    await expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(canvas.getByText('This message is its title only.')).toBeVisible();
  },
});

/** A short message begins where a long one does. */
export const Short = meta.story({
  parameters: of(ids.verified),
  play: async ({ canvas }) => {
    const article = await canvas.findByRole('article');
    const heading = canvas.getByRole('heading', { level: 1 });
    const main = article.closest('main') ?? document.body;
    const { left } = article.getBoundingClientRect();
    await expect(heading).toBeVisible();
    await expect(left - main.getBoundingClientRect().left).toBeLessThanOrEqual(16);
  },
});

/** A title of nothing but spaces: the row below it is found all the same. */
export const NoTitle = meta.story({
  parameters: {
    ...of('H-blank'),
    facts: [{ name: 'notice', parameters: { id: 'H-blank', title: '  ', text: 'We close at noon.' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '--' })).toBeVisible();
    await expect(canvas.getByText('We close at noon.')).toBeVisible();
  },
});

/** A dividend leads to the quote of its share, and says that it is invented. */
export const LeadsToTheQuote = meta.story({
  parameters: {
    ...of('M1'),
    scenario: 'trader',
    facts: [{ name: 'message', parameters: { kind: 'dividendAnnounced' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is a simulated event/)).toBeVisible();
    await leads(canvas, /^See the Tencent Holdings quote$/, '/pages/hkstock/quote?');
  },
});

export const SplitInTraditionalChinese = meta.story({
  globals: { locale: 'zh-Hant' },
  parameters: {
    ...of('M1'),
    scenario: 'trader',
    facts: [{ name: 'message', parameters: { kind: 'splitAnnounced' } }],
  },
  play: async ({ canvas }) => {
    const title = '騰訊控股（00700）股份分拆：1 拆 4';
    await expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(canvas.getByText(/此為模擬事件/)).toBeVisible();
  },
});

/** Paid for shares that were held: after tax, into the wallet. */
export const DividendReceived = meta.story({
  parameters: {
    ...of('M1'),
    scenario: 'trader',
    facts: [{ name: 'message', parameters: { kind: 'dividendPaid' } }],
  },
  play: async ({ canvas }) => {
    const name = /\(00700\): dividend of HK\$102\.00 received$/;
    await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
    await leads(canvas, /^See the .+ position$/, '/pages/trade/detail?');
  },
});

/** Owed by who had sold the share short. */
export const DividendCharged = meta.story({
  globals: { locale: 'zh-Hans' },
  parameters: {
    ...of('M1'),
    scenario: 'trader',
    facts: [{ name: 'message', parameters: { kind: 'dividendCharged' } }],
  },
  play: async ({ canvas }) => {
    const name = /已扣除股息 \$20\.40$/;
    await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
    await expect(canvas.getByText(/须向出借方支付/)).toBeVisible();
  },
});

/** The contract of a position ends in two days. */
export const ContractEnding = meta.story({
  parameters: {
    ...of('M1'),
    scenario: 'futures-expiring',
    facts: [
      { name: 'holding', parameters: { code: 'CLZ26', quantity: '2' } },
      { name: 'message', parameters: { kind: 'contractEnding' } },
    ],
  },
  play: async ({ canvas }) => {
    const title = 'CLZ26 is about to expire';
    await expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(canvas.getByText(/its last trading day is Thursday, November 26\./)).toBeVisible();
    await leads(canvas, /^See the .+ position$/, '/pages/trade/detail?');
  },
});

const gone = async ({ canvas }: { canvas: Canvas }): Promise<void> => {
  await expect(await canvas.findByText('This message is no longer there')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See all messages' })).toBeVisible();
  await expect(canvas.queryByRole('alert')).toBeNull();
};
export const Deleted = meta.story({ parameters: of('M99999'), play: gone });
export const NoId = meta.story({ parameters: { route: path }, play: gone });
/** Withdrawn while somebody reads it: it does not stay as if it were true. */
export const WithdrawnMeanwhile = meta.story({
  parameters: of('H-fraud'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Nobody from Meridian asks for your password' });
    await worldOf(canvasElement).applyFact('listings', { state: 'empty' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await gone({ canvas });
  },
});
export const AbsurdId = meta.story({ parameters: of('x'.repeat(5_000)), play: gone });

const what = { what: 'the message', call: 'content.messageDetail' as const };
export const Loading = meta.story(loading(what));
export const Slow = meta.story(slow({ ...what, shows: words }));
export const Failed = meta.story(failed({ ...what, shows: words }));
export const AnswerDoesNotFit = meta.story(failed({ ...what, fault: 'garbled', shows: words }));

/** Another message than the one that was opened: it is not shown, and not marked as read. */
export const AnotherMessage = meta.story(
  failed({
    ...what,
    fault: 'mixed',
    shows: async ({ canvas, canvasElement, ...context }) => {
      await words({ canvas, canvasElement, ...context });
      await waitFor(() => expect(unreadIn(canvasElement)).toBe(11));
    },
  }),
);

export const SessionExpired = meta.story(sessionExpired());
export const Stale = meta.story(stale({ shows: words }));
export const Offline = meta.story(offline());
export const LongNames = meta.story(
  longNames({
    parameters: { ...of('M1'), facts: [{ name: 'message', parameters: { kind: 'orderFilled' } }] },
    shows: words,
  }),
);
export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Narrow = meta.story(atWidth('w320', { shows: words }));
export const Wide = meta.story(atWidth('w1280', { shows: words }));
