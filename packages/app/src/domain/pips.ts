/** Currency pairs: the distance between prices in pips, and the same pair the other way round. */
import type { Decimal } from '@meridian/api';
import { walletValue, type Contract } from './contract.ts';
import { divide, isPositive, one, subtract } from './money.ts';

/** Pips between two prices, to the tenth; negative where the first is the higher. */
export function pipsBetween(from: Decimal, to: Decimal, pipSize: Decimal): Decimal {
  return divide(subtract(to, from), pipSize, 1, 'half-up');
}

/** One unit of the second currency in the first; null for a price of nothing. */
export function otherWay(price: Decimal): Decimal | null {
  return isPositive(price) ? divide(one, price, 5, 'half-up') : null;
}

/** What dealers call a lot: so many units of the first currency. */
export const lotUnits = '100000' as Decimal;

/** Units of the first currency in lots, to the thousandth: the smallest order is a hundredth of a lot. */
export function lotsOf(units: Decimal): Decimal {
  return divide(units, lotUnits, 3, 'half-up');
}

/** What a move of so much, such as a pip or the spread, is worth in the wallet's currency, in cents, half-up. */
export function moveValue(move: Decimal, units: Decimal, contract: Contract): Decimal {
  return walletValue(move, units, contract);
}
