import {
  isWhole,
  type Decimal,
  type FutureDetail,
  type Kline,
  type Position,
  type QuoteDetail,
} from '@meridian/api';
import {
  defaultIndicators,
  PriceChart,
  type IndicatorId,
  type LivePrice,
  type TimeGrain,
} from '@meridian/design-system/charts';
import { useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { fromNumber, subtract } from '#domain/money.ts';
import { useApp } from '#platform/ports/context.ts';
import { trendOf, useFormat, type Format, type Trend } from '#platform/words/format.ts';
import type { Clock } from '#platform/ports/ports.ts';
import { mergeTick } from '#platform/live/live-price.ts';
import type { QuoteStore } from '#platform/ports/context.ts';
import { markMessages } from './ChartMarks.messages.ts';
import { chartMessages, messages } from '../Quote.messages.ts';
import { MovedOrder } from './MovedOrder.tsx';
import { useChartMarks } from './use-chart-marks.ts';
import { useOwnOrders } from './use-own-orders.ts';
import { usePriceLines } from './use-price-lines.ts';
import type { ChartChoice } from '../../../chart-choice.ts';
import { toCandles } from '../../../candles.ts';
import {
  changeSince,
  isOfDays,
  isOfOneDay,
  lengthOf,
  periodBase,
  shortDecimals,
  utcOffsetMs,
} from '../../../model.ts';

export interface LiveChartProps {
  readonly detail: QuoteDetail | FutureDetail;
  readonly kline: Kline;
  /** What is held of it. */
  readonly position?: Position | null;
  readonly choice: ChartChoice;
  /** Px; see `useChartHeight`. */
  readonly height: number;
  /** Under the plot. */
  readonly tools: ReactNode;
}

const chartTexts = (intl: IntlShape) => ({
  table: intl.formatMessage(chartMessages.table),
  time: intl.formatMessage(chartMessages.time),
  open: intl.formatMessage(chartMessages.open),
  high: intl.formatMessage(chartMessages.high),
  low: intl.formatMessage(chartMessages.low),
  close: intl.formatMessage(chartMessages.close),
  volume: intl.formatMessage(chartMessages.volume),
  previousClose: intl.formatMessage(chartMessages.previousClose),
  loading: intl.formatMessage(chartMessages.loading),
  instructions: intl.formatMessage(chartMessages.instructions),
  showTable: intl.formatMessage(chartMessages.showTable),
  hideTable: intl.formatMessage(chartMessages.hideTable),
  showEarlier: intl.formatMessage(chartMessages.showEarlier),
  zoomIn: intl.formatMessage(chartMessages.zoomIn),
  zoomOut: intl.formatMessage(chartMessages.zoomOut),
  showAll: intl.formatMessage(chartMessages.showAll),
  showing: (from: string, to: string) => intl.formatMessage(chartMessages.showing, { from, to }),
  indicator: (key: string) => {
    const band = { upper: chartMessages.upper, middle: chartMessages.middle, lower: chartMessages.lower }[
      key
    ];
    return band === undefined ? key.toUpperCase() : intl.formatMessage(band);
  },
  indicatorShort: (key: string) => {
    const band = {
      upper: chartMessages.upperShort,
      middle: chartMessages.middleShort,
      lower: chartMessages.lowerShort,
    }[key];
    return band === undefined ? key.toUpperCase() : intl.formatMessage(band);
  },
});

/** The instrument's ticks, as the chart follows them by itself, and where they are in the period. */
function tickingPrice(
  quotes: QuoteStore,
  clock: Clock,
  detail: QuoteDetail,
  base: Decimal | null,
): LivePrice & { readonly trend: () => Trend } {
  const now = () => mergeTick(detail, quotes.tickOf(detail), clock.now());
  return {
    read() {
      const price = now().price_nominal;
      return price === null ? undefined : Number(price);
    },
    subscribe: (onChange) => quotes.subscribe(detail, onChange),
    trend() {
      const price = now().price_nominal;
      return trendOf(price === null || base === null ? null : subtract(price, base));
    },
  };
}

/** From here on a number of the chart has no digits for its decimals, and the axis no room for it. */
const longestPrice = 1e13;

/** Indicators that run from 0 to 100 and are no prices. */
function isShare(id: IndicatorId): boolean {
  return id === 'rsi' || id === 'kdj';
}

/** What the chart says of its period. The day under way leaves its change to the head of the quote. */
function periodSummary(intl: IntlShape, format: Format, detail: QuoteDetail, kline: Kline) {
  const { priceDecimals } = detail;
  const base = periodBase(kline);
  const newest = kline.list.list.at(-1);
  const name = intl.formatMessage(messages[kline.type]);
  if (kline.type === 'Intraday') return { name, ...(newest && { note: format.date(newest.t) }) };
  if (base === null) return { name };
  const changeAt = (price: number): string => {
    const { amount, percent } = changeSince(base, fromNumber(price, priceDecimals));
    return `${format.change(amount, priceDecimals)}  ${format.percent(percent)}`;
  };
  return { name, changeAt };
}

/** The price chart with the last tick in it. A tick renders nothing here, unless the period's change changes its sign. */
export default function LiveChart({ detail, kline, position = null, choice, height, tools }: LiveChartProps) {
  const intl = useIntl();
  const format = useFormat();
  const { quotes, ports } = useApp();
  const base = periodBase(kline);
  const lastPrice = useMemo(
    () => tickingPrice(quotes, ports.clock, detail, base),
    [quotes, ports.clock, detail, base],
  );
  const trend = useSyncExternalStore(lastPrice.subscribe, lastPrice.trend);
  const candles = useMemo(() => toCandles(kline, detail.timeZone), [kline, detail.timeZone]);
  const texts = useMemo(() => chartTexts(intl), [intl]);
  const indicators = useMemo(() => choice.indicators.map((id) => defaultIndicators[id]), [choice.indicators]);
  const own = useOwnOrders(detail);
  const marks = useChartMarks(detail, kline, own);
  const { lines, moving, stop } = usePriceLines(detail, position, own);
  const axisTime = useCallback(
    (ms: number, grain: TimeGrain) => (grain === 'time' ? format.time(ms) : format.monthDay(ms)),
    [format],
  );
  const priceText = (value: number, decimals = detail.priceDecimals): string =>
    Math.abs(value) < longestPrice
      ? format.price(fromNumber(value, decimals), decimals)
      : format.compact(fromNumber(value, 0));
  const { timeZone } = ports.systemInfo();
  const newestAt = candles.at(-1)?.t ?? 0;
  const isDaily = isOfDays[kline.type];
  // Trading dates are days of UTC, the same for every reader.
  const offsetMs = isDaily ? 0 : utcOffsetMs(timeZone, newestAt);
  return (
    <>
      <PriceChart
        candles={candles}
        kind={choice.kind}
        period={periodSummary(intl, format, detail, kline)}
        indicators={indicators}
        tools={tools}
        utcOffsetMs={offsetMs}
        trend={trend}
        height={height}
        decimals={detail.priceDecimals}
        // Of a month the previous close is one price among many.
        {...(kline.previousClose === null || !isOfOneDay[kline.type]
          ? {}
          : { previousClose: Number(kline.previousClose) })}
        lastPrice={lastPrice}
        {...(!isDaily && { sessions: kline.sessions })}
        {...marks}
        lines={lines}
        formatPrice={(price) => priceText(price)}
        formatTime={isDaily ? format.day : format.dateTime}
        formatAxisTime={isDaily ? format.shortDay : axisTime}
        formatIndicator={(value, id, isShort = false) => {
          const decimals = isShare(id) ? 2 : detail.priceDecimals;
          return priceText(value, isShort ? shortDecimals(value, decimals) : decimals);
        }}
        // Of currencies nobody publishes a volume.
        {...(detail.volume !== null && {
          formatVolume: (volume: number) => format.compact(fromNumber(volume, 0)),
        })}
        emptyText={intl.formatMessage(isWhole(kline.list) ? messages.chartEmpty : markMessages.unreadable)}
        labels={{
          chart: intl.formatMessage(messages.chart, {
            name: detail.name,
            period: intl.formatMessage(messages[kline.type]),
          }),
          ...texts,
          interval: (count) => {
            const { unit, length } = lengthOf(kline, count);
            return intl.formatMessage(chartMessages[unit], { count: length });
          },
        }}
      />
      {moving?.isDropped === true && <MovedOrder {...moving} onDone={stop} />}
    </>
  );
}
