/** What one currency is worth in another, from the prices of the currency pairs. */
import { FIXED_ONE } from '../../kernel/fixed.ts';
import type { Fixed } from '../../kernel/fixed.ts';
import type { Currency } from './data/forex.ts';
import type { Market } from './market.ts';

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

type Prices = Pick<Market, 'find' | 'price'>;

/**
 * The market's rate at an instant: the price of the pair where one is listed, in whichever order, else through the
 * dollar, as the market does. Follows from the seed alone.
 * @throws RangeError for a currency that has no pair with the dollar.
 */
export function exchangeRate<From extends Currency, To extends Currency>(
  market: Prices,
  from: From,
  to: To,
  at: number,
): ExchangeRate<From, To> {
  const listed = listedRate(market, from, to, at);
  if (listed !== undefined) return { from, to, ...listed };
  const [dollars, units] = [listedRate(market, from, 'USD', at), listedRate(market, 'USD', to, at)];
  if (dollars === undefined || units === undefined) throw new RangeError(`no rate from ${from} to ${to}`);
  return {
    from,
    to,
    numerator: dollars.numerator * units.numerator,
    denominator: dollars.denominator * units.denominator,
  };
}

function listedRate(market: Prices, from: Currency, to: Currency, at: number) {
  if (from === to) return { numerator: 1n, denominator: 1n };
  const price = pairPrice(market, from + to, at);
  if (price !== undefined) return { numerator: price, denominator: FIXED_ONE };
  const opposite = pairPrice(market, to + from, at);
  return opposite === undefined ? undefined : { numerator: FIXED_ONE, denominator: opposite };
}

function pairPrice(market: Prices, code: string, at: number): Fixed | undefined {
  const pair = market.find(code, 'FOREX');
  return pair === undefined ? undefined : market.price(pair.key, at);
}
