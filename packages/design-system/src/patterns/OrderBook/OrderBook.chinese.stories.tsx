import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { Price } from '../Price/Price.tsx';
import { OrderBook } from './OrderBook.tsx';
import { bookOfApple, side, withOwn } from './sampleBook.tsx';

const meta = preview.meta({
  title: 'Patterns/OrderBook/Chinese',
  component: OrderBook,
  parameters: { layout: 'padded' },
  args: { ...bookOfApple, onPricePress: fn() },
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
