import type { ReactNode } from 'react';
import { CrosshairLine, Layer } from '../frame/PlotSurface.styles.ts';
import { crisp } from '../model/axisPlaces.ts';
import type { Trend } from '../model/candles.ts';
import type { ChartKind, Plot } from '../model/plot.ts';
import { CrosshairDot } from './PriceChart.styles.ts';

interface CrosshairProps {
  slot: number;
  close: number;
  plot: Plot;
  kind: ChartKind;
  trend: Trend;
}

/** Marks the candle being read, through all panes; its figures are above the plot. */
export function Crosshair({ slot, close, plot, kind, trend }: CrosshairProps): ReactNode {
  const x = plot.toX(slot);
  const column = crisp(x - 0.5);
  return (
    <Layer width={plot.layout.width} height={plot.layout.bottom} aria-hidden="true">
      <CrosshairLine x1={column} x2={column} y1={0} y2={plot.layout.bottom} />
      {kind !== 'candles' && <CrosshairDot cx={x} cy={plot.toY(close)} r={4.5} data-trend={trend} />}
    </Layer>
  );
}
