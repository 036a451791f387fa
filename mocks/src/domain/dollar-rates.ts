/** What another currency is worth in dollars, which BALANCE is kept in (DECISIONS 42). */
import { FIXED_ONE, formatExact, formatFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { isCurrency, listedPair } from './market/index.ts';
import { lastPrice, priceInstant } from './orders/index.ts';
import type { TradingBrokerage } from './orders/index.ts';

/** A rate as it was quoted: `to` for one of `from`, one of them the dollar. */
export interface DollarRate {
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

/** Coins whose price is a dollar, by what their issuers promise. */
const dollarCoins: readonly string[] = ['USDT', 'USDC'];

/** Null for dollars. A coin that counts as a dollar has a rate of one. @throws RangeError for a currency that has no price. */
export function dollarRate(books: TradingBrokerage, currency: string, at: number): DollarRate | null {
  if (currency === 'USD') return null;
  const ends = { from: currency, to: 'USD', denominator: FIXED_ONE };
  if (dollarCoins.includes(currency))
    return { ...ends, text: formatExact(FIXED_ONE), numerator: FIXED_ONE, at };
  const pair = isCurrency(currency) ? listedPair(currency, 'USD') : undefined;
  const key = pair?.key ?? books.market.find(`${currency}USDT`, 'CRYPTO')?.key;
  if (key === undefined) throw new RangeError(`nothing that is listed prices ${currency} in dollars`);
  const price = lastPrice(books, key, at);
  const quoted = {
    text: formatFixed(price, books.market.instrument(key).priceDecimals),
    at: priceInstant(books, key, at),
  };
  return pair?.isInverse
    ? { from: 'USD', to: currency, numerator: FIXED_ONE, denominator: price, ...quoted }
    : { ...ends, numerator: price, ...quoted };
}
