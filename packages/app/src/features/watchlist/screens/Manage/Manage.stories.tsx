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
import { codesIn, fourWatched, path } from '../../test/managed.ts';
import ManageScreen from './Manage.tsx';

const meta = preview.meta({
  component: ManageScreen,
  parameters: fourWatched,
});

const managed = sees('list', 'In your order');

/** With the keyboard: lifted, moved, put down; the new order is kept on the device. */
export const Reordered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await managed({ canvas } as never);
    (await canvas.findByRole('button', { name: 'Move JPMorgan Chase' })).focus();
    await userEvent.keyboard(' {Home} ');
    await expect((await codesIn(canvas))[0]).toBe('JPM');
  },
});

const inTwoGroups = {
  watchlistOrder: JSON.stringify([
    [
      'demo',
      {
        order: ['0:NASDAQ:AAPL'],
        groups: [
          { name: 'Tech', keys: ['0:NASDAQ:AAPL', '0:NASDAQ:MSFT'] },
          { name: 'Money', keys: ['0:NYSE:JPM'] },
        ],
      },
    ],
  ]),
};

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
  },
});

const groupOf = async (
  { canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>,
  action: string,
) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Tech' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Group Tech' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

/** What was in it is still watched, and it comes back to its place with what it held. */
export const GroupDeletedAndUndone = meta.story({
  parameters: { storage: inTwoGroups },
  play: async ({ canvas, userEvent }) => {
    await groupOf({ canvas, userEvent }, 'Delete group');
    await waitFor(() => expect(canvas.getAllByRole('tab')).toHaveLength(2));
    await expect(await codesIn(canvas)).toHaveLength(4);
    await expect(await canvas.findByText('Group Tech deleted')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('tab', { name: 'Tech', selected: true })).toBeVisible();
    await expect(canvas.getAllByRole('tab').map((one) => one.textContent)).toEqual(['All', 'Tech', 'Money']);
    await waitFor(async () => expect(await codesIn(canvas)).toEqual(['AAPL', 'MSFT']));
  },
});

/** A group has a name of its own; upper and lower case do not make another of it. */
export const GroupRenamed = meta.story({
  parameters: { storage: inTwoGroups },
  play: async ({ canvas, userEvent }) => {
    await groupOf({ canvas, userEvent }, 'Rename group');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename group' }));
    const field = dialog.getByRole('textbox', { name: 'Name of the group' });
    await expect(field).toHaveValue('Tech');
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    await expect(field).toHaveAccessibleDescription('Enter a name.');
    await userEvent.type(field, 'money');
    await expect(field).toHaveAccessibleDescription('There is a group of this name already.');
    await userEvent.clear(field);
    await userEvent.type(field, 'Computers{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('tab', { name: 'Computers', selected: true })).toBeVisible();
    await expect(await codesIn(canvas)).toEqual(['AAPL', 'MSFT']);
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

/** A backend of the spec alone gives entries no id: they are removed by their stock code. */
export const RemovedByCode = meta.story({
  parameters: { faults: ['bare@watchlist.list'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await codesIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Microsoft' }));
    const watched = () =>
      [...worldOf(canvasElement).world.read().watchlists.values()].flatMap(({ entries }) => entries);
    await waitFor(() => expect(watched()).toHaveLength(3));
    await expect(watched().map(({ key }) => key)).not.toContain('NASDAQ:MSFT');
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
    // The group is there at once, and chosen with the address.
    await expect(await canvas.findByRole('tab', { name: 'Phones', selected: true })).toBeVisible();
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

/** Refused: the row is there again, and that is said. */
export const RemovalRefused = meta.story({
  parameters: { faults: ['code=40000@watchlist.delete'] },
  play: async ({ canvas, userEvent }) => {
    await codesIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Microsoft' }));
    await waitFor(() => expect(screen.getByText('1 could not be removed')).toBeVisible());
    await expect(await codesIn(canvas)).toHaveLength(4);
  },
});

const watchedHere = {
  watchedHere: JSON.stringify([
    { stock_code: 'AAPL', market: 'NASDAQ', source: 0, name: 'Apple' },
    { stock_code: 'BTCUSDT', market: 'CRYPTO', source: 7, name: 'Bitcoin' },
  ]),
};

/** Nobody is signed in: what this device watches is managed all the same. */
export const SignedOut = meta.story({
  parameters: {
    scenario: 'visitor',
    facts: [],
    storage: watchedHere,
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

/** Prices of what this device watches fail: said, and asked for again. */
export const DeviceListFails = meta.story({
  parameters: {
    scenario: 'visitor',
    facts: [],
    storage: watchedHere,
    faults: ['http=503@market.getMarkets'],
    afterwards: async ({ canvas, canvasElement, userEvent }) => {
      worldOf(canvasElement).clearFaults();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(await codesIn(canvas)).toEqual(['AAPL', 'BTCUSDT']);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your watchlist")).toBeVisible();
  },
});

/** Storage is blocked or full: nobody believes that it will be there tomorrow. */
export const StorageBlocked = meta.story({
  parameters: { scenario: 'visitor', facts: [], isStorageBlocked: true, storage: watchedHere },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kept until this page is closed')).toBeVisible();
    await expect(canvas.queryByText('Kept on this device')).toBeNull();
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

/** A share and its auction share: one name and one code, and each row, grip and bin says which of the two it is. */
export const TwoProductsOfOneInstrument = meta.story({
  parameters: {
    facts: [
      { name: 'watched', parameters: { code: 'AAPL' } },
      { name: 'watched', parameters: { code: 'AAPL', source: 8 } },
    ],
  },
  play: async ({ canvas }) => {
    for (const product of ['US stocks', 'Pre-market auction']) {
      await expect(await canvas.findByRole('button', { name: `Move Apple (${product})` })).toBeVisible();
      await expect(canvas.getByRole('button', { name: `Remove Apple (${product})` })).toBeVisible();
      await expect(canvas.getByText(`AAPL · ${product}`)).toBeVisible();
    }
  },
});

/** Two hundred: only those in sight exist, and they are put in order all the same. */
export const TwoHundred = meta.story({
  parameters: { scenario: 'many-watched', facts: [] },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'In your order' }));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(list.getAllByRole('listitem').length).toBeLessThan(60);
    const first = list.getAllByRole('listitem')[0]!;
    await expect(first).toHaveAttribute('aria-setsize', '200');
    const handle = within(first).getByRole('button', { name: /^Move / });
    handle.focus();
    await userEvent.keyboard(' {End} ');
    await waitFor(() => expect(handle.closest('li')).toHaveAttribute('aria-posinset', '200'));
    await expect(handle).toHaveFocus();
  },
});

export const NoAlerts = meta.story({
  parameters: { route: `${path}?view=alerts` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No price alerts yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse Markets' })).toBeVisible();
  },
});
