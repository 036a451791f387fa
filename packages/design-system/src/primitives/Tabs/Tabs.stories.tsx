import { use, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Controlled(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    >
      <Text>{props.items.find((item) => item.value === value)?.label}</Text>
    </Tabs>
  );
}

const movers = [
  { value: 'gainers', label: 'Gainers' },
  { value: 'losers', label: 'Losers' },
  { value: 'active', label: 'Most Actives' },
];

const trades = [
  { value: 'holdings', label: 'Holdings', count: '6' },
  { value: 'entrusted', label: 'Entrusted', count: '12' },
  { value: 'closed', label: 'Closed' },
  { value: 'follow', label: 'Follow' },
  { value: 'subscription', label: 'Subscription' },
];

const meta = preview.meta({
  title: 'Primitives/Tabs',
  component: Tabs,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Views of one thing, one at a time, each with a name.',
      whenToUse: [
        'Lists of one kind that one compares or goes between: gainers and losers, holdings and orders.',
      ],
      whenNotToUse: [
        'The main places of the app: `TabBar`. A choice that changes a form: `SegmentedControl`.',
        'Steps in an order: `StepForm`.',
        'Filters that can be on together: `Chip`.',
      ],
      anatomy: {
        story: 'with-counts',
        parts: {
          'List of tabs, which scrolls sideways': "[role='tablist']",
          'Name of each': "[role='tab']:nth-child(2)",
          Count: "[role='tab']:nth-child(2) > span",
          'Line under the chosen one': "[role='tablist'] > [role='presentation']",
          Panel: "[role='tabpanel'] > *",
        },
      },
      keyboard: {
        Tab: 'To the chosen tab, then into its panel.',
        'Arrow left / right': 'To the previous or next tab, and round the end. Nothing opens yet.',
        'Home / End': 'To the first or last tab.',
        'Enter / Space': 'Opens the tab in focus, so that no view loads by passing over it.',
      },
      accessibility: [
        '`tablist` with a name, `tab`s, and a `tabpanel` named by its tab.',
        'A count is part of the tab’s name: “Holdings 6”.',
        'The selected tab is shown by a line and its state, not by colour alone, and is scrolled into view.',
      ],
      content: ['One or two words, nouns. Counts only where something waits there.'],
      related: ['SegmentedControl', 'TabBar', 'Chip'],
    }),
  },
  args: { label: 'Movers', value: 'gainers', onChange: fn(), items: movers },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Gainers' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Losers' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Gainers' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Losers' })).toHaveTextContent('Losers'));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Most Actives' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Gainers' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Most Actives' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});

const arrival = Promise.withResolvers<string>();

function Awaited({ name }: { readonly name: string }) {
  return <Text>{name === 'losers' ? use(arrival.promise) : name}</Text>;
}

function SlowToCome(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs {...props} value={value} onChange={setValue}>
      <Awaited name={value} />
    </Tabs>
  );
}

/** The press is answered at once; what was there stays until the new content is. */
export const ContentOnItsWay = meta.story({
  tags: ['!autodocs'],
  render: (args) => <SlowToCome {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Losers' }));
    await expect(canvas.getByRole('tab', { name: 'Losers' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('gainers')).toBeVisible();
    arrival.resolve('Down by 4 %');
    await expect(await canvas.findByText('Down by 4 %')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Losers' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const WithCounts = meta.story({
  args: { label: 'Trades', value: 'holdings', items: trades },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Entrusted 12' })).toBeVisible();
  },
});

export const MoreThanFit = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { label: 'Trades', value: 'subscription', items: trades },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    const isInSight = (name: string): boolean => {
      const [tab, frame] = [
        canvas.getByRole('tab', { name }).getBoundingClientRect(),
        list.getBoundingClientRect(),
      ];
      return tab.left >= frame.left - 1 && tab.right <= frame.right + 1;
    };
    await waitFor(() => expect(isInSight('Subscription')).toBe(true));
    await expect(isInSight('Holdings 6')).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(isInSight('Holdings 6')).toBe(true));
  },
});

export const WithoutPanel = meta.story({
  args: { items: movers.slice(0, 2) },
  render: (args) => <Tabs {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'Gainers' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '行情',
    value: 'gainers',
    items: [
      { value: 'gainers', label: '涨幅榜' },
      { value: 'losers', label: '跌幅榜' },
      { value: 'active', label: '成交活跃' },
    ],
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '交易',
    value: 'entrusted',
    items: [
      { value: 'holdings', label: '持倉', count: '6' },
      { value: 'entrusted', label: '未成交訂單', count: '2' },
      { value: 'closed', label: '已平倉' },
    ],
  },
});
