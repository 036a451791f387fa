import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import type { ScenarioName } from '@meridian/mocks/names';
import type { Play } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import { savedFiles } from '../../test/saved-files.ts';
import StatementScreen from './Statement.tsx';

const statement = '/pages/profile/transaction';

const meta = preview.meta({
  title: 'Behaviour',
  component: StatementScreen,
  parameters: { path: statement, scenario: 'trader' },
});

type Canvas = Parameters<Play>[0]['canvas'];

const rowsIn = async (canvas: Canvas): Promise<readonly HTMLElement[]> => {
  const lists = await canvas.findAllByRole('list', { name: /Movements on/ });
  return lists.flatMap((list) => within(list).getAllByRole('listitem'));
};

/** Wallet and kind are chosen, the sums follow, and all of it is put off at once. */
export const NarrowsByWalletAndKind = meta.story({
  play: async ({ canvas, userEvent }) => {
    const all = await rowsIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Wallet' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Hong Kong stocks' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'USD' })).toBeNull());
    await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Handling fee' }));
    await expect(await canvas.findByText('Hong Kong stocks · Handling fee')).toBeVisible();
    await waitFor(async () => expect((await rowsIn(canvas)).length).toBeLessThan(all.length));
    for (const row of await rowsIn(canvas)) await expect(row).toHaveTextContent(/^Handling fee · \d{5}/);
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
    await expect(await canvas.findByText('All movements')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Own days begin with those of the period chosen before; in the wrong order they narrow nothing and say so. */
export const NarrowsByOwnDates = meta.story({
  play: async ({ canvas, userEvent }) => {
    await rowsIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Last month' }));
    await expect(await canvas.findByText('10/01/2026 – 10/31/2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Own dates' }));
    const from = await screen.findByLabelText('From');
    await expect(from).toHaveValue('2026-10-01');
    await fireEvent.change(from, { target: { value: '2026-10-25' } });
    await expect(await canvas.findByText('10/25/2026 – 10/31/2026')).toBeVisible();
    await fireEvent.change(from, { target: { value: '2026-11-25' } });
    await expect(await screen.findByText(/^The first day is after the last/)).toBeVisible();
    await expect(canvas.getByText('10/25/2026 – 10/31/2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Own dates' }));
    await expect(await canvas.findByText('All movements')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A fee to its order, a result to its position. */
export const RowsLeadToTheirRecords = meta.story({
  play: async ({ canvas }) => {
    await rowsIn(canvas);
    const [fee] = canvas.getAllByRole('link', { name: /^Handling fee/ });
    await expect(fee).toHaveAttribute('href', expect.stringContaining('/pages/trade/index?tab=2&order='));
    const [result] = canvas.getAllByRole('link', { name: /^Trading (profit|loss)/ });
    await expect(result).toHaveAttribute('href', expect.stringContaining('/pages/trade/detail?'));
  },
});

/** A transfer has no screen of its own: both its sides and how far it is are opened from its line. */
export const OpensATransfer = meta.story({
  parameters: { scenario: 'transfer-pending', endsIn: { dialog: 'Transfer out' } },
  play: async ({ canvas, userEvent }) => {
    const [out] = await canvas.findAllByRole('button', { name: /^Transfer out/ });
    await userEvent.click(out as HTMLElement);
    const record = await screen.findByRole('dialog', { name: 'Transfer out' });
    await waitFor(() => expect(record).toBeVisible());
    await expect(record).toHaveTextContent(/StatusPending/);
    await expect(record).toHaveTextContent(/FromCash.*ToHong Kong stocks.*Rate1 USD = [\d.]+ HKD/);
  },
});

/** Cells of a file whose words have no comma. */
const cellsOf = (text: string): readonly string[][] =>
  text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));

const chooseFrom = async (
  { canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>,
  entry: string,
): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save or print' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

/** All lines of the filter, oldest first, between the balances that they lead from and to. */
export const SavesAFile = meta.story({
  parameters: { route: `${statement}?wallet=STOCK&from=2026-11-01&to=2026-11-18` },
  play: async ({ canvas, userEvent }) => {
    const shown = await rowsIn(canvas);
    const { files, restore } = savedFiles();
    try {
      await chooseFrom({ canvas, userEvent }, 'Save as a file (CSV)');
      await waitFor(() => expect(files).toHaveLength(1));
    } finally {
      restore();
    }
    await expect(files[0]?.name).toBe('meridian-statement-stock-2026-11-01-2026-11-18.csv');
    const [head, ...rows] = cellsOf((await files[0]?.text()) ?? '');
    await expect(head?.slice(0, 8)).toEqual([
      'Kind',
      'Day (America/New_York)',
      'Time (UTC)',
      'Wallet',
      'Amount',
      'Currency',
      'Balance after',
      'Total',
    ]);
    await expect(rows.map(([kind]) => kind)).toEqual(
      expect.arrayContaining(['Opening balance', 'Handling fee', 'Money in', 'Money out', 'Closing balance']),
    );
    const lines = rows.filter((row) => row[3] === 'US stocks');
    await expect(lines).toHaveLength(shown.length);
    const times = lines.map((row) => Date.parse(`${row[2]}Z`));
    await expect(times).toEqual(times.toSorted((a, b) => a - b));
  },
});

/** Thousands of lines take their time: how many are read is said, and it can be stopped. Nothing is saved then. */
export const StopsALongFile = meta.story({
  parameters: { scenario: 'long-history' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('50 of 3,000 lines');
    const { files, restore } = savedFiles();
    try {
      worldOf(canvasElement).addFault('slow=700@funds.walletBill');
      await chooseFrom({ canvas, userEvent }, 'Save as a file (CSV)');
      await expect(await canvas.findByText('1,000 of 3,000')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(canvas.queryByText(/ of 3,000$/)).toBeNull());
      await expect(files).toHaveLength(0);
    } finally {
      restore();
    }
  },
});

/** Half a statement is none: nothing is saved, and it is said. */
export const CannotSaveAFile = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowsIn(canvas);
    worldOf(canvasElement).addFault('http=503@funds.walletBill');
    await chooseFrom({ canvas, userEvent }, 'Save as a file (CSV)');
    await expect(await screen.findByText('The file could not be made')).toBeVisible();
  },
});

