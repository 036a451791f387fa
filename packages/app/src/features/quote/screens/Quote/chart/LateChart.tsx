import type { ReactNode } from 'react';
import { useLateCode, type LoadPart } from '#presentation/late/use-late-code.ts';
import { ChartLost } from './ChartLost.tsx';
import { ChartSpace } from './ChartSpace.tsx';
import type { LiveChartProps } from './LiveChart.tsx';

export interface LateChartProps extends LiveChartProps {
  /** Fetches the chart's code; a story may fail it. */
  readonly load?: LoadPart<LiveChartProps>;
}

const loadChart = () => import('./LiveChart.tsx');

/** The chart's code is heavy and waits until a quote is opened. If it cannot come, only the chart is missing. */
export function LateChart({ load = loadChart, ...chart }: LateChartProps): ReactNode {
  const { Part, hasFailed, retry } = useLateCode(load);
  if (Part) return <Part {...chart} />;
  return hasFailed ? <ChartLost onRetry={retry} /> : <ChartSpace height={chart.height} />;
}
