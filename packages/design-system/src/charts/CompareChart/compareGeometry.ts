import { scaleLinear } from '@visx/scale';
import { placeTimeLabels, timeLabelCount, type AxisLabel } from '../model/layout.ts';
import { layOutSlots } from '../model/slots.ts';
import { textWidth } from '../model/textWidth.ts';
import { timeTicks, type TimeGrain, type TimeTick } from '../model/timeTicks.ts';
import type { CompareChartProps, CompareSeries } from './CompareChart.types.ts';
import { changeRange, type AlignedSeries, type Comparison } from './comparison.ts';
import { spreadLabels } from './spreadLabels.ts';

/** A series, its data on the common axis, and which of the six colours is its own. */
export interface ComparedSeries {
  series: CompareSeries;
  aligned: AlignedSeries;
  /** 1 to 6. */
  colour: number;
}

/** The name at the end of a line, px from the top. */
interface EndLabel {
  id: string;
  text: string;
  colour: number;
  /** Of the line's end. */
  y: number;
  /** Of the label, moved off its neighbours. */
  centre: number;
}

/** The place of everything, in px of the plot, which begins right of its axis. */
export interface CompareGeometry {
  /** Room for the axis on the left. */
  left: number;
  /** Of the plot. */
  width: number;
  /** Room for the names on the right. */
  right: number;
  bottom: number;
  textPx: number;
  toX: (place: number) => number;
  toY: (change: number) => number;
  /** Place of the axis of times nearest to a px of the plot. */
  placeAt: (x: number) => number;
  ticks: { y: number; text: string; isBase: boolean }[];
  times: AxisLabel[];
  /** Where trading pauses, px of the plot. */
  breaks: number[];
  ends: EndLabel[];
}

const edgePx = 4;
const axisGapPx = 8;
/** From the end of a line to its name. */
export const endGapPx = 10;
const nameShare = 0.3;
/** The axis takes no more of the width than this, whatever its texts. */
const axisShare = 0.35;
/** Names are capitals of medium weight, percentages have wide signs: wider than what `textWidth` takes for the average. */
const nameSpread = 1.2;
const percentSpread = 1.12;
/** Height of one axis label with air on both sides, and of one name, in sizes of the text. */
const tickLines = 3.2;
const nameLines = 1.4;
const marginShare = 0.06;
/** Change shown to each side of a line that never moved. */
const flatReach = 0.01;
/** Session marks nearer to each other than this would be a pattern, not marks. */
const breakSpacingPx = 24;

export function compareGeometry(
  props: Pick<CompareChartProps, 'formatChange' | 'formatAxisChange' | 'formatTime' | 'formatAxisTime'>,
  comparison: Comparison,
  shown: readonly ComparedSeries[],
  box: { width: number; height: number; textPx: number },
): CompareGeometry {
  const { textPx } = box;
  const bottom = Math.max(0, box.height - textPx * 2);
  const top = textPx;
  const values = scaleLinear<number>({
    domain: changeDomain(shown.map(({ aligned }) => aligned)),
    range: [bottom, top],
  });
  const format = props.formatAxisChange ?? props.formatChange;
  const ticks = values.ticks(Math.max(2, Math.floor((bottom - top) / (textPx * tickLines))));
  const texts = ticks.map(format);

  const widestText = Math.max(0, ...texts.map((text) => textWidth(text, textPx)));
  const widestName = nameSpread * Math.max(0, ...shown.map(({ series }) => textWidth(series.label, textPx)));
  const left = Math.min(
    Math.ceil((widestText * percentSpread + axisGapPx) / 8) * 8,
    Math.floor(box.width * axisShare),
  );
  const right = Math.min(Math.ceil(widestName) + endGapPx, Math.floor(box.width * nameShare));
  const width = Math.max(0, box.width - left - right);

  const count = comparison.times.length;
  const places = scaleLinear<number>({
    domain: [0, Math.max(1, count - 1)],
    range: [0, Math.max(0, width - edgePx)],
  });
  // A single time is at the end, beside the names.
  const toX = (place: number): number => places(count > 1 ? place : 1);
  const toY = (change: number): number => values(change);
  return {
    left,
    width,
    right,
    bottom,
    textPx,
    toX,
    toY,
    placeAt: (x) => Math.min(count - 1, Math.max(0, Math.round(places.invert(x)))),
    ticks: ticks.map((tick, i) => ({ y: toY(tick), text: texts[i] ?? '', isBase: tick === 0 })),
    ...timeAxis(props, comparison.times, toX, { width, textPx }),
    ends: endLabels(shown, toY, { top, bottom, textPx }),
  };
}

/** Years are written shorter than days: how many labels fit follows from the resulting grain. */
function finestTicks(ticksFor: (grain: TimeGrain) => TimeTick[]): TimeTick[] {
  const grains: TimeGrain[] = ['time', 'day', 'month', 'year'];
  let ticks: TimeTick[] = [];
  for (const grain of grains) {
    ticks = ticksFor(grain);
    if (ticks[0]?.grain === grain) break;
  }
  return ticks;
}

function dayOf(t = 0): number {
  return Math.floor(t / 86_400_000);
}

function changeDomain(series: readonly AlignedSeries[]): [number, number] {
  const { low, high } = changeRange(series);
  const margin = high - low > 0 ? (high - low) * marginShare : flatReach;
  return [low - margin, high + margin];
}

function timeAxis(
  props: Pick<CompareChartProps, 'formatTime' | 'formatAxisTime'>,
  times: readonly number[],
  toX: (place: number) => number,
  { width, textPx }: { width: number; textPx: number },
): Pick<CompareGeometry, 'times' | 'breaks'> {
  const format = props.formatAxisTime ?? props.formatTime;
  const moments = times.map((t) => ({ t }));
  const slots = layOutSlots(moments);
  // A midday pause and the next market's opening are breaks, but no other day: clock times still tell more.
  const days = { ...slots, breaks: slots.breaks.filter((i) => dayOf(times[i]) !== dayOf(times[i - 1])) };
  const last = times.at(-1) ?? 0;
  const ticks = finestTicks((grain) =>
    timeTicks(moments, days, { maxCount: timeLabelCount(format(last, grain), width, textPx) }),
  );
  const isMarkable = width / (slots.breaks.length + 1) >= breakSpacingPx;
  return {
    times: placeTimeLabels(ticks, (tick) => format(tick.t, tick.grain), toX, width, textPx),
    breaks: isMarkable ? slots.breaks.map((slot) => toX(slot - 0.5)) : [],
  };
}

function endLabels(
  shown: readonly ComparedSeries[],
  toY: (change: number) => number,
  plot: { top: number; bottom: number; textPx: number },
): EndLabel[] {
  const ys = shown.map(({ aligned }) => toY(aligned.changes.at(-1) ?? 0));
  const half = plot.textPx / 2;
  const centres = spreadLabels(ys, plot.textPx * nameLines, plot.top - half, plot.bottom + half);
  return shown.map(({ series, colour }, i) => ({
    id: series.id,
    text: series.label,
    colour,
    y: ys[i] ?? 0,
    centre: centres[i] ?? 0,
  }));
}
