import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { usePalette } from '../canvas/palette.ts';
import { usePixelRatio, useTextPx, useWidth } from '../canvas/useMeasures.ts';
import { PlotSurface } from '../frame/PlotSurface.tsx';
import { ReadingLine, readingHeightPx } from '../frame/ReadingLine.tsx';
import type { ReadingControls } from '../frame/useReading.ts';
import { liveCandle, wholeCandle } from '../model/candles.ts';
import type { Plot, PlotBox, PlotSource } from '../model/plot.ts';
import { firstIndexFrom } from '../model/slots.ts';
import { Crosshair } from './Crosshair.tsx';
import { FillMarks } from './lines/FillMarks.tsx';
import { PriceLines } from './lines/PriceLines.tsx';
import { legendLines, type LegendLine } from './studies/legendLines.ts';
import { markRead } from './markRead.ts';
import { createPainter, type Painter } from './painter.ts';
import { createPlotter } from './plotter.ts';
import { Canvas } from './PriceChart.styles.ts';
import type { PriceChartProps } from './PriceChart.types.ts';
import { PriceChartAxes } from './PriceChartAxes.tsx';
import { figureTexts, readingTexts, spokenReading, type Shown } from './readingTexts.ts';
import { legendHeightPx, StudyLegendRow } from './studies/StudyLegendRow.tsx';
import { studyLegends, type StudyLegend } from './studies/studyReadings.ts';
import type { LastPrice } from './useLastPrice.ts';
import { usePlotInput } from './usePlotInput.ts';
import type { ViewControls } from './useViewport.ts';
import type { ZoomControls } from './useZoom.ts';

interface PlotStageProps {
  chart: PriceChartProps;
  source: PlotSource;
  last: LastPrice;
  views: ViewControls;
  zoom: ZoomControls;
  reading: ReadingControls;
  surface: RefObject<HTMLDivElement | null>;
}

