import type { ReactNode } from 'react';
import type { Trend } from '../model/candles.ts';
import type { PlotLayout } from '../model/layout.ts';
import type { ChartKind } from './PriceChart.types.ts';
import { CrosshairDot, CrosshairLine, Overlay } from './PriceChart.styles.ts';

interface CrosshairProps {
  x: number;
  y: number;
  layout: PlotLayout;
  kind: ChartKind;
  trend: Trend;
}

/** Marks the candle being read; its figures stand above the plot. */
export function Crosshair({ x, y, layout, kind, trend }: CrosshairProps): ReactNode {
  const column = Math.round(x - 0.5) + 0.5;
  return (
    <Overlay width={layout.width} height={layout.bottom} aria-hidden="true">
      <CrosshairLine x1={column} x2={column} y1={0} y2={layout.bottom} />
      {kind === 'area' && <CrosshairDot cx={x} cy={y} r={4.5} data-trend={trend} />}
    </Overlay>
  );
}