/** A line that cannot be read is missing from the file, which says so inside and out. */
export const SavesAFileWithALineMissing = meta.story({
  parameters: { route: `${statement}?wallet=STOCK`, faults: ['badline@funds.walletBill'] },
  play: async ({ canvas, userEvent }) => {
    await rowsIn(canvas);
    const { files, restore } = savedFiles();
    try {
      await chooseFrom({ canvas, userEvent }, 'Save as a file (CSV)');
      await expect(await screen.findByText('The file is not complete')).toBeVisible();
      await expect(await files[0]?.text()).toContain('\r\n1 line could not be read and is missing.,');
    } finally {
      restore();
    }
  },
});

/** On paper are the same lines and sums, and nothing of the screen. */
export const Prints = meta.story({
  parameters: { route: `${statement}?wallet=STOCK&from=2026-11-01&to=2026-11-18` },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shown = await rowsIn(canvas);
    const printed = spyOn(window, 'print').mockImplementation(() => {});
    const page = canvasElement.ownerDocument;
    try {
      await chooseFrom({ canvas, userEvent }, 'Print, or save as PDF');
      await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
      const paper = page.querySelector<HTMLElement>('[data-print-sheet]') as HTMLElement;
      await expect(paper).not.toBeVisible();
      await expect(paper).toHaveTextContent(/Statement of11\/01\/2026 – 11\/18\/2026 · US stocks/);
      await expect(paper).toHaveTextContent(/Opening balanceMoney inMoney outClosing balanceUSD\$[\d,.]+/);
      await expect(paper.querySelectorAll('table:last-of-type tbody tr')).toHaveLength(shown.length);
      await fireEvent(window, new Event('afterprint'));
      await waitFor(() => expect(page.querySelector('[data-print-sheet]')).toBeNull());
    } finally {
      printed.mockRestore();
    }
  },
});

/** Each line of a kind leads to the record it belongs to. */
const leadTo = (scenario: ScenarioName, wallet: string, kind: RegExp, address: RegExp) =>
  meta.story({
    parameters: { scenario, route: `${statement}?wallet=${wallet}` },
    play: async ({ canvas }) => {
      const rows = await canvas.findAllByRole('link', { name: kind });
      for (const row of rows) await expect(row.getAttribute('href')).toMatch(address);
    },
  });

export const SubscriptionsLeadToTheirs = leadTo(
  'ipo-allotted',
  'SUBSCRIPTION',
  /^(New-share subscription|Refund)/,
  /^\/pages\/trade\/index\?tab=4&subscription=S\d+$/,
);

export const InterestLeadsToItsInstitution = leadTo(
  'follow-in-progress',
  'FOLLOW',
  /^Interest/,
  /^\/pages\/product\/follow\?kind=agency&id=\w+$/,
);

export const CopiesLeadToTheirs = leadTo(
  'follow-futures-running',
  'FOLLOW_FUTURES',
  /^(Handling fee|Trading profit|Trading loss)/,
  /^\/pages\/product\/follow\?kind=futures&order=C\d+$/,
);
