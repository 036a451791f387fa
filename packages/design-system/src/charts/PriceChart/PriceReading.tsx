import type { ReactNode } from 'react';
import type { Candle } from '../model/candles.ts';
import type { PriceChartProps } from './PriceChart.types.ts';
import { Figure, FigureLabel, Figures, ReadingRow, ReadingTime, ReadingValue } from './PriceChart.styles.ts';

type ReadingProps = Pick<
  PriceChartProps,
  'kind' | 'labels' | 'formatPrice' | 'formatTime' | 'formatVolume'
> & { candle: Candle };

/** Height in px of the reading over the plot. */
export const readingHeightPx = { area: 32, candles: 64 } as const;

interface NamedFigure {
  label: string;
  text: string;
}

function openToClose({ candle, labels, formatPrice }: ReadingProps): NamedFigure[] {
  return [
    { label: labels.open, text: formatPrice(candle.o) },
    { label: labels.high, text: formatPrice(candle.h) },
    { label: labels.low, text: formatPrice(candle.l) },
    { label: labels.close, text: formatPrice(candle.c) },
  ];
}

function volumeOf({ candle, labels, formatVolume }: ReadingProps): NamedFigure[] {
  return formatVolume ? [{ label: labels.volume, text: formatVolume(candle.v) }] : [];
}

/** What the crosshair stands on, always in the same place: over the plot, where no finger is. Without a crosshair, the newest candle. */
export function PriceReading(props: ReadingProps & { isActive: boolean }): ReactNode {
  const { kind, candle, formatPrice, formatTime, isActive } = props;
  return (
    <ReadingRow
      data-kind={kind}
      data-active={isActive || undefined}
      aria-hidden="true"
      style={{ minBlockSize: readingHeightPx[kind] }}
    >
      {kind === 'area' && <ReadingValue>{formatPrice(candle.c)}</ReadingValue>}
      <ReadingTime>
        <span>{formatTime(candle.t)}</span>
        {kind === 'candles' &&
          volumeOf(props).map(({ label, text }) => (
            <span key={label}>
              {label} {text}
            </span>
          ))}
      </ReadingTime>
      {kind === 'candles' && (
        <Figures>
          {openToClose(props).map(({ label, text }) => (
            <Figure key={label}>
              <FigureLabel>{label}</FigureLabel>
              {text}
            </Figure>
          ))}
        </Figures>
      )}
    </ReadingRow>
  );
}

/** The same reading as a sentence for a screen reader. */
export function spokenReading(props: ReadingProps): string {
  const { kind, candle, labels, formatPrice, formatTime } = props;
  const figures =
    kind === 'area'
      ? [{ label: labels.close, text: formatPrice(candle.c) }]
      : [...openToClose(props), ...volumeOf(props)];
  return [...figures.map(({ label, text }) => `${label} ${text}`), formatTime(candle.t)].join(', ');
}
