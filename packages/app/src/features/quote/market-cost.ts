/** What a market order would cost by the book that is shown: it takes level after level, best price first. Pure. */
import type { Book, Decimal } from '@meridian/api';
import { walkBook } from '#domain/book.ts';
import { divide, hundred, isPositive, isZero, multiply, subtract } from '#domain/money.ts';

type Level = Book['bids'][number];

export type MarketSide = 'buy' | 'sell';

export type MarketCost =
  /** Every level is taken and the order is not filled: `held` is what they have together. */
  | { readonly kind: 'tooLarge'; readonly held: Decimal }
  | {
      readonly kind: 'filled';
      /** Quantity times price over all levels taken, in the instrument's currency. */
      readonly total: Decimal;
      /** Per unit, to twice the price's decimals at most. */
      readonly average: Decimal;
      /** How much worse the average is than the best price, percent points. Never negative. */
      readonly slippage: Decimal;
      /** How many levels it reaches into. */
      readonly levels: number;
    };

/**
 * @param levels of the side that is taken, best first: asks for a purchase
 * @param quantity above zero
 * @param priceDecimals of the instrument
 * @returns null where that side has no orders
 */
export function marketCost(
  side: MarketSide,
  levels: readonly Level[],
  quantity: Decimal,
  priceDecimals: number,
): MarketCost | null {
  const best = levels[0]?.price;
  if (best === undefined || isZero(best) || !isPositive(quantity)) return null;
  const { total, missing, levels: taken } = walkBook(levels, quantity);
  if (isPositive(missing)) return { kind: 'tooLarge', held: subtract(quantity, missing) };
  // Exact up to here; the percentage is calculated from the sum, not from an average that was rounded.
  const atBest = multiply(quantity, best);
  const worse = side === 'buy' ? subtract(total, atBest) : subtract(atBest, total);
  return {
    kind: 'filled',
    total,
    average: divide(total, quantity, priceDecimals, 'half-up'),
    slippage: divide(multiply(worse, hundred), atBest, 2, 'half-up'),
    levels: taken,
  };
}
