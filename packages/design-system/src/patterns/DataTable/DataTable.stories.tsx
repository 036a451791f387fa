import { useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { Price } from '../Price/Price.tsx';
import { DataTable, type DataColumn } from './DataTable.tsx';

interface Stock {
  code: string;
  name: string;
  price: string;
  change: string;
  percent: string;
  volume: string;
}

const stocks: readonly Stock[] = [
  { code: 'NVDA', name: 'NVIDIA', price: '184.12', change: '+3.41', percent: '+1.89%', volume: '151M' },
  { code: 'MSFT', name: 'Microsoft', price: '512.70', change: '−1.06', percent: '−0.21%', volume: '19.4M' },
  { code: 'AAPL', name: 'Apple', price: '264.40', change: '+0.00', percent: '0.00%', volume: '44.8M' },
];

const trendOf = (text: string) => (text.startsWith('−') ? 'down' : text === '0.00%' ? 'flat' : 'up');

const columns: readonly DataColumn<Stock>[] = [
  {
    id: 'price',
    label: 'Price',
    width: 'l',
    cell: ({ price }) => <Price text={price} trend="flat" size="s" />,
  },
  {
    id: 'change',
    label: 'Change',
    room: 'wide',
    cell: ({ change, percent }) => <ChangeTag text={change} trend={trendOf(percent)} isPlain />,
  },
  {
    id: 'percent',
    label: 'Change %',
    cell: ({ percent }) => <ChangeTag text={percent} trend={trendOf(percent)} isPlain />,
  },
  { id: 'volume', label: 'Volume', room: 'medium', cell: ({ volume }) => volume },
  { id: 'market', label: 'Market', room: 'widest', cell: () => 'NASDAQ' },
];

const who = ({ code, name }: Stock) => ({ href: `#/quote/${code}`, code, name });

const meta = preview.meta({
  title: 'Patterns/DataTable',
  // A generic component has no one type of its own here.
  component: DataTable<Stock>,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Instruments on a wide window: a figure a column, each head sorts, each row leads to its own screen.',
      whenToUse: ['Lists of quotes on a desk, alone or beside a quote.'],
      whenNotToUse: [
        'On a phone: rows of two figures, `QuoteRow` below `QuoteListHead`.',
        'What somebody holds or has ordered: `RecordTable`, whose rows have two lines on a phone.',
      ],
      anatomy: {
        story: 'wide',
        window: { width: 1280, height: 280 },
        parts: {
          'Heads: the sorted one has an arrow': "[role='columnheader']:nth-child(2) button",
          Mark: "[role='rowheader'] > :first-child",
          'Name and code: the row’s link, over the whole row': "[role='rowheader'] a",
          'Figures, each in a column of one width; those there is no room for are left out': "[role='cell']",
        },
      },
      keyboard: {
        Tab: 'From head to head, then from row to row.',
        'Enter / Space':
          'On a head: sorts by it, then the other way, then as the list came. On a row, Enter opens it.',
      },
      accessibility: [
        'A `table` with its rows and cells; `aria-sort` says how a column is sorted.',
        'Above a hundred rows only those in sight exist; their numbers count all.',
        'A column that is left out is not heard either: the row’s own screen has every figure.',
      ],
      content: ['A head is one or two words. Volumes are short.'],
      related: ['QuoteRow', 'RecordTable', 'GrowingList', 'SplitView'],
    }),
  },
  args: {
    label: 'NASDAQ: Gainers',
    lead: { id: 'name', label: 'Name', who },
    columns,
    items: stocks,
    keyOf: ({ code }: Stock) => code,
  },
  tags: ['autodocs'],
});

export const Wide = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'NASDAQ: Gainers' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(6);
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getByRole('row', { name: /Microsoft MSFT 512.70 −1.06 −0.21% 19.4M/ })).toBeVisible();
  },
});

/** A head that is cut off names another figure: "Change" for "Change %". */
async function headsAreWhole(canvasElement: HTMLElement): Promise<void> {
  for (const head of canvasElement.querySelectorAll<HTMLElement>("[role='columnheader'] button")) {
    await expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
    const [cell, own] = [head.parentElement ?? head, head].map((part) => part.getBoundingClientRect());
    await expect(own?.left).toBeGreaterThanOrEqual(cell?.left ?? 0);
  }
}

