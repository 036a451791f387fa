import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { guide } from '../../guide/guide.ts';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { DepthChart } from './DepthChart.tsx';
import type { DepthChartProps } from './DepthChart.types.ts';
import { openBook, sampleSide } from './sampleBook.ts';

const meta = preview.meta({
  title: 'Charts/DepthChart',
  component: DepthChart,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'How much can be bought and sold at which price: an order book as two stepped areas around its middle.',
      whenToUse: ['Beside a book or a ticket, to see walls, and how far a large order would move the price.'],
      whenNotToUse: [
        'The best few prices and their quantities, to be read exactly or pressed: `OrderBook`.',
        'Prices over time: `PriceChart`.',
      ],
      anatomy: [
        'Reading: the middle with best prices and spread, or the level being read',
        'Bids to the left of the middle, asks, hatched, to the right; both named',
        'Dotted line where a side ends and the book tells no more',
        'Round totals on the right, round prices below',
        'Table twin, highest price first',
      ],
      keyboard: {
        Tab: 'To the plot, then to the table button.',
        '← → ↑ ↓': 'Moves the reading to the next lower or higher price; the first key reads the best bid.',
        'Page Up / Page Down': 'Moves it by ten levels; so does Shift with an arrow.',
        'Home / End': 'Reads the lowest bid, the highest ask.',
        Escape: 'Ends the reading.',
      },
      accessibility: [
        'What keys reach is spoken as one sentence, once: a book that changes under it does not talk on.',
        'Sides are told by place, name and hatching; their colours are those of buying and selling.',
        'A locked or crossed book says so in words, and shows no spread.',
        'The table lists every level with its side in words.',
      ],
      content: ['Names of sides are one word. Quantities carry the decimals the instrument trades in.'],
      related: ['OrderBook', 'PriceChart', 'ChartFrame'],
    }),
  },
  args: openBook,
  tags: ['autodocs'],
});

const plotIn = (root: HTMLElement): HTMLElement => within(root).getByRole('application');
const spokenIn = (root: HTMLElement): Element | null => root.querySelector('[aria-live=polite]');

export const ReadByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(plotIn(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{End}');
    const spoken = spokenIn(canvasElement);
    await expect(spoken).toHaveTextContent(
      /^Ask 95,775\.00, Quantity 2\.\d{4}, Total 11\d\.\d{4}, From mid 0\.375%$/,
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(spoken).toHaveTextContent(/^Ask 95,769\.00/);
    await userEvent.keyboard('{Home}');
    await expect(spoken).toHaveTextContent(/^Bid 95,058\.50/);
    await userEvent.keyboard('{PageUp}{ArrowRight}');
    await expect(spoken).toHaveTextContent(/^Bid 95,124\.50/);
    await expect(await canvas.findByText('95,124.50')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(spoken).toBeEmptyDOMElement();
    await expect(await canvas.findByText('95,416.75')).toBeVisible();
  },
});

/** A finger reads above itself the level whose step stands under it. */
export const ReadByFinger = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const plot = plotIn(canvasElement);
    await waitFor(() => expect(plot.querySelector('path')).not.toBeNull());
    const { left, top } = plot.getBoundingClientRect();
    const touch = { pointerType: 'touch', pointerId: 1, clientX: left + 20, clientY: top + 60 };
    await fireEvent.pointerMove(plot, touch);
    await expect(await canvas.findByText('Bid')).toBeVisible();
    await expect(await canvas.findByText('From mid')).toBeVisible();
    await expect(spokenIn(canvasElement)).toBeEmptyDOMElement();
    await fireEvent.pointerUp(plot, touch);
    await expect(await canvas.findByText('Mid price')).toBeVisible();
  },
});

/** The middle stands in the middle; the shorter side ends where the book tells no more. */
export const Uneven = meta.story({ args: { asks: openBook.asks.slice(0, 22) } });

/** Each side takes the room of its own levels. */
export const UnevenInItsOwnRoom = meta.story({
  args: { asks: openBook.asks.slice(0, 22), isSymmetric: false },
});

/** A tenth of a percent to each side: levels beyond it are left out, the totals within fill the height. */
export const WithinReach = meta.story({ args: { reach: 0.001 } });

export const Thin = meta.story({
  args: { bids: openBook.bids.slice(0, 2), asks: openBook.asks.slice(1, 4) },
});

/** The axis is written in tenths: totals that would read alike are left out. */
export const OneOrder = meta.story({
  args: { bids: openBook.bids.slice(0, 1), asks: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0.3')).toBeInTheDocument();
    await expect(canvas.getByText('0.1')).toBeInTheDocument();
  },
});

export const NoAsks = meta.story({
  args: { asks: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No asks')).toBeInTheDocument();
    await expect(canvas.getAllByText('--')).toHaveLength(2);
  },
});

export const NoBids = meta.story({ globals: { theme: 'dark' }, args: { bids: [] } });

