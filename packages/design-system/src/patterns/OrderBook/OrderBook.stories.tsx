import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Price } from '../Price/Price.tsx';
import { OrderBook } from './OrderBook.tsx';
import { askLevels, asks, bidLevels, bids, bookOfApple, cumulative, side, withOwn } from './sampleBook.tsx';

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
      anatomy: {
        story: 'own-orders',
        parts: {
          'Last price and spread, with a word when the market is locked': 'div:has(> b), div:has(> * > b)',
          'Side: its name': '[data-side=bid] strong',
          'Heads of the columns': '[data-side=ask] strong + *',
          'Levels: rank, price, quantity, and a bar as long as the quantity; or as all up to there':
            '[data-level=bid-0]',
          'What to know about the figures; legend of own orders': '[role=group] > p',
          'Grouping of prices': null,
        },
      },
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
  args: { ...bookOfApple, onPricePress: fn() },
  tags: ['autodocs'],
});

export const PickedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bid 189.84, 300 shares' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    const third = canvas.getByRole('button', { name: /^Ask 189\.88/ });
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPricePress).toHaveBeenLastCalledWith('189.88', 'ask', 2);
    await userEvent.keyboard('{Home}{ArrowLeft} ');
    await expect(args.onPricePress).toHaveBeenLastCalledWith('189.84', 'bid', 0);
    // One stop for Tab, the level last used.
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /^Bid 189\.84/ })).toHaveFocus();
  },
});

/** How much could be bought or sold down to each price: the figures and the bars grow with the distance. */
export const CumulativeSize = meta.story({
  args: {
    bids: { ...bids, levels: cumulative(bids.levels) },
    asks: { ...asks, levels: cumulative(asks.levels) },
    columns: { price: 'Price', quantity: 'Total shares' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Bid 189\.84, 300 shares in all$/ })).toBeVisible();
    const rows = canvas.getAllByRole('button', { name: /^Bid/ });
    const totals = rows.map((row) => Number(/ ([\d,]+) shares/.exec(row.textContent)?.[1]?.replace(',', '')));
    await expect(totals).toEqual(totals.toSorted((one, other) => one - other));
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
