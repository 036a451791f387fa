import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { guide } from '../../guide/guide.ts';
import { Inline, Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Price } from '../Price/Price.tsx';
import type { BookLevel } from './BookSide.tsx';
import { OrderBook, type OrderBookProps } from './OrderBook.tsx';

const quantities = [300, 1_200, 450, 2_600, 800, 1_750, 620, 3_100, 940, 1_480];
const most = Math.max(...quantities);

interface SideFacts {
  best: number;
  step: number;
  count: number;
  say: (price: string, quantity: string) => string;
}

function side({ best, step, count, say }: SideFacts): BookLevel[] {
  return Array.from({ length: count }, (_, index) => {
    const amount = quantities[(index * 3 + (step > 0 ? 1 : 0)) % quantities.length] ?? 0;
    const price = (best + index * step).toFixed(2);
    const quantity = amount.toLocaleString('en-US');
    return { price, quantity, share: amount / most, srText: say(price, quantity) };
  });
}

const bidLevels = (count: number) =>
  side({ best: 189.84, step: -0.01, count, say: (price, quantity) => `Bid ${price}, ${quantity} shares` });
const askLevels = (count: number) =>
  side({ best: 189.86, step: 0.01, count, say: (price, quantity) => `Ask ${price}, ${quantity} shares` });

const bids = { title: 'Bids', levels: bidLevels(5), emptyText: 'No bids' };
const asks = { title: 'Asks', levels: askLevels(5), emptyText: 'No asks' };

function withOwn(levels: readonly BookLevel[], index: number): BookLevel[] {
  return levels.map((level, at) =>
    at === index ? { ...level, ownText: 'your order, 100 shares' } : { ...level },
  );
}

const meta = preview.meta({
  title: 'Patterns/OrderBook',
  component: OrderBook,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The orders that wait on both sides of a price: levels with their quantities, the spread between, and a tap that takes a price to the ticket.',
      whenToUse: [
        '`sides` for stocks: bids left, asks right, the best prices meeting in the middle.',
        '`ladder` for crypto: one column of prices, asks above, bids below, the last price between.',
      ],
      whenNotToUse: [
        'Only the best bid and ask are known: two cells of a `StatGrid`.',
        'Quantities over a range of prices as a picture: a depth chart.',
        'Twenty levels on a phone: take five, and open the whole book on its own screen.',
      ],
      anatomy: [
        'Grouping of prices',
        'Last price and spread, with a word when the market is locked',
        'Two sides: name, heads of the columns, levels with rank, price, quantity and bar',
        'Legend of own orders, and what to know about the figures',
      ],
      keyboard: {
        Tab: 'To the grouping, then to one level: the one last used, or the best bid.',
        '↑ ↓': 'To the level above or below, as the eye sees it; in a ladder across the middle.',
        '← →': 'In `sides`: to the same rank of the other side.',
        'Home / End': 'To the first or last level of the side; in a ladder, of the book.',
        'Enter / Space': 'Picks the price of the level.',
      },
      accessibility: [
        'A named group with two lists. Each level is one button, heard as one sentence: "Bid 189.84, 300 shares, your order, 100 shares".',
        'Nothing is announced at a tick. The level in focus keeps the focus when its figures change or go.',
        'Sides are named in words; bars and their colours repeat what the figures say.',
        'Levels are 44 px high for a finger, 28 px for a mouse and where they are only read.',
      ],
      content: [
        'Sides are called as the market calls them: Bids and Asks, 买盘 and 卖盘, 買盤 and 賣盤.',
        'Mainland ranks are 买一 to 买十, Hong Kong ranks are numbers.',
        'Quantities have no unit in the rows; the column’s head has it, and so has the spoken line.',
      ],
      related: ['QuoteHeader', 'Price', 'StatGrid', 'SegmentedControl'],
    }),
  },
  args: {
    label: 'Order book of Apple',
    bids,
    asks,
    columns: { price: 'Price', quantity: 'Shares' },
    middle: {
      last: <Price text="189.85" trend="up" size="l" />,
      spread: { label: 'Spread', value: '0.02 (0.01%)' },
    },
    onPricePress: fn(),
  },
  tags: ['autodocs'],
});

