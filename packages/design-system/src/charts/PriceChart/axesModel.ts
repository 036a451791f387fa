import type { Candle } from '../model/candles.ts';
import type { PlacedEvent } from '../model/events.ts';
import { createKeeper, keepLast } from '../model/keepLast.ts';
import { isNearReference, referenceValues } from '../model/axisPlaces.ts';
import { placeTimeLabels, timeLabelCount, type TimeLabel } from '../model/layout.ts';
import { labelsWithNames, sessionMarks } from '../model/sessionMarks.ts';
import type { SlotLayout } from '../model/slots.ts';
import { timeTicks } from '../model/timeTicks.ts';
import type { AxesModel, Plot, PlotSource } from '../model/plot.ts';

interface Scale {
  /** Of the domain's round prices. */
  texts: readonly string[];
  /** Levels of the panes. */
  guides: readonly { y: number; text: string }[];
}

type UnlabelledPlot = Omit<Plot, 'axes'>;

/** Writes the axes of one chart. */
export function createAxesWriter() {
  const timesOf = createTimeWriter();
  const keep = createKeeper<AxesModel>();

  function write(source: PlotSource, plot: UnlabelledPlot, prices: Scale): AxesModel {
    const { layout, view, slotPx, toY, domain } = plot;
    const { candles, slots, formatAxisTime, nameClosedHours, utcOffsetMs } = source;
    const { width, textPx } = layout;
    const { texts, guides } = prices;
    const labels = domain.ticks.map((price, i) => ({ y: toY(price), text: texts[i] ?? '' }));
    const { previousClose, previousCloseLabel, formatPrice } = source;
    const reference =
      domain.isReferenceVisible && previousClose !== undefined
        ? { y: toY(previousClose), text: formatPrice(previousClose) }
        : undefined;
    const free = reference ? labels.filter(({ y }) => !isNearReference(y, reference.y, textPx)) : labels;
    const { names, ...marks } = sessionMarks(slots, view, width, plot.toX, nameClosedHours);
    const times = timesOf(
      candles,
      slots,
      formatAxisTime,
      view.start,
      view.count,
      width,
      slotPx,
      textPx,
      utcOffsetMs,
    );
    return {
      width: layout.width,
      gutter: layout.gutter,
      priceTop: layout.priceTop,
      bottom: layout.bottom,
      height: layout.height,
      textPx: layout.textPx,
      values: [
        ...free,
        ...(reference ? referenceValues(previousCloseLabel, reference.text, reference.y, textPx) : []),
        ...guides.filter(({ text }) => text !== ''),
      ],
      grid: [...labels.map(({ y }) => y), ...guides.map(({ y }) => y), layout.mainBottom, layout.bottom],
      times: labelsWithNames(times, names, width + layout.gutter, textPx),
      ...marks,
      ...eventMarks(source, plot),
      referenceY: reference?.y,
    };
  }

  // Without the marks: a tick inside what is drawn moves no axis.
  return (source: PlotSource, plot: UnlabelledPlot, prices: Scale): AxesModel => {
    const { candles, slots, events, previousClose, previousCloseLabel, formatPrice, formatAxisTime } = source;
    const { nameClosedHours, utcOffsetMs } = source;
    const formats = [previousCloseLabel, formatPrice, formatAxisTime, nameClosedHours, utcOffsetMs];
    const places = [plot.layout, plot.view, plot.domain, prices.texts, prices.guides];
    return keep([candles, slots, events, previousClose, ...formats, ...places], () =>
      write(source, plot, prices),
    );
  };
}

/** Whether one picture's axes fit under another. */
export function isSameAxes(before: AxesModel, after: AxesModel): boolean {
  return before === after || JSON.stringify(before) === JSON.stringify(after);
}

/** Writes the time axis; a tick moves nothing of it, and writing dates is slow. */
function createTimeWriter() {
  // Kept by itself, because it looks at every candle.
  const ticksOf = keepLast(
    (
      candles: readonly Candle[],
      slots: SlotLayout,
      maxCount: number,
      shareInView: number,
      utcOffsetMs: number,
    ) => timeTicks(candles, slots, { maxCount, shareInView, utcOffsetMs }),
  );
  return keepLast(
    (
      candles: readonly Candle[],
      slots: SlotLayout,
      format: PlotSource['formatAxisTime'],
      start: number,
      count: number,
      width: number,
      slotPx: number,
      textPx: number,
      utcOffsetMs: number,
    ): TimeLabel[] => {
      const maxCount = timeLabelCount(format(candles.at(-1)?.t ?? 0, 'day'), width, textPx);
      const shareInView = Math.min(1, count / slots.slotCount);
      const ticks = ticksOf(candles, slots, maxCount, shareInView, utcOffsetMs);
      const visible = ticks.filter(({ slot }) => slot >= start - 0.5 && slot < start + count);
      const toX = (slot: number): number => (slot + 0.5 - start) * slotPx;
      return placeTimeLabels(visible, (tick) => format(tick.t, tick.grain), toX, width, textPx);
    },
  );
}

function eventMarks(
  { events, slots }: PlotSource,
  { view, toX }: UnlabelledPlot,
): Pick<AxesModel, 'events' | 'closedDays' | 'shortDays'> {
  const inView = events
    .map(({ index, kind }) => ({ slot: slots.slotOf[index] ?? 0, kind }))
    .filter(({ slot }) => slot >= view.start - 0.5 && slot < view.start + view.count);
  const placesOf = (wanted: PlacedEvent['kind'], offset = 0): number[] =>
    inView.filter(({ kind }) => kind === wanted).map(({ slot }) => toX(slot + offset));
  // What was closed lies between two candles.
  return { events: placesOf('event'), closedDays: placesOf('closed', -0.5), shortDays: placesOf('short') };
}
