/** Whether the price has moved since an order was reviewed, so that it is asked about again. Pure. */
import type { Decimal } from '@meridian/api';
import { absolute, compare, divide, hundred, isPositive, multiply, subtract } from '#domain/money.ts';

/** From where on a person is asked, in percent points: as far as a percentage of the buying power keeps room for (ADR 26). */
const mostMoved = '0.5' as Decimal;

export interface ReviewedPrice {
  /** The price that was looked at, or accepted since. */
  readonly at: Decimal;
  /** A price further away than the limit, until it is accepted; it stays while the price moves less than that again. */
  readonly asked: Decimal | null;
}

/** How far, unsigned, in percent points to the hundredth. */
export function movedPercent(from: Decimal, to: Decimal): Decimal {
  return divide(multiply(absolute(subtract(to, from)), hundred), from, 2, 'half-up');
}

const isFar = (from: Decimal, to: Decimal): boolean =>
  compare(multiply(absolute(subtract(to, from)), hundred), multiply(from, mostMoved)) > 0;

/** What is known of a review at a price. `price` is null, and nothing is asked, for an order that is not filled at the market's price. */
export function followReview(
  reviewed: ReviewedPrice | null,
  isReviewed: boolean,
  price: Decimal | null,
): ReviewedPrice | null {
  if (!isReviewed || price === null || !isPositive(price)) return null;
  if (reviewed === null) return { at: price, asked: null };
  return isFar(reviewed.asked ?? reviewed.at, price) ? { ...reviewed, asked: price } : reviewed;
}
