import { expect, waitFor, within } from 'storybook/test';
import { forbidden } from '@meridian/storybook/general-failures.ts';
import {
  atWidth,
  empty,
  failed,
  inChinese,
  loading,
  longNames,
  offline,
  refreshed,
  sessionExpired,
  slow,
  stale,
  type Play,
  unreadable,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import StatementScreen from './Statement.tsx';

const statement = '/pages/profile/transaction';

const meta = preview.meta({
  component: StatementScreen,
  parameters: { path: statement, scenario: 'trader' },
});

const days: Play = async ({ canvas }) => {
  await expect((await canvas.findAllByRole('list', { name: /Movements on/ })).length).toBeGreaterThan(2);
};

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const days = await canvas.findAllByRole('list', { name: /Movements on/ });
    await expect(days.length).toBeGreaterThan(2);
    await expect(canvas.getByText('All movements')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'USD' })).toHaveTextContent(
      /Opening balance\$0\.00\+Money in\$[\d,.]+−Money out\$[\d,.]+=Closing balance\$[\d,.]+/,
    );
    await expect(canvas.getByRole('group', { name: 'HKD' })).toBeVisible();
    await expect(canvas.getByText(/^All lines are shown, and lead from/)).toBeVisible();
    await expect(canvas.getAllByText(/^Net [+−]\$/).length).toBeGreaterThan(1);
    await expect(canvas.getAllByText(/^−\$[\d,.]+$/).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(/^Balance \$/).length).toBeGreaterThan(0);
  },
});

/** What the lines of one wallet lead to is its balance: nothing else ever moved it. */
export const OneWalletAddsUp = meta.story({
  parameters: { route: `${statement}?wallet=STOCK` },
  play: async ({ canvas }) => {
    const [newest] = await canvas.findAllByText(/^Balance \$/);
    const balance = newest?.textContent?.replace('Balance ', '') ?? 'no line';
    await expect(canvas.getByRole('group', { name: 'USD' })).toHaveTextContent(`Closing balance${balance}`);
  },
});

/** A period begins with what there was before it. */
export const OnePeriod = meta.story({
  parameters: { route: `${statement}?wallet=STOCK&from=2026-11-10&to=2026-11-16` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('11/10/2026 – 11/16/2026 · US stocks')).toBeVisible();
    const sum = await canvas.findByRole('group', { name: 'USD' });
    await expect(sum).not.toHaveTextContent('Opening balance$0.00');
    await expect(canvas.getByText(/^All lines are shown, and lead from/)).toBeVisible();
  },
});

/** Of one kind there is no balance: the other kinds moved it too. */
export const OneKind = meta.story({
  parameters: { route: `${statement}?kind=fee` },
  play: async ({ canvas }) => {
    const sum = await canvas.findByRole('group', { name: 'USD' });
    await expect(sum).toHaveTextContent(/Money in\$0\.00−Money out\$([\d,.]+)=Net−\$\1/);
    await expect(canvas.queryByText('Opening balance')).toBeNull();
    await expect(canvas.getByText('All lines are shown, and come to this.')).toBeVisible();
  },
});

/** Nothing moved: what there was is what there is. */
export const QuietPeriod = meta.story({
  parameters: { scenario: 'funded', route: `${statement}?wallet=STOCK&period=today` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No movements match the filter')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'USD' })).toHaveTextContent(
      /Opening balance\$100,000\.00.*Closing balance\$100,000\.00/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the filter' }));
    await expect((await canvas.findAllByRole('list', { name: /Movements on/ })).length).toBeGreaterThan(2);
  },
});

/** A wallet in which nothing has ever moved. */
export const EmptyWallet = meta.story({
  parameters: { route: `${statement}?wallet=FOREX` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No movements match the filter')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'USD' })).toBeNull();
  },
});

/** A line is missing that the balances know of: neither is corrected by the other. */
export const DoesNotAddUp = meta.story({
  parameters: { route: `${statement}?wallet=STOCK`, faults: ['lacking@funds.walletBill'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lines and balances do not agree')).toBeVisible();
    await expect(canvas.getByText(/there is a difference of [+−]\$[\d,.]+\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toBeVisible();
  },
});

/** A backend without sums: they are absent, and nothing is made up in their place. */
export const WithoutSums = meta.story({
  parameters: { faults: ['bare@funds.walletBill'] },
  play: async ({ canvas }) => {
    await days({ canvas } as Parameters<typeof days>[0]);
    await expect(canvas.queryByText('Money in')).toBeNull();
    await expect(canvas.queryByText(/^All lines are shown/)).toBeNull();
  },
});

export const Empty = meta.story(
  empty({
    scenario: 'newcomer',
    words: 'Nothing has moved here yet',
    next: ['link', 'Deposit'],
  }),
);

export const BalancesHidden = meta.story({
  parameters: { settings: { areBalancesHidden: true } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('list', { name: /Movements on/ });
    await expect(canvas.queryByText(/\$\d/)).toBeNull();
  },
});

export const Loading = meta.story(loading({ what: 'your statement', call: 'funds.walletBill' }));

export const Slow = meta.story(slow({ what: 'your statement', call: 'funds.walletBill', shows: days }));

export const Failed = meta.story(
  failed({
    what: 'your statement',
    call: 'funds.walletBill',
    fault: 'code=500',
    unlike: 'Nothing has moved here yet',
    shows: days,
  }),
);

/** Turned away with 403, by status and in an envelope: either ends the session (DECISIONS 1). */
export const ForbiddenByStatus = meta.story(forbidden('http=403', 'funds.walletBill'));
export const ForbiddenInAnEnvelope = meta.story(forbidden('code=403', 'funds.walletBill'));

export const AnswerDoesNotFit = meta.story({
  parameters: { faults: ['garbled@funds.walletBill'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The answer could not be read/)).toBeVisible();
  },
});

export const SessionExpired = meta.story(sessionExpired());

/** A day ends where the user lives. */
export const DaysInTheUsersTimeZone = meta.story({
  play: async ({ canvas }) => {
    const [newest] = await canvas.findAllByRole('list', { name: /Movements on/ });
    await expect(within(newest as HTMLElement).getAllByRole('listitem').length).toBeGreaterThan(0);
    await expect(canvas.getByText('Times are in your time zone, EST.')).toBeVisible();
  },
});

/** Days as the language writes them, for who has chosen that. */
export const DatesOfTheLanguage = meta.story({
  parameters: { settings: { dates: 'language' } },
  play: async ({ canvas }) => {
    const days = await canvas.findAllByRole('list', { name: /^Movements on Nov \d+, 2026$/ });
    await expect(days.length).toBeGreaterThan(2);
    await expect(canvas.queryByText(/\d\d\/\d\d\/\d{4}/)).toBeNull();
  },
});

export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));
export const TraditionalChinese = meta.story(inChinese('zh-Hant'));
export const Narrow = meta.story(atWidth('w320', { shows: days }));
export const Wide = meta.story(atWidth('w1280', { shows: days }));

