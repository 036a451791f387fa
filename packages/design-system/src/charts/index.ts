/**
 * Everything of the charts. Load it lazily: `import('@meridian/design-system/charts')`. Where a sparkline or a period
 * picker is needed at once, import it from `@meridian/design-system/charts/light`: one static import of this entry point would
 * pull the price chart into the first load.
 */
export { ChartDialog, type ChartDialogProps } from './ChartDialog/ChartDialog.tsx';
export { CompareChart } from './CompareChart/CompareChart.tsx';
export type {
  CompareChartLabels,
  CompareChartProps,
  CompareSeries,
} from './CompareChart/CompareChart.types.ts';
export { DepthChart } from './DepthChart/DepthChart.tsx';
export type { DepthChartLabels, DepthChartProps } from './DepthChart/DepthChart.types.ts';
export type { DepthLevel } from './DepthChart/depthBook.ts';
export { defaultIndicators } from './model/indicators/index.ts';
export type { IndicatorId, IndicatorSpec } from './model/indicators/index.ts';
export { createLivePrice } from './PriceChart/samples/livePrice.ts';
export { PriceChart } from './PriceChart/PriceChart.tsx';
export type { LivePrice } from './PriceChart/PriceChart.types.ts';
export type { PriceLine } from './PriceChart/lines/PriceLines.tsx';
export { AllocationDonut } from './AllocationDonut/AllocationDonut.tsx';
export type { AllocationDonutLabels, AllocationDonutProps } from './AllocationDonut/AllocationDonut.types.ts';
export type { AllocationSlice } from './AllocationDonut/shares.ts';
export { ChartFrame, type ChartFrameProps } from './frame/ChartFrame.tsx';
export { ChartWaiting, type SkeletonShape } from './frame/ChartSkeleton.tsx';
export { ChartTable, type ChartTableLabels, type ChartTableProps } from './frame/ChartTable.tsx';
export { PlotAxes, type AxesModel } from './frame/PlotAxes.tsx';
export { crisp } from './model/axisPlaces.ts';
export { CrosshairLine, Layer as PlotLayer } from './frame/PlotSurface.styles.ts';
export { PlotSurface, type PlotSurfaceProps } from './frame/PlotSurface.tsx';
export { ReadingLine, readingHeightPx, type ReadingLineProps } from './frame/ReadingLine.tsx';
export { useChartReading, type ChartReading, type ReadingRequest } from './frame/useChartReading.ts';
export { HeatMap } from './HeatMap/HeatMap.tsx';
export type { HeatMapCell, HeatMapGroup, HeatMapLabels, HeatMapProps } from './HeatMap/HeatMap.types.ts';
export { ProfitBars } from './ProfitBars/ProfitBars.tsx';
export type { ProfitBarsLabels, ProfitBarsProps } from './ProfitBars/ProfitBars.types.ts';
export type { ProfitBar } from './ProfitBars/profitLayout.ts';
export * from './light.ts';
