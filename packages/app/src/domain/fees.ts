import type { Decimal, TradingTerms } from '@meridian/api';
import { exactValue, type Contract } from './contract.ts';
import { compare, divide, isZero, largest, moneyDecimals, multiply, roundHalfUp, zero } from './money.ts';

export type FeeSchedule = Pick<TradingTerms, 'feeRate' | 'minFee'>;

/**
 * Price × quantity × contract size, in the settlement currency, rounded half-up to cents: what an order or a position is
 * worth, whichever way it goes. Never negative for a price and a quantity that are not.
 */
export function valueAt(price: Decimal, quantity: Decimal, contract: Contract): Decimal {
  return roundHalfUp(exactValue(price, quantity, contract), moneyDecimals);
}

export interface Fee {
  /** What is charged. Never negative; rounded half-up to cents, as the statement shows it. */
  readonly fee: Decimal;
  /** Value × fee rate, before the minimum was looked at. */
  readonly byRate: Decimal;
  readonly isMinimum: boolean;
}

/**
 * Fee in the wallet's currency: a share of the order's exact value, at least the schedule's minimum, which is in that currency too;
 * an order of nothing costs nothing (DECISIONS 27).
 */
export function orderFee(price: Decimal, quantity: Decimal, schedule: FeeSchedule, contract: Contract): Fee {
  const { numerator, denominator } = contract.rate;
  const share = multiply(exactValue(price, quantity, contract), schedule.feeRate, numerator);
  const byRate = divide(share, denominator, moneyDecimals, 'half-up');
  if (isZero(quantity)) return { fee: zero, byRate, isMinimum: false };
  const minimum = roundHalfUp(schedule.minFee, moneyDecimals);
  return { fee: largest(byRate, minimum), byRate, isMinimum: compare(byRate, minimum) < 0 };
}
