import { textWidth } from '../../model/textWidth.ts';
import type { Candle } from '../../model/candles.ts';
import type { IndicatorId } from '../../model/indicators/index.ts';
import type { PriceChartProps } from '../PriceChart.types.ts';
import type { StudyLegend, StudyReading } from './studyReadings.ts';

/** Names and values in one line. */
export interface LegendLine {
  id: string;
  place: 'over' | 'below';
  readings: readonly Pick<StudyReading, 'key' | 'label' | 'text' | 'colour'>[];
  /** Closer, where the line is short. */
  isTight: boolean;
}

export interface LegendRoom {
  widthPx: number;
  textPx: number;
  /** All candles as one: values are hardly longer than its prices, so that a value read moves nothing. */
  whole: Candle;
  /** The length of a candle at its longest, which is written before the values; empty where it is not named. */
  interval: string;
}

/** Px at an ordinary text size: the piece of line before a name with its gap, and the gap behind a value. See `Legend`. */
const looks = {
  loose: { swatch: 16, gap: 12 },
  tight: { swatch: 9, gap: 6 },
} as const;

/** Behind the legend of a pane, where the lines go on. */
const paddingPx = 8;

/** As long as a value of the indicator gets: RSI stays within 0 and 100, KDJ leaves them, MACD parts two averages. */
const longestValue: Record<IndicatorId, (whole: Candle) => number> = {
  ma: ({ h }) => h,
  bollinger: ({ h }) => h,
  macd: ({ h, l }) => l - h,
  rsi: () => 99.99,
  kdj: () => -99.99,
};

/**
 * One line for each indicator, one for all that lie over the price where they fit. What is too long is set closer, then
 * shorter; what is still too long loses its end, because a second line would lie over the plot.
 */
export function legendLines(
  legends: readonly StudyLegend[],
  room: LegendRoom,
  chart: PriceChartProps,
): LegendLine[] {
  const over = legends.filter(({ place }) => place === 'over');
  const together = over.flatMap((legend) => inFull(legend));
  const areTogether =
    over.length > 1 &&
    over.reduce((px, legend) => px + lengthOf(legend, 'loose', room, chart), 0) <=
      room.widthPx - intervalPx(room, 'loose');
  const lines = legends
    .filter(({ place }) => !areTogether || place === 'below')
    .map((legend) => fitted(legend, room, chart));
  return areTogether ? [{ id: 'over', place: 'over', readings: together, isTight: false }, ...lines] : lines;
}

function fitted(legend: StudyLegend, room: LegendRoom, chart: PriceChartProps): LegendLine {
  const { id, place } = legend;
  const roomPx = room.widthPx - (place === 'below' ? paddingPx : 0);
  const fits = (look: keyof typeof looks): boolean =>
    lengthOf(legend, look, room, chart) <= roomPx - intervalPx(room, look);
  // Not laid out yet: as it mostly is.
  if (room.widthPx === 0 || fits('loose')) return { id, place, readings: inFull(legend), isTight: false };
  return { id, place, readings: fits('tight') ? inFull(legend) : inShort(legend, chart), isTight: true };
}

function intervalPx({ interval, textPx }: LegendRoom, look: keyof typeof looks): number {
  return interval === '' ? 0 : textWidth(interval, textPx) + (looks[look].gap * textPx) / 12;
}

function inFull({ id, readings }: StudyLegend): LegendLine['readings'] {
  return readings.map((reading) => ({ ...reading, key: `${id} ${reading.key}` }));
}

function inShort(
  { id, readings }: StudyLegend,
  { labels, formatPrice, formatIndicator = formatPrice }: PriceChartProps,
): LegendLine['readings'] {
  return readings.map(({ key, label, text, value, colour }) => ({
    key: `${id} ${key}`,
    label: labels.indicatorShort?.(key, id) ?? label,
    text: value === undefined ? text : formatIndicator(value, id, true),
    colour,
  }));
}

function lengthOf(
  { id, readings }: StudyLegend,
  look: keyof typeof looks,
  { textPx, whole }: LegendRoom,
  { formatPrice, formatIndicator = formatPrice }: PriceChartProps,
): number {
  const longest = formatIndicator(longestValue[id](whole), id);
  const { swatch, gap } = looks[look];
  const beside = ((swatch + gap) * textPx) / 12;
  return readings.reduce((px, { label }) => px + textWidth(`${label} ${longest}`, textPx) + beside, 0);
}
