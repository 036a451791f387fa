import type { Decimal } from '@meridian/api';
import { divide, isNegative, moneyDecimals, multiply, one } from './money.ts';

/**
 * Units of one currency for one of another: numerator ÷ denominator, both above zero. A quotient, because dollars for a yen
 * at 154.682 yen a dollar have no last decimal.
 */
export interface ExchangeRate {
  readonly numerator: Decimal;
  readonly denominator: Decimal;
}

/** How a price becomes money: what one of an instrument is worth, and how the wallet that pays gets at it. */
export interface Contract {
  /** How many times its price one is worth: 100 for a contract on 100 troy ounces of gold, 1 for a share or a coin. */
  readonly contractSize: Decimal;
  /** From the currency that the instrument settles in to the wallet's. */
  readonly rate: ExchangeRate;
}

/** What is traded today, stocks and coins: one is worth its price, and the wallet that pays keeps its currency. */
export const plainContract: Contract = { contractSize: one, rate: { numerator: one, denominator: one } };

/** The same contract, reckoned in the currency that it settles in. */
export function inSettlementCurrency({ contractSize }: Contract): Contract {
  return { contractSize, rate: plainContract.rate };
}

/** Price × quantity × contract size, exact, in the settlement currency: what every figure of an order begins with. */
export function exactValue(price: Decimal, quantity: Decimal, { contractSize }: Contract): Decimal {
  return multiply(price, quantity, contractSize);
}

/**
 * A booked gain (+) or loss (−) in the wallet's currency. Rounded down to cents: a gain is what it brings, a loss what it
 * takes to pay it, so nobody is richer by exchanging there and back.
 */
export function toWallet(amount: Decimal, { numerator, denominator }: ExchangeRate): Decimal {
  const rounding = isNegative(amount) ? 'up' : 'down';
  return divide(multiply(amount, numerator), denominator, moneyDecimals, rounding);
}
