import { useId, useRef, useState, type ReactNode } from 'react';
import { useTextPx, useWidth } from '../canvas/useMeasures.ts';
import { PlotAxes } from '../frame/PlotAxes.tsx';
import { PlotSurface } from '../frame/PlotSurface.tsx';
import { ReadingLine, readingHeightPx, type NamedFigure } from '../frame/ReadingLine.tsx';
import { useChartReading } from '../frame/useChartReading.ts';
import { DepthAreas, DepthCrosshair } from './DepthAreas.tsx';
import { indexAtPrice, levelAt, type DepthBook, type ReadLevel } from './depthBook.ts';
import type { DepthChartProps } from './DepthChart.types.ts';
import { depthGeometry } from './depthGeometry.ts';

/** Where there is no figure to show. */
const none = '--';

/** Reading, areas and axes of a book that has orders. */
export function DepthPlot({ chart, book }: { chart: DepthChartProps; book: DepthBook }): ReactNode {
  const { labels } = chart;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const textPx = useTextPx();
  const plotHeight = chart.height - readingHeightPx.figures;
  const geometry = depthGeometry(chart, book, { width, height: plotHeight, textPx });
  const reading = useChartReading({
    count: book.bids.length + book.asks.length,
    // The book moves on under a reading: it stays with its place, as long as that is on the same side.
    keyAt: (index) => levelAt(book, index)?.side ?? '',
    indexAt: (x) => indexAtPrice(book, geometry.priceAt(x)),
    startAt: Math.max(0, book.bids.length - 1),
  });
  const level = reading.index === undefined ? undefined : levelAt(book, reading.index);
  return (
    <>
      {level ? (
        <ReadingLine
          value={chart.formatPrice(level.step.price)}
          note={sideName(chart, level)}
          figures={levelFigures(chart, book, level)}
          isActive
        />
      ) : (
        <ReadingLine
          value={chart.formatPrice(book.middle)}
          note={stateNote(chart, book)}
          figures={bookFigures(chart, book)}
          isActive={false}
        />
      )}
      <PlotSurface
        ref={box}
        label={labels.chart}
        instructions={labels.instructions}
        height={plotHeight}
        reading={reading}
        spoken={useSpoken(reading.index, level ? spokenLevel(chart, book, level) : '')}
      >
        {width > 0 && (
          <>
            <PlotAxes model={geometry.axes} />
            <DepthAreas book={book} geometry={geometry} labels={labels} id={id} />
            {level && <DepthCrosshair level={level} geometry={geometry} />}
          </>
        )}
      </PlotSurface>
    </>
  );
}

/** What was true when the reading came to a level: said once, not again with every change of the book. */
function useSpoken(index: number | undefined, sentence: string): string {
  const [said, setSaid] = useState({ index, sentence });
  if (said.index !== index) {
    setSaid({ index, sentence });
    return sentence;
  }
  return said.sentence;
}

function sideName({ labels }: DepthChartProps, { side }: ReadLevel): string {
  return side === 'bid' ? labels.bid : labels.ask;
}

function stateNote({ labels }: DepthChartProps, { state, bids }: DepthBook): string {
  if (state === 'locked' || state === 'crossed') return labels[state];
  if (state === 'open') return labels.middle;
  return bids.length > 0 ? labels.bestBid : labels.bestAsk;
}

function bookFigures(chart: DepthChartProps, { bids, asks, spread }: DepthBook): NamedFigure[] {
  const { labels } = chart;
  const priceText = (price: number | undefined): string =>
    price === undefined ? none : chart.formatPrice(price);
  return [
    { label: labels.bestBid, text: priceText(bids[0]?.price) },
    { label: labels.bestAsk, text: priceText(asks[0]?.price) },
    { label: labels.spread, text: priceText(spread) },
  ];
}

function levelFigures(
  { labels, formatQuantity, formatShare }: DepthChartProps,
  { middle }: DepthBook,
  { step }: ReadLevel,
): NamedFigure[] {
  return [
    { label: labels.quantity, text: formatQuantity(step.quantity) },
    { label: labels.cumulative, text: formatQuantity(step.cumulative) },
    { label: labels.distance, text: formatShare(Math.abs(step.price - middle) / middle) },
  ];
}

function spokenLevel(chart: DepthChartProps, book: DepthBook, level: ReadLevel): string {
  const figures = levelFigures(chart, book, level).map(({ label, text }) => `${label} ${text}`);
  return [`${sideName(chart, level)} ${chart.formatPrice(level.step.price)}`, ...figures].join(', ');
}
