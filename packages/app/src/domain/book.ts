/** What a market order is filled for by the orders that wait (ADR 52). Pure. */
import type { Book, Decimal } from '@meridian/api';
import { add, compare, isPositive, multiply, smallest, subtract, zero } from './money.ts';

type Level = Book['bids'][number];

export interface BookWalk {
  /** Exact sum of price × quantity over what is taken. */
  readonly total: Decimal;
  /** What all levels together do not hold; zero where they suffice. */
  readonly missing: Decimal;
  /** How many levels it reaches into. */
  readonly levels: number;
  /** Of the last level that is taken; null where there is none. */
  readonly lastPrice: Decimal | null;
}

/** Takes level after level, best first, until the quantity is there or the levels end. */
export function walkBook(levels: readonly Level[], quantity: Decimal): BookWalk {
  let walk: BookWalk = { total: zero, missing: quantity, levels: 0, lastPrice: null };
  for (const { price, quantity: offered } of levels) {
    if (!isPositive(walk.missing)) break;
    const part = smallest(walk.missing, offered);
    walk = {
      total: add(walk.total, multiply(part, price)),
      missing: subtract(walk.missing, part),
      levels: walk.levels + 1,
      lastPrice: price,
    };
  }
  return walk;
}

export interface BookPrice extends Pick<BookWalk, 'missing' | 'levels'> {
  /** Exact sum of price × quantity; what the book does not hold counts at its last level. */
  readonly sum: Decimal;
}

/**
 * A market order as the brokerage fills it: what the best level holds at the last price, a larger one level after level. Null
 * where nobody waits on that side: then the last price is all that is known.
 *
 * @param levels of the side that is taken, best first: asks for a purchase
 */
export function bookPrice(levels: readonly Level[], quantity: Decimal, lastPrice: Decimal): BookPrice | null {
  const [best] = levels;
  if (best === undefined) return null;
  if (compare(quantity, best.quantity) <= 0)
    return { sum: multiply(lastPrice, quantity), missing: zero, levels: 1 };
  const { total, missing, levels: reached, lastPrice: deepest } = walkBook(levels, quantity);
  return { sum: add(total, multiply(missing, deepest ?? lastPrice)), missing, levels: reached };
}
