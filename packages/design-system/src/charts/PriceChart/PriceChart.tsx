import { useRef, type ReactNode } from 'react';
import { Below, Tools } from '../frame/BelowChart.styles.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { useReading } from '../frame/useReading.ts';
import { PlotStage } from './PlotStage.tsx';
import type { PriceChartProps } from './PriceChart.types.ts';
import { PriceTable } from './PriceTable.tsx';
import { useLastPrice } from './useLastPrice.ts';
import { usePlotSource } from './usePlotSource.ts';
import { useViewport } from './useViewport.ts';
import { useZoom } from './useZoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

/**
 * The price of an instrument over time, as an area, a line or candles, with indicators. Read by mouse, finger, keys or as
 * a table; zoomed by pinch, wheel, keys or buttons. A tick of a live `lastPrice` repaints one canvas, moves one tag and
 * changes a few digits; React hears of it only when the axes must change.
 */
export function PriceChart(props: PriceChartProps): ReactNode {
  const { candles, height, labels, emptyText, isLoading } = props;
  const surface = useRef<HTMLDivElement>(null);
  const last = useLastPrice(props.lastPrice);
  const source = usePlotSource(props, last.price);
  const views = useViewport(candles, source.slots);
  const reading = useReading(candles.length, (index) => candles[index]?.t);
  const zoom = useZoom(source, views, reading.index);
  const hasCandles = candles.length > 0;
  return (
    <ChartFrame
      label={labels.chart}
      height={height}
      hasData={hasCandles}
      isLoading={isLoading}
      loadingLabel={labels.loading}
      emptyText={emptyText}
      table={
        <Below>
          <Tools>
            {props.tools}
            <ZoomButtons
              zoom={zoom}
              labels={labels}
              isHidden={!hasCandles}
              onShowAll={() => surface.current?.focus()}
            />
          </Tools>
          <PriceTable chart={props} source={source} />
        </Below>
      }
    >
      <PlotStage
        chart={props}
        source={source}
        last={last}
        views={views}
        zoom={zoom}
        reading={reading}
        surface={surface}
      />
    </ChartFrame>
  );
}
