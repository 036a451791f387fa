import type { Endpoints } from '@meridian/api/catalogue';
import type { ChartPeriod, WireResponseOf } from '@meridian/api';
import { sessionsBetween } from '../../domain/market/index.ts';
import type {
  Candle,
  ChartPeriod as PathPeriod,
  Instrument,
  InstrumentGroup,
  InstrumentKey,
} from '../../domain/market/index.ts';
import { priceInstant } from '../../domain/orders/index.ts';
import { refuse } from '../../domain/refusals.ts';
import { formatExact, formatFixed } from '../../kernel/index.ts';
import type { Fixed } from '../../kernel/index.ts';
import { notBuilt, page } from '../context.ts';
import type { Caller, HandlersOf } from '../context.ts';
import { detailView, instrumentOfRequest, quoteView, tickerOf } from './quote-views.ts';

const msPerDay = 86_400_000;

type MarketId = Extract<keyof Endpoints, `market.${string}`>;
type WireKline = WireResponseOf<Endpoints['market.stockKline']>;

/** US stocks that the home page shows first, and the indices that stand for the European markets. */
const homeStocks = ['AAPL', 'NVDA', 'MSFT', 'AMZN', 'GOOGL', 'TSLA', 'META', 'JPM'];

const pathPeriod: Readonly<Record<ChartPeriod, PathPeriod>> = {
  Intraday: 'intraday',
  '1D': '1D',
  '1W': '1W',
  '1M': '1M',
  '3M': '3M',
  '1Y': '1Y',
};
const isDaily = (period: ChartPeriod) => period === '3M' || period === '1Y';

/** A quote call of one group answers for no other. @throws BusinessRefusal `notFound`. */
function instrumentOfGroup(
  caller: Caller,
  request: { stockCode: string; market: string },
  isCrypto: boolean,
): Instrument {
  const instrument = instrumentOfRequest(caller, request);
  if ((instrument.group === 'CRYPTO') !== isCrypto) throw refuse('notFound', { what: 'instrument' });
  return instrument;
}

function listed(caller: Caller, group: InstrumentGroup): readonly Instrument[] {
  if (caller.state.listings === 'empty') return [];
  return caller.state.market.instruments.filter((instrument) => instrument.group === group);
}

function indexViews(caller: Caller) {
  return listed(caller, 'INDEX').map((instrument) => ({
    ...quoteView(caller, instrument),
    region: instrument.region ?? 'US',
  }));
}

function klineView(caller: Caller, instrument: Instrument, type: ChartPeriod): WireKline {
  const { state, now } = caller;
  const { key, priceDecimals, calendar } = instrument;
  const at = priceInstant(state, key, now);
  const candles = state.market.candles(key, pathPeriod[type], at);
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
  };
}

/** Whole sessions, so that a chart can leave room for the part of today that is still to come. */
function sessionsAround(calendar: Instrument['calendar'], from: number, to: number) {
  const spans = sessionsBetween(calendar, from, to);
  const last = spans.at(-1);
  if (last === undefined) return [];
  const whole = sessionsBetween(calendar, last.start, last.start + msPerDay)[0] ?? last;
  return [...spans.slice(0, -1), { start: last.start, end: whole.end }].map(({ start, end }) => ({
    start,
    end,
  }));
}

/** The width of the bars: the last bar of a session may be shorter. */
function longest(candles: readonly Candle[]): number {
  return candles.reduce((width, { start, end }) => Math.max(width, end - start), 0);
}

export const marketHandlers: HandlersOf<MarketId> = {
  'market.globalIndex': indexViews,
  'market.homeCustomList'(caller) {
    const stocks = listed(caller, 'US');
    return {
      us: homeStocks
        .flatMap((code) => stocks.filter((one) => one.code === code))
        .map((one) => quoteView(caller, one)),
      europe: indexViews(caller)
        .filter(({ region }) => region === 'Europe')
        .map(({ region: _region, ...quote }) => quote),
    };
  },
  'market.topList'(caller, request) {
    const { state, now } = caller;
    const figuresOf = (key: InstrumentKey) => priceInstant(state, key, now);
    const ranked =
      state.listings === 'empty' ? [] : state.market.movers(request.market, request.type, figuresOf);
    const { list, ...rest } = page(ranked, request);
    return { ...rest, list: list.map(({ key }) => quoteView(caller, state.market.instrument(key))) };
  },
  'market.stockDetail': (caller, request) => detailView(caller, instrumentOfGroup(caller, request, false)),
  'market.cryptoDetail': (caller, request) => detailView(caller, instrumentOfGroup(caller, request, true)),
  'market.stockKline': (caller, request) =>
    klineView(caller, instrumentOfGroup(caller, request, false), request.type),
  'market.cryptoKline': (caller, request) =>
    klineView(caller, instrumentOfGroup(caller, request, true), request.type),
  'market.cryptoPage'(caller, request) {
    const { list, ...rest } = page(listed(caller, 'CRYPTO'), request);
    return { ...rest, list: list.map((instrument) => quoteView(caller, instrument)) };
  },
  'market.getMarket'({ state }, { stkcode }) {
    const found = state.market.find(stkcode);
    if (found === undefined) throw refuse('notFound', { what: 'instrument' });
    return { market: found.exchange };
  },
  'market.tradingDays': notBuilt,
  'market.hkStockList': notBuilt,
  'market.stockList': notBuilt,
  'market.allStockList': notBuilt,
  'market.hotStocks': notBuilt,
  'market.futuresList': notBuilt,
  'market.summaryDetail': notBuilt,
  'market.futuresOptions': notBuilt,
  'market.futuresDetail': notBuilt,
  'market.forexIndex': notBuilt,
  'market.forexList': notBuilt,
  'market.cryptoTrades': notBuilt,
  'market.preMarketList': notBuilt,
  'market.ipoList': notBuilt,
  'market.searchStock': notBuilt,
  'market.getMarkets': notBuilt,
};
