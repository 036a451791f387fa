import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { usePalette } from '../canvas/palette.ts';
import { usePixelRatio, useTextPx, useWidth } from '../canvas/useMeasures.ts';
import { PlotSurface } from '../frame/PlotSurface.tsx';
import { ReadingLine, readingHeightPx } from '../frame/ReadingLine.tsx';
import type { Plot, PlotBox, PlotSource } from '../model/plot.ts';
import { firstIndexFrom } from '../model/slots.ts';
import { Crosshair } from './Crosshair.tsx';
import { markRead } from './markRead.ts';
import { createPainter, type Painter } from './painter.ts';
import { createPlotter } from './plotter.ts';
import { Canvas, Tag } from './PriceChart.styles.ts';
import type { PriceChartProps } from './PriceChart.types.ts';
import { PriceChartAxes, ReferenceLabel } from './PriceChartAxes.tsx';
import { readingTexts, spokenReading } from './readingTexts.ts';
import { legendHeightPx, StudyLegendRow } from './StudyLegendRow.tsx';
import { studyLegends } from './studyReadings.ts';
import { usePlotInput } from './usePlotInput.ts';
import type { ReadingControls } from './useReading.ts';
import type { ViewControls } from './useViewport.ts';
import type { ZoomControls } from './useZoom.ts';

interface PlotStageProps {
  chart: PriceChartProps;
  source: PlotSource;
  views: ViewControls;
  zoom: ZoomControls;
  reading: ReadingControls;
  surface: RefObject<HTMLDivElement | null>;
}

/** Reading, legends, plot and axes of a chart that has candles. */
export function PlotStage(props: PlotStageProps): ReactNode {
  const { chart, source, views, reading, surface } = props;
  const [plotter] = useState(createPlotter);
  const [painter] = useState(() => createPainter(plotter));
  const box = usePlotBox(chart, source, surface);
  const plot = box.width > 0 ? plotter.plot(source, views.view, box) : undefined;
  const handlers = usePlotInput({ ...props, plot, painter });

  const newest = source.candles.length - 1;
  const read = reading.index === undefined ? undefined : markRead(source, reading.index, plot);
  const shown = read ?? markRead(source, newest, undefined);
  const legends = studyLegends(source.studies, reading.index ?? newest, chart);
  if (!shown) return null;
  const spoken =
    read && reading.isSpoken ? spokenReading(read.candle, chart, legends) : viewText(chart, source, views);
  return (
    <>
      <ReadingLine {...readingTexts(shown.candle, chart)} isActive={read !== undefined} />
      {legends.map((legend) => legend.place === 'over' && <StudyLegendRow key={legend.id} legend={legend} />)}
      <PlotSurface
        ref={surface}
        label={chart.labels.chart}
        instructions={chart.labels.instructions}
        height={box.height}
        reading={{ index: reading.index, isSpoken: true, handlers }}
        spoken={spoken}
      >
        {plot && (
          <Picture chart={chart} source={source} box={box} plot={plot} painter={painter} surface={surface} />
        )}
        {plot &&
          legends
            .filter(({ place }) => place === 'below')
            .map((legend, n) => (
              <StudyLegendRow key={legend.id} legend={legend} topPx={plot.layout.panes[n]?.top} />
            ))}
        {plot && read && (
          <Crosshair
            slot={read.slot}
            close={read.candle.c}
            plot={plot}
            kind={chart.kind}
            trend={chart.trend}
          />
        )}
      </PlotSurface>
    </>
  );
}

/** The plot gets what the reading and the legends over it leave of the chart's height. */
function usePlotBox(
  { kind, height }: PriceChartProps,
  { studies }: PlotSource,
  surface: RefObject<HTMLElement | null>,
): PlotBox {
  const width = useWidth(surface);
  const textPx = useTextPx();
  const above = readingHeightPx[kind === 'candles' ? 'figures' : 'line'];
  const legends = studies.filter(({ place }) => place === 'over').length * legendHeightPx;
  return { width, height: Math.max(0, height - above - legends), textPx };
}

/** What came into view, for those who do not see it. */
function viewText(
  { labels, formatTime }: PriceChartProps,
  { candles, slots }: PlotSource,
  { view, wasChanged }: ViewControls,
): string {
  if (!wasChanged) return '';
  const first = candles[firstIndexFrom(slots.slotOf, view.start - 0.5)];
  const last = candles[firstIndexFrom(slots.slotOf, view.start + view.count - 0.5) - 1];
  return first && last ? labels.showing(formatTime(first.t), formatTime(last.t)) : '';
}

interface PictureProps {
  chart: PriceChartProps;
  source: PlotSource;
  box: PlotBox;
  plot: Plot;
  painter: Painter;
  surface: RefObject<HTMLElement | null>;
}

/** Axes, canvas and the last price's tag. */
function Picture({ chart, source, box, plot, painter, surface }: PictureProps): ReactNode {
  const { kind, trend, lastPrice, closedText, formatPrice } = chart;
  const canvas = useRef<HTMLCanvasElement>(null);
  const tag = useRef<HTMLSpanElement>(null);
  const palette = usePalette(canvas);
  const pixelRatio = usePixelRatio();
  const isClosed = closedText !== undefined;

  useLayoutEffect(() => {
    if (!canvas.current || !surface.current || !palette) return;
    const look = { kind, trend, isClosed, palette, pixelRatio };
    painter.show({
      canvas: canvas.current,
      surface: surface.current,
      tag: tag.current,
      source,
      box,
      plot,
      look,
    });
  }, [painter, surface, source, box, plot, kind, trend, isClosed, palette, pixelRatio]);
  useEffect(() => painter.stop, [painter]);

  return (
    <>
      <PriceChartAxes model={plot.axes} />
      <Canvas ref={canvas} aria-hidden="true" style={{ blockSize: plot.layout.height }} />
      <ReferenceLabel model={plot.axes} />
      {lastPrice !== undefined && (
        <Tag ref={tag} data-trend={isClosed ? undefined : trend} aria-hidden="true">
          {formatPrice(lastPrice)}
        </Tag>
      )}
    </>
  );
}
