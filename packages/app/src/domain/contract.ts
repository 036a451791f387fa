import type { Decimal, Position } from '@meridian/api';
import { divide, isNegative, isPositive, moneyDecimals, multiply, one } from './money.ts';

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

/** How a position's money is reckoned: what one of it is, and by which pair of currencies its wallet is paid. */
export type ContractTerms = Pick<Position, 'contractSize' | 'rate' | 'stock_code' | 'market'>;

/**
 * The contract of a position at a price. `pairPrice` is the newest of the pair that exchanges its money; where that pair is
 * what is held, its price is the position's own.
 */
export function contractOf(position: ContractTerms, price: Decimal, pairPrice: Decimal): Contract {
  const { contractSize, rate } = position;
  if (rate === null) return { contractSize, rate: plainContract.rate };
  const isOwn = rate.stock_code === position.stock_code && rate.market === position.market;
  const newest = isOwn ? price : pairPrice;
  // Nobody can exchange at nothing: then what was read stands.
  const paid = isPositive(newest) ? newest : rate.price_nominal;
  return {
    contractSize,
    rate: rate.isInverse ? { numerator: one, denominator: paid } : { numerator: paid, denominator: one },
  };
}

/** The same contract, reckoned in the currency that it settles in. */
export function inSettlementCurrency({ contractSize }: Contract): Contract {
  return { contractSize, rate: plainContract.rate };
}

/** Price × quantity × contract size, exact, in the settlement currency: what every figure of an order begins with. */
export function exactValue(
  price: Decimal,
  quantity: Decimal,
  { contractSize }: Pick<Contract, 'contractSize'>,
): Decimal {
  return multiply(price, quantity, contractSize);
}

/** {@link exactValue} in the wallet's currency, in cents, half-up: what a person holds, in the money they paid with. */
export function walletValue(price: Decimal, quantity: Decimal, contract: Contract): Decimal {
  const { numerator, denominator } = contract.rate;
  const value = multiply(exactValue(price, quantity, contract), numerator);
  return divide(value, denominator, moneyDecimals, 'half-up');
}

/**
 * A booked gain (+) or loss (−) in the wallet's currency. Rounded down to cents: a gain is what it brings, a loss what it
 * takes to pay it, so nobody is richer by exchanging there and back.
 */
export function toWallet(amount: Decimal, { numerator, denominator }: ExchangeRate): Decimal {
  const rounding = isNegative(amount) ? 'up' : 'down';
  return divide(multiply(amount, numerator), denominator, moneyDecimals, rounding);
}
