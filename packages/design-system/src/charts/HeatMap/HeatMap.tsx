import type { ReactNode } from 'react';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { HeatMapProps } from './HeatMap.types.ts';
import { HeatPlot } from './HeatPlot.tsx';
import { HeatTable } from './HeatTable.tsx';

/**
 * A market at a glance: the area of a cell is what the instrument weighs, its colour how it has changed. Each leads to
 * its instrument; those too small to be hit are reached by keys and in the table.
 *
 * @throws RangeError when a size is negative or no number.
 */
export function HeatMap(props: HeatMapProps): ReactNode {
  const { groups, height, labels, isLoading, emptyText, failure } = props;
  return (
    <ChartFrame
      label={labels.chart}
      height={height}
      hasData={groups.some(({ cells }) => cells.length > 0)}
      isLoading={isLoading}
      loadingLabel={labels.loading}
      skeleton="tiles"
      emptyText={emptyText}
      failure={failure}
      table={<HeatTable {...props} />}
    >
      <HeatPlot {...props} />
    </ChartFrame>
  );
}
