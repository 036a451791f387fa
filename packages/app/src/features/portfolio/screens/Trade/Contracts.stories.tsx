import { expect, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { rowsOf } from './rows.ts';
import { tab } from './tab.ts';
import TradeScreen from './Trade.tsx';

const meta = preview.meta({
  component: TradeScreen,
  parameters: { path: '/pages/trade/index', scenario: 'futures-expiring' },
});

const name = 'WTI Crude Oil Dec 2026';
const row = `CLZ26 ${name}`;

/** A contract in its last days says so below its row; a pair that is priced in yen is worth dollars. */
export const HeldContracts = meta.story({
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('table', { name: 'Holdings' }));
    const rowOf = async (link: string) =>
      within((await list.findByRole('link', { name: link })).closest('[role=row]') as HTMLElement);
    await expect((await rowOf(row)).getByText(/^Last trade /)).toBeVisible();
    await expect((await rowOf('USDJPY US Dollar / Japanese Yen')).getByText('$50,000.00')).toBeVisible();
    await expect((await rowOf('GCG27 Gold Feb 2027')).queryByText(/^Last trade/)).toBeNull();
    // Wallets are in dollars and Hong Kong dollars: there is no sum in yen.
    await expect(canvas.getAllByRole('heading', { name: /^P&L before fees, / })).toHaveLength(2);
  },
});

const oilIn = (scope: HTMLElement) => within(scope).findByRole('link', { name: row });
/** Whether all of a text is to be seen. */
const isWhole = (text: HTMLElement) => text.scrollWidth <= text.clientWidth && text.clientHeight > 0;

/** On a phone the code is whole, and the name goes where there is room for it. */
export const CodesLead = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    await oilIn(canvasElement);
    for (const code of ['CLZ26', 'GCG27', 'USDJPY'])
      await expect(isWhole(within(canvasElement).getByText(code))).toBe(true);
  },
});

/** Sorted by name, a row is placed by the text it begins with. */
export const SortedByWhatLeads = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: row });
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    const rows = rowsOf(canvas, 'Holdings');
    const names = rows.map((one) => within(one).getAllByRole('link')[0]?.textContent ?? '');
    await expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  },
});

/** Traded no more, and not settled yet. */
export const AwaitsSettlement = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: row });
    await worldOf(canvasElement).advance(3 * 3_600_000);
    await expect(await canvas.findByText('Trading has ended, settlement follows')).toBeVisible();
  },
});

/** The order that ended it is the brokerage's, and says why. */
export const SettledInHistory = meta.story({
  parameters: tab(2),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'History' }));
    await canvas.findByRole('table', { name: 'History' });
    await worldOf(canvasElement).advance(9 * 3_600_000);
    await expect(await canvas.findByText('Settled by the brokerage: the contract ended.')).toBeVisible();
  },
});

/** Settled by itself: among what is closed. */
export const Settled = meta.story({
  parameters: tab(1),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: 'Closed' });
    await worldOf(canvasElement).advance(9 * 3_600_000);
    await expect(await canvas.findByRole('link', { name: row })).toBeVisible();
  },
});
