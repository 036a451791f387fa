import type { Candle } from '../model/candles.ts';
import type { NamedFigure } from '../frame/ReadingLine.tsx';
import type { PriceChartProps } from './PriceChart.types.ts';
import type { StudyLegend } from './studyReadings.ts';

function openToClose(candle: Candle, { labels, formatPrice }: PriceChartProps): NamedFigure[] {
  return [
    { label: labels.open, text: formatPrice(candle.o) },
    { label: labels.high, text: formatPrice(candle.h) },
    { label: labels.low, text: formatPrice(candle.l) },
    { label: labels.close, text: formatPrice(candle.c) },
  ];
}

export interface ReadingTexts {
  /** The figure of a line chart. */
  value: string | undefined;
  note: string;
  /** Those of candles. */
  figures: NamedFigure[] | undefined;
}

/** What stands over the plot. The marks of a late or closed market stay beside it, whatever is read. */
export function readingTexts(candle: Candle, props: PriceChartProps): ReadingTexts {
  const { kind, labels, formatPrice, formatTime, formatVolume, delayedText, closedText } = props;
  const isCandles = kind === 'candles';
  const volume = isCandles && formatVolume ? `${labels.volume} ${formatVolume(candle.v)}` : undefined;
  const parts = [formatTime(candle.t), volume, delayedText, closedText];
  return {
    value: isCandles ? undefined : formatPrice(candle.c),
    note: parts.filter((part) => part !== undefined).join(' · '),
    figures: isCandles ? openToClose(candle, props) : undefined,
  };
}

/** Those of its texts that follow a live price, in the order in which they stand. */
export function figureTexts(candle: Candle, { kind, formatPrice }: PriceChartProps): string[] {
  const { o, h, l, c } = candle;
  return (kind === 'candles' ? [o, h, l, c] : [c]).map(formatPrice);
}

/** The same reading as a sentence for a screen reader, the indicators included. */
export function spokenReading(
  candle: Candle,
  props: PriceChartProps,
  legends: readonly StudyLegend[],
): string {
  const { kind, labels, formatPrice, formatTime, formatVolume, delayedText, closedText } = props;
  const figures =
    kind === 'candles' ? openToClose(candle, props) : [{ label: labels.close, text: formatPrice(candle.c) }];
  if (kind === 'candles' && formatVolume)
    figures.push({ label: labels.volume, text: formatVolume(candle.v) });
  const all = [...figures, ...legends.flatMap(({ readings }) => readings)];
  return [...all.map(({ label, text }) => `${label} ${text}`), formatTime(candle.t), delayedText, closedText]
    .filter((part) => part !== undefined)
    .join(', ');
}
