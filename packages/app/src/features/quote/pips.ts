/** Currency pairs: the distance between prices in pips, and the same pair the other way round. */
import type { Decimal } from '@meridian/api';
import { divide, isPositive, one, subtract } from '#domain/money.ts';

/** Pips between two prices, to the tenth; negative where the first is the higher. */
export function pipsBetween(from: Decimal, to: Decimal, pipSize: Decimal): Decimal {
  return divide(subtract(to, from), pipSize, 1, 'half-up');
}

/** One unit of the second currency in the first; null for a price of nothing. */
export function otherWay(price: Decimal): Decimal | null {
  return isPositive(price) ? divide(one, price, 5, 'half-up') : null;
}
