import { withLastPrice, type Candle, type Series } from '../../model/candles.ts';
import {
  computeIndicator,
  withLastCandle,
  type IndicatorResult,
  type IndicatorSpec,
} from '../../model/indicators/index.ts';
import { keepLast } from '../../model/keepLast.ts';
import { mergeCandles } from '../../model/levelOfDetail.ts';
import type { DrawnStudies, StudiesOf } from '../../model/plot.ts';
import { firstIndexFrom, type SlotLayout } from '../../model/slots.ts';

type Compute = (
  specs: readonly IndicatorSpec[],
  candles: readonly Candle[],
  slots: SlotLayout,
  lastPrice: number | undefined,
) => StudiesOf;

/**
 * The indicators of one chart, computed on candles as they are drawn: an average of five is that of five marks, whatever
 * number of candles each has been merged from. Computed once for a width of marks, and on a tick for the last mark alone.
 */
export function createStudies(): Compute {
  // The table has a row for each candle, whatever the picture merges: both are kept.
  const single = createStudiesOfMarks();
  const merged = createStudiesOfMarks();
  return keepLast((specs, candles, slots, lastPrice) => (slotsPerMark) => {
    const studiesOf = slotsPerMark > 1 ? merged : single;
    return studiesOf(specs, candles, slots, lastPrice, slotsPerMark);
  });
}

function createStudiesOfMarks() {
  const marksOf = keepLast(
    (candles: readonly Candle[], { slotOf }: SlotLayout, slotsPerMark: number): Series =>
      mergeCandles({ candles, slots: slotOf }, slotsPerMark),
  );
  const compute = keepLast((specs: readonly IndicatorSpec[], candles: readonly Candle[]) =>
    specs.map((spec) => computeIndicator(spec, candles)),
  );
  return keepLast(
    (
      specs: readonly IndicatorSpec[],
      candles: readonly Candle[],
      slots: SlotLayout,
      lastPrice: number | undefined,
      slotsPerMark: number,
    ): DrawnStudies => {
      if (specs.length === 0) return noStudies;
      const marks = marksOf(candles, slots, slotsPerMark);
      const results = resultsAt(specs, marks.candles, compute(specs, marks.candles), lastPrice);
      const markOf = (index: number): number => {
        const begin = Math.floor((slots.slotOf[index] ?? 0) / slotsPerMark) * slotsPerMark;
        return firstIndexFrom(marks.slots, begin);
      };
      return { results, slots: marks.slots, slotsPerMark, markOf };
    },
  );
}

const noStudies: DrawnStudies = { results: [], slots: [], slotsPerMark: 1, markOf: (index) => index };

function resultsAt(
  specs: readonly IndicatorSpec[],
  marks: readonly Candle[],
  known: readonly IndicatorResult[],
  lastPrice: number | undefined,
): readonly IndicatorResult[] {
  const live = withLastPrice(marks, lastPrice);
  return specs.map((spec, i) => {
    const result = known[i];
    return result ? withLastCandle(spec, live, result) : computeIndicator(spec, live);
  });
}
