import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Controlled(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs {...props} value={value} onChange={setValue}>
      <Text>This is {value}.</Text>
    </Tabs>
  );
}

const meta = preview.meta({
  title: 'Primitives/Tabs',
  component: Tabs,
  parameters: { layout: 'padded' },
  args: {
    label: 'Movers',
    value: 'gainers',
    onChange: fn(),
    items: [
      { value: 'gainers', label: 'Gainers' },
      { value: 'losers', label: 'Losers' },
      { value: 'active', label: 'Most Actives' },
    ],
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const Movers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Gainers' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Losers' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('This is gainers.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('This is losers.'));
  },
});

export const WithCounts = meta.story({
  args: {
    label: 'Trades',
    value: 'holdings',
    items: [
      { value: 'holdings', label: 'Holdings', count: '6' },
      { value: 'entrusted', label: 'Entrusted', count: '2' },
      { value: 'closed', label: 'Closed' },
      { value: 'follow', label: 'Follow' },
      { value: 'subscription', label: 'Subscription' },
    ],
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
