import type { ReactNode } from 'react';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { PlotStage } from './PlotStage.tsx';
import { Empty, Root, Stage } from './PriceChart.styles.ts';
import type { PriceChartProps } from './PriceChart.types.ts';
import { PriceTable } from './PriceTable.tsx';

/**
 * The price of an instrument over time, as a line or candles. Read by mouse, finger, keys or as a table.
 * A new `lastPrice` repaints one canvas and moves one tag; everything else stays as it is.
 */
export function PriceChart(props: PriceChartProps): ReactNode {
  const { candles, height, labels, emptyText, isLoading = false } = props;
  const hasCandles = candles.length > 0;
  return (
    <Root aria-label={labels.chart} aria-busy={isLoading || undefined}>
      <Stage
        data-stale={(isLoading && hasCandles) || undefined}
        style={{ '--m-chart-height': `${height}px` }}
      >
        {hasCandles && <PlotStage {...props} />}
        {!hasCandles && isLoading && <ChartSkeleton label={labels.loading} />}
        {!hasCandles && !isLoading && <Empty>{emptyText}</Empty>}
      </Stage>
      <PriceTable {...props} />
    </Root>
  );
}
