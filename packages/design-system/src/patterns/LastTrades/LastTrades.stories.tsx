import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { LastTrades, type LastTrade } from './LastTrades.tsx';

const trade = (second: number, price: string, quantity: string, side: LastTrade['side']): LastTrade => {
  const time = `03:31:${String(second).padStart(2, '0')} PM`;
  return {
    id: String(second),
    time,
    price,
    quantity,
    side,
    srText: `${time}, ${side === 'sell' ? 'sold' : 'bought'} ${quantity} at ${price}`,
  };
};

const meta = preview.meta({
  title: 'Patterns/LastTrades',
  component: LastTrades,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The trades that made the price, newest first: when, at what price, how much, and which side was in a hurry.',
      whenToUse: [
        'On the quote of an instrument whose venue publishes its trades, beside or in turn with its `OrderBook`.',
      ],
      whenNotToUse: ['What the customer traded: `RecordTable`. What waits at a price: `OrderBook`.'],
      anatomy: {
        story: 'both-sides',
        parts: {
          'Heads of the columns': 'div > [aria-hidden] > span:first-child',
          'Time, with seconds': 'li:first-child span:first-child',
          'Price, with the side by arrow and colour': 'li:first-child [data-side]',
          Quantity: 'li:first-child span:last-child',
        },
      },
      keyboard: {},
      accessibility: [
        'A list with a name; each line is heard as one sentence, which says the side.',
        'No live region: a market that talks at every trade cannot be listened to.',
      ],
      content: ['The unit of the quantity is in the column’s head, once.'],
      related: ['OrderBook', 'RecordTable', 'Price'],
    }),
  },
  args: {
    label: 'Last trades of Bitcoin',
    columns: { time: 'Time', price: 'Price', quantity: 'Quantity, BTC' },
    lines: 8,
    trades: [
      trade(9, '91,540.50', '0.012', 'buy'),
      trade(8, '91,539.20', '0.4', 'sell'),
      trade(6, '91,541.00', '1.25', 'buy'),
      trade(5, '91,540.10', '0.003', null),
    ],
  },
  tags: ['autodocs'],
});

/** Few keep the room of many: nothing below moves when more come. */
export const BothSides = meta.story({
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Last trades of Bitcoin' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getBoundingClientRect().height).toBe(args.lines * 28);
    await expect(canvas.getByText('03:31:08 PM, sold 0.4 at 91,539.20')).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  args: { isWaiting: true, trades: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});

/** They no longer follow their market. */
export const Old = meta.story({
  args: { isStale: true },
  play: async ({ canvasElement }) => {
    const colours = [...canvasElement.querySelectorAll('li [data-side]')].map(
      (price) => getComputedStyle(price).color,
    );
    await expect(new Set(colours).size).toBe(1);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { label: '比特币最新成交', columns: { time: '时间', price: '价格', quantity: '数量（BTC）' } },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { label: '比特幣最新成交', columns: { time: '時間', price: '價格', quantity: '數量（BTC）' } },
});