export const PickedByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bid 189.84, 300 shares' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    const third = canvas.getByRole('button', { name: /^Ask 189\.88/ });
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPricePress).toHaveBeenLastCalledWith('189.88', 'ask');
    await userEvent.keyboard('{Home}{ArrowLeft} ');
    await expect(args.onPricePress).toHaveBeenLastCalledWith('189.84', 'bid');
    // One stop for Tab, the level last used.
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /^Bid 189\.84/ })).toHaveFocus();
  },
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
    await expect(args.onPricePress).toHaveBeenLastCalledWith('189.90', 'ask');
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

export const OwnOrders = meta.story({
  args: { bids: { ...bids, levels: withOwn(bids.levels, 2) }, ownLabel: 'Your orders' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your orders')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^Bid 189\.82, .* shares, your order, 100 shares$/ }),
    ).toBeVisible();
  },
});

export const EmptySide = meta.story({
  args: {
    bids: { ...bids, levels: [] },
    middle: { spread: { label: 'Spread', value: '--' } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No bids')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Ask 189\.86/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /^Ask 189\.86/ })).toHaveFocus();
  },
});

export const ThinBook = meta.story({
  args: { bids: { ...bids, levels: bidLevels(2) }, asks: { ...asks, levels: askLevels(3) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(5);
  },
});

export const Locked = meta.story({
  args: {
    asks: {
      ...asks,
      levels: side({
        best: 189.84,
        step: 0.01,
        count: 5,
        say: (price, quantity) => `Ask ${price}, ${quantity} shares`,
      }),
    },
    middle: {
      last: <Price text="189.84" trend="up" size="l" />,
      spread: { label: 'Spread', value: '0.00' },
      warning: 'Locked',
    },
  },
});

export const Closed = meta.story({
  args: {
    isStale: true,
    note: 'Market closed. As of 11-20-2026 04:00:00 PM.',
    middle: {
      last: <Price text="189.85" trend="up" size="l" isStale />,
      spread: { label: 'Spread', value: '0.02 (0.01%)' },
    },
  },
});

export const DelayedAndOnlyRead = meta.story({
  args: { note: 'Delayed 15 min' },
  render: (args) => <OrderBook {...args} onPricePress={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Bid 189.84, 300 shares');
  },
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

const wide = { price: '123,456.78', quantity: '98,765,400' };
export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    columns: { price: 'Price in Hong Kong dollars', quantity: 'Shares' },
    bids: { ...bids, levels: bids.levels.map((level) => ({ ...level, ...wide })) },
    asks: { ...asks, levels: asks.levels.map((level) => ({ ...level, ...wide })) },
    note: 'Prices of this exchange come fifteen minutes late until you subscribe to them.',
  },
});

const hans = ['一', '二', '三', '四', '五'];
export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '苹果买卖盘口',
    bids: {
      title: '买盘',
      ranks: hans.map((number) => `买${number}`),
      emptyText: '暂无买盘',
      levels: withOwn(
        side({
          best: 189.84,
          step: -0.01,
          count: 5,
          say: (price, quantity) => `买 ${price}，${quantity} 股`,
        }),
        1,
      ).map((level) => (level.ownText === undefined ? level : { ...level, ownText: '您的委托，100 股' })),
    },
    asks: {
      title: '卖盘',
      ranks: hans.map((number) => `卖${number}`),
      emptyText: '暂无卖盘',
      levels: side({
        best: 189.86,
        step: 0.01,
        count: 5,
        say: (price, quantity) => `卖 ${price}，${quantity} 股`,
      }),
    },
    columns: { price: '价格', quantity: '股数' },
    middle: {
      last: <Price text="189.85" trend="up" size="l" />,
      spread: { label: '价差', value: '0.02 (0.01%)' },
    },
    ownLabel: '您的委托',
    note: '延迟 15 分钟',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('买一')).toBeVisible();
    await expect(canvas.getByRole('list', { name: '卖盘' })).toBeVisible();
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '騰訊控股買賣盤',
    depth: 10,
    bids: {
      title: '買盤',
      emptyText: '暫無買盤',
      levels: side({
        best: 412.6,
        step: -0.2,
        count: 10,
        say: (price, quantity) => `買盤 ${price}，${quantity} 股`,
      }),
    },
    asks: {
      title: '賣盤',
      emptyText: '暫無賣盤',
      levels: side({
        best: 412.8,
        step: 0.2,
        count: 10,
        say: (price, quantity) => `賣盤 ${price}，${quantity} 股`,
      }),
    },
    columns: { price: '價格', quantity: '股數' },
    middle: {
      last: <Price text="412.60" trend="up" size="l" />,
      spread: { label: '買賣差價', value: '0.20' },
    },
  },
});
