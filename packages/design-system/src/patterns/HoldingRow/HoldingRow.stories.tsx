import { expect, fn, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { List } from '#primitives/List/List.tsx';
import { SegmentedControl } from '#primitives/SegmentedControl/SegmentedControl.tsx';
import { BalanceText } from '../MoneyText/MoneyText.tsx';
import { Price } from '../Price/Price.tsx';
import { InlineMessage } from '#primitives/InlineMessage/InlineMessage.tsx';
import { HoldingRow, HoldingTable } from './HoldingRow.tsx';
import {
  apple,
  column,
  columns,
  figuresOf,
  oil,
  row,
  sortBy,
  tesla,
  type Holding,
} from './sampleHoldings.tsx';

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
          'Mark, where there is room; name, or code and name; side and leverage': 'li > div > :first-child',
          'Price over average cost': 'li > div > :nth-child(2)',
          'Value over quantity': 'li > div > :nth-child(3)',
          'Profit over percent': 'li > div > :nth-child(4)',
          'Where it is wide: today’s profit': 'li > div > [data-wide]',
          'Where it is wide: the way out': 'li a[data-tone]',
          'What threatens the position': 'li > div > p',
          'What comes by itself, such as the end of a contract': null,
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
      content: [
        'A contract or a pair leads with its code, which is never cut; its name takes what room is left.',
        'Amounts from a hundred thousand on are short: the position shows every digit.',
      ],
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

/** What happens without the person is below the row, in the colour of waiting; side and leverage are never cut. */
export const EndOfAContract = meta.story({
  args: {
    children: (
      <List label="Holdings" items={[oil, apple]} keyOf={(held: Holding) => held.name} renderRow={row} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last trade today, 17:00')).toBeVisible();
    const terms = canvas.getByText('Short · 20×');
    await expect(getComputedStyle(terms).overflowX).toBe('visible');
  },
});

/** What is known by its code begins with it: on a phone the code is all there is room for, and a screen reader reads both. */
export const CodeLeads = meta.story({
  args: {
    children: (
      <List
        label="Holdings"
        items={[oil, { ...oil, code: 'USDJPY', name: 'US Dollar / Japanese Yen' }]}
        keyOf={(held: Holding) => held.code}
        renderRow={row}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'CLZ26 WTI Crude Oil Dec 2026' })).toBeVisible();
    const code = canvas.getByText('USDJPY');
    await expect(code.scrollWidth).toBeLessThanOrEqual(code.clientWidth);
    const [, second] = canvas.getAllByRole('listitem');
    await expect(second?.getBoundingClientRect().height).toBeLessThanOrEqual(78);
  },
});

const caption = '2 holdings';

/** Over prices that no longer follow their market: the age takes the place of the count, and no row moves. */
export const OldPrices = meta.story({
  render: (args) => (
    <>
      <HoldingTable {...args} caption={caption} />
      <HoldingTable
        {...args}
        caption={<InlineMessage tone="waiting" size="s" title="Prices from 10:31, 2 minutes ago" />}
      >
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
