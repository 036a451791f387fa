import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { plotIn, spokenIn } from '../frame/plotIn.ts';
import { DepthChart } from './DepthChart.tsx';
import { openBook } from './sampleBook.ts';

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
      anatomy: {
        story: 'within-reach',
        parts: {
          'Reading: the middle with best prices and spread, or the level being read':
            'figure > div > [aria-hidden]',
          'Bids to the left of the middle, asks, hatched, to the right; both named': 'svg[data-picture]',
          'Round totals on the right, round prices below': "[role='application']",
          'Table twin, highest price first, behind a button': 'figure > div:last-of-type button',
          'Dotted line where a side ends and the book says no more': null,
        },
      },
      keyboard: {
        Tab: 'To the plot, then to the table button.',
        '← → ↑ ↓': 'Moves the reading to the next lower or higher price; the first key reads the best bid.',
        'Page Up / Page Down': 'Moves it by ten levels; so does Shift with an arrow.',
        'Home / End': 'Reads the lowest bid, the highest ask.',
        Escape: 'Ends the reading.',
      },
      accessibility: [
        'What keys reach is spoken as one sentence, once: a book that changes under it does not talk on.',
        'Place, name and hatching show the side; their colours are those of buying and selling.',
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

export const ReadByKeyboard = meta.story({
  tags: ['!autodocs'],
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

/** A finger reads above itself the level whose step is under it. */
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

/** A tenth of a percent to each side: levels beyond it are left out, the totals within fill the height. */
export const WithinReach = meta.story({ args: { reach: 0.001 } });

export const TableTwin = meta.story({
  tags: ['!autodocs'],
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
