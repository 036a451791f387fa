import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function Controlled(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  parameters: { layout: 'padded' },
  args: {
    label: 'Order type',
    value: 'market',
    onChange: fn(),
    options: [
      { value: 'market', label: 'Market' },
      { value: 'limit', label: 'Limit' },
    ],
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const OrderType = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Market' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Limit' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Market' }));
    await expect(canvas.getByRole('radio', { name: 'Market' })).toBeChecked();
  },
});

const sides = [
  { value: 'buy', label: 'Buy', tone: 'buy' as const },
  { value: 'sell', label: 'Sell', tone: 'sell' as const },
];

export const Side = meta.story({ args: { label: 'Side', value: 'buy', options: sides } });
export const SideSell = meta.story({ args: { label: 'Side', value: 'sell', options: sides } });

export const OneDisabled = meta.story({
  args: {
    options: [
      { value: 'market', label: 'Market' },
      { value: 'limit', label: 'Limit' },
      { value: 'stop', label: 'Stop', isDisabled: true },
    ],
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    options: [
      { value: 'market', label: 'At the market’s price' },
      { value: 'limit', label: 'At my price or better' },
      { value: 'close', label: 'At the closing auction' },
    ],
  },
});
