import { useTextPx } from '../canvas/useMeasures.ts';
import { axisFontPx } from '../model/layout.ts';
import { priceDomain } from '../model/priceDomain.ts';
import { textWidth } from '../model/textWidth.ts';
import type { AxesModel } from '../frame/PlotAxes.tsx';
import { bandLayout, labelStride, profitScale, type BandLayout, type ValueScale } from './profitLayout.ts';
import type { ProfitPlotProps } from './ProfitBars.types.ts';

/** A panel of the plot: the place of its values, px from the top. */
export interface Panel {
  top: number;
  bottom: number;
  toY: (value: number) => number;
}

/** The place of everything, once the width is known. */
export interface ProfitGeometry {
  bands: BandLayout;
  /** Of the plot without its axes. */
  width: number;
  bottom: number;
  /** Size of a label in px. */
  textPx: number;
  profit: Panel;
  total: Panel | undefined;
  axes: AxesModel;
  totalAxes: AxesModel | undefined;
}

/** Share of the plot that the running total takes when there is one. */
const totalShare = 0.36;
/** Height of one value label with air on both sides, in sizes of its text. */
const labelLines = 2.8;
/** Air over the highest label, in sizes of its text. */
const topLines = 0.8;
/** Room over a panel for its name, in sizes of its text. */
const nameLines = 1.8;
/** Distance between the labels under the axis, px. */
const labelGapPx = 14;

export function useProfitGeometry(props: ProfitPlotProps, widthPx: number, heightPx: number): ProfitGeometry {
  const { bars, totals, decimals, formatValue } = props;
  const textPx = useTextPx();
  const formatAxis = props.formatAxisValue ?? formatValue;
  const bottom = heightPx - textPx * 2;
  // With two panels each has its name over it.
  const top = textPx * (totals ? nameLines : topLines);
  const split = totals ? Math.round(bottom * totalShare) : 0;
  const profitTop = totals ? split + textPx * (nameLines + topLines) : top;

  const fit = (from: number, to: number): number =>
    Math.max(2, Math.floor((to - from) / (textPx * labelLines)));
  const profitScaled = profitScale(known(bars.map(({ value }) => value)), fit(profitTop, bottom), decimals);
  const totalScaled = totals && totalScale(known(totals), ((split - top) * axisFontPx) / textPx, decimals);

  const texts = [...profitScaled.ticks, ...(totalScaled?.ticks ?? [])].map(formatAxis);
  const widest = Math.max(0, ...texts.map((text) => textWidth(text, textPx)));
  // In steps of 8 px, so that one more digit does not make the plot jitter.
  const gutter = Math.min(Math.ceil((widest + 16) / 8) * 8, Math.floor(widthPx * 0.45));
  const width = Math.max(0, widthPx - gutter);
  const bands = bandLayout(bars.length, width);

  const profit = panelOf(profitScaled, profitTop, bottom);
  const total = totalScaled && panelOf(totalScaled, top, split);
  const axes = (scale: ValueScale, panel: Panel): AxesModel => ({
    width,
    gutter,
    bottom,
    textPx,
    values: scale.ticks.map((tick) => ({ y: panel.toY(tick), text: formatAxis(tick), isBase: tick === 0 })),
    labels: [],
  });
  return {
    bands,
    width,
    bottom,
    textPx,
    profit,
    total,
    axes: { ...axes(profitScaled, profit), labels: timeLabels(props, bands, widthPx, textPx) },
    totalAxes: totalScaled && total && axes(totalScaled, total),
  };
}

function known(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

/** A total far from zero is not pressed flat by it: then zero is left out. Height in px at ordinary text size. */
function totalScale(totals: readonly number[], heightPx: number, decimals: number): ValueScale {
  const range = { low: Math.min(...totals), high: Math.max(...totals) };
  if (totals.length === 0) return profitScale([], 1, decimals);
  return priceDomain({ range, reference: 0, heightPx, decimals });
}

function panelOf({ low, high }: ValueScale, top: number, bottom: number): Panel {
  const px = (bottom - top) / (high - low);
  return { top, bottom, toY: (value) => bottom - (value - low) * px };
}

/** Every few bars, counted from the newest: it is the one most looked for. */
function timeLabels(
  props: ProfitPlotProps,
  bands: BandLayout,
  width: number,
  textPx: number,
): AxesModel['labels'] {
  const { bars } = props;
  const format = props.formatAxisTime ?? props.formatTime;
  const texts = bars.map(({ t }) => format(t));
  const widest = Math.max(0, ...texts.map((text) => textWidth(text, textPx)));
  const stride = labelStride(bands.pitch, widest + labelGapPx);
  return texts.flatMap((text, i) => {
    if ((bars.length - 1 - i) % stride !== 0) return [];
    const half = textWidth(text, textPx) / 2;
    // The last may reach under the value axis, where there is nothing.
    const centre = Math.min(Math.max(bands.toX(i), half), Math.max(half, width - half));
    return [{ text, centre }];
  });
}
