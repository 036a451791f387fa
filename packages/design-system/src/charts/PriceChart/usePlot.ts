import type { Series } from '../model/candles.ts';
import {
  axisFontPx,
  placeLineLabel,
  placeTimeLabels,
  plotLayout,
  slotsPerCandle,
  timeLabelCount,
  type Box,
  type PlotLayout,
} from '../model/layout.ts';
import { priceDomain } from '../model/priceDomain.ts';
import { nearestIndex, type SlotLayout } from '../model/slots.ts';
import { textWidth } from '../model/textWidth.ts';
import type { AxesModel } from './PriceChartAxes.tsx';
import type { ChartKind, PriceChartProps } from './PriceChart.types.ts';
import {
  useDrawnSeries,
  useHasVolume,
  useHighestVolume,
  useLiveCandles,
  useRange,
  useSlots,
  useTimeTicks,
} from './useSeries.ts';

/** Where everything stands, in px of the plot, once its width is known. */
export interface Plot {
  layout: PlotLayout;
  /** What is drawn and read: the candles, or fewer merged ones where they would be too narrow. */
  series: Series;
  /** Width of one slot of the time axis. */
  slotPx: number;
  /** From one drawn candle to the next. */
  pitchPx: number;
  highestVolume: number;
  toX: (slot: number) => number;
  toY: (price: number) => number;
  axes: AxesModel;
}

/** Room on the right, so that the newest point is a whole one. */
const edgePx = 4;
const referenceLabelHeightPx = 18;
/** Axis labels closer than this to the last price's tag give way to it. */
const tagReachPx = 18;
/** Session marks nearer to each other than this would be a pattern, not marks. */
const breakSpacingPx = 24;

/** Geometry of a chart of at least one candle. Cheap to ask for on every tick: what depends on all candles is kept. */
export function usePlot(props: PriceChartProps, widthPx: number, heightPx: number): Plot {
  const { candles, kind, sessions, lastPrice, previousClose, decimals, formatPrice } = props;
  const slots = useSlots(candles, sessions);
  const live = useLiveCandles(candles, lastPrice);
  const range = useRange(live, kind);

  const hasVolume = useHasVolume(candles) && kind === 'candles';
  const areas = plotLayout({ widthPx, heightPx, hasVolume, priceLabels: [] });
  const domain = priceDomain({
    range,
    reference: previousClose,
    heightPx: areas.priceBottom - areas.priceTop,
    decimals,
  });
  const tickTexts = domain.ticks.map(formatPrice);
  const priceLabels = lastPrice === undefined ? tickTexts : [...tickTexts, formatPrice(lastPrice)];
  const layout = plotLayout({ widthPx, heightPx, hasVolume, priceLabels });

  const perMark = kind === 'candles' ? slotsPerCandle(slots.slotCount, layout.width) : 1;
  const series = useDrawnSeries(live, slots.slotOf, perMark);
  const highestVolume = useHighestVolume(series.candles, hasVolume);

  const slotPx = Math.max(0, layout.width - edgePx) / Math.max(1, slots.slotCount);
  const pricePx = (layout.priceBottom - layout.priceTop) / (domain.high - domain.low);
  const toX = (slot: number): number => (slot + 0.5) * slotPx;
  const toY = (price: number): number => layout.priceBottom - (price - domain.low) * pricePx;
  const toPrice = (y: number): number => domain.low + (layout.priceBottom - y) / pricePx;
  const lastY = lastPrice === undefined ? undefined : toY(lastPrice);

  const axes: AxesModel = {
    width: layout.width,
    gutter: layout.gutter,
    priceTop: layout.priceTop,
    bottom: layout.bottom,
    domain: [domain.low, domain.high],
    priceBottom: layout.priceBottom,
    prices: domain.ticks,
    priceTexts: tickTexts.map((text, i) => (isUnderTag(toY(domain.ticks[i] ?? 0), lastY) ? '' : text)),
    times: useTimeLabels(props, slots, layout.width, toX),
    breaks: sessionMarks(slots, layout.width, toX),
    reference:
      domain.isReferenceVisible && previousClose !== undefined
        ? referenceLine(
            `${props.labels.previousClose} ${formatPrice(previousClose)}`,
            toY(previousClose),
            layout,
            (box) => marksUnder(box, series, kind, slotPx, toPrice),
          )
        : undefined,
  };
  return { layout, series, slotPx, pitchPx: slotPx * perMark, highestVolume, toX, toY, axes };
}

function isUnderTag(y: number, tagY: number | undefined): boolean {
  return tagY !== undefined && Math.abs(y - tagY) < tagReachPx;
}

function useTimeLabels(
  props: PriceChartProps,
  slots: SlotLayout,
  plotWidth: number,
  toX: (slot: number) => number,
): AxesModel['times'] {
  const { candles, formatTime } = props;
  const format = props.formatAxisTime ?? formatTime;
  const sample = format(candles.at(-1)?.t ?? 0, 'day');
  const ticks = useTimeTicks(candles, slots, timeLabelCount(sample, plotWidth));
  return placeTimeLabels(ticks, (tick) => format(tick.t, tick.grain), toX, plotWidth);
}

function sessionMarks(slots: SlotLayout, plotWidth: number, toX: (slot: number) => number): number[] {
  if (plotWidth / (slots.breaks.length + 1) < breakSpacingPx) return [];
  return slots.breaks.map((slot) => toX(slot - 0.5));
}

function referenceLine(
  text: string,
  y: number,
  layout: PlotLayout,
  under: (box: Box) => number,
): AxesModel['reference'] {
  const label = { width: textWidth(text, axisFontPx), height: referenceLabelHeightPx };
  const plot = { width: layout.width, top: layout.priceTop, bottom: layout.priceBottom };
  return { text, y, ...placeLineLabel(y, label, plot, under) };
}

/** How much of the price a box would cover: drawn marks that reach into it. Compared in prices: it may meet thousands. */
function marksUnder(
  box: Box,
  { candles, slots }: Series,
  kind: ChartKind,
  slotPx: number,
  toPrice: (y: number) => number,
): number {
  const from = nearestIndex(slots, box.left / slotPx - 0.5);
  const to = nearestIndex(slots, (box.left + box.width) / slotPx - 0.5);
  const low = toPrice(box.top + box.height);
  const high = toPrice(box.top);
  let count = 0;
  for (const candle of candles.slice(from, to + 1)) {
    const bottom = kind === 'area' ? candle.c : candle.l;
    const top = kind === 'area' ? candle.c : candle.h;
    if (top >= low && bottom <= high) count += 1;
  }
  return count;
}
