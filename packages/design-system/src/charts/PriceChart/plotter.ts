import { scaleLinear } from '@visx/scale';
import { joinRanges, type PriceRange, type Series } from '../model/candles.ts';
import { keepLast } from '../model/keepLast.ts';
import { plotLayout, slotsPerCandle, type PlotLayout } from '../model/layout.ts';
import type { Plot, PlotBox, PlotSource } from '../model/plot.ts';
import { priceDomain, type PriceDomain } from '../model/priceDomain.ts';
import { textWidth } from '../model/textWidth.ts';
import type { Viewport } from '../model/viewport.ts';
import { createAxesWriter } from './axesModel.ts';
import { createMarks, indexesIn, shownIn } from './plotMarks.ts';
import { overlayRange, plotStudies, type StudyPlots } from './studies/studyPlots.ts';

/** Room on the right, so that the newest point is a whole one. */
const edgePx = 4;
const noStudies: StudyPlots = { overlays: [], panes: [], guides: [] };

export interface Plotter {
  /**
   * Geometry of what is in view of at least one candle. Cheap to ask for on every tick and every frame of a pan: what
   * looks at many candles is kept, and so is all that a tick inside the drawn prices leaves as it is (`marks.done`,
   * `layout`, `domain` and `axes` stay the same objects).
   */
  plot(source: PlotSource, view: Viewport, box: PlotBox): Plot;
}

/** Each chart has its own: it remembers what the last picture was made from. */
export function createPlotter(): Plotter {
  const { rangeOf, marksOf } = createMarks();
  const highestOf = keepLast(({ candles }: Series) => candles.reduce((top, { v }) => Math.max(top, v), 0));
  const framePrices = createFrames();
  const frameAll = createFrames();
  const keptScale = keepLast(({ low, high }: PriceDomain, { priceTop, priceBottom }: PlotLayout) =>
    scaleLinear<number>({ domain: [low, high], range: [priceBottom, priceTop] }),
  );
  const axesOf = createAxesWriter();

  function plot(source: PlotSource, view: Viewport, box: PlotBox): Plot {
    const { kind, lastPrice, formatPrice } = source;
    const { textPx } = box;
    const hasVolume = kind === 'candles' && source.hasVolume;
    const paneCount = source.studiesOf(1).results.filter(({ place }) => place === 'below').length;
    const room = [box.width, box.height, textPx, hasVolume, paneCount] as const;
    const lastText = lastPrice === undefined ? '' : formatPrice(lastPrice);

    const shown = shownIn(source, view);
    const range = rangeOf(source, shown);
    const prices = framePrices(source, range, lastText, room);
    const slotsPerMark = kind === 'candles' ? slotsPerCandle(view.count, prices.layout.width) : 1;
    const studies = source.studiesOf(slotsPerMark);
    // What is in view as the marks have it: an indicator has one value for each of them.
    const drawn = indexesIn(studies.slots, view);
    const overlays = overlayRange(studies.results, drawn);
    const { domain, texts, layout } = overlays
      ? frameAll(source, joinRanges(range, overlays), lastText, room)
      : prices;

    const slotPx = Math.max(0, layout.width - edgePx) / view.count;
    const marks = marksOf(source, shown, view, { slotPx, slotsPerMark });
    const scale = keptScale(domain, layout);
    const toX = (slot: number): number => (slot + 0.5 - view.start) * slotPx;
    const { guides, ...lines } =
      studies.results.length > 0
        ? plotStudies(studies, drawn, layout, toX, source.formatIndicator)
        : noStudies;
    const unlabelled = {
      view,
      layout,
      domain,
      marks,
      slotsPerMark,
      slotPx,
      pitchPx: slotPx * slotsPerMark,
      highestVolume:
        marks.as === 'candles' && hasVolume ? Math.max(highestOf(marks.done), highestIn(marks.forming)) : 0,
      toX,
      toY: (price: number): number => scale(price),
      slotAt: (x: number): number => x / slotPx + view.start - 0.5,
      last:
        lastPrice !== undefined && isIn(domain, lastPrice)
          ? { y: scale(lastPrice), text: lastText }
          : undefined,
      showsNewest: shown.live !== undefined,
      ...lines,
    };
    return { ...unlabelled, axes: axesOf(source, unlabelled, { texts, guides }) };
  }
  return { plot };
}

type Room = readonly [
  widthPx: number,
  heightPx: number,
  textPx: number,
  hasVolume: boolean,
  paneCount: number,
];

/** What the price axis spans, its texts, and the room that they leave. */
function createFrames() {
  const keptDomain = keepLast(domainFrom);
  const keptTexts = keepLast(textsOf);
  const keptLayout = keepLast(layoutFrom);
  return (source: PlotSource, range: PriceRange | undefined, lastText: string, room: Room) => {
    const { low, high } = range ?? { low: 0, high: 0 };
    const { priceTop, priceBottom } = layoutFrom(...room, 0);
    const [, , textPx] = room;
    const { previousClose, decimals, formatPrice } = source;
    const domain = keptDomain(low, high, previousClose, priceBottom - priceTop, decimals, textPx);
    const { texts, widestPx } = keptTexts(domain.ticks, formatPrice, textPx);
    const nameText = domain.isReferenceVisible ? source.previousCloseLabel : '';
    const widest = Math.max(widestPx, textWidth(lastText, textPx), textWidth(nameText, textPx));
    return { domain, texts, layout: keptLayout(...room, widest) };
  };
}

function textsOf(prices: readonly number[], format: PlotSource['formatPrice'], textPx: number) {
  const texts = prices.map(format);
  return { texts, widestPx: Math.max(0, ...texts.map((text) => textWidth(text, textPx))) };
}

function isIn({ low, high }: PriceRange, price: number): boolean {
  return price >= low && price <= high;
}

function highestIn({ candles }: Series): number {
  return candles[0]?.v ?? 0;
}

function domainFrom(
  low: number,
  high: number,
  reference: number | undefined,
  heightPx: number,
  decimals: number,
  textPx: number,
): PriceDomain {
  return priceDomain({ range: { low, high }, reference, heightPx, decimals, textPx });
}

function layoutFrom(
  widthPx: number,
  heightPx: number,
  textPx: number,
  hasVolume: boolean,
  paneCount: number,
  widestLabelPx: number,
): PlotLayout {
  return plotLayout({ widthPx, heightPx, textPx, hasVolume, paneCount, widestLabelPx });
}
