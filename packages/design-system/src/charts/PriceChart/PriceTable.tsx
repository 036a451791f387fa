import type { ReactNode } from 'react';
import { ChartTable } from '../frame/ChartTable.tsx';
import { liveCandle } from '../model/candles.ts';
import type { PlotSource } from '../model/plot.ts';
import type { PriceChartProps } from './PriceChart.types.ts';
import { studyLegends } from './studyReadings.ts';

/** Every candle and its indicators, newest first. The last one closes at the live price, as the chart does. */
export function PriceTable({ chart, source }: { chart: PriceChartProps; source: PlotSource }): ReactNode {
  const { labels, formatPrice, formatTime, formatVolume } = chart;
  const { candles, studies, lastPrice } = source;
  const cellsOf = (index: number): ReactNode[] => {
    const known = candles[index];
    if (!known) return [];
    const { t, o, h, l, c, v } = index === candles.length - 1 ? liveCandle(known, lastPrice) : known;
    return [
      formatTime(t),
      ...[o, h, l, c].map(formatPrice),
      ...(formatVolume ? [formatVolume(v)] : []),
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
        ...studyLegends(studies, 0, chart).flatMap(({ readings }) => readings.map(({ label }) => label)),
      ]}
      count={candles.length}
      row={cellsOf}
    />
  );
}
