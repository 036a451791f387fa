import { expect, fn, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { InstrumentLogo } from '#primitives/InstrumentLogo/InstrumentLogo.tsx';
import { List } from '#primitives/List/List.tsx';
import { SegmentedControl } from '#primitives/SegmentedControl/SegmentedControl.tsx';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { BalanceText, MoneyText } from '../MoneyText/MoneyText.tsx';
import { Price } from '../Price/Price.tsx';
import { StaleNote } from '../StaleNote/StaleNote.tsx';
import { HoldingRow, HoldingTable, type HoldingColumn, type HoldingFigure } from './HoldingRow.tsx';

const sortBy = fn();

const column = (id: string, label: string, more: Partial<HoldingColumn> = {}): HoldingColumn => ({
  id,
  label,
  onSort: () => void sortBy(id),
  ...more,
});

const columns = [
  column('name', 'Name'),
  column('price', 'Price'),
  column('value', 'Value', { sorted: 'descending', srSorted: 'sorted, largest first' }),
  column('profit', 'P&L'),
  column('today', 'P&L today', { room: 'wide' }),
];

interface Holding {
  code: string;
  name: string;
  terms: string;
  price: string;
  cost: string;
  value: string;
  quantity: string;
  profit: string;
  percent: string;
  note?: string;
}

const trendOf = (text: string) => (text.startsWith('+') ? 'up' : 'down');

const figuresOf = (held: Holding): HoldingFigure[] => [
  {
    id: 'price',
    label: 'Last price, average cost',
    main: <Price text={held.price} trend="flat" size="s" />,
    sub: held.cost,
  },
  {
    id: 'value',
    label: 'Value, quantity',
    main: <MoneyText text={held.value} size="s" />,
    sub: held.quantity,
  },
  {
    id: 'profit',
    label: 'P&L before fees, return on margin',
    main: <ChangeTag text={held.profit} trend={trendOf(held.profit)} isPlain />,
    sub: <ChangeTag text={held.percent} trend={trendOf(held.percent)} size="s" isPlain />,
  },
  {
    id: 'today',
    label: 'P&L today, in percent',
    room: 'wide',
    main: <ChangeTag text="+$12.40" trend="up" isPlain />,
    sub: <ChangeTag text="+0.08%" trend="up" size="s" isPlain />,
  },
];

const apple: Holding = {
  code: 'AAPL',
  name: 'Apple',
  terms: 'Long · 2×',
  price: '264.40',
  cost: '261.56',
  value: '$15,864.00',
  quantity: '60',
  profit: '+$170.40',
  percent: '+2.17%',
};

const tesla: Holding = {
  code: 'TSLA',
  name: 'Tesla',
  terms: 'Long · 10×',
  price: '409.99',
  cost: '437.91',
  value: '$40,999.00',
  quantity: '100',
  profit: '−$2,792.00',
  percent: '−63.76%',
  note: 'Closes at $405.06, 1.20% away',
};

const row = (held: Holding) => (
  <HoldingRow
    href="#/position"
    name={held.name}
    logo={<InstrumentLogo code={held.code} size="s" />}
    terms={held.terms}
    figures={figuresOf(held)}
    note={held.note}
    action={
      <Button size="s" href="#/close">
        Close
      </Button>
    }
  />
);

const meta = preview.meta({
  title: 'Patterns/HoldingRow',
  component: HoldingTable,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'What somebody holds, a line each: two figures a column, and a head over each column that sorts by it.',
      whenToUse: ['The list of everything held. `HoldingTable` is its frame, `HoldingRow` a line of it.'],
      whenNotToUse: [
        'A position by itself, on the quote of its instrument, or one that is closed: `PositionRow`.',
        'All of one currency: `HoldingTotals`.',
      ],
      anatomy: {
        story: 'wide',
        window: { width: 1280, height: 220 },
        parts: {
          'Heads of the columns: each sorts, the sorted one has an arrow': "[role='group'] [data-sorted]",
          'Mark, where there is room; name; side and leverage': 'li > div > :first-child',
          'Price over average cost': 'li > div > :nth-child(2)',
          'Value over quantity': 'li > div > :nth-child(3)',
          'Profit over percent': 'li > div > :nth-child(4)',
          'Where it is wide: today’s profit': 'li > div > [data-wide]',
          'Where it is wide: the way out': 'li a[data-tone]',
          'What threatens the position': 'li > div > p',
          'Where there is no room for both profits: the choice of the one that is shown': null,
          'How many there are, or how old their prices': null,
        },
      },
      keyboard: {
        Tab: 'From head to head, then from row to row, and to the way out of each where it is shown.',
        'Enter / Space': 'On a head: sorts by it, then the other way, then not at all.',
      },
      accessibility: [
        'A row’s link has the name; the figures follow it, each pair after what it is.',
        'The sorted head is pressed, and says which end is first.',
        'With large letters, or below 328 px, the name has a line of its own and no figure is cut.',
      ],
      content: ['Amounts from a hundred thousand on are short: the position tells every digit.'],
      related: ['HoldingTotals', 'PositionRow', 'GrowingList', 'ChangeTag', 'Price'],
    }),
  },
  args: {
    columns,
    sortLabel: 'Sort by',
    children: (
      <List label="Holdings" items={[tesla, apple]} keyOf={(held: Holding) => held.name} renderRow={row} />
    ),
  },
  tags: ['autodocs'],
});

