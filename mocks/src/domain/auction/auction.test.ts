/** Auctions before the US opening: their hours on any day of the calendar, and what they indicate until the one price. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { absolute, isMultipleOf } from '#kernel/index.ts';
import { createMarket, tickAt, tradingDays } from '../market/index.ts';
import type { Market } from '../market/index.ts';
import { auctionAt, indicationAt, nextAuction, phaseOfAuction, usualAuctionHours } from './index.ts';

const at = Date.parse;
const auctionOn = (instant: string) => auctionAt('US', usualAuctionHours, at(instant));
const phaseOn = (instant: string) => {
  const auction = auctionOn(instant);
  return auction === undefined ? undefined : phaseOfAuction(auction, at(instant));
};

describe('the window', () => {
  test.each([
    ['before it opens', '2026-11-18T12:59:59.999Z', 'upcoming'],
    ['from 8:00 in New York', '2026-11-18T13:00:00Z', 'open'],
    ['until 9:25', '2026-11-18T14:24:59.999Z', 'open'],
    ['from 9:25', '2026-11-18T14:25:00Z', 'noCancel'],
    ['until the opening', '2026-11-18T14:29:59.999Z', 'noCancel'],
    ['from the opening', '2026-11-18T14:30:00Z', 'ended'],
    ['until the close', '2026-11-18T20:59:59Z', 'ended'],
    ['after the close, of the next day', '2026-11-18T21:00:00Z', 'upcoming'],
    ['an hour earlier by UTC in summer', '2026-07-15T12:00:00Z', 'open'],
    ['on Thanksgiving, of the day after', '2026-11-26T14:28:00Z', 'upcoming'],
    ['after the early close of a half day', '2026-11-27T18:00:00Z', 'upcoming'],
  ])('%s it is %s: %s', (_, instant, phase) => {
    expect(phaseOn(instant)).toBe(phase);
  });

  test('is of the next trading day: over a holiday, a half day and a weekend', () => {
    expect(auctionOn('2026-11-25T21:00:00Z')?.closesAt).toBe(at('2026-11-27T14:30:00Z'));
    expect(auctionOn('2026-11-27T18:00:00Z')?.closesAt).toBe(at('2026-11-30T14:30:00Z'));
    expect(auctionOn('2026-11-27T17:59:59Z')?.closesAt).toBe(at('2026-11-27T14:30:00Z'));
  });

  test('that comes next begins only after a session, while one is on', () => {
    const during = at('2026-11-18T15:30:00Z');
    expect(nextAuction('US', usualAuctionHours, during)?.closesAt).toBe(at('2026-11-19T14:30:00Z'));
  });

  test('is none beyond the last day of the calendar', () => {
    const last = tradingDays('US').at(-1)?.close ?? 0;
    expect(auctionAt('US', usualAuctionHours, last)).toBeUndefined();
  });
});

const seeds = fc.constantFrom('meridian', 'other', 'a third');
const markets = new Map<string, Market>();
const marketOf = (seed: string): Market => {
  const known = markets.get(seed) ?? createMarket(seed);
  markets.set(seed, known);
  return known;
};
const case_ = fc.record({
  seed: seeds,
  key: fc.constantFrom('US:AAPL', 'US:KO', 'US:NVDA', 'US:TSLA', 'US:F', 'US:BRK.B'),
  day: fc.integer({ min: 500, max: 2_500 }),
  /** Share of the window that has passed. */
  passed: fc.double({ min: 0, max: 1, noNaN: true }),
});

function opened({ seed, key, day, passed }: { seed: string; key: string; day: number; passed: number }) {
  const market = marketOf(seed);
  const instrument = market.instrument(key);
  const auction = auctionAt('US', usualAuctionHours, tradingDays('US')[day]?.open ?? 0);
  if (auction === undefined) throw new RangeError('no auction');
  const now = auction.opensAt + Math.floor(passed * (auction.closesAt - auction.opensAt));
  return {
    market,
    instrument,
    auction,
    now,
    of: (instant: number) => indicationAt(market, instrument.key, auction, instant),
  };
}

