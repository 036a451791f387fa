import preview from '@meridian/storybook/preview.tsx';
import { DepthChart } from './DepthChart.tsx';
import { openBook } from './sampleBook.ts';

const meta = preview.meta({
  title: 'Charts/DepthChart/Chinese',
  component: DepthChart,
  parameters: { layout: 'padded' },
  args: openBook,
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  args: {
    labels: {
      ...openBook.labels,
      chart: 'BTC/USD 买卖盘深度',
      instructions: '按方向键在价位间移动，按 Home 和 End 跳到两端。',
      bid: '买单',
      bids: '买盘',
      ask: '卖单',
      asks: '卖盘',
      middle: '中间价',
      bestBid: '买一',
      bestAsk: '卖一',
      spread: '价差',
      price: '价格',
      quantity: '数量',
      cumulative: '累计',
      distance: '距中间价',
      side: '方向',
      table: 'BTC/USD 买卖盘',
      showTable: '以表格查看',
      hideTable: '收起表格',
      showMore: '查看更多',
    },
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant', theme: 'dark' },
  args: {
    asks: [],
    labels: {
      ...openBook.labels,
      chart: 'BTC/USD 買賣盤深度',
      instructions: '按方向鍵在價位間移動，按 Home 及 End 跳至兩端。',
      bid: '買盤',
      bids: '買盤',
      ask: '賣盤',
      asks: '賣盤',
      noAsks: '暫無賣盤',
      middle: '中間價',
      bestBid: '最佳買入價',
      bestAsk: '最佳賣出價',
      spread: '買賣差價',
      price: '價格',
      quantity: '數量',
      cumulative: '累計',
      distance: '距中間價',
      side: '買賣',
      table: 'BTC/USD 買賣盤',
      showTable: '以表格顯示',
      hideTable: '收起表格',
      showMore: '顯示更多',
    },
  },
});
