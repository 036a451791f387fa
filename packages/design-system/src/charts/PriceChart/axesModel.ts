import type { Candle } from '../model/candles.ts';
import { createKeeper, keepLast } from '../model/keepLast.ts';
import {
  placeLineLabel,
  placeTimeLabels,
  timeLabelCount,
  type Box,
  type Corner,
  type PlotLayout,
} from '../model/layout.ts';
import { nearestIndex, type SlotLayout } from '../model/slots.ts';
import { textWidth } from '../model/textWidth.ts';
import type { timeTicks } from '../model/timeTicks.ts';
import type { AxesModel, Plot, PlotSource } from '../model/plot.ts';

/** Height of the reference line's label, in sizes of the text. */
const referenceLabelLines = 1.5;
/** Session marks nearer to each other than this would be a pattern, not marks. */
const breakSpacingPx = 24;

interface Scale {
  /** Of the domain's round prices. */
  texts: readonly string[];
  /** From prices to px. */
  scale: { invert: (y: number) => number };
  /** Levels of the panes. */
  guides: readonly { y: number; text: string }[];
}

type UnlabelledPlot = Omit<Plot, 'axes'>;

/** Writes the axes of one chart; `ticksOf` keeps what it found, because it looks at every candle. */
export function createAxesWriter(ticksOf: typeof timeTicks) {
  const timesOf = createTimeWriter(ticksOf);
  const keep = createKeeper<AxesModel>();

  function write(source: PlotSource, plot: UnlabelledPlot, prices: Scale, corner?: Corner): AxesModel {
    const { layout, view, slotPx, toY, domain } = plot;
    const { candles, slots, formatAxisTime } = source;
    const { width, textPx } = layout;
    const { texts, scale, guides } = prices;
    const labels = domain.ticks.map((price, i) => ({ y: toY(price), text: texts[i] ?? '' }));
    return {
      width: layout.width,
      gutter: layout.gutter,
      priceTop: layout.priceTop,
      bottom: layout.bottom,
      height: layout.height,
      textPx: layout.textPx,
      values: [...labels, ...guides],
      grid: [...labels.map(({ y }) => y), ...guides.map(({ y }) => y), layout.mainBottom, layout.bottom],
      times: timesOf(candles, slots, formatAxisTime, view.start, view.count, width, slotPx, textPx),
      breaks: sessionMarks(source, plot),
      reference: domain.isReferenceVisible
        ? referenceLine(source, plot, (y) => scale.invert(y), corner)
        : undefined,
    };
  }

  // Without the marks: a tick inside what is drawn leaves the label of the reference line where it is.
  return (source: PlotSource, plot: UnlabelledPlot, prices: Scale, corner?: Corner): AxesModel => {
    const { candles, slots, previousClose, previousCloseLabel, formatPrice, formatAxisTime } = source;
    const formats = [previousCloseLabel, formatPrice, formatAxisTime];
    const places = [plot.layout, plot.view, plot.domain, prices.scale, prices.texts, prices.guides, corner];
    return keep([candles, slots, previousClose, ...formats, ...places], () =>
      write(source, plot, prices, corner),
    );
  };
}

/** Whether one picture's axes can stand under another. */
export function isSameAxes(before: AxesModel, after: AxesModel): boolean {
  return before === after || JSON.stringify(before) === JSON.stringify(after);
}

/** Writes the time axis; a tick moves nothing of it, and writing dates is slow. */
function createTimeWriter(ticksOf: typeof timeTicks) {
  return keepLast(
    (
      candles: readonly Candle[],
      slots: SlotLayout,
      format: PlotSource['formatAxisTime'],
      start: number,
      count: number,
      width: number,
      slotPx: number,
      textPx: number,
    ): AxesModel['times'] => {
      const most = timeLabelCount(format(candles.at(-1)?.t ?? 0, 'day'), width, textPx);
      const ticks = ticksOf(candles, slots, most, Math.min(1, count / slots.slotCount));
      const visible = ticks.filter(({ slot }) => slot >= start - 0.5 && slot < start + count);
      const toX = (slot: number): number => (slot + 0.5 - start) * slotPx;
      return placeTimeLabels(visible, (tick) => format(tick.t, tick.grain), toX, width, textPx);
    },
  );
}

function sessionMarks({ slots }: PlotSource, { layout, view, toX }: UnlabelledPlot): number[] {
  const visible = slots.breaks.filter((slot) => slot > view.start && slot < view.start + view.count);
  if (layout.width / (visible.length + 1) < breakSpacingPx) return [];
  return visible.map((slot) => toX(slot - 0.5));
}

function referenceLine(
  { previousClose, previousCloseLabel, formatPrice }: PlotSource,
  plot: UnlabelledPlot,
  toPrice: (y: number) => number,
  corner: Corner | undefined,
): AxesModel['reference'] {
  if (previousClose === undefined) return undefined;
  const { layout, toY } = plot;
  const text = `${previousCloseLabel} ${formatPrice(previousClose)}`;
  const y = toY(previousClose);
  return { text, y, ...(corner ?? bestCorner(text, y, layout, (box) => marksUnder(box, plot, toPrice))) };
}

function bestCorner(text: string, y: number, layout: PlotLayout, under: (box: Box) => number): Corner {
  const label = { width: textWidth(text, layout.textPx), height: layout.textPx * referenceLabelLines };
  return placeLineLabel(
    y,
    label,
    { width: layout.width, top: layout.priceTop, bottom: layout.priceBottom },
    under,
  );
}

/** How much of the price a box would cover: drawn marks that reach into it. Compared in prices: it may meet thousands. */
function marksUnder(box: Box, { marks, slotAt }: UnlabelledPlot, toPrice: (y: number) => number): number {
  const low = toPrice(box.top + box.height);
  const high = toPrice(box.top);
  const right = box.left + box.width;
  if (marks.as === 'line') {
    const from = nearestIndex(marks.line.x, box.left);
    const to = nearestIndex(marks.line.x, right);
    return marks.line.price.slice(from, to + 1).filter((price) => price >= low && price <= high).length;
  }
  const { candles, slots } = marks.done;
  const from = nearestIndex(slots, slotAt(box.left));
  const to = nearestIndex(slots, slotAt(right));
  return candles.slice(from, to + 1).filter(({ h, l }) => h >= low && l <= high).length;
}
