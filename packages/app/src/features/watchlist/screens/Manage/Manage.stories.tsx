import { expect, screen, waitFor, within } from 'storybook/test';
import {
  atWidth,
  empty,
  failed,
  inChinese,
  loading,
  longNames,
  offline,
  sees,
  sessionExpired,
  slow,
  stale,
  unreadable,
  type Play,
} from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import ManageScreen from './Manage.tsx';

const path = '/pages/watchlist/manage';

const meta = preview.meta({
  component: ManageScreen,
  parameters: {
    path,
    route: path,
    scenario: 'funded',
    facts: ['AAPL', 'MSFT', 'JPM', 'KO'].map((code) => ({ name: 'watched', parameters: { code } })),
  },
});

const managed = sees('list', 'In your order');

type Canvas = Parameters<Play>[0]['canvas'];

const codesIn = async (canvas: Canvas): Promise<(string | undefined)[]> => {
  const list = within(await canvas.findByRole('list', { name: 'In your order' }));
  return list.getAllByRole('listitem').map(({ textContent }) => /([A-Z]+) · /.exec(textContent)?.[1]);
};

/** With the keyboard: lifted, moved, put down; the new order is kept on the device. */
export const Reordered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await managed({ canvas } as never);
    (await canvas.findByRole('button', { name: 'Move JPMorgan Chase' })).focus();
    await userEvent.keyboard(' {Home} ');
    await expect((await codesIn(canvas))[0]).toBe('JPM');
  },
});

/** The order and the groups that were made here before. */
export const ArrangedBefore = meta.story({
  parameters: {
    storage: {
      watchlistOrder: JSON.stringify([
        [
          'demo',
          {
            order: ['0:NYSE:KO', '0:NASDAQ:AAPL'],
            groups: [{ name: 'Tech', keys: ['0:NASDAQ:AAPL', '0:NASDAQ:MSFT'] }],
          },
        ],
      ]),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await codesIn(canvas)).toEqual(['KO', 'AAPL', 'MSFT', 'JPM']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Tech' }));
    await waitFor(async () => expect(await codesIn(canvas)).toEqual(['AAPL', 'MSFT']));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Apple/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take out of group' }));
    await expect(await codesIn(canvas)).toEqual(['MSFT']);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete group' }));
    await expect(canvas.queryByRole('tab')).toBeNull();
    await waitFor(async () => expect(await codesIn(canvas)).toHaveLength(4));
  },
});

/** No question: it is gone at once, and comes back to its place. */
export const RemovedAndUndone = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = await codesIn(canvas);
    const watched = () =>
      [...worldOf(canvasElement).world.read().watchlists.values()].flatMap(({ entries }) => entries).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Microsoft' }));
    await expect(await codesIn(canvas)).toEqual(before.filter((code) => code !== 'MSFT'));
    await waitFor(() => expect(watched()).toBe(3));
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Undo' }))[0]!);
    await waitFor(() => expect(watched()).toBe(4));
    await waitFor(async () => expect(await codesIn(canvas)).toHaveLength(4));
  },
});

export const SeveralRemoved = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await codesIn(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Apple/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Coca-Cola/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2' }));
    await expect(await codesIn(canvas)).toEqual(['MSFT', 'JPM']);
    const watched = () =>
      [...worldOf(canvasElement).world.read().watchlists.values()].flatMap(({ entries }) => entries).length;
    await waitFor(() => expect(watched()).toBe(2));
    await expect(await canvas.findByText('2 removed', { selector: 'main *' })).toBeVisible();
  },
});

export const GroupMade = meta.story({
  play: async ({ canvas, userEvent }) => {
    await codesIn(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Apple/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to group' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'New group' }), 'Phones');
    await userEvent.click(dialog.getByRole('button', { name: 'Create and add 1' }));
    await expect(await canvas.findByRole('tab', { name: 'Phones' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(async () => expect(await codesIn(canvas)).toEqual(['AAPL']));
  },
});

/** What could not be removed is there again, and that is said. */
export const RemovalFails = meta.story({
  parameters: { faults: ['http=502@watchlist.delete'] },
  play: async ({ canvas, userEvent }) => {
    await codesIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Microsoft' }));
    await waitFor(() => expect(screen.getByText('1 could not be removed')).toBeVisible());
    await expect(await codesIn(canvas)).toHaveLength(4);
  },
});

/** Nobody is signed in: what this device watches is managed all the same. */
export const SignedOut = meta.story({
  parameters: {
    scenario: 'visitor',
    facts: [],
    storage: {
      watchedHere: JSON.stringify([
        { stock_code: 'AAPL', market: 'NASDAQ', source: 0, name: 'Apple' },
        { stock_code: 'BTCUSDT', market: 'CRYPTO', source: 7, name: 'Bitcoin' },
      ]),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Kept on this device')).toBeVisible();
    await expect(await codesIn(canvas)).toEqual(['AAPL', 'BTCUSDT']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Apple' }));
    await expect(await codesIn(canvas)).toEqual(['BTCUSDT']);
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Undo' }))[0]!);
    await waitFor(async () => expect(await codesIn(canvas)).toHaveLength(2));
  },
});

export const Empty = meta.story(
  empty({
    scenario: 'funded',
    parameters: { facts: [] },
    words: 'You are not watching anything yet',
    next: ['link', 'Browse Markets'],
  }),
);
export const Loading = meta.story(loading({ what: 'your watchlist', call: 'watchlist.list' }));
export const Slow = meta.story(slow({ what: 'your watchlist', call: 'watchlist.list', shows: managed }));
export const Failed = meta.story(
  failed({
    what: 'your watchlist',
    call: 'watchlist.list',
    unlike: 'You are not watching anything yet',
    shows: managed,
  }),
);
export const SessionExpired = meta.story(sessionExpired({ parameters: { facts: [] } }));
export const StalePrices = meta.story(stale({ shows: managed }));
export const Offline = meta.story(offline());
export const LongNames = meta.story(longNames({ parameters: { facts: [] }, shows: managed }));
export const OneLineUnreadable = meta.story(unreadable({ call: 'watchlist.list' }));
export const Narrow = meta.story(atWidth('w320', { shows: managed }));
export const Simplified = meta.story(inChinese('zh-Hans'));
export const Traditional = meta.story(inChinese('zh-Hant'));
