import type { Candle } from '../model/candles.ts';
import type { NamedFigure } from '../frame/ReadingLine.tsx';
import type { PriceChartProps } from './PriceChart.types.ts';
import type { StudyLegend } from './studies/studyReadings.ts';

/** What is said over the plot: one candle that is being read, or all of them as one. */
export interface Shown {
  candle: Candle;
  isRead: boolean;
  /** What happened in the candle that is read. */
  event?: string | undefined;
}

export interface ReadingTexts {
  /** Before the value: the period. */
  lead: string | undefined;
  /** The closing price that is read, or the change of the period. */
  value: string | undefined;
  note: string;
  figures: NamedFigure[];
}

function figuresOf({ o, h, l, v }: Candle, props: PriceChartProps): NamedFigure[] {
  const { labels, formatPrice, formatVolume } = props;
  return [
    { label: labels.open, text: formatPrice(o) },
    { label: labels.high, text: formatPrice(h) },
    { label: labels.low, text: formatPrice(l) },
    ...(formatVolume ? [{ label: labels.volume, text: formatVolume(v) }] : []),
  ];
}

function valueOf({ candle, isRead }: Shown, { period, formatPrice }: PriceChartProps): string | undefined {
  return isRead ? formatPrice(candle.c) : period.changeAt?.(candle.c);
}

/** What is above the plot. The marks of a late or closed market stay beside it, whatever is read. */
export function readingTexts(shown: Shown, props: PriceChartProps): ReadingTexts {
  const { period, formatTime, formatAxisTime, delayedText, closedText } = props;
  const { candle, isRead, event } = shown;
  // Beside an event the day is enough: both must fit one line.
  const time = event && formatAxisTime ? formatAxisTime(candle.t, 'day') : formatTime(candle.t);
  const parts = [isRead ? time : period.note, event, delayedText, closedText];
  return {
    lead: isRead ? undefined : period.name,
    value: valueOf(shown, props),
    note: parts.filter((part) => part !== undefined).join(' · '),
    figures: figuresOf(candle, props),
  };
}

/** Those of its texts that follow a live price, in their order. */
export function figureTexts(shown: Shown, props: PriceChartProps): string[] {
  const value = valueOf(shown, props);
  const figures = figuresOf(shown.candle, props).map(({ text }) => text);
  return value === undefined ? figures : [value, ...figures];
}

/** The same reading as a sentence for a screen reader, the indicators included. */
export function spokenReading(
  { candle, event }: Shown,
  props: PriceChartProps,
  legends: readonly StudyLegend[],
  interval?: string,
): string {
  const { kind, labels, formatPrice, formatTime, delayedText, closedText } = props;
  const close = { label: labels.close, text: formatPrice(candle.c) };
  const all = [
    close,
    ...(kind === 'candles' ? figuresOf(candle, props) : []),
    ...legends.flatMap(({ readings }) => readings),
  ];
  const figures = all.map(({ label, text }) => `${label} ${text}`);
  return [
    legends.length > 0 ? interval : undefined,
    ...figures,
    formatTime(candle.t),
    event,
    delayedText,
    closedText,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}
