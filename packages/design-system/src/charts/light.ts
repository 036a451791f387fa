/** The charts that first screens carry: no scales, no axes, no canvas. */
export { belowChartPx, chartHeightIn, useChartHeight } from './chartHeight.ts';
export { PeriodPicker, type PeriodOption, type PeriodPickerProps } from './PeriodPicker/PeriodPicker.tsx';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline.tsx';
export type { ChartEvent } from './model/events.ts';
export type { ClosedHours, NameClosedHours } from './model/sessionMarks.ts';
export type { Candle, Session, Trend } from './model/candles.ts';
export type { TimeGrain } from './model/timeTicks.ts';
export type { ChartKind, PriceChartLabels, PriceChartProps } from './PriceChart/PriceChart.types.ts';
