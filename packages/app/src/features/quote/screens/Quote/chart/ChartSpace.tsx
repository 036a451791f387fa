import { belowChartPx, PlotSkeleton } from '@meridian/design-system';

/** The room of a chart that is coming, the row under it included. `height` in px; see `useChartHeight`. */
export function ChartSpace({ height }: { height: number }) {
  return <PlotSkeleton height={`${height + belowChartPx}px`} />;
}
