/** Trades against what else is known of the same market: they cannot contradict its price or its candles. */
import type { WireResponseOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import { expect, test } from 'vitest';
import { apple, bitcoin, open } from '#test/opened-world.ts';
import { compare, nought, plus, read } from '#test/rational.ts';

type Trades = WireResponseOf<Endpoints['market.cryptoTrades']>;
type Kline = WireResponseOf<Endpoints['market.cryptoKline']>;
type Detail = WireResponseOf<Endpoints['market.cryptoDetail']>;

const market = { stockCode: bitcoin.stockCode, market: bitcoin.market };
const isAtMost = (a: string, b: string) => compare(read(a), read(b)) <= 0n;

test('trades are newest first, each once, and the newest made the price', () => {
  const { call } = open('trader');
  const trades = call('market.cryptoTrades', market).data as Trades;
  const detail = call('market.cryptoDetail', bitcoin).data as Detail;
  const times = trades.map(({ tradeTimestamp }) => Number(tradeTimestamp));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(trades.map(({ id }) => id)).size).toBe(trades.length);
  expect(times[0]).toBe(detail.quoteTimestamp);
  expect(trades[0]?.price).toBe(detail.price_nominal);
});

test('trades lie within the candle they fall in, and add up to no more than its volume', () => {
  const { call } = open('trader');
  const trades = call('market.cryptoTrades', market).data as Trades;
  const { list } = call('market.cryptoKline', { ...market, type: 'Intraday' }).data as Kline;
  const candles = list.filter(({ t }) => trades.some(({ tradeTimestamp }) => tradeTimestamp >= t)).slice(-1);
  expect(candles).toHaveLength(1);
  for (const { t, h, l, v } of candles) {
    const inside = trades.filter(({ tradeTimestamp }) => tradeTimestamp >= t);
    expect(inside.length).toBeGreaterThan(0);
    for (const { price } of inside) expect([isAtMost(l, price), isAtMost(price, h)]).toEqual([true, true]);
    const sum = inside.reduce((total, { quantity }) => plus(total, read(quantity)), nought);
    expect(compare(sum, read(v))).toBeLessThanOrEqual(0n);
  }
});

test('a share and an unknown instrument have none', () => {
  const { call } = open('trader');
  for (const asked of [
    { stockCode: apple.stockCode, market: apple.market },
    { ...market, stockCode: 'ZZZZ' },
  ])
    expect(call('market.cryptoTrades', asked)).toMatchObject({ data: null });
});
