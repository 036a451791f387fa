import { scaleLinear } from '@visx/scale';
import type { AxesModel } from '../frame/PlotAxes.tsx';
import type { AxisLabel } from '../model/layout.ts';
import { textWidth } from '../model/textWidth.ts';
import { depthRange, highestTotal, type DepthBook } from './depthBook.ts';
import type { DepthChartProps } from './DepthChart.types.ts';
import { depthOutline, type DepthOutline } from './depthOutline.ts';

/** The place of everything, in px of the plot. */
export interface DepthGeometry {
  /** Without the axis on the right. */
  width: number;
  gutter: number;
  bottom: number;
  toX: (price: number) => number;
  toY: (total: number) => number;
  priceAt: (x: number) => number;
  bids: DepthOutline;
  asks: DepthOutline;
  axes: AxesModel;
}

type Wanted = Pick<
  DepthChartProps,
  'reach' | 'isSymmetric' | 'formatPrice' | 'formatAxisPrice' | 'formatQuantity' | 'formatAxisQuantity'
>;

/** Height of one quantity label with air on both sides, in sizes of the text. */
const tickLines = 3.6;
/** Air over the highest total for the names of the sides, in sizes of the text. */
const topLines = 2;
const priceGapPx = 20;
/** About this many round totals the highest may be rounded up to. */
const snaps = 10;

/** Geometry of a book of at least one order. */
export function depthGeometry(
  props: Wanted,
  book: DepthBook,
  box: { width: number; height: number; textPx: number },
): DepthGeometry {
  const { textPx } = box;
  const { low, high } = depthRange(book, { reach: props.reach, isSymmetric: props.isSymmetric ?? true });
  const bottom = Math.max(0, box.height - textPx * 2);
  const top = textPx * topLines;
  const tickCount = Math.max(2, Math.floor((bottom - top) / (textPx * tickLines)));
  // Rounded up, so that a book ticking inside its bounds leaves the axis as it is.
  const totals = scaleLinear<number>({
    domain: [0, highestTotal(book, { low, high }) || 1],
    range: [bottom, top],
    nice: snaps,
  });
  const { ticks, texts } = totalTicks(totals, props.formatAxisQuantity ?? props.formatQuantity, tickCount);
  const widest = Math.max(0, ...texts.map((text) => textWidth(text, textPx)));
  // In steps of 8 px, so that one more digit does not make the plot jitter.
  const gutter = Math.min(Math.ceil((widest + 16) / 8) * 8, Math.floor(box.width * 0.4));
  const width = Math.max(0, box.width - gutter);
  const prices = scaleLinear<number>({ domain: [low, high], range: [0, width] });
  const toX = (price: number): number => prices(price);
  const toY = (total: number): number => totals(total);
  return {
    width,
    gutter,
    bottom,
    toX,
    toY,
    priceAt: (x) => prices.invert(x),
    bids: depthOutline({ levels: book.bids, toX, toY, edgeX: 0, isRising: false }),
    asks: depthOutline({ levels: book.asks, toX, toY, edgeX: width, isRising: true }),
    axes: {
      width,
      gutter,
      bottom,
      textPx,
      values: ticks.map((tick, i) => ({ y: toY(tick), text: texts[i] ?? '' })),
      labels: priceLabels(prices, props.formatAxisPrice ?? props.formatPrice, { width, textPx }),
    },
  };
}

/** Round totals, fewer of them where two would be written alike: a book of one small order. */
function totalTicks(
  totals: { ticks: (count: number) => number[] },
  formatTotal: (total: number) => string,
  most: number,
): { ticks: number[]; texts: string[] } {
  const ticks = totals.ticks(most);
  const texts = ticks.map((tick) => (tick === 0 ? '' : formatTotal(tick)));
  const isClear = new Set(texts).size === texts.length;
  return isClear || most <= 1 ? { ticks, texts } : totalTicks(totals, formatTotal, most - 1);
}

/** The finest round prices whose labels all have air between them; those that would leave the plot are left out. */
function priceLabels(
  prices: { ticks: (count: number) => number[]; (price: number): number },
  formatPrice: (price: number) => string,
  { width, textPx }: { width: number; textPx: number },
): AxisLabel[] {
  for (let count = 6; count > 0; count--) {
    const labels = prices
      .ticks(count)
      .filter((price) => price > 0)
      .map((price) => ({ text: formatPrice(price), centre: prices(price) }));
    const [first, second] = labels;
    const widest = Math.max(0, ...labels.map(({ text }) => textWidth(text, textPx)));
    const pitch = first && second ? second.centre - first.centre : width;
    if (pitch < widest + priceGapPx) continue;
    return labels.filter(({ centre }) => centre >= widest / 2 && centre <= width - widest / 2);
  }
  return [];
}
