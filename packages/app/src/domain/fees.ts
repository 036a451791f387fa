import type { Decimal, TradingTerms } from '@meridian/api';
import { compare, isZero, largest, multiply, roundHalfUp, zero } from './money.ts';

/** Decimals of an amount of money (spec §9). */
export const moneyDecimals = 2;

export type FeeSchedule = Pick<TradingTerms, 'feeRate' | 'minFee'>;

/** Price × quantity, in the instrument's currency, rounded half-up to cents. Never negative for a price and a quantity that are not. */
export function orderValue(price: Decimal, quantity: Decimal): Decimal {
  return roundHalfUp(multiply(price, quantity), moneyDecimals);
}

export interface Fee {
  /** What is charged. Never negative; rounded half-up to cents, as the statement shows it. */
  readonly fee: Decimal;
  /** Price × quantity × rate, before the minimum was looked at. */
  readonly byRate: Decimal;
  readonly isMinimum: boolean;
}

/**
 * Fee in the instrument's currency: a share of the order's exact value, at least the schedule's minimum; an order of
 * nothing costs nothing (DECISIONS 27).
 */
export function orderFee(price: Decimal, quantity: Decimal, schedule: FeeSchedule): Fee {
  const byRate = roundHalfUp(multiply(price, quantity, schedule.feeRate), moneyDecimals);
  if (isZero(quantity)) return { fee: zero, byRate, isMinimum: false };
  const minimum = roundHalfUp(schedule.minFee, moneyDecimals);
  return { fee: largest(byRate, minimum), byRate, isMinimum: compare(byRate, minimum) < 0 };
}