export const StalePrices = meta.story(stale({ shows: days }));

export const LongNames = meta.story(longNames({ shows: days }));

/** A sum of a day with a line missing would be a false one: no day has one. The backend's own count every line. */
export const OneLineUnreadable = meta.story(
  unreadable({
    call: 'funds.walletBill',
    shows: async ({ canvas }) => {
      await expect(canvas.getAllByRole('list', { name: /Movements on/ }).length).toBeGreaterThan(2);
      await expect(canvas.queryByText(/^Net [+−$]/)).toBeNull();
      await expect(canvas.queryByText(/^All lines are shown/)).toBeNull();
    },
  }),
);

/** Of somebody who wants the app to act: nothing of the line is shown, and the others are. */
export const HostileLine = meta.story({
  parameters: { faults: ['hostile@funds.walletBill'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('1 line could not be read')).toBeVisible();
    await expect(canvas.getAllByRole('list', { name: /Movements on/ }).length).toBeGreaterThan(2);
    await expect(canvasElement).not.toHaveTextContent('<img');
    await expect('wasRun' in window).toBe(false);
  },
});

/** Of more lines than a page has, the rest is left out, and sums that say one currency twice are not believed. */
export const Flooded = meta.story({
  parameters: { faults: ['flood@funds.walletBill'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Part of this list is left out')).toBeVisible();
    await expect(canvas.queryByText('Money in')).toBeNull();
  },
});

export const UnknownKinds = meta.story({
  parameters: { faults: ['newcodes@funds.walletBill'] },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('list', { name: /Movements on/ });
    await expect(canvas.getAllByText(/^--/).length).toBeGreaterThan(2);
    await expect(canvas.queryByText(/could not be read/)).toBeNull();
  },
});

export const Offline = meta.story(offline({ shows: days }));

// A list that grows

const page = (canvasElement: HTMLElement): HTMLElement => canvasElement.ownerDocument.documentElement;

/** By nobody's press: the end comes near, and the next lines are there. */
export const GrowsByScrolling = meta.story({
  parameters: { scenario: 'long-history' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('50 of 3,000 lines')).toBeInTheDocument();
    page(canvasElement).scrollTop = 1e6;
    await waitFor(() => expect(canvas.getByText('100 of 3,000 lines')).toBeInTheDocument());
    page(canvasElement).scrollTop = 0;
  },
});

export const GrowsByButton = meta.story({
  parameters: { scenario: 'long-history' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('50 of 3,000 lines')).toBeInTheDocument();
    canvas.getByRole('button', { name: 'Show earlier' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('100 of 3,000 lines')).toBeInTheDocument();
  },
});

/** What is there stays; the end says what did not come, and the next try brings it. */
export const NextPageFails = meta.story({
  parameters: {
    scenario: 'long-history',
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      // What is there could not be read anew either, where somebody has chosen another language meanwhile.
      const end = canvas.getAllByRole('button', { name: 'Retry' }).at(-1);
      if (end !== undefined) await userEvent.click(end);
      await expect(await canvas.findByText('100 of 3,000 lines')).toBeInTheDocument();
      await expect(canvas.queryByText("Couldn't load more")).toBeNull();
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('50 of 3,000 lines');
    worldOf(canvasElement).addFault('http=502@funds.walletBill');
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    await expect(await canvas.findByText("Couldn't load more")).toBeInTheDocument();
    await expect(canvas.getByText('50 of 3,000 lines')).toBeInTheDocument();
    await expect(canvas.getAllByRole('list', { name: /Movements on/ }).length).toBeGreaterThan(2);
  },
});

/** What could not be read on each page adds up. */
export const EachPageWithALineUnreadable = meta.story({
  parameters: { scenario: 'long-history', faults: ['badline@funds.walletBill'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 line could not be read')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show earlier' }));
    await expect(await canvas.findByText('2 lines could not be read')).toBeVisible();
    await expect(canvas.getByText('98 of 3,000 lines')).toBeInTheDocument();
  },
});

export const Refreshed = meta.story(refreshed({ call: 'funds.walletBill', shows: days }));
