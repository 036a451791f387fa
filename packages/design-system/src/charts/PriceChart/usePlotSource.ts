import { useMemo, useState } from 'react';
import { withLastPrice, type Candle } from '../model/candles.ts';
import { placeEvents, type ChartEvent } from '../model/events.ts';
import {
  computeIndicator,
  withLastCandle,
  type IndicatorResult,
  type IndicatorSpec,
} from '../model/indicators/index.ts';
import { keepLast } from '../model/keepLast.ts';
import type { PlotSource } from '../model/plot.ts';
import { layOutSlots } from '../model/slots.ts';
import type { PriceChartProps } from './PriceChart.types.ts';

const none: readonly IndicatorSpec[] = [];
const noEvents: readonly ChartEvent[] = [];

/** What the plot is made from. What looks at every candle is kept by itself: a tick changes the last price only. */
export function usePlotSource(props: PriceChartProps, lastPrice: number | undefined): PlotSource {
  const { kind, candles, sessions, previousClose, decimals, utcOffsetMs = 0, labels } = props;
  const { nameClosedHours, events: happened = noEvents } = props;
  const { formatPrice, formatTime, formatAxisTime = formatTime, formatIndicator = formatPrice } = props;
  const slots = useMemo(() => layOutSlots(candles, sessions), [candles, sessions]);
  const events = useMemo(() => placeEvents(happened, candles), [happened, candles]);
  const hasVolume = useMemo(() => candles.some((candle) => candle.v > 0), [candles]);
  const [studiesOf] = useState(createStudies);
  const studies = studiesOf(props.indicators ?? none, candles, lastPrice);
  const previousCloseLabel = labels.previousClose;
  return useMemo(
    () => ({
      kind,
      candles,
      slots,
      hasVolume,
      events,
      lastPrice,
      previousClose,
      previousCloseLabel,
      decimals,
      utcOffsetMs,
      studies,
      formatPrice,
      formatAxisTime,
      nameClosedHours,
      formatIndicator,
    }),
    [
      kind,
      candles,
      slots,
      hasVolume,
      events,
      lastPrice,
      previousClose,
      previousCloseLabel,
      decimals,
      utcOffsetMs,
      studies,
      formatPrice,
      formatAxisTime,
      nameClosedHours,
      formatIndicator,
    ],
  );
}

type Studies = (
  specs: readonly IndicatorSpec[],
  candles: readonly Candle[],
  lastPrice: number | undefined,
) => readonly IndicatorResult[];

/** The indicators of one chart: computed once for all candles, and on a tick for the last of them alone. */
function createStudies(): Studies {
  const compute = keepLast((specs: readonly IndicatorSpec[], candles: readonly Candle[]) =>
    specs.map((spec) => computeIndicator(spec, candles)),
  );
  return keepLast((specs, candles, lastPrice) => {
    const known = compute(specs, candles);
    if (specs.length === 0) return known;
    const live = withLastPrice(candles, lastPrice);
    return specs.map((spec, i) => {
      const result = known[i];
      return result ? withLastCandle(spec, live, result) : computeIndicator(spec, live);
    });
  });
}
