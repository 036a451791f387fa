import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { VisuallyHidden } from '../../primitives/Text/Text.tsx';
import { usePalette } from '../canvas/palette.ts';
import { usePixelRatio, useWidth } from '../canvas/useMeasures.ts';
import { usePainting } from '../canvas/usePainting.ts';
import { Canvas, PlotBox, Tag } from './PriceChart.styles.ts';
import type { PriceChartProps } from './PriceChart.types.ts';
import { PriceChartAxes, ReferenceLabel } from './PriceChartAxes.tsx';
import { Crosshair } from './Crosshair.tsx';
import { PriceReading, readingHeightPx, spokenReading } from './PriceReading.tsx';
import { usePlot, type Plot } from './usePlot.ts';
import { useReading } from './useReading.ts';

/** Reading, plot and axes of a chart that has candles. */
export function PlotStage(props: PriceChartProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const plot = usePlot(props, width, props.height - readingHeightPx[props.kind]);
  return (
    <ReadablePlot chart={props} plot={plot} box={box}>
      {width > 0 && (
        <>
          <PriceChartAxes model={plot.axes} />
          <PaintedPrices chart={props} plot={plot} />
          <ReferenceLabel model={plot.axes} />
          <LastPriceTag chart={props} plot={plot} />
        </>
      )}
    </ReadablePlot>
  );
}

interface LayerProps {
  chart: PriceChartProps;
  plot: Plot;
}

/** Holds the reading, so that a moving crosshair renders itself and nothing of what it moves over. */
function ReadablePlot({
  chart,
  plot,
  box,
  children,
}: LayerProps & { box: RefObject<HTMLDivElement | null>; children: ReactNode }): ReactNode {
  const instructions = useId();
  const { candles, slots } = plot.series;
  const { index, isSpoken, handlers } = useReading(plot.series, plot.slotPx, plot.layout.width);
  const read = index === undefined ? undefined : candles[index];
  const shown = read ?? candles.at(-1);
  return (
    <>
      {shown && <PriceReading {...chart} candle={shown} isActive={read !== undefined} />}
      <PlotBox
        ref={box}
        tabIndex={0}
        role="application"
        aria-label={chart.labels.chart}
        aria-describedby={instructions}
        style={{ minBlockSize: chart.height - readingHeightPx[chart.kind] }}
        {...handlers}
      >
        {children}
        {read && index !== undefined && (
          <Crosshair
            x={plot.toX(slots[index] ?? 0)}
            y={plot.toY(read.c)}
            layout={plot.layout}
            kind={chart.kind}
            trend={chart.trend}
          />
        )}
      </PlotBox>
      <VisuallyHidden>
        <span id={instructions}>{chart.labels.instructions}</span>
        <span aria-live="polite" aria-atomic="true">
          {read && isSpoken ? spokenReading({ ...chart, candle: read }) : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}

function PaintedPrices({ chart, plot }: LayerProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = usePalette(canvas);
  const pixelRatio = usePixelRatio();
  const { kind, trend, lastPrice } = chart;
  usePainting(canvas, palette && { ...plot, kind, trend, lastPrice, palette, pixelRatio });
  const { width, bottom } = plot.layout;
  return <Canvas ref={canvas} aria-hidden="true" style={{ inlineSize: width, blockSize: bottom }} />;
}

function LastPriceTag({ chart, plot }: LayerProps): ReactNode {
  if (chart.lastPrice === undefined) return null;
  return (
    <Tag
      data-trend={chart.trend}
      aria-hidden="true"
      style={{ transform: `translateY(${Math.round(plot.toY(chart.lastPrice))}px)` }}
    >
      {chart.formatPrice(chart.lastPrice)}
    </Tag>
  );
}
