import type { ReactNode } from 'react';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { ChartTable } from '../frame/ChartTable.tsx';
import { depthBook, levelAt } from './depthBook.ts';
import type { DepthChartProps } from './DepthChart.types.ts';
import { DepthPlot } from './DepthPlot.tsx';
import { useOncePerFrame } from './useOncePerFrame.ts';

/**
 * How much can be bought and sold at which price: an order book as two stepped areas around its middle. A book that
 * changes many times a second is drawn once a frame. Read by mouse, finger, keys or as a table.
 */
export function DepthChart(props: DepthChartProps): ReactNode {
  const { labels } = props;
  const bids = useOncePerFrame(props.bids);
  const asks = useOncePerFrame(props.asks);
  const book = depthBook(bids, asks);
  const count = book.bids.length + book.asks.length;
  return (
    <ChartFrame
      label={labels.chart}
      height={props.height}
      hasData={book.state !== 'empty'}
      isLoading={props.isLoading}
      loadingLabel={labels.loading}
      skeleton="depth"
      emptyText={props.emptyText}
      failure={props.failure}
      table={
        <ChartTable
          labels={labels}
          headers={[labels.price, labels.side, labels.quantity, labels.cumulative]}
          count={count}
          row={(index) => {
            const level = levelAt(book, index);
            if (!level) return [];
            return [
              props.formatPrice(level.step.price),
              level.side === 'bid' ? labels.bid : labels.ask,
              props.formatQuantity(level.step.quantity),
              props.formatQuantity(level.step.cumulative),
            ];
          }}
        />
      }
    >
      <DepthPlot chart={props} book={book} />
    </ChartFrame>
  );
}