export const Phone = meta.story({
  args: {
    choice: (
      <SegmentedControl
        label="P&L shown"
        value="profit"
        onChange={fn()}
        options={[
          { value: 'profit', label: 'P&L since opening' },
          { value: 'today', label: 'P&L today' },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const by = within(canvas.getByRole('group', { name: 'Sort by' }));
    await userEvent.click(by.getByRole('button', { name: 'Value sorted, largest first' }));
    await expect(sortBy).toHaveBeenLastCalledWith('value');
    await expect(by.queryByRole('button', { name: 'P&L today' })).toBeNull();
    const [, second] = canvas.getAllByRole('listitem');
    await expect(second?.getBoundingClientRect().height).toBeLessThanOrEqual(58);
    await expect(canvas.getByRole('link', { name: 'Apple' })).toBeVisible();
  },
});

const caption = '2 holdings';

/** Over prices that no longer follow their market: the age takes the place of the count, and no row moves. */
export const OldPrices = meta.story({
  render: (args) => (
    <>
      <HoldingTable {...args} caption={caption} />
      <HoldingTable {...args} caption={<StaleNote text="Prices from 10:31, 2 minutes ago" />}>
        <HoldingRow
          href="#/position"
          name={apple.name}
          terms={apple.terms}
          figures={figuresOf(apple).map((figure) =>
            figure.id === 'price'
              ? { ...figure, main: <Price text={apple.price} trend="flat" size="s" isStale /> }
              : figure,
          )}
        />
      </HoldingTable>
    </>
  ),
  play: async ({ canvas }) => {
    const heights = [canvas.getByText(caption), canvas.getByText(/^Prices from/).parentElement].map(
      (line) => line?.getBoundingClientRect().height,
    );
    await expect(heights[1]).toBe(heights[0]);
  },
});

/** While the rows are fetched: as high as they will be, on every width. */
export const Waiting = meta.story({
  args: { waitingRows: 7, caption: '\u00A0', children: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const rows = [...canvasElement.querySelectorAll('[aria-hidden="true"] [aria-hidden="true"]')].filter(
      (part) => part.getBoundingClientRect().height === 56,
    );
    await expect(rows).toHaveLength(7);
  },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'P&L today' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Close' })).toHaveLength(2);
  },
});

/** Narrower than the columns: the name has a line of its own, and each figure still ends below its head. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w320' } },
  // A row reaches over the margins of what holds it.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 8 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
    const endOf = (one: HTMLElement): number => Math.round(one.getBoundingClientRect().right);
    const by = within(canvas.getByRole('group', { name: 'Sort by' }));
    const heads = ['Price', 'Value sorted, largest first', 'P&L'].map((name) =>
      endOf(by.getByRole('button', { name })),
    );
    const [, second] = canvas.getAllByRole('listitem');
    const figures = ['264.40', '$15,864.00', '+$170.40'].map((text) =>
      endOf(within(second as HTMLElement).getByText(text)),
    );
    await expect(figures).toEqual(heads);
    await expect(canvas.getByText('Closes at $405.06, 1.20% away')).toBeVisible();
  },
});

export const CoveredBalances = meta.story({
  args: {
    children: (
      <HoldingRow
        href="#/position"
        name="Apple"
        terms="Long · 2×"
        figures={figuresOf(apple).map((figure) =>
          figure.id === 'price'
            ? figure
            : {
                ...figure,
                main: <BalanceText text="" isHidden hiddenLabel="Balance hidden" size="s" />,
                sub: null,
              },
        )}
      />
    ),
  },
});

export const LongText = meta.story({
  args: {
    children: row({
      ...apple,
      name: 'Zhong An Online P & C Insurance Company Limited',
      terms: 'Short · 100×',
      price: '123,456.78',
      value: 'HK$123B',
      quantity: '1,204,332,000',
      profit: '−HK$99,999.99',
      percent: '−1,234.56%',
    }),
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  args: {
    columns: [
      column('name', '名称'),
      column('price', '现价/成本'),
      column('value', '市值/数量'),
      column('profit', '盈亏'),
    ],
    sortLabel: '排序',
    children: row({ ...apple, name: '苹果', terms: '多仓 · 2×' }),
  },
});
