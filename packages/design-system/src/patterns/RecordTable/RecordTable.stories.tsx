import { expect, within, type screen } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { RecordTable } from './RecordTable.tsx';
import {
  apple,
  bitcoin,
  cancel,
  euro,
  holdings,
  oil,
  opened,
  orders,
  sortBy,
  tencent,
  tesla,
  type Holding,
} from './sampleRecords.tsx';

const meta = preview.meta({
  title: 'Patterns/RecordTable',
  component: RecordTable<Holding>,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Records as one table on every width: a figure a column where it is wide, two figures a column and two lines a row where it is narrow.',
      whenToUse: [
        'What somebody holds, has ordered, has closed: many records of one kind, compared by their figures.',
      ],
      whenNotToUse: [
        'Quotes of a market: `DataTable`.',
        'One position among other things: `PositionRow`. One order by itself: `StatGrid`.',
      ],
      anatomy: {
        story: 'wide',
        window: { width: 1280, height: 220 },
        parts: {
          'Heads of the columns: each sorts, the sorted one has an arrow': '[aria-sort=descending]',
          'Mark, where there is room; code and name': '[role=rowheader]',
          'A figure, which ticks by itself': '[role=cell][data-align=start] + [role=cell]',
          'What threatens the record, or comes by itself': '[data-tone=negative]',
          'The one press at the end of a row': null,
        },
      },
      keyboard: {
        Tab: 'From head to head, then from row to row, and to the press at the end of each.',
        'Enter / Space': 'On a head: sorts by it, then the other way, then not at all.',
      },
      accessibility: [
        'A table with heads and cells on every width; a row whose name is not its instrument’s has one of its own.',
        'With large letters each figure has a line of its own, after its name; no figure is cut.',
        'The press at the end of a row says which row: five “Cancel” in a row say nothing.',
      ],
      content: [
        'A row leads with the code, which is never cut; the name takes what room is left.',
        'Heads of two lines name both figures: “Price” over “Avg cost”.',
        'Prices of shares beside those of currencies: say `decimals`, so that the points are under each other.',
        'Amounts that a column of 88 px cannot hold are short in two lines, whole in one: `FittedFigure`.',
      ],
      related: ['HoldingTotals', 'DataTable', 'PositionRow', 'GrowingList', 'ChangeTag', 'Price'],
    }),
  },
  args: holdings,
  tags: ['autodocs'],
});

const chinese: Readonly<Record<string, string>> = {
  side: '方向',
  quantity: '数量',
  cost: '成本价',
  price: '现价',
  value: '市值',
  profit: '盈亏',
  percent: '收益率',
};

type Canvas = Pick<typeof screen, 'getByRole'>;
const rowOf = (canvas: Canvas, name: RegExp | string) => within(canvas.getByRole('row', { name }));

export const Phone = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    const heads = canvas.getAllByRole('columnheader');
    // A side has no room of its own: it is below the name.
    await expect(heads.map((head) => head.textContent)).toEqual(
      expect.arrayContaining(['Price', 'Value', 'P&L']),
    );
    await expect(canvas.getByText('Long · 2×')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Value' }));
    await expect(sortBy).toHaveBeenLastCalledWith('value');
    const row = canvas.getByRole('link', { name: 'AAPL Apple' }).closest('[role=row]');
    await expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(58);
  },
});

async function pressesOnFigures(canvas: Canvas): Promise<void> {
  const link = canvas.getByRole('link', { name: 'AAPL Apple' });
  for (const figure of rowOf(canvas, /^AAPL/).getAllByRole('cell')) {
    const { left, top, width, height } = figure.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
  }
}

/** A row leads where its name does over its whole width: a finger lands on a figure as well as on a name. */
export const PressedOnAFigure = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: ({ canvas }) => pressesOnFigures(canvas),
});

export const PressedOnAFigureWide = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: ({ canvas }) => pressesOnFigures(canvas),
});

/** A price and a value in Hong Kong dollars have room between them. */
export const LongAmounts = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const row = rowOf(canvas, /^00700/);
    const price = row.getByText('635.50').getBoundingClientRect();
    await expect(Math.round(canvas.getByText('Price').getBoundingClientRect().right)).toBe(
      Math.round(price.right),
    );
    const value = row.getByText('HK$127,100').getBoundingClientRect();
    await expect(value.left - price.right).toBeGreaterThanOrEqual(6);
  },
});

