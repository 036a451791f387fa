import type { ChartPeriod, Kline, QuoteDetail } from '@meridian/api';
import { PriceChart, type LivePrice } from '@meridian/design-system/charts';
import { useMemo, useSyncExternalStore } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { fromNumber } from '#domain/money.ts';
import { useApp } from '#platform/context.ts';
import { trendOf, useFormat, type Trend } from '#platform/format.ts';
import type { Clock } from '#platform/ports.ts';
import { mergeTick } from '#platform/live-price.ts';
import type { QuoteStore } from '#platform/quote-store.ts';
import { chartHeightPx } from './layout.ts';
import { chartMessages, messages } from './Quote.messages.ts';
import { toCandles } from '../../model.ts';

export interface LiveChartProps {
  readonly detail: QuoteDetail;
  readonly kline: Kline;
  readonly kind: 'area' | 'candles';
}

/** Periods whose reading needs the hour as well as the day. */
const showsHour: Record<ChartPeriod, boolean> = {
  Intraday: true,
  '1D': true,
  '1W': true,
  '1M': true,
  '3M': false,
  '1Y': false,
};

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
});

/** The instrument's ticks, as the chart follows them by itself. */
function tickingPrice(
  quotes: QuoteStore,
  clock: Clock,
  detail: QuoteDetail,
): LivePrice & { readonly trend: () => Trend } {
  const now = () => mergeTick(detail, quotes.tickOf(detail), clock.now());
  return {
    read() {
      const price = now().price_nominal;
      return price === null ? undefined : Number(price);
    },
    subscribe: (onChange) => quotes.subscribe(detail, onChange),
    trend: () => trendOf(now().change),
  };
}

/** The price chart with the last tick in it. A tick renders nothing here, unless the day's change changes its sign. */
export default function LiveChart({ detail, kline, kind }: LiveChartProps) {
  const intl = useIntl();
  const format = useFormat();
  const { quotes, ports } = useApp();
  const lastPrice = useMemo(() => tickingPrice(quotes, ports.clock, detail), [quotes, ports.clock, detail]);
  const trend = useSyncExternalStore(lastPrice.subscribe, lastPrice.trend);
  const candles = useMemo(() => toCandles(kline), [kline]);
  const texts = useMemo(() => chartTexts(intl), [intl]);
  return (
    <PriceChart
      candles={candles}
      kind={kind}
      trend={trend}
      height={chartHeightPx}
      decimals={detail.priceDecimals}
      {...(kline.previousClose === null ? {} : { previousClose: Number(kline.previousClose) })}
      lastPrice={lastPrice}
      sessions={kline.sessions}
      formatPrice={(value) => format.price(fromNumber(value, detail.priceDecimals), detail.priceDecimals)}
      formatTime={(ms) => (showsHour[kline.type] ? format.dateTime(ms) : format.date(ms))}
      formatAxisTime={(ms, grain) => (grain === 'time' ? format.time(ms) : format.monthDay(ms))}
      formatVolume={(volume) => format.compact(fromNumber(volume, 0))}
      emptyText={intl.formatMessage(messages.chartEmpty)}
      labels={{
        chart: intl.formatMessage(messages.chart, {
          name: detail.name,
          period: intl.formatMessage(messages[kline.type]),
        }),
        ...texts,
      }}
    />
  );
}
