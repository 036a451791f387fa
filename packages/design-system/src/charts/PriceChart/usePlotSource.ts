import { useMemo, useState } from 'react';
import { placeEvents, type ChartEvent } from '../model/events.ts';
import type { IndicatorSpec } from '../model/indicators/index.ts';
import type { PlotSource } from '../model/plot.ts';
import { layOutSlots } from '../model/slots.ts';
import type { PriceChartProps } from './PriceChart.types.ts';
import { createStudies } from './studies/drawnStudies.ts';

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
  const [compute] = useState(createStudies);
  const studiesOf = compute(props.indicators ?? none, candles, slots, lastPrice);
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
      studiesOf,
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
      studiesOf,
      formatPrice,
      formatAxisTime,
      nameClosedHours,
      formatIndicator,
    ],
  );
}
