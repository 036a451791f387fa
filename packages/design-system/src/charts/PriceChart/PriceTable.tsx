import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { ChartTable } from '../frame/ChartTable.tsx';
import { liveCandle, type Candle } from '../model/candles.ts';
import { eventsIn } from '../model/events.ts';
import type { PlotSource } from '../model/plot.ts';
import { RowEvent } from './PriceChart.styles.ts';
import type { LivePrice, PriceChartProps } from './PriceChart.types.ts';
import { studyLegends } from './studies/studyReadings.ts';

/** Every candle and its indicators, newest first. The last one closes at the live price, as the chart does. */
export function PriceTable({ chart, source }: { chart: PriceChartProps; source: PlotSource }): ReactNode {
  const { labels, formatTime, formatVolume } = chart;
  const { candles, events } = source;
  // A row is a candle as it came, whatever number of them the picture merges.
  const { results: studies } = source.studiesOf(1);
  const interval = labels.interval?.(1);
  const cellsOf = (index: number): ReactNode[] => {
    const known = candles[index];
    if (!known) return [];
    const isNewest = index === candles.length - 1;
    const event = eventsIn(events, index, index + 1);
    return [
      event === undefined ? (
        formatTime(known.t)
      ) : (
        <>
          {formatTime(known.t)}
          <RowEvent>{event}</RowEvent>
        </>
      ),
      ...pricesOf(known, chart, isNewest ? chart.lastPrice : undefined),
      ...(formatVolume ? [formatVolume(known.v)] : []),
      ...studyLegends(studies, index, chart).flatMap(({ readings }) => readings.map(({ text }) => text)),
    ];
  };
  return (
    <ChartTable
      labels={{ ...labels, showMore: labels.showEarlier }}
      headers={[
        labels.time,
        labels.open,
        labels.high,
        labels.low,
        labels.close,
        ...(formatVolume ? [labels.volume] : []),
        ...studyLegends(studies, 0, chart).flatMap(({ readings }) =>
          readings.map(({ label }) => (interval === undefined ? label : `${label} (${interval})`)),
        ),
      ]}
      count={candles.length}
      row={cellsOf}
    />
  );
}

/** Open, high, low and close; those of the newest candle at the live price. */
function pricesOf(
  candle: Candle,
  { formatPrice }: PriceChartProps,
  lastPrice: number | LivePrice | undefined,
): ReactNode[] {
  const parts = ['o', 'h', 'l', 'c'] as const;
  const textOf = (part: 'o' | 'h' | 'l' | 'c', price: number | undefined): string =>
    formatPrice(liveCandle(candle, price)[part]);
  if (typeof lastPrice !== 'object') return parts.map((part) => textOf(part, lastPrice));
  return parts.map((part) => (
    <LiveText key={part} price={lastPrice} textOf={(price) => textOf(part, price)} />
  ));
}

interface LiveTextProps {
  price: LivePrice;
  textOf: (price: number | undefined) => string;
}

/** Renders once a frame by itself: a tick renders neither the chart nor the rest of its table. */
function LiveText({ price, textOf }: LiveTextProps): ReactNode {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let frame: number | undefined;
      const unsubscribe = price.subscribe(() => {
        frame ??= requestAnimationFrame(() => {
          frame = undefined;
          onChange();
        });
      });
      return () => {
        if (frame !== undefined) cancelAnimationFrame(frame);
        unsubscribe();
      };
    },
    [price],
  );
  const read = (): number | undefined => price.read();
  return textOf(useSyncExternalStore(subscribe, read, read));
}