/** What threatens a position is below its row, what happens without the person is in the colour of waiting. */
export const Notes = meta.story({
  globals: { viewport: { value: 'w390' } },
  args: { items: [tesla, oil] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closes at $405.06, 1.20% away')).toBeVisible();
    await expect(canvas.getByText('Last trade today, 17:00')).toBeVisible();
    // A code is never cut, side and leverage are not either: 20× would be read as 2.
    const code = canvas.getByText('CLZ26');
    await expect(code.scrollWidth).toBeLessThanOrEqual(code.clientWidth);
  },
});

/** A figure a column, so that figures of one column are aligned, whatever their digits. */
export const Wide = meta.story({
  globals: { viewport: { value: 'w1280' } },
  args: { items: [apple, tencent, tesla] },
  play: async ({ canvas, userEvent }) => {
    const right = (text: string) => Math.round(canvas.getByText(text).getBoundingClientRect().right);
    await expect(right('$15,864.00')).toBe(right('HK$127,100.00'));
    await expect(right('60')).toBe(right('200'));
    // A head is over its figures.
    const head = canvas.getByRole('button', { name: 'Avg cost' }).getBoundingClientRect();
    await expect(Math.round(head.right)).toBe(right('261.56'));
    await userEvent.click(canvas.getByRole('button', { name: 'Avg cost' }));
    await expect(sortBy).toHaveBeenLastCalledWith('cost');
    await expect(canvas.getByRole('columnheader', { name: 'Value' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
});

/** Shares beside a currency pair and a coin: the points are under each other, and no digit is made up. */
export const AtThePoint = meta.story({
  globals: { viewport: { value: 'w1280' } },
  args: {
    items: [apple, euro, bitcoin],
    columns: holdings.columns.map((column) =>
      column.id === 'cost' || column.id === 'price' || column.id === 'quantity'
        ? { ...column, decimals: (row) => row[column.id as 'cost'].split('.')[1]?.length ?? 0 }
        : column,
    ),
  },
  play: async ({ canvas }) => {
    /** Where the point is, or would be. */
    const pointOf = (text: string): number => {
      const node = document.createTreeWalker(canvas.getByText(text), NodeFilter.SHOW_TEXT).nextNode();
      if (node === null) throw new Error(`${text} is not there`);
      const range = document.createRange();
      const [whole = ''] = text.split('.');
      range.setStart(node, 0);
      range.setEnd(node, whole.length);
      return Math.round(range.getBoundingClientRect().right);
    };
    await expect(pointOf('1.08512')).toBe(pointOf('261.56'));
    await expect(pointOf('60')).toBe(pointOf('0.0345'));
    await expect(canvas.getByText('60')).toHaveTextContent(/^60$/);
  },
});

/** A press on a row opens it, a press at its end asks to cancel it: the one is never the other. */
export const Orders = meta.story({
  globals: { viewport: { value: 'w390' } },
  render: () => <RecordTable {...orders} />,
  play: async ({ canvas, userEvent }) => {
    const row = rowOf(canvas, 'Buy long Apple');
    await userEvent.click(row.getByRole('button', { name: 'Cancel order: Buy long Apple' }));
    await expect(cancel).toHaveBeenLastCalledWith('AAPL');
    await expect(opened).not.toHaveBeenCalled();
    await userEvent.click(row.getByText('5 / 20'));
    await userEvent.click(row.getByRole('button', { name: /^AAPL/ }));
    await expect(opened).toHaveBeenLastCalledWith('AAPL');
    const { height } = canvas.getByRole('row', { name: 'Buy long Apple' }).getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(66);
  },
});

export const OrdersWide = meta.story({
  globals: { viewport: { value: 'w1280' } },
  render: () => <RecordTable {...orders} />,
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    await expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(34);
  },
});

/** As high as what comes, on a phone and on a wide window. */
export const Loading = meta.story({
  globals: { viewport: { value: 'w390' } },
  args: { items: [], waitingRows: 3 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const waiting = canvasElement.querySelectorAll('[role=table] > [aria-hidden=true] > div');
    await expect(waiting[0]?.getBoundingClientRect().height).toBe(56);
  },
});

/** The figures are below the name, each still under its head. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { items: [tencent, oil] },
  play: async ({ canvas }) => {
    const [head] = canvas.getAllByRole('columnheader', { name: 'Value' });
    const figure = canvas.getByText('HK$127,100').getBoundingClientRect();
    await expect(Math.abs(figure.right - (head?.getBoundingClientRect().right ?? 0))).toBeLessThan(2);
    const { scrollWidth, clientWidth } = canvas.getByRole('table');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', viewport: { value: 'w390' } },
  args: {
    label: '持仓',
    lead: { ...holdings.lead, label: '名称' },
    columns: holdings.columns.map((column) => ({ ...column, label: chinese[column.id] ?? column.label })),
  },
});
