import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { rowsOf } from './rows.ts';
import { tab } from './tab.ts';
import TradeScreen from './Trade.tsx';

/** What somebody does with the lists of the trade tab, and where it leads. */
const meta = preview.meta({
  component: TradeScreen,
  parameters: { path: '/pages/trade/index', scenario: 'trader' },
});

/** A filter narrows at once, says how many parts of it are on, and is put off where it leaves nothing. */
export const NarrowsAndClears = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Holdings' });
    await userEvent.click(canvas.getByRole('button', { name: /Filter/ }));
    const filter = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.click(filter.getByRole('button', { name: 'HKD' }));
    await waitFor(() => expect(rowsOf(canvas, 'Holdings')).toHaveLength(1));
    await userEvent.click(filter.getByRole('button', { name: 'Short' }));
    await expect(await canvas.findByText('Nothing matches the filter')).toBeVisible();
    await userEvent.click(filter.getByRole('button', { name: 'Clear the filter' }));
    await waitFor(() => expect(rowsOf(canvas, 'Holdings')).toHaveLength(6));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Rows of two lines show one of the two profits; which one, and the order, are there again on the next visit. */
export const ChoosesTheProfit = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Holdings' });
    await userEvent.click(canvas.getByRole('button', { name: /Filter/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'P&L today' }));
    await expect(await canvas.findByRole('columnheader', { name: 'P&L today' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: 'Closed' }));
    await userEvent.click(await canvas.findByRole('tab', { name: 'Holdings' }));
    await expect(await canvas.findByRole('columnheader', { name: 'P&L today' })).toBeVisible();
  },
});

/** What was closed as a file: every row that the filter keeps, with exact figures. Made here; nothing is sent. */
export const SavesAFile = meta.story({
  parameters: tab(1),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Closed' });
    const files: Blob[] = [];
    const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:file';
    });
    const pressed = fn();
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      pressed(this.download);
    });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Save as a file (CSV)' }));
      await waitFor(() => expect(pressed).toHaveBeenCalledWith('meridian-closed-positions.csv'));
      const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
      await expect(lines).toHaveLength(5);
      await expect(lines[0]).toMatch(/Code,Name,Market,Side,Leverage,Qty,Open price,Close price/);
      await expect(lines[1]).toMatch(/^AMZN,Amazon\.com,NASDAQ,Long,5,30,/);
    } finally {
      made.mockRestore();
      clicked.mockRestore();
    }
  },
});

/** Half a list is no list: nothing is saved, and it is said. */
export const CannotSaveAFile = meta.story({
  parameters: tab(1),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('table', { name: 'Closed' });
    worldOf(canvasElement).addFault('http=503@trading.closedPositions');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a file (CSV)' }));
    await expect(await screen.findByText('The file could not be made')).toBeVisible();
  },
});