describe('the indication', () => {
  test('ends in the one price that the session opens with: of quote, candle and trades', () => {
    fc.assert(
      fc.property(case_, (asked) => {
        const { market, instrument, auction, of } = opened(asked);
        const { key } = instrument;
        const price = of(auction.closesAt)?.price;
        expect(price).toBe(market.price(key, auction.closesAt));
        expect(price).toBe(market.ticker(key, auction.closesAt).open);
        expect(price).toBe(market.candlesBetween(key, '1m', auction.closesAt, auction.closesAt)[0]?.open);
        // Whenever it is asked for: an hour later nothing about it has changed.
        expect(of(auction.closesAt + 3_600_000)).toEqual(of(auction.closesAt));
        expect(of(auction.closesAt)?.imbalance).toBe(0n);
        expect(of(auction.closesAt)?.volume).toBe(market.ticker(key, auction.closesAt).volume);
      }),
      { numRuns: 300 },
    );
  });

  test('is of whole ticks, and comes nearer to that price with time', () => {
    fc.assert(
      fc.property(case_, (asked) => {
        const { market, instrument, auction, now, of } = opened(asked);
        const { key } = instrument;
        const said = of(now);
        const opening = market.price(key, auction.closesAt);
        const gap = absolute(opening - market.price(key, auction.opensAt));
        const left = BigInt(auction.closesAt - (said?.since ?? 0));
        const window = BigInt(auction.closesAt - auction.opensAt);
        const price = said?.price ?? 0n;
        expect(price).toBeGreaterThan(0n);
        expect(isMultipleOf(price, tickAt(instrument, price))).toBe(true);
        const most = ((gap + opening / 200n) * left) / window + tickAt(instrument, price);
        expect(absolute(price - opening)).toBeLessThanOrEqual(most);
      }),
      { numRuns: 500 },
    );
  });

  test('never loses volume, and its imbalance is never more than the volume in the end', () => {
    fc.assert(
      fc.property(case_, fc.integer({ min: 0, max: 1_800_000 }), (asked, later) => {
        const { auction, now, of } = opened(asked);
        const [first, second] = [of(now), of(Math.min(now + later, auction.closesAt))];
        expect(second?.volume).toBeGreaterThanOrEqual(first?.volume ?? 0n);
        expect(absolute(first?.imbalance ?? 0n)).toBeLessThanOrEqual(of(auction.closesAt)?.volume ?? 0n);
      }),
      { numRuns: 300 },
    );
  });

  test('follows from seed, instrument and time alone', () => {
    fc.assert(
      fc.property(case_, (asked) => {
        const { auction, instrument, now, of } = opened(asked);
        expect(indicationAt(createMarket(asked.seed), instrument.key, auction, now)).toEqual(of(now));
      }),
      { numRuns: 20 },
    );
  });

  test('is not there before the window', () => {
    const { auction, of } = opened({ seed: 'meridian', key: 'US:AAPL', day: 700, passed: 0 });
    expect(of(auction.opensAt - 1)).toBeUndefined();
    expect(of(auction.opensAt)).toBeDefined();
  });

  test('moves while the window is open, with buyers and with sellers left over', () => {
    const { auction, of } = opened({ seed: 'meridian', key: 'US:AAPL', day: 700, passed: 0 });
    const sides = new Set<string>();
    const prices = new Set<bigint>();
    for (let instant = auction.opensAt; instant < auction.closesAt; instant += 60_000) {
      const { price = 0n, volume = 0n, imbalance = 0n } = of(instant) ?? {};
      sides.add(imbalance < 0n ? 'sellers' : 'buyers');
      prices.add(price);
      expect(volume).toBeGreaterThan(0n);
    }
    expect(sides).toEqual(new Set(['sellers', 'buyers']));
    expect(prices.size).toBeGreaterThan(20);
  });
});
