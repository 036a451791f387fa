/** Markets of a few seeds, and what the property tests of their prices draw from. */
import fc from 'fast-check';
import type { Fixed } from '#kernel/fixed.ts';
import { sessionsBetween } from '#domain/market/calendar/calendar.ts';
import { createMarket } from '#domain/market/market.ts';
import type { Market } from '#domain/market/market.ts';

export const at = (text: string): number => Date.parse(text);
export const NOW = at('2026-11-18T15:30:00Z');
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

// Seeds and keys rather than markets and instruments: a counterexample has to be readable.
const seeds = ['seed-1', 'seed-2', 'seed-3'] as const;
export const markets = seeds.map((seed) => createMarket(seed));
export const anySeed = fc.constantFrom(...seeds);

export function marketOf(seed: (typeof seeds)[number]): Market {
  return markets[seeds.indexOf(seed)] ?? createMarket(seed);
}

export const anyKey = fc.constantFrom(
  'US:AAPL',
  'US:URG',
  'HK:00700',
  'INDEX:SPX',
  'FOREX:EURJPY',
  'FUTURE:GC',
  'CRYPTO:BTCUSDT',
  'CRYPTO:PEPEUSDT',
);
export const anyInstant = fc.integer({ min: NOW - 700 * DAY, max: NOW + 400 * DAY });

/** The prices of a stretch, second by second: the slow and certain way. */
export function pricesOf(
  market: Market,
  key: string,
  from: number,
  to: number,
): { at: number; price: Fixed }[] {
  const prices = [{ at: from, price: market.price(key, from) }];
  for (const span of sessionsBetween(market.instrument(key).calendar, from, to + 1)) {
    for (let instant = Math.ceil(span.start / 1000) * 1000; instant < span.end; instant += 1000) {
      prices.push({ at: instant, price: market.price(key, instant) });
    }
  }
  return prices;
}
