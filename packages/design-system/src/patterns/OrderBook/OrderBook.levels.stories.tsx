import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { OrderBook, type OrderBookProps } from './OrderBook.tsx';
import { askLevels, asks, bidLevels, bids, bookOfApple, side } from './sampleBook.tsx';

const meta = preview.meta({
  title: 'Patterns/OrderBook/Levels',
  component: OrderBook,
  parameters: { layout: 'padded' },
  args: { ...bookOfApple, onPricePress: fn() },
});

export const Ladder = meta.story({
  args: { layout: 'ladder' },
  play: async ({ canvas, userEvent, args }) => {
    const heard = canvas.getAllByRole('button').map((level) => level.textContent);
    await expect(heard[0]).toContain('Ask 189.90');
    await expect(heard.at(-1)).toContain('Bid 189.80');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: /^Ask 189\.86/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onPricePress).toHaveBeenLastCalledWith('189.90', 'ask', 4);
  },
});

export const TenLevels = meta.story({
  args: {
    depth: 10,
    bids: { ...bids, levels: bidLevels(10) },
    asks: { ...asks, levels: askLevels(10) },
  },
});

export const TwentyLevels = meta.story({
  args: {
    layout: 'ladder',
    depth: 20,
    bids: { ...bids, levels: bidLevels(20) },
    asks: { ...asks, levels: askLevels(20) },
  },
});

function Grouped(props: OrderBookProps) {
  const [value, setValue] = useState('0.01');
  const options = ['0.01', '0.1', '1'].map((step) => ({ value: step, label: step }));
  return (
    <OrderBook
      {...props}
      grouping={{ label: 'Group prices by', value, options, onChange: setValue }}
      bids={{
        ...bids,
        levels: side({
          best: 189.84,
          step: -Number(value),
          count: 5,
          say: (price, quantity) => `Bid ${price}, ${quantity} shares`,
        }),
      }}
    />
  );
}

export const Grouping = meta.story({
  render: (args) => <Grouped {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '0.01' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '0.1' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /^Bid 189\.74/ })).toBeVisible();
  },
});
