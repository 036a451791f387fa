import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIXED_ONE, formatFixed, isMultipleOf } from '#kernel/fixed.ts';
import { catalogue } from './instruments/catalogue.ts';
import { tickAt } from './instruments/tick-sizes.ts';
import { UnknownInstrument, createMarket } from './market.ts';
import { moverKinds } from './movers.ts';

const at = (text: string): number => Date.parse(text);
const NOW = at('2026-11-18T15:30:00Z');
const DAY = 86_400_000;

const market = createMarket('quotes');
const anyListed = fc.constantFrom(...catalogue.map(({ key }) => key));
const anyInstant = fc.integer({ min: NOW - 300 * DAY, max: NOW + 400 * DAY });

describe('a quote', () => {
  it('holds together, for every instrument at any time', () => {
    fc.assert(
      fc.property(anyListed, anyInstant, (key, instant) => {
        const instrument = market.instrument(key);
        const { lotSize } = instrument;
        const quote = market.quote(key, instant);
        const { last, open, high, low, bid, ask, yearHigh, yearLow, previousClose } = quote;
        expect(last).toBe(market.price(key, instant));
        expect(low <= last && last <= high && low <= open && open <= high).toBe(true);
        expect(yearLow <= low && high <= yearHigh).toBe(true);
        expect(bid <= last && last <= ask && bid < ask && bid > 0n).toBe(true);
        expect([open, bid, ask, high].every((price) => isMultipleOf(price, tickAt(instrument, price)))).toBe(
          true,
        );
        expect(
          [quote.volume, quote.bidVolume, quote.askVolume].every((volume) => isMultipleOf(volume, lotSize)),
        ).toBe(true);
        expect(quote.bidVolume > 0n && quote.askVolume > 0n && quote.volume >= 0n).toBe(true);
        expect(quote.change).toBe(last - previousClose);
        expect(Number(quote.changeRatio) / Number(FIXED_ONE)).toBeCloseTo(
          (Number(quote.change) / Number(previousClose)) * 100,
          9,
        );
        expect(market.ticker(key, instant)).toEqual(
          Object.fromEntries(
            Object.keys(market.ticker(key, instant)).map((field) => [field, quote[field as 'last']]),
          ),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('carries yesterday’s close into today, and keeps showing today until the next open', () => {
    const close = market.price('US:AAPL', at('2026-11-17T21:00:00Z'));
    const today = market.quote('US:AAPL', NOW);
    expect(today.previousClose).toBe(close);
    const evening = market.quote('US:AAPL', at('2026-11-19T02:00:00Z'));
    expect(evening.previousClose).toBe(close);
    expect(evening.session).toMatchObject({
      state: 'closed',
      date: '2026-11-18',
      opensAt: at('2026-11-19T14:30:00Z'),
    });
    const nextOpen = market.quote('US:AAPL', at('2026-11-19T14:30:00Z'));
    expect(nextOpen.previousClose).toBe(evening.last);
    expect(nextOpen.open).toBe(nextOpen.last);
  });

  it('keeps its 52-week range to 52 weeks', () => {
    const { yearHigh, yearLow } = market.quote('US:TSLA', NOW);
    const range = market.range('US:TSLA', at('2025-11-19T14:30:00Z'), NOW);
    expect({ high: yearHigh, low: yearLow }).toEqual(range);
  });

  it('gives a market value to what has shares or coins', () => {
    const { marketCap, last } = market.quote('US:AAPL', NOW);
    expect(marketCap).toBe((last * 14_776_000_000n * FIXED_ONE) / FIXED_ONE);
    expect(market.quote('INDEX:SPX', NOW).marketCap).toBeUndefined();
  });

  it('names the contract month of a future, and rolls to the next one', () => {
    const months = ['2026-11-18', '2026-11-27', '2027-01-15'].map((date) =>
      market.future('FUTURE:GC', at(`${date}T15:30:00Z`)),
    );
    expect(months.map((month) => [month?.contractCode, month?.lastTradingDay])).toEqual([
      ['GCZ26', '2026-11-26'],
      ['GCG27', '2027-01-27'],
      ['GCG27', '2027-01-27'],
    ]);
  });

  it('has open interest that changes by what it says', () => {
    const today = market.future('FUTURE:CL', NOW);
    const yesterday = market.future('FUTURE:CL', NOW - DAY);
    expect((today?.openInterest ?? 0n) - (yesterday?.openInterest ?? 0n)).toBe(today?.openInterestChange);
  });

  it('has no volume where none is published', () => {
    expect(market.quote('FOREX:EURUSD', NOW).volume).toBe(0n);
    expect(market.trades('FOREX:EURUSD', NOW)).toEqual([]);
  });

  it('is refused for what is not listed', () => {
    expect(() => market.quote('US:NOPE', NOW)).toThrow(UnknownInstrument);
    expect(market.find('NOPE')).toBeUndefined();
  });
});

describe('volume', () => {
  it('adds up over adjoining stretches, sleeping markets included', () => {
    const anyKey = fc.constantFrom('US:AAPL', 'HK:00700', 'FUTURE:GC', 'CRYPTO:BTCUSDT');
    const anyLength = fc.nat({ max: 3 * DAY });
    fc.assert(
      fc.property(anyKey, anyInstant, anyLength, anyLength, (key, from, first, second) => {
        const whole = market.volume(key, from, from + first + second);
        const parts = [
          market.volume(key, from, from + first),
          market.volume(key, from + first, from + first + second),
        ];
        expect(parts[0] !== undefined && parts[0] >= 0n).toBe(true);
        expect((parts[0] ?? 0n) + (parts[1] ?? 0n)).toBe(whole);
      }),
    );
  });

  it('is never negative, not even in a second of the thinnest stock, and fills the day exactly', () => {
    const day = [at('2026-11-17T14:30:00Z'), at('2026-11-17T21:00:00Z')] as const;
    let sum = 0n;
    for (let instant = day[0]; instant < day[1]; instant += 1_000) {
      const volume = market.volume('US:SEB', instant, instant + 1_000);
      expect(volume >= 0n).toBe(true);
      sum += volume;
    }
    expect(sum).toBe(market.quote('US:SEB', day[1]).volume);
    expect(sum).toBeGreaterThan(0n);
  });

  it('crowds at the open and the close', () => {
    const day = market
      .candlesBetween('US:AAPL', '30m', at('2026-11-01T00:00:00Z'), NOW)
      .filter(({ isComplete }) => isComplete);
    const ofHalfHour = (time: string) =>
      day
        .filter(({ start }) => new Date(start).toISOString().includes(time))
        .reduce((sum, { volume }) => sum + Number(volume), 0);
    expect(ofHalfHour('T14:30')).toBeGreaterThan(1.3 * ofHalfHour('T17:30'));
    expect(ofHalfHour('T20:30')).toBeGreaterThan(1.3 * ofHalfHour('T17:30'));
  });
});

describe('the order book', () => {
  it('falls away from the quote’s bid and ask on both sides', () => {
    fc.assert(
      fc.property(anyListed, anyInstant, (key, instant) => {
        const quote = market.quote(key, instant);
        const { bids, asks } = market.orderBook(key, instant);
        expect(bids[0]).toEqual({ price: quote.bid, quantity: quote.bidVolume });
        expect(asks[0]).toEqual({ price: quote.ask, quantity: quote.askVolume });
        expect(asks).toHaveLength(10);
        const falling = [...asks.toReversed(), ...bids].map(({ price }) => price);
        expect(falling.every((price, index) => index === 0 || price < (falling[index - 1] ?? 0n))).toBe(true);
        expect([...bids, ...asks].every(({ price, quantity }) => price > 0n && quantity > 0n)).toBe(true);
      }),
    );
  });

  it('keeps most of its sizes from one second to the next', () => {
    const sizes = (instant: number) =>
      new Map(
        [...market.orderBook('CRYPTO:BTCUSDT', instant).asks].map(({ price, quantity }) => [price, quantity]),
      );
    const same = [0, 1_000, 2_000].flatMap((ms) => {
      const [before, after] = [sizes(NOW + ms), sizes(NOW + ms + 1_000)];
      return [...before]
        .filter(([price]) => after.has(price))
        .map(([price, quantity]) => after.get(price) === quantity);
    });
    expect(same.every(Boolean)).toBe(true);
  });

  it('reports the trades that make the volume, at prices of the path', () => {
    const trades = market.trades('US:AAPL', NOW, 30);
    expect(trades).toHaveLength(30);
    expect(trades[0]?.at).toBe(NOW);
    for (const { at: instant, price } of trades) expect(price).toBe(market.price('US:AAPL', instant));
    const first = trades.at(-1)?.at ?? 0;
    const sum = trades.reduce((total, { quantity }) => total + quantity, 0n);
    expect(sum).toBe(market.volume('US:AAPL', first, NOW + 1));
  });
});

describe('movers', () => {
  it.each(['NASDAQ', 'NYSE', 'AMEX', 'HKEX', 'CRYPTO'] as const)(
    'of %s are ranked, and none is both a gainer and a loser',
    (exchange) => {
      const [gainers, losers, actives] = moverKinds.map((kind) => market.movers(exchange, kind, () => NOW));
      const ratios = gainers?.map(({ changeRatio }) => changeRatio) ?? [];
      expect(ratios).toEqual(ratios.toSorted((a, b) => (a > b ? -1 : a < b ? 1 : 0)));
      expect(gainers?.every(({ change }) => change > 0n)).toBe(true);
      expect(losers?.every(({ change }) => change < 0n)).toBe(true);
      const listed = market.instruments.filter((one) => one.exchange === exchange).length;
      expect(actives).toHaveLength(listed);
      expect((gainers?.length ?? 0) + (losers?.length ?? 0)).toBeLessThanOrEqual(listed);
      const volumes = actives?.map(({ volume }) => volume) ?? [];
      expect(volumes).toEqual(volumes.toSorted((a, b) => (a > b ? -1 : a < b ? 1 : 0)));
    },
  );
});

it.each([
  ['NASDAQ', 'gainers', 3],
  ['NASDAQ', 'losers', 3],
  ['NYSE', 'gainers', 2],
  ['AMEX', 'gainers', 4],
  ['HKEX', 'losers', 4],
  ['NASDAQ', 'actives', 9],
  ['HKEX', 'actives', 9],
] as const)(
  'of the first ten %s %s, %i and more are companies that exist, over a week',
  (exchange, kind, least) => {
    const known = Array.from({ length: 5 }, (_, day) => NOW - day * DAY).flatMap((at) =>
      market
        .movers(exchange, kind, () => at)
        .slice(0, 10)
        .filter(({ key }) => !market.instrument(key).isSimulated),
    );
    expect(known.length / 5).toBeGreaterThanOrEqual(least);
  },
);

describe('a mini-chart', () => {
  it('is fifty prices that end at the last one, through nights and breaks', () => {
    for (const key of ['US:AAPL', 'HK:00700', 'CRYPTO:BTCUSDT']) {
      const prices = market.recentPrices(key, NOW);
      expect(prices).toHaveLength(50);
      expect(prices.at(-1)).toBe(market.price(key, NOW));
      expect(new Set(prices.map((price) => formatFixed(price, 8))).size).toBeGreaterThan(10);
    }
  });
});
