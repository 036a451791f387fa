import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { InstrumentLogo } from '../InstrumentLogo/InstrumentLogo.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { List } from './List.tsx';

interface Holding {
  code: string;
  name: string;
  quantity: string;
}

const holdings: readonly Holding[] = [
  { code: 'AAPL', name: 'Apple', quantity: '10 shares' },
  { code: '00700', name: 'Tencent Holdings', quantity: '200 shares' },
  { code: 'BTC', name: 'Bitcoin', quantity: '0.0375 BTC' },
];

const onPress = fn();

const meta = preview.meta({
  title: 'Primitives/List',
  component: List<Holding>,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Rows below one another with a hairline between them, and a header where there is no title above.',
      whenToUse: ['Two to two hundred things of one kind: holdings, notices, settings.'],
      whenNotToUse: [
        'More, or a list that grows as one scrolls: `GrowingList`. In a window of its own: `VirtualList`.',
        'Put in order by hand: `ReorderableList`. Figures with their names: `StatGrid`.',
      ],
      anatomy: {
        story: 'with-header',
        parts: {
          Label: 'p[id]',
          'A quiet figure or action': 'p[id] + *',
          'Rows, parted by hairlines': 'li:nth-child(2)',
        },
      },
      keyboard: { Tab: 'To the header’s action, then from row to row where rows can be pressed.' },
      accessibility: [
        'A list with a name: screen readers say how many rows it has and which one is read.',
        'The header is no heading: under a `Section` leave it off, its title says the same.',
        'Compact rows are closer, never lower than 44 px.',
      ],
      content: [
        'The label is a plural noun: “Holdings”. An empty list is an `EmptyState`, not a list without rows.',
      ],
      related: ['ListRow', 'GrowingList', 'VirtualList', 'ReorderableList', 'Section'],
    }),
  },
  args: {
    label: 'Holdings',
    items: holdings,
    keyOf: (item: Holding) => item.code,
    renderRow: (item: Holding) => (
      <ListRow
        leading={<InstrumentLogo code={item.code} />}
        title={item.name}
        subtitle={item.code}
        trailing={item.quantity}
        onPress={() => {
          onPress(item.code);
        }}
      />
    ),
  },
  beforeEach: () => {
    onPress.mockClear();
  },
  tags: ['autodocs'],
});

export const Rows = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Holdings' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onPress.mock.calls).toEqual([['00700']]);
  },
});

export const WithHeader = meta.story({
  args: {
    hasHeader: true,
    headerEnd: (
      <TextLink href="#" isStandalone>
        All 12
      </TextLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Holdings' })).toBeVisible();
    await expect(canvas.getByText('Holdings')).toBeVisible();
  },
});

export const Compact = meta.story({
  args: { density: 'compact', hasHeader: true },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('button')) {
      const { height } = row.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(height).toBeLessThan(60);
    }
  },
});

export const OneLineCompact = meta.story({
  args: {
    density: 'compact',
    renderRow: (item: Holding) => <ListRow title={item.name} trailing={item.quantity} href="#" />,
  },
});

export const PlainRows = meta.story({
  args: {
    isPlain: true,
    renderRow: (item: Holding) => (
      <Text size="s" tone="secondary">
        {item.name}: {item.quantity}
      </Text>
    ),
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    hasHeader: true,
    label: 'Shares you hold in Hong Kong and New York',
    headerEnd: (
      <Text as="span" size="s" tone="tertiary">
        1 of 12
      </Text>
    ),
    items: [
      {
        code: '06060',
        name: 'Zhong An Online P & C Insurance Company Limited',
        quantity: '12,000 shares',
      },
      ...holdings,
    ],
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '持仓',
    hasHeader: true,
    items: [
      { code: 'AAPL', name: '苹果', quantity: '10 股' },
      { code: '00700', name: '腾讯控股', quantity: '200 股' },
    ],
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '持倉',
    hasHeader: true,
    items: [
      { code: 'AAPL', name: '蘋果', quantity: '10 股' },
      { code: '00700', name: '騰訊控股', quantity: '200 股' },
    ],
  },
});
