import type { ReactNode } from 'react';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { ChartTable } from '../frame/ChartTable.tsx';
import type { ProfitBarsProps } from './ProfitBars.types.ts';
import { runningTotals } from './profitLayout.ts';
import { ProfitPlot } from './ProfitPlot.tsx';

/**
 * What an account gained and lost, day by day (or by week, by month), around a zero line. Bars above and below have the
 * colours of a rise and a fall; what is missing is hatched, what is zero lies on the line.
 */
export function ProfitBars(props: ProfitBarsProps): ReactNode {
  const { bars, height, openingTotal, labels, isLoading, emptyText, failure } = props;
  const totals = openingTotal === undefined ? undefined : runningTotals(bars, openingTotal);
  return (
    <ChartFrame
      label={labels.chart}
      height={height}
      hasData={bars.length > 0}
      isLoading={isLoading}
      loadingLabel={labels.loading}
      skeleton="bars"
      emptyText={emptyText}
      failure={failure}
      table={<ProfitTable {...props} totals={totals} />}
    >
      <ProfitPlot {...props} totals={totals} />
    </ChartFrame>
  );
}

function ProfitTable(props: ProfitBarsProps & { totals: readonly (number | null)[] | undefined }): ReactNode {
  const { bars, totals, labels, formatValue, formatTime } = props;
  const formatTotal = props.formatTotal ?? formatValue;
  const text = (value: number | null | undefined, format: (value: number) => string): string =>
    value === null || value === undefined ? labels.missing : format(value);
  return (
    <ChartTable
      labels={labels}
      headers={[labels.time, labels.profit, ...(totals ? [labels.runningTotal ?? ''] : [])]}
      count={bars.length}
      row={(index) => {
        const bar = bars[index];
        if (!bar) return [];
        const profit = [formatTime(bar.t), text(bar.value, formatValue)];
        return totals ? [...profit, text(totals[index], formatTotal)] : profit;
      }}
    />
  );
}
