import type { Charge, Decimal, TradingTerms } from '@meridian/api';
import { exactValue, type Contract } from './contract.ts';
import {
  add,
  compare,
  divide,
  isZero,
  largest,
  moneyDecimals,
  multiply,
  roundHalfUp,
  zero,
} from './money.ts';

/** On what terms an order is filled in: as the configuration gives them, with the charges read. */
export interface OrderTerms extends Omit<TradingTerms, 'charges'> {
  /** Duties and levies beside the fee; none for most classes. */
  readonly charges?: readonly Charge[];
}

export type FeeSchedule = Pick<OrderTerms, 'feeRate' | 'minFee' | 'charges'>;

/**
 * Price × quantity × contract size, in the settlement currency, rounded half-up to cents: what an order or a position is
 * worth, whichever way it goes. Never negative for a price and a quantity that are not.
 */
export function valueAt(price: Decimal, quantity: Decimal, contract: Contract): Decimal {
  return roundHalfUp(exactValue(price, quantity, contract), moneyDecimals);
}

/** A duty or levy and what it comes to. */
interface ChargedItem extends Charge {
  readonly amount: Decimal;
}

export interface Fee {
  /** What is charged in all: commission and charges. Never negative; in cents, as the statement shows it. */
  readonly fee: Decimal;
  /** The brokerage's own part. */
  readonly commission: Decimal;
  readonly charges: readonly ChargedItem[];
  /** Value × fee rate, before the minimum was looked at. */
  readonly byRate: Decimal;
  readonly isMinimum: boolean;
}

/**
 * Fee in the wallet's currency: a share of the order's exact value, at least the schedule's minimum, which is in that currency too,
 * and the charges beside it; an order of nothing costs nothing (DECISIONS 27).
 */
export function orderFee(price: Decimal, quantity: Decimal, schedule: FeeSchedule, contract: Contract): Fee {
  const { numerator, denominator } = contract.rate;
  const value = multiply(exactValue(price, quantity, contract), numerator);
  const byRate = divide(multiply(value, schedule.feeRate), denominator, moneyDecimals, 'half-up');
  if (isZero(quantity)) return { fee: zero, commission: zero, charges: [], byRate, isMinimum: false };
  const minimum = roundHalfUp(schedule.minFee, moneyDecimals);
  const commission = largest(byRate, minimum);
  const charges = (schedule.charges ?? []).map((charge): ChargedItem => {
    const units = divide(
      multiply(value, charge.rate),
      multiply(denominator, charge.unit),
      0,
      charge.rounding === 'up' ? 'up' : 'half-up',
    );
    return { ...charge, amount: multiply(units, charge.unit) };
  });
  return {
    fee: add(commission, ...charges.map(({ amount }) => amount)),
    commission,
    charges,
    byRate,
    isMinimum: compare(byRate, minimum) < 0,
  };
}
