/** A market order that goes through the book: what one of it costs or brings on average. Pure. */
import type { Decimal } from '@meridian/api';
import type { BookPrice } from '#domain/book.ts';
import type { Deal } from '#domain/deal.ts';
import { step, type Figure } from '#domain/figures.ts';
import { divide, isPositive, stepDecimals } from '#domain/money.ts';
import type { MarketData } from './market.ts';

export type AverageLabel = 'bookSum' | 'quantity' | 'averagePrice';
export type AverageNote = 'bestLevel' | 'throughBook' | 'beyondBook';

/** Decimals that an average has beyond those of the tick. */
const averageDecimals = 2;

/** What the order is priced at where it takes more than one level: their exact sum, and the average for showing. */
export function priceThrough(
  { sum }: BookPrice,
  quantity: Decimal,
  { priceStep }: Pick<MarketData, 'priceStep'>,
): Pick<Deal, 'price'> & { readonly sum: Decimal } {
  return { sum, price: divide(sum, quantity, stepDecimals(priceStep) + averageDecimals, 'half-up') };
}

/** What one of the order costs or brings on average: the last price where the best level holds all of it. */
export function averageFigure(
  { price, quantity, sum }: Deal,
  { missing }: BookPrice,
): Figure<AverageLabel, AverageNote> {
  if (sum === undefined) return { value: price, steps: [], notes: ['bestLevel'] };
  return {
    value: price,
    steps: [
      step('bookSum', 'price', sum),
      step('quantity', 'quantity', quantity, 'dividedBy'),
      step('averagePrice', 'price', price, 'equals'),
    ],
    notes: [isPositive(missing) ? 'beyondBook' : 'throughBook'],
  };
}
