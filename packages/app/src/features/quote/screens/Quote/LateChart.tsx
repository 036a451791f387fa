import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CouldNotLoad } from '#presentation/CouldNotLoad.tsx';
import { ChartSpace } from './ChartSpace.tsx';
import type { LiveChartProps } from './LiveChart.tsx';
import { messages } from './Quote.messages.ts';

export interface LateChartProps extends LiveChartProps {
  /** Fetches the chart's code; a story may fail it. */
  readonly load?: () => Promise<{ readonly default: ComponentType<LiveChartProps> }>;
}

type Code = 'coming' | 'failed' | { readonly Chart: ComponentType<LiveChartProps> };

const loadChart = () => import('./LiveChart.tsx');

/** The chart's code is heavy and waits until a quote is opened. If it cannot come, only the chart is missing. */
export function LateChart({ load = loadChart, ...chart }: LateChartProps): ReactNode {
  const intl = useIntl();
  const [code, setCode] = useState<Code>('coming');
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    const become = (next: Code): void => {
      if (isCurrent) setCode(next);
    };
    load().then(
      ({ default: Chart }) => become({ Chart }),
      () => become('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  if (typeof code === 'object') return <code.Chart {...chart} />;
  if (code === 'coming') return <ChartSpace height={chart.height} />;
  return (
    <CouldNotLoad
      what={intl.formatMessage(messages.chartWhat)}
      stillTrue={intl.formatMessage(messages.chartLostBody)}
      onRetry={() => {
        setCode('coming');
        setAttempt(attempt + 1);
      }}
    />
  );
}
