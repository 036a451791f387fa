import { useState, type ReactNode } from 'react';
import { Below, Tools } from '../frame/BelowChart.styles.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { ChartTable } from '../frame/ChartTable.tsx';
import type { CompareChartProps } from './CompareChart.types.ts';
import { ComparePlot, changeText } from './ComparePlot.tsx';
import { compareSeries } from './comparison.ts';

/**
 * How several instruments did since a common start, in percent. Prices of different size, history and market hours on
 * one axis. Read by mouse, finger, keys or as a table.
 */
export function CompareChart(props: CompareChartProps): ReactNode {
  const { series, start, labels, defaultHidden = [], onHiddenChange } = props;
  const [hidden, setHidden] = useState<readonly string[]>(defaultHidden);
  const comparison = compareSeries(series, start);
  const { times } = comparison;
  const compared = series.flatMap((one, i) => {
    const aligned = comparison.series[i];
    return aligned ? [{ series: one, aligned, colour: (i % 6) + 1 }] : [];
  });
  const listed = compared.filter(({ series: { id }, aligned }) => aligned.first >= 0 && !hidden.includes(id));
  const toggle = (id: string): void => {
    const next = hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id];
    setHidden(next);
    onHiddenChange?.(next);
  };
  return (
    <ChartFrame
      label={labels.chart}
      height={props.height}
      hasData={times.length > 0}
      isLoading={props.isLoading}
      loadingLabel={labels.loading}
      emptyText={props.emptyText}
      failure={props.failure}
      table={
        <Below>
          <Tools>{props.tools}</Tools>
          <ChartTable
            labels={labels}
            headers={[labels.time, ...listed.map((one) => one.series.label)]}
            count={times.length}
            row={(place) => [
              props.formatTime(times[place] ?? 0),
              ...listed.map(({ aligned }) => changeText(props, aligned.changes[place] ?? NaN)),
            ]}
          />
        </Below>
      }
    >
      <ComparePlot
        chart={props}
        comparison={comparison}
        compared={compared}
        hidden={hidden}
        onToggle={toggle}
      />
    </ChartFrame>
  );
}
