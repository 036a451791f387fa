/** Taken off and put back: one after the other, after other changes, with answers that never came. */
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { type Canvas, codesIn, fourWatched } from '../../test/managed.ts';
import ManageScreen from './Manage.tsx';

const meta = preview.meta({
  component: ManageScreen,
  parameters: fourWatched,
});

const seesCodes = (canvas: Canvas, codes: readonly string[]) =>
  waitFor(async () => expect(await codesIn(canvas)).toEqual(codes));

/** The way back that stays on the screen; a notice offers the same in passing. */
const undoBelow = (canvasElement: HTMLElement) =>
  within(canvasElement.querySelector('main')!).findByRole('button', { name: 'Undo' });

/** Nobody has arranged anything: each comes back to where it was, the last one first. */
export const OneAfterTheOther = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await seesCodes(canvas, ['AAPL', 'MSFT', 'JPM', 'KO']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Microsoft' }));
    await canvas.findByText('Microsoft removed', { selector: 'main *' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove JPMorgan Chase' }));
    await canvas.findByText('JPMorgan Chase removed', { selector: 'main *' });
    await userEvent.click(await undoBelow(canvasElement));
    await seesCodes(canvas, ['AAPL', 'JPM', 'KO']);
    await expect(await canvas.findByText('Microsoft removed', { selector: 'main *' })).toBeVisible();
    await userEvent.click(await undoBelow(canvasElement));
    await seesCodes(canvas, ['AAPL', 'MSFT', 'JPM', 'KO']);
    await expect(canvas.queryByText(/ removed$/, { selector: 'main *' })).toBeNull();
  },
});

/** What was put in order meanwhile stays so, and what comes back is between the same two. */
export const AfterReordering = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await seesCodes(canvas, ['AAPL', 'MSFT', 'JPM', 'KO']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Microsoft' }));
    await undoBelow(canvasElement);
    canvas.getByRole('button', { name: 'Move Coca-Cola' }).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await seesCodes(canvas, ['AAPL', 'KO', 'JPM']);
    await userEvent.click(await undoBelow(canvasElement));
    await seesCodes(canvas, ['AAPL', 'MSFT', 'KO', 'JPM']);
  },
});

/** With the keyboard: the focus stays where the row was, and goes to the row that comes back. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await seesCodes(canvas, ['AAPL', 'MSFT', 'JPM', 'KO']);
    canvas.getByRole('button', { name: 'Remove Microsoft' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove JPMorgan Chase' })).toHaveFocus();
    (await undoBelow(canvasElement)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Microsoft/ })).toHaveFocus());
  },
});

/** A row that is taken off pushes no other under the finger: its place is taken by the next, and the rest follows. */
export const NothingMovesDown = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await seesCodes(canvas, ['AAPL', 'MSFT', 'JPM', 'KO']);
    const topOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    const [apple, microsoft] = [topOf('Remove Apple'), topOf('Remove Microsoft')];
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Microsoft' }));
    await undoBelow(canvasElement);
    await expect(topOf('Remove Apple')).toBe(apple);
    await expect(topOf('Remove JPMorgan Chase')).toBe(microsoft);
  },
});

/** The answer is lost on its way: the list says what was done, and nothing is called a failure that was none. */
export const AnswerLost = meta.story({
  parameters: { faults: ['lost@watchlist.delete'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await seesCodes(canvas, ['AAPL', 'MSFT', 'JPM', 'KO']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Microsoft' }));
    await undoBelow(canvasElement);
    await expect(screen.queryByText(/could not be removed/)).toBeNull();
    await seesCodes(canvas, ['AAPL', 'JPM', 'KO']);
    worldOf(canvasElement).clearFaults();
    worldOf(canvasElement).addFault('lost@watchlist.save');
    await userEvent.click(await undoBelow(canvasElement));
    await seesCodes(canvas, ['AAPL', 'MSFT', 'JPM', 'KO']);
    await expect(screen.queryByText(/could not be put back/)).toBeNull();
  },
});

/** Neither an answer nor the list: the outcome is not guessed. */
export const NobodyKnows = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await seesCodes(canvas, ['AAPL', 'MSFT', 'JPM', 'KO']);
    worldOf(canvasElement).addFault('lost@watchlist.delete');
    worldOf(canvasElement).addFault('http=502@watchlist.list');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Microsoft' }));
    await waitFor(async () =>
      expect(await screen.findByText('We do not know whether your watchlist changed')).toBeVisible(),
    );
    await expect(screen.queryByText(/could not be removed/)).toBeNull();
  },
});

/** On the device: putting back one leaves alone what was taken off after it, by whichever of the two ways. */
export const OnTheDevice = meta.story({
  parameters: {
    scenario: 'visitor',
    facts: [],
    storage: {
      watchedHere: JSON.stringify(
        ['AAPL', 'MSFT', 'INTC'].map((stock_code) => ({
          stock_code,
          market: 'NASDAQ',
          source: 0,
          name: stock_code,
        })),
      ),
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await seesCodes(canvas, ['AAPL', 'MSFT', 'INTC']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Apple' }));
    const notice = await screen.findByRole('region', { name: 'Notices' });
    const undoApple = await within(notice).findByRole('button', { name: 'Undo' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Microsoft' }));
    await seesCodes(canvas, ['INTC']);
    undoApple.click();
    await seesCodes(canvas, ['AAPL', 'INTC']);
    await userEvent.click(await undoBelow(canvasElement));
    await seesCodes(canvas, ['AAPL', 'MSFT', 'INTC']);
    await expect(canvas.queryByText(/ removed$/, { selector: 'main *' })).toBeNull();
  },
});

const techGroup = {
  watchlistOrder: JSON.stringify([
    ['demo', { order: [], groups: [{ name: 'Tech', keys: ['0:NASDAQ:AAPL'] }] }],
  ]),
};

/** The name of a group that there is, written another way, means that group; Enter is enough. */
export const IntoAGroupByItsName = meta.story({
  parameters: { storage: techGroup },
  play: async ({ canvas, userEvent }) => {
    await seesCodes(canvas, ['AAPL', 'MSFT', 'JPM', 'KO']);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Microsoft/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to group' }));
    const field = dialog.getByRole('textbox', { name: 'New group' });
    await userEvent.type(field, 'tech');
    await expect(dialog.getByRole('button', { name: 'Add 1 to Tech' })).toBeEnabled();
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('tab', { name: 'Tech', selected: true })).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
    await seesCodes(canvas, ['AAPL', 'MSFT']);
  },
});
