/** What one currency is worth in another, from the prices of the currency pairs. */
import { FIXED_ONE } from '#kernel/fixed.ts';
import type { Fixed } from '#kernel/fixed.ts';
import { pairs } from './data/forex.ts';
import type { Currency } from './data/forex.ts';
import type { InstrumentKey } from './instruments/instrument.ts';

/**
 * Units of `to` for one of `from`: numerator ÷ denominator, both above zero. A quotient, because 1 ÷ 154.682 has no end:
 * kept so, a rate and its opposite are exactly each other's inverse.
 */
export interface ExchangeRate<From extends Currency = Currency, To extends Currency = Currency> {
  readonly from: From;
  readonly to: To;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const listed: ReadonlySet<string> = new Set(pairs.map(([base, quote]) => base + quote));

/** Where prices of currency pairs are to be had: a market, or a reader that knows that one is halted. */
interface Prices {
  price(key: InstrumentKey, at: number): Fixed;
}

/**
 * The market's rate at an instant: the price of the pair where one is listed, in whichever order, else through the
 * dollar, as the market does. Follows from the seed alone.
 * @throws RangeError for a currency that has no pair with the dollar.
 */
export function exchangeRate<From extends Currency, To extends Currency>(
  prices: Prices,
  from: From,
  to: To,
  at: number,
): ExchangeRate<From, To> {
  const direct = listedRate(prices, from, to, at);
  if (direct !== undefined) return { from, to, ...direct };
  const [dollars, units] = [listedRate(prices, from, 'USD', at), listedRate(prices, 'USD', to, at)];
  if (dollars === undefined || units === undefined) throw new RangeError(`no rate from ${from} to ${to}`);
  return {
    from,
    to,
    numerator: dollars.numerator * units.numerator,
    denominator: dollars.denominator * units.denominator,
  };
}

/** The listed pair of two currencies; `isInverse` where it is quoted the other way round. Undefined where none is listed. */
export function listedPair(
  from: Currency,
  to: Currency,
): { readonly key: InstrumentKey; readonly isInverse: boolean } | undefined {
  if (listed.has(from + to)) return { key: `FOREX:${from}${to}`, isInverse: false };
  return listed.has(to + from) ? { key: `FOREX:${to}${from}`, isInverse: true } : undefined;
}

function listedRate(prices: Prices, from: Currency, to: Currency, at: number) {
  if (from === to) return { numerator: 1n, denominator: 1n };
  const pair = listedPair(from, to);
  if (pair === undefined) return undefined;
  const price = prices.price(pair.key, at);
  return pair.isInverse
    ? { numerator: FIXED_ONE, denominator: price }
    : { numerator: price, denominator: FIXED_ONE };
}

/** The same rate the other way round. */
export function oppositeRate<From extends Currency, To extends Currency>(
  rate: ExchangeRate<From, To>,
): ExchangeRate<To, From> {
  const { from, to, numerator, denominator } = rate;
  return { from: to, to: from, numerator: denominator, denominator: numerator };
}