/** An auction collects orders that would trade at once: both sides are drawn as they are, and there is no spread. */
export const Crossed = meta.story({
  args: {
    bids: sampleSide({ best: 95_460, step: -6, count: 50, seed: 7 }),
    asks: sampleSide({ best: 95_400, step: 6, count: 50, seed: 22 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bids and asks cross')).toBeVisible();
    await expect(await canvas.findByText('--')).toBeVisible();
  },
});

export const Locked = meta.story({
  args: { asks: openBook.asks.map(({ price, quantity }) => ({ price: price - 8.5, quantity })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Best bid and ask are the same')).toBeVisible();
    await expect(await canvas.findByText('--')).toBeVisible();
  },
});

/** Ten thousand levels are drawn as what fits the pixels. */
export const FiveThousandLevelsEach = meta.story({
  globals: { theme: 'dark' },
  args: {
    bids: sampleSide({ best: 95_412.5, step: -0.5, count: 5000, seed: 7 }),
    asks: sampleSide({ best: 95_421, step: 0.5, count: 5000, seed: 22 }),
  },
  play: async ({ canvasElement }) => {
    const plot = plotIn(canvasElement);
    await waitFor(() => expect(plot.querySelectorAll('[data-picture] path').length).toBeGreaterThan(4));
    for (const line of plot.querySelectorAll('[data-picture] path')) {
      const points = line.getAttribute('d')?.split('L').length ?? 0;
      await expect(points).toBeLessThanOrEqual(plot.clientWidth + 4);
    }
  },
});

function Changing(props: DepthChartProps): ReactNode {
  const [change, setChange] = useState(0);
  const bids = props.bids.map((level) => ({ ...level, quantity: level.quantity * (1 + change / 1000) }));
  const burst = (): void => {
    for (let n = 1; n <= 200; n++) flushSync(() => setChange(change + n));
  };
  return (
    <>
      <DepthChart {...props} bids={bids} />
      <button type="button" onClick={burst}>
        Change 200 times
      </button>
    </>
  );
}

/** Two hundred books at once are drawn as one, and the level being read is not read out again. */
export const Live = meta.story({
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = plotIn(canvasElement);
    await waitFor(() => expect(plot.querySelector('[data-picture] path')).not.toBeNull());
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    const spoken = spokenIn(canvasElement)?.textContent;
    await expect(spoken).toMatch(/^Bid 95,064\.50/);
    const area = plot.querySelector('[data-picture] g > path');
    const before = area?.getAttribute('d');
    const drawn: MutationRecord[] = [];
    const observer = new MutationObserver((records) => void drawn.push(...records));
    if (area) observer.observe(area, { attributes: true, attributeFilter: ['d'] });
    // Not by a pointer that would take the focus, and with it the reading.
    canvas.getByRole('button', { name: 'Change 200 times' }).click();
    await waitFor(() => expect(area?.getAttribute('d')).not.toBe(before));
    drawn.push(...observer.takeRecords());
    observer.disconnect();
    await expect(drawn.length).toBeLessThanOrEqual(2);
    await expect(plot).toHaveFocus();
    await expect(spokenIn(canvasElement)).toHaveTextContent(spoken ?? '');
  },
});

export const TableTwin = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show as table', expanded: false }).focus();
    await userEvent.keyboard('{Enter}');
    const table = within(canvas.getByRole('table', { name: 'Order book of BTC/USD' }));
    await expect(table.getAllByRole('row')).toHaveLength(51);
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(/^95,775\.00Ask/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(table.getByRole('row', { name: /^95,412\.50 Bid/ })).toBeInTheDocument();
  },
});

/** The room of the chart, from 200 ms on its outline. */
export const Loading = meta.story({
  args: { bids: [], asks: [], isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the order book' })).toBeInTheDocument();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(384);
  },
});

/** The book of before stays, dimmed, in the same room. */
export const LoadingOverKnown = meta.story({
  args: { isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(plotIn(canvasElement).querySelector('path')).not.toBeNull());
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(384);
  },
});

export const Empty = meta.story({
  args: { bids: [{ price: 95_412.5, quantity: 0 }], asks: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No orders in this book.')).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvasElement.querySelector('figure')?.offsetHeight).toBe(384);
  },
});

export const FailedOverKnown = meta.story({
  args: { failure: <ErrorState title="The order book stopped updating" headingLevel={3} tone="waiting" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The order book stopped updating');
    await expect(await canvas.findByText('95,416.75')).toBeVisible();
  },
});

/** Prices of eight decimals and quantities of millions keep their place at 320 px. */
export const LongFigures = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    bids: openBook.bids.map(({ price, quantity }) => ({ price: price / 7e8, quantity: quantity * 1e7 })),
    asks: openBook.asks.map(({ price, quantity }) => ({ price: price / 7e8, quantity: quantity * 1e7 })),
    formatPrice: (price) => price.toFixed(8),
    formatAxisPrice: (price) => price.toFixed(8),
    formatQuantity: (quantity) => Math.round(quantity).toLocaleString('en'),
    labels: {
      ...openBook.labels,
      bids: 'Orders to buy',
      asks: 'Orders to sell',
      middle: 'Middle of best bid and best ask',
      bestBid: 'Highest bid',
      bestAsk: 'Lowest ask',
      spread: 'Difference',
    },
  },
});

/** Colours that everyone tells apart. */
export const ColourBlindSafe = meta.story({ globals: { convention: 'colour-blind' } });

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
