/** Whatever shows an instrument's price says the same of it: its list, its quote, its candles, its tick, its fill. */
import { assetSource } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { open } from '#test/opened-world.ts';
import { factCommand } from '#world-definition.ts';
import { tickView } from './views/quote-views.ts';

const minuteMs = 60_000;

/** The classes that are quoted, with some of their instruments: `code` and `market`. */
const quoted = {
  stock: ['AAPL NASDAQ', 'KO NYSE', 'URG AMEX'],
  hkStock: ['00700 HKEX', '00005 HKEX'],
  globalIndex: ['SPX INDEX', 'HSI INDEX', 'GDAXI INDEX', 'N225 INDEX'],
  forex: ['EURUSD FOREX', 'USDJPY FOREX', 'EURGBP FOREX'],
  future: ['GC COMEX', 'GCG27 COMEX', 'CL NYMEX', 'ZC CBOT', 'KC ICE'],
  crypto: ['BTCUSDT CRYPTO', 'PEPEUSDT CRYPTO'],
} as const;
type Quoted = keyof typeof quoted;

const anyInstrument = fc.constantFrom(...(Object.keys(quoted) as Quoted[])).chain((name) =>
  fc.constantFrom(...quoted[name]).map((named) => {
    const [stockCode = '', market = ''] = named.split(' ');
    return { name, stockCode, market };
  }),
);

/** Minutes from the scenario's start: nights, breaks, weekends and Thanksgiving are among them. */
const anyMinute = fc.nat(12 * 24 * 60);

interface Shown {
  readonly stock_code: string;
  readonly market: string;
  readonly price_nominal: string;
  readonly change: string;
  readonly change_ratio: string;
  readonly marketStatus: string;
  readonly quoteTimestamp: number;
  readonly high: string;
  readonly low: string;
  readonly previousClose: string;
}

function quoteOf(
  world: ReturnType<typeof open>,
  name: Quoted,
  asked: { stockCode: string; market: string },
): Shown {
  const product = { ...asked, source: assetSource[name] };
  const call = {
    stock: 'market.stockDetail',
    hkStock: 'market.stockDetail',
    globalIndex: 'market.stockDetail',
    forex: 'market.stockDetail',
    future: 'market.futuresDetail',
    crypto: 'market.cryptoDetail',
  } as const;
  return world.call(call[name], product).data as Shown;
}

describe('the quote of an instrument', () => {
  test('agrees with its candles, its tick and its row, in every class at any time', () => {
    fc.assert(
      fc.property(anyInstrument, anyMinute, ({ name, ...asked }, minute) => {
        const world = open('trader');
        world.handle.world.dispatch('clock/advance', { byMs: minute * minuteMs });
        const state = world.handle.world.read();
        const detail = quoteOf(world, name, asked);
        const { price_nominal: price, high, low, quoteTimestamp, marketStatus } = detail;
        const found = state.market.find(asked.stockCode, asked.market);
        if (found === undefined) throw new Error('no such instrument');

        expect(tickView({ state, now: world.handle.world.now() }, found)).toMatchObject({
          price_nominal: price,
          change: detail.change,
          change_ratio: detail.change_ratio,
          marketStatus,
          quoteTimestamp,
        });

        const kline = world.call(name === 'crypto' ? 'market.cryptoKline' : 'market.stockKline', {
          ...asked,
          type: 'Intraday',
        }).data as {
          previousClose: string;
          list: { t: number; o: string; h: string; l: string; c: string }[];
        };
        const last = kline.list.at(-1);
        expect(last?.c).toBe(price);
        expect(kline.previousClose).toBe(detail.previousClose);
        expect(Number(last?.l) >= Number(low) && Number(last?.h) <= Number(high)).toBe(true);
        expect((last?.t ?? Infinity) <= quoteTimestamp).toBe(true);

        const row = rowOf(world, name, asked);
        // A single month is in its chooser only.
        expect(row !== undefined || name === 'future').toBe(true);
        if (row !== undefined) expect(detail).toMatchObject(ofRow(row));
        if (name === 'future') {
          const months = world.call('market.futuresOptions', asked).data as (Shown & { isFront: boolean })[];
          const month = months.find(({ stock_code }) => stock_code === asked.stockCode);
          expect([row, month]).not.toEqual([undefined, undefined]);
          if (month !== undefined) expect(detail).toMatchObject(ofRow(month));
          expect(months.filter(({ isFront }) => isFront)).toHaveLength(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('has whole sessions under its chart, those still to come today too', () => {
    const world = open('hk-lunch');
    const { sessions } = world.call('market.stockKline', {
      stockCode: '00700',
      market: 'HKEX',
      type: 'Intraday',
    }).data as { sessions: { start: number; end: number }[] };
    const at = (text: string) => Date.parse(`2026-11-19T${text}:00Z`);
    expect(sessions).toEqual([
      { start: at('01:30'), end: at('04:00') },
      { start: at('05:00'), end: at('08:00') },
    ]);
  });

  test.each([
    ['stock', 'AAPL', 'NASDAQ', '1'],
    ['hkStock', '00700', 'HKEX', '100'],
    ['forex', 'EURUSD', 'FOREX', '1000'],
    ['future', 'GC', 'COMEX', '1'],
    ['crypto', 'BTCUSDT', 'CRYPTO', '1'],
  ] as const)(
    'is the price that what is held was filled at, where it costs nothing on the way: %s',
    (name, code, market, quantity) => {
      const world = open('funded');
      world.handle.world.dispatch(factCommand('holding'), {
        code,
        market,
        quantity,
        openedMinutesAgo: 0,
      });
      const [held] = (
        world.call('trading.holdings', { pageNo: 1, pageSize: 10 }).data as {
          list: { openPrice: string; price_nominal: string }[];
        }
      ).list;
      const { price_nominal } = quoteOf(world, name, { stockCode: code, market });
      expect([Number(held?.openPrice), held?.price_nominal]).toEqual([Number(price_nominal), price_nominal]);
    },
  );
});

const lists = {
  stock: 'market.allStockList',
  hkStock: 'market.hkStockList',
  forex: 'market.forexList',
  future: 'market.futuresList',
  crypto: 'market.cryptoPage',
} as const;

/** The line of its class's list, on whichever page that is. */
function rowOf(
  world: ReturnType<typeof open>,
  name: Quoted,
  { stockCode, market }: { stockCode: string; market: string },
): Shown | undefined {
  const isMeant = (row: Shown): boolean => row.stock_code === stockCode && row.market === market;
  if (name === 'globalIndex') return (world.call('market.globalIndex', {}).data as Shown[]).find(isMeant);
  for (let pageNo = 1; ; pageNo += 1) {
    const { list } = world.call(lists[name], { pageNo, pageSize: 100 }).data as { list: Shown[] };
    const row = list.find(isMeant);
    if (row !== undefined || list.length === 0) return row;
  }
}

function ofRow(row: Shown | undefined) {
  const { price_nominal, change, change_ratio, marketStatus, quoteTimestamp } = row ?? ({} as Shown);
  return { price_nominal, change, change_ratio, marketStatus, quoteTimestamp };
}
