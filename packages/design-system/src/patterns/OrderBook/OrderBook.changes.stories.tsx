import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { Inline, Stack } from '#primitives/Stack/Stack.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Price } from '../Price/Price.tsx';
import { OrderBook, type OrderBookProps } from './OrderBook.tsx';
import { asks, bids, bookOfApple, most } from './sampleBook.tsx';

const meta = preview.meta({
  title: 'Patterns/OrderBook/Changes',
  component: OrderBook,
  parameters: { layout: 'padded' },
  args: { ...bookOfApple, onPricePress: fn() },
});

function Compared(props: OrderBookProps) {
  return (
    <Stack gap={8}>
      <OrderBook {...props} />
      <OrderBook
        {...props}
        bids={{ ...bids, levels: [] }}
        asks={{ ...asks, levels: [] }}
        middle={{
          last: <Price text="--" trend="flat" size="l" />,
          spread: { label: 'Spread', value: '--' },
        }}
        loadingLabel="Loading the order book"
      />
    </Stack>
  );
}

export const Loading = meta.story({
  render: (args) => <Compared {...args} />,
  play: async ({ canvas }) => {
    const [, announced] = canvas.getAllByRole('status');
    await expect(announced).toHaveTextContent('Loading the order book');
    const [there, waiting] = canvas.getAllByRole('group');
    if (!there || !waiting) throw new Error('nothing to compare');
    await expect(waiting.getBoundingClientRect().height).toBe(there.getBoundingClientRect().height);
  },
});

function Ticking(props: OrderBookProps) {
  const [amount, setAmount] = useState(800);
  const [count, setCount] = useState(5);
  const levels = bids.levels.slice(0, count).map((level, index) =>
    index === 1
      ? {
          ...level,
          quantity: String(amount),
          share: amount / most,
          srText: `Bid ${level.price}, ${amount} shares`,
        }
      : { ...level },
  );
  return (
    <Stack gap={4}>
      <Inline>
        <Button onPress={() => setAmount((now) => now + 100)}>Tick</Button>
        <Button onPress={() => setCount(1)}>Take levels away</Button>
      </Inline>
      <OrderBook {...props} bids={{ ...bids, levels }} />
    </Stack>
  );
}

function styleRules(): number {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  return sheets.reduce((sum, sheet) => sum + sheet.cssRules.length, 0);
}

export const TickTouchesOneRow = meta.story({
  render: (args) => <Ticking {...args} />,
  play: async ({ canvas, userEvent }) => {
    const tick = canvas.getByRole('button', { name: 'Tick' });
    const level = canvas.getByRole('button', { name: 'Bid 189.83, 800 shares' });
    await userEvent.click(tick);
    const rules = styleRules();
    const touched: Node[] = [];
    const observer = new MutationObserver((records) => {
      touched.push(...records.map((record) => record.target));
    });
    observer.observe(canvas.getByRole('group', { name: 'Order book of Apple' }), {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    await userEvent.click(tick);
    await expect(level).toHaveAccessibleName('Bid 189.83, 1000 shares');
    observer.disconnect();
    await expect(touched.length).toBeGreaterThan(0);
    await expect(touched.filter((node) => !level.contains(node))).toEqual([]);
    await expect(styleRules()).toBe(rules);
  },
});

export const FocusStaysWhenItsLevelGoes = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Ticking {...args} />,
  play: async ({ canvas, userEvent }) => {
    const level = canvas.getByRole('button', { name: /^Bid 189\.81/ });
    const takeAway = canvas.getByRole('button', { name: 'Take levels away' });
    level.focus();
    takeAway.click();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Bid/ })).toHaveLength(1));
    await expect(level).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: /^Bid 189\.84/ })).toHaveFocus();
  },
});
