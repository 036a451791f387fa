import { scaleLinear } from '@visx/scale';
import { joinRanges, type PriceRange } from '../../model/candles.ts';
import type { IndicatorResult } from '../../model/indicators/index.ts';
import type { PlotLayout } from '../../model/layout.ts';
import { reduceValues, type Polyline } from '../../model/levelOfDetail.ts';
import type { DrawnStudies, Pane, PlotSource, StudyLine } from '../../model/plot.ts';
import { studyColours } from './studyColours.ts';

/** Marks in view, as [from, to). */
export interface IndexRange {
  from: number;
  to: number;
}

/** Air over and under the lines of a pane whose range is not given, as a share of it. */
const marginShare = 0.08;
const columnPx = 1;

/** Lowest and highest value in view of the lines that lie over the price. */
export function overlayRange(studies: readonly IndicatorResult[], range: IndexRange): PriceRange | undefined {
  return studies
    .filter(({ place }) => place === 'over')
    .flatMap(({ lines }) => lines.map(({ values }) => rangeOf(values, range)))
    .reduce(joinRanges, undefined);
}

function rangeOf(values: ArrayLike<number>, { from, to }: IndexRange): PriceRange | undefined {
  let low = Infinity;
  let high = -Infinity;
  for (let i = from; i < to; i++) {
    const value = values[i] ?? NaN;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? { low, high } : undefined;
}

type ToX = (slot: number) => number;
type Marks = Omit<DrawnStudies, 'results' | 'markOf'>;

/** In places of marks instead of slots: where one mark follows another nothing has stopped. */
function reduced(
  values: Float64Array,
  { slots, slotsPerMark }: Marks,
  { from, to }: IndexRange,
  toX: ToX,
): Polyline {
  const places = Array.from({ length: to - from }, (_, i) => (slots[from + i] ?? 0) / slotsPerMark);
  return reduceValues(
    { count: to - from, at: (i) => values[from + i] ?? NaN, slots: places },
    (place) => toX(place * slotsPerMark),
    columnPx,
  );
}

function linesOf(
  result: IndicatorResult,
  colours: readonly number[],
  marks: Marks,
  range: IndexRange,
  toX: ToX,
): StudyLine[] {
  return result.lines.map(({ key, values }, n) => ({
    key,
    colour: colours[n] ?? 1,
    line: reduced(values, marks, range, toX),
  }));
}

export interface StudyPlots {
  overlays: StudyLine[];
  panes: Pane[];
  /** Guides of the panes with their texts, empty where there is no room for one. */
  guides: { y: number; text: string }[];
}

/** The lines of all indicators in view: those over the price, and each of the others in its pane. */
export function plotStudies(
  { results, ...marks }: DrawnStudies,
  range: IndexRange,
  layout: PlotLayout,
  toX: ToX,
  formatIndicator: PlotSource['formatIndicator'],
): StudyPlots {
  const plots: StudyPlots = { overlays: [], panes: [], guides: [] };
  const colours = studyColours(results);
  for (const [n, result] of results.entries()) {
    const lines = linesOf(result, colours[n] ?? [], marks, range, toX);
    const pane = layout.panes[plots.panes.length];
    if (result.place === 'over') plots.overlays.push(...lines);
    else if (pane) {
      const scale = scaleLinear<number>({
        domain: paneDomain(result, range),
        range: [pane.bottom, pane.plotTop],
      });
      const toY = (value: number): number => scale(value);
      const bars = result.bars && reduced(result.bars, marks, range, toX);
      plots.panes.push({ id: result.id, layout: pane, toY, lines, bars });
      plots.guides.push(
        ...written(
          (result.guides ?? []).map((guide) => ({
            y: toY(guide),
            text: formatIndicator(guide, result.id),
          })),
          layout.textPx,
        ),
      );
    }
  }
  return plots;
}

/** How near two texts of an axis may come, in sizes of the text. */
const leastLines = 1.2;

/** In a low pane a guide whose text would touch the one before keeps its line only. */
function written(guides: StudyPlots['guides'], textPx: number): StudyPlots['guides'] {
  let before = -Infinity;
  return guides.map(({ y, text }) => {
    if (Math.abs(y - before) < textPx * leastLines) return { y, text: '' };
    before = y;
    return { y, text };
  });
}

function paneDomain(
  { fixedRange, lines, bars, guides }: IndicatorResult,
  range: IndexRange,
): [number, number] {
  if (fixedRange) return [...fixedRange];
  const drawn = [...lines.map(({ values }) => values), ...(bars ? [bars] : [])];
  const known = drawn.map((values) => rangeOf(values, range)).reduce(joinRanges, undefined);
  const marked = (guides ?? []).map((guide) => ({ low: guide, high: guide })).reduce(joinRanges, undefined);
  const { low, high } = joinRanges(known, marked) ?? { low: 0, high: 1 };
  const margin = (high - low) * marginShare || 1;
  return [low - margin, high + margin];
}
