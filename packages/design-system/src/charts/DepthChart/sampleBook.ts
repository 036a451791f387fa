import type { DepthLevel } from './depthBook.ts';
import type { DepthChartProps } from './DepthChart.types.ts';

/** Made-up books for stories and tests: the same on every run. No entry point of the library leads here. */

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface SideSample {
  best: number;
  /** From one level to the next; negative for bids. */
  step: number;
  count: number;
  seed: number;
}

/** Levels with a few walls: round prices draw larger orders. */
export function sampleSide({ best, step, count, seed }: SideSample): DepthLevel[] {
  const next = random(seed);
  return Array.from({ length: count }, (_, i) => {
    const isWall = i > 0 && i % 9 === seed % 9;
    const quantity = (0.2 + next() ** 2 * 1.6) * (1 + i / 40) * (isWall ? 5 : 1);
    return { price: Number((best + step * i).toFixed(2)), quantity: Number(quantity.toFixed(4)) };
  });
}

const bids = sampleSide({ best: 95_412.5, step: -6, count: 60, seed: 7 });
const asks = sampleSide({ best: 95_421, step: 6, count: 60, seed: 22 });

const price = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const roundPrice = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const quantity = new Intl.NumberFormat('en', { minimumFractionDigits: 4, maximumFractionDigits: 4 });
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const share = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
});

/** An open book, as the stories change it. */
export const openBook: DepthChartProps = {
  bids,
  asks,
  height: 340,
  formatPrice: (value) => price.format(value),
  formatAxisPrice: (value) => roundPrice.format(value),
  formatQuantity: (value) => quantity.format(value),
  formatAxisQuantity: (value) => short.format(value),
  formatShare: (value) => share.format(value),
  emptyText: 'No orders in this book.',
  labels: {
    chart: 'Order book depth of BTC/USD',
    instructions: 'Arrow keys move between prices, Home and End go to the ends.',
    bid: 'Bid',
    bids: 'Bids',
    ask: 'Ask',
    asks: 'Asks',
    middle: 'Mid price',
    bestBid: 'Best bid',
    bestAsk: 'Best ask',
    spread: 'Spread',
    price: 'Price',
    quantity: 'Quantity',
    cumulative: 'Total',
    distance: 'From mid',
    side: 'Side',
    locked: 'Best bid and ask are the same',
    crossed: 'Bids and asks cross',
    noBids: 'No bids',
    noAsks: 'No asks',
    loading: 'Loading the order book',
    table: 'Order book of BTC/USD',
    showTable: 'Show as table',
    hideTable: 'Hide table',
    showMore: 'Show more',
  },
};