/** Reading, legends, plot and axes of a chart that has candles. */
export function PlotStage(props: PlotStageProps): ReactNode {
  const { chart, source, last, views, reading, surface } = props;
  const [plotter] = useState(createPlotter);
  const [painter] = useState(() => createPainter(plotter));
  const width = useWidth(surface);
  const textPx = useTextPx();
  const newest = source.candles.length - 1;
  const whole = useMemo(() => wholeCandle(source.candles), [source.candles]);
  const legendsAt = (slotsPerMark: number): StudyLegend[] => {
    const { results, markOf } = source.studiesOf(slotsPerMark);
    return studyLegends(results, markOf(reading.index ?? newest), chart);
  };
  const linesOf = (legends: readonly StudyLegend[]): LegendLine[] =>
    whole
      ? legendLines(legends, { widthPx: width, textPx, whole, interval: longestInterval(chart) }, chart)
      : [];
  // The plot gets what the reading and the legends over it leave of the chart's height.
  const overCount = linesOf(legendsAt(1)).filter(({ place }) => place === 'over').length;
  const abovePx = readingHeightPx.figures + overCount * legendHeightPx;
  const box = { width, height: Math.max(0, chart.height - abovePx), textPx };
  const plot = box.width > 0 ? plotter.plot(source, views.view, box) : undefined;
  const slotsPerMark = plot?.slotsPerMark ?? 1;
  const legends = legendsAt(slotsPerMark);
  const lines = linesOf(legends);
  const interval = chart.labels.interval?.(slotsPerMark);
  const handlers = usePlotInput({ ...props, plot, painter });

  const read = reading.index === undefined ? undefined : markRead(source, reading.index, plot);
  if (!whole) return null;
  const spoken =
    read && reading.isSpoken
      ? spokenReading({ ...read, isRead: true }, chart, legends, interval)
      : viewText(chart, source, views);
  return (
    <>
      <Reading
        chart={chart}
        shown={read ? { ...read, isRead: true } : { candle: whole, isRead: false }}
        lastPrice={source.lastPrice}
        isPriceRendered={legends.length > 0 || (read !== undefined && isNewest(read.slot, source, plot))}
        painter={painter}
      />
      {lines
        .filter(({ place }) => place === 'over')
        .map((line) => (
          <StudyLegendRow key={line.id} line={line} interval={interval} />
        ))}
      <PlotSurface
        ref={surface}
        label={chart.labels.chart}
        instructions={[chart.description, chart.labels.instructions].filter(Boolean).join(' ')}
        height={box.height}
        reading={{ index: reading.index, isSpoken: true, handlers }}
        spoken={spoken}
      >
        {plot && (
          <Picture
            chart={chart}
            source={source}
            last={last}
            box={box}
            plot={plot}
            painter={painter}
            surface={surface}
          />
        )}
        {plot &&
          lines
            .filter(({ place }) => place === 'below')
            .map((line, n) => (
              <StudyLegendRow
                key={line.id}
                line={line}
                interval={interval}
                topPx={plot.layout.panes[n]?.top}
              />
            ))}
        {plot && <FillMarks source={source} plot={plot} />}
        {plot && chart.lines !== undefined && chart.lines.length > 0 && (
          <PriceLines lines={chart.lines} plot={plot} formatPrice={chart.formatPrice} />
        )}
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

/** As many candles in one as make a long name for it: which they are never changes the room of a legend. */
const manyCandles = 88;

function longestInterval({ labels }: PriceChartProps): string {
  return labels.interval?.(manyCandles) ?? '';
}

/** Whether the mark on this slot has the newest candle in it. */
function isNewest(slot: number, { candles, slots }: PlotSource, plot: Plot | undefined): boolean {
  const { slotsPerMark = 1 } = plot ?? {};
  const newest = slots.slotOf[candles.length - 1] ?? 0;
  return newest - slot < slotsPerMark;
}

interface ReadingProps {
  chart: PriceChartProps;
  /** What is read, at the rendered price; else the whole period, which follows the live price. */
  shown: Shown;
  lastPrice: number | undefined;
  isPriceRendered: boolean;
  painter: Painter;
}

function Reading({ chart, shown, lastPrice, isPriceRendered, painter }: ReadingProps): ReactNode {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const figuresAt = (price: number | undefined): string[] => figureTexts(at(shown, price), chart);
    painter.caption({ line: line.current, figuresAt, isPriceRendered });
  });
  const texts = readingTexts(at(shown, lastPrice), chart);
  return (
    <ReadingLine
      ref={line}
      {...texts}
      trend={shown.isRead ? undefined : chart.trend}
      isActive={shown.isRead}
    />
  );
}

/** The period ends at the live price; what is read has it already, where it is its own. */
function at(shown: Shown, price: number | undefined): Shown {
  return shown.isRead ? shown : { ...shown, candle: liveCandle(shown.candle, price) };
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
  last: LastPrice;
  box: PlotBox;
  plot: Plot;
  painter: Painter;
  surface: RefObject<HTMLElement | null>;
}

/** Axes, and the prices on a canvas. */
function Picture({ chart, source, last, box, plot, painter, surface }: PictureProps): ReactNode {
  const { kind, trend, closedText } = chart;
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = usePalette(canvas);
  const pixelRatio = usePixelRatio();
  const isClosed = closedText !== undefined;

  useLayoutEffect(() => {
    if (!canvas.current || !surface.current || !palette) return;
    const look = { kind, trend, isClosed, palette, pixelRatio };
    painter.show({
      canvas: canvas.current,
      surface: surface.current,
      source,
      last,
      box,
      plot,
      look,
    });
  }, [painter, surface, source, last, box, plot, kind, trend, isClosed, palette, pixelRatio]);
  useLayoutEffect(() => last.live?.subscribe(painter.tick), [last.live, painter]);
  useEffect(() => painter.stop, [painter]);

  return (
    <>
      <PriceChartAxes model={plot.axes} />
      <Canvas ref={canvas} aria-hidden="true" style={{ blockSize: plot.layout.height }} />
    </>
  );
}