/** Beside a quote: what there is no room for is left out, the most telling figure stays. */
export const Narrow = meta.story({
  args: {
    columns: columns.map((column) =>
      column.id === 'percent' ? { ...column, sorted: 'descending' as const } : column,
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Name', 'Price', 'Change %']);
    await headsAreWhole(canvasElement);
  },
});

function Sorting(): ReactNode {
  const [direction, setDirection] = useState<'ascending' | 'descending'>();
  const sign = direction === 'ascending' ? 1 : -1;
  const byPrice = (a: Stock, b: Stock): number => sign * (Number(a.price) - Number(b.price));
  return (
    <DataTable
      label="NASDAQ: Gainers"
      lead={{ id: 'name', label: 'Name', who }}
      keyOf={({ code }) => code}
      items={direction === undefined ? stocks : stocks.toSorted(byPrice)}
      columns={columns.map((column) =>
        column.id === 'price'
          ? {
              ...column,
              sorted: direction,
              onSort: () => setDirection(direction === 'descending' ? 'ascending' : 'descending'),
            }
          : column,
      )}
    />
  );
}

export const Sorted = meta.story({
  render: () => <Sorting />,
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: 'Price' });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(head).getByRole('button', { name: 'Price' }));
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('Microsoft');
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('NVIDIA');
  },
});

/** The room of a list with a quote alone beside it. */
const besideAQuote = (Story: ComponentType): ReactElement => (
  <div style={{ maxInlineSize: 492 }}>
    <Story />
  </div>
);

/** With a quote alone beside it: the figure of most digits gives way before a name does. */
export const BesideAQuote = meta.story({
  globals: { viewport: { value: 'w1280' } },
  decorators: [besideAQuote],
  args: { columns: columns.map((column) => ({ ...column, sorted: 'ascending' as const })) },
  play: async ({ canvas, canvasElement }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Name', 'Price', 'Change %', 'Volume']);
    await headsAreWhole(canvasElement);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
});

const lots = [
  { ...stocks[0], name: 'AIA' },
  { ...stocks[1], name: 'Industrial and Commercial Bank' },
] as readonly Stock[];

/** What follows a name is whole or not there: a lot that ends in "10…" would be another lot. */
export const WholeOrNotThere = meta.story({
  globals: { viewport: { value: 'w1280' } },
  decorators: [besideAQuote],
  args: {
    items: lots,
    lead: { id: 'name', label: 'Name', who: (stock: Stock) => ({ ...who(stock), meta: 'Lot of 1,000' }) },
  },
  play: async ({ canvas }) => {
    const isSeen = canvas.getAllByText('Lot of 1,000').map((text) => {
      const [own, room] = [text, text.parentElement ?? text].map((part) => part.getBoundingClientRect());
      if (own === undefined || room === undefined) throw new Error('no text');
      return own.top < room.bottom - 1 ? own.right <= room.right + 0.5 : null;
    });
    await expect(isSeen).toEqual([true, null]);
    const heights = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect().height);
    await expect(heights[1]).toBe(heights[2]);
  },
});

/** While its rows are fetched, the heads and rows of the final height are shown. */
export const Waiting = meta.story({
  args: { items: [], waitingRows: 4 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const rows = canvasElement.querySelectorAll('[aria-hidden] > div');
    await expect(rows[0]?.getBoundingClientRect().height).toBe(56);
  },
});

/** Above a hundred rows only those in sight exist. */
export const Long = meta.story({
  args: {
    items: Array.from({ length: 400 }, (_, index) => ({
      ...(stocks[index % 3] as Stock),
      code: `S${index}`,
      name: `Stock ${index}`,
    })),
  },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows.length).toBeLessThan(100);
    await expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '401');
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  args: {
    label: '纳斯达克：涨幅榜',
    lead: { id: 'name', label: '名称', who, sorted: 'ascending' },
    columns: columns.map((column, index) => ({
      ...column,
      label: ['价格', '涨跌额', '涨跌幅', '成交量', '市场'][index] ?? '',
    })),
  },
});
