import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { StatGrid } from './StatGrid.tsx';

const items = [
  { id: 'open', label: 'Open', value: '188.10' },
  { id: 'previous', label: 'Previous close', value: '188.60' },
  { id: 'high', label: 'High', value: '190.32' },
  { id: 'low', label: 'Low', value: '187.45' },
  { id: 'volume', label: 'Volume', value: '51.2M', srValue: '51.2 million shares' },
  { id: 'cap', label: 'Market cap', value: '2.94T', srValue: '2.94 trillion dollars' },
  { id: 'range', label: '52-week high', value: '199.62' },
  { id: 'amplitude', label: 'Amplitude', value: '--' },
];

const meta = preview.meta({
  title: 'Patterns/StatGrid',
  component: StatGrid,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Figures with their names, in columns ruled by hairlines.',
      whenToUse: ['Market figures of an instrument; the facts of an order; what a balance is made of.'],
      whenNotToUse: [
        'Figures that open their working: `FigureRow`s or `OrderSummary`.',
        'Two to four facts under a large figure: `FactLine`.',
      ],
      anatomy: {
        story: 'two-columns',
        parts: {
          'Name at the start': 'dt',
          'Value at the end': 'dd',
          'A hairline below each': 'dl > :nth-child(3)',
        },
      },
      keyboard: {},
      accessibility: [
        'A description list: each value is heard with its name.',
        '`srValue` is heard where the short form reads badly: "51.2 million shares".',
        'Columns become fewer with less width and larger text; nothing is cut off.',
      ],
      content: [
        'Names of one to three words. Compact numbers only where the exact one does not matter here.',
        'Missing is --.',
        'Parts (`isPart`) add up to the figure above them.',
      ],
      pairs: [
        {
          kept: (
            <StatGrid
              columns={1}
              items={[
                { id: 'pe', label: 'P/E', value: '--' },
                { id: 'cap', label: 'Market cap', value: '2.94T' },
              ]}
            />
          ),
          keptWhy: 'What is not known says so, at its place.',
          broken: (
            <StatGrid
              columns={1}
              items={[
                { id: 'pe', label: 'P/E', value: '0' },
                { id: 'cap', label: 'Market cap', value: 'null' },
              ]}
            />
          ),
          brokenWhy: 'A zero is a figure, and “null” is ours, not the reader’s.',
        },
      ],
      related: ['FactLine', 'FigureRow', 'WalletCard'],
    }),
  },
  args: { items },
  tags: ['autodocs'],
});

export const TwoColumns = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('51.2 million shares')).toBeInTheDocument();
    await expect(canvas.getAllByRole('term')).toHaveLength(items.length);
  },
});
export const OneColumn = meta.story({ args: { columns: 1 } });
/** What a figure consists of follows it, smaller and indented. */
export const WithParts = meta.story({
  args: {
    columns: 1,
    items: [
      { id: 'value', label: 'Order value', value: 'HK$183,750.00' },
      { id: 'fee', label: 'Handling fee', value: 'HK$354.34' },
      { id: 'commission', label: 'Commission', value: 'HK$147.00', isPart: true },
      { id: 'duty', label: 'Stamp duty', value: 'HK$184.00', isPart: true },
      { id: 'levies', label: 'Levies and exchange fees', value: 'HK$23.34', isPart: true },
      { id: 'total', label: 'Total to pay', value: 'HK$184,104.34' },
    ],
  },
});
export const ThreeColumnsWide = meta.story({
  globals: { viewport: { value: 'w1280' } },
  args: { columns: 3 },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    items: [
      { id: 'a', label: 'Subscription deadline for retail investors', value: '11-28-2026 12:00:00 PM' },
      { id: 'b', label: 'Change of open interest since the last settlement', value: '−1,204,332 contracts' },
      { id: 'c', label: 'Turnover', value: 'HK$123,456,789,012.34' },
      { id: 'd', label: 'High', value: 'HK$98,765,432.10' },
      { id: 'e', label: 'Low', value: 'HK$412.60' },
    ],
  },
  play: async ({ canvas }) => {
    // Longer than half the screen: it takes the whole line, unbroken.
    const [long] = canvas.getByText('HK$123,456,789,012.34').getClientRects();
    await expect(canvas.getByText('HK$123,456,789,012.34').offsetHeight).toBeLessThan(30);
    await expect(long?.left).toBeGreaterThanOrEqual(0);
  },
});

/** Beside one another only where both fit; the last of an odd number keeps to its column. */
export const OddNumber = meta.story({
  args: { items: items.slice(0, 5) },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('term').map((term) => term.parentElement?.offsetWidth);
    await expect(new Set(widths).size).toBe(1);
  },
});

export const Missing = meta.story({
  args: {
    items: [
      { id: 'open', label: 'Open', value: '--' },
      { id: 'volume', label: 'Volume', value: '--', srValue: 'not known' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not known')).toBeInTheDocument();
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    items: [
      { id: 'open', label: '今开', value: '188.10' },
      { id: 'previous', label: '昨收', value: '188.60' },
      { id: 'volume', label: '成交量', value: '5,120.4万' },
      { id: 'turnover', label: '换手率', value: '0.33%' },
    ],
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    items: [
      { id: 'open', label: '開市價', value: '410.20' },
      { id: 'previous', label: '前收市價', value: '404.20' },
      { id: 'volume', label: '成交量', value: '1,820.4萬股' },
      { id: 'turnover', label: '成交額', value: '75.1億' },
    ],
  },
});
