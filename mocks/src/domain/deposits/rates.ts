/** What a deposit in another currency is worth in dollars, which BALANCE is kept in (DECISIONS 42). */
import { FIXED_ONE, formatExact, formatFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { listedPair } from '../market/index.ts';
import type { InstrumentKey } from '../market/index.ts';
import { lastPrice, priceInstant } from '../orders/index.ts';
import type { TradingBrokerage } from '../orders/index.ts';
import type { DepositMethod } from './methods.ts';

/** A rate as it was quoted: `to` for one of `from`, one of them the dollar. */
export interface DepositRate {
  readonly from: string;
  readonly to: string;
  /** As it is written, in the order in which the pair is listed: no digit is lost. */
  readonly text: string;
  /** Dollars for one of the currency: numerator ÷ denominator. */
  readonly numerator: Fixed;
  readonly denominator: Fixed;
  /** World ms of the price. */
  readonly at: number;
}

/** Null for dollars. A coin that counts as a dollar has a rate of one. */
export function depositRate(books: TradingBrokerage, method: DepositMethod, at: number): DepositRate | null {
  const { currency } = method;
  if (currency === 'USD') return null;
  if (method.type === 'fiat') {
    const pair = listedPair(method.currency, 'USD');
    if (pair === undefined) throw new RangeError(`no pair of ${currency} and USD is listed`);
    const price = lastPrice(books, pair.key, at);
    const ends = pair.isInverse ? { from: 'USD', to: currency } : { from: currency, to: 'USD' };
    return {
      ...ends,
      text: written(books, pair.key, price),
      numerator: pair.isInverse ? FIXED_ONE : price,
      denominator: pair.isInverse ? price : FIXED_ONE,
      at: priceInstant(books, pair.key, at),
    };
  }
  const ends = { from: currency, to: 'USD', denominator: FIXED_ONE };
  if (method.pair === null) return { ...ends, text: formatExact(FIXED_ONE), numerator: FIXED_ONE, at };
  const price = lastPrice(books, method.pair, at);
  return {
    ...ends,
    text: written(books, method.pair, price),
    numerator: price,
    at: priceInstant(books, method.pair, at),
  };
}

const written = ({ market }: TradingBrokerage, key: InstrumentKey, price: Fixed): string =>
  formatFixed(price, market.instrument(key).priceDecimals);
