import type { Decimal } from '@meridian/api';
import { divide, hundred, isPositive, multiply, subtract } from './money.ts';

const percentDecimals = 2;

/**
 * Today's profit in percent of what there was without it, percent points. Null where there was nothing: no percentage says
 * what came of that.
 */
export function todayRatioOf(totalAssets: Decimal, todayProfit: Decimal): Decimal | null {
  const before = subtract(totalAssets, todayProfit);
  if (!isPositive(before)) return null;
  return divide(multiply(todayProfit, hundred), before, percentDecimals, 'half-up');
}
