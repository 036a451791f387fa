/** Candles as the wire shows them. */
import type { ChartPeriod, WireResponseOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import { sessionsBetween, tradingDayAt } from '#domain/market/index.ts';
import type { Candle, ChartPeriod as PathPeriod, Instrument } from '#domain/market/index.ts';
import { formatExact, formatFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import type { Caller } from '../../context.ts';
import { shownInstant, tickerOf } from './quote-views.ts';

const msPerDay = 86_400_000;

type WireKline = WireResponseOf<Endpoints['market.stockKline']>;

const pathPeriod: Readonly<Record<ChartPeriod, PathPeriod>> = {
  Intraday: 'intraday',
  '1D': '1D',
  '1W': '1W',
  '1M': '1M',
  '3M': '3M',
  '1Y': '1Y',
};

const isDaily = (period: ChartPeriod) => period === '3M' || period === '1Y';

export function klineView(caller: Caller, instrument: Instrument, type: ChartPeriod): WireKline {
  const { state } = caller;
  const { key, priceDecimals, calendar } = instrument;
  const at = shownInstant(caller, instrument);
  const candles = state.market.candles(key, pathPeriod[type], at, caller.now);
  const price = (value: Fixed) => formatFixed(value, priceDecimals);
  const [first, last] = [candles[0], candles.at(-1)];
  return {
    type,
    intervalMs: isDaily(type) ? msPerDay : longest(candles),
    previousClose: price(tickerOf(caller, instrument).previousClose),
    list: candles.map(({ start, open, high, low, close, volume }) => ({
      t: start,
      o: price(open),
      h: price(high),
      l: price(low),
      c: price(close),
      v: formatExact(volume),
    })),
    sessions:
      first === undefined || last === undefined ? [] : sessionsAround(calendar, first.start, last.end),
    splits: state.market
      .splits(key)
      .filter(({ at: exAt }) => exAt >= (first?.start ?? at) && exAt <= at)
      .map(({ at: exAt, ratio }) => ({ t: exAt, ratio: String(ratio) })),
  };
}

/** Whole sessions, so that a chart can leave room for the part of today that is still to come. */
function sessionsAround(calendar: Instrument['calendar'], from: number, to: number) {
  const spans = sessionsBetween(calendar, from, to);
  const last = spans.at(-1);
  if (last === undefined) return [];
  // The afternoon, too, while Hong Kong rests at midday.
  const rest = tradingDayAt(calendar, last.start)
    .spans.filter(({ end }) => end > last.start)
    .map(({ start, end }) => ({ start: Math.max(start, last.start), end }));
  return [...spans.slice(0, -1).map(({ start, end }) => ({ start, end })), ...rest];
}

/** The width of the bars: the last bar of a session may be shorter. */
function longest(candles: readonly Candle[]): number {
  return candles.reduce((width, { start, end }) => Math.max(width, end - start), 0);
}
