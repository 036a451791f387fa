import { tradeDirection, type Decimal, type TradeDirection } from '@meridian/api';
import { exactValue, toWallet, type Contract } from './contract.ts';
import { divide, hundred, isZero, moneyDecimals, multiply, one, roundHalfUp, subtract } from './money.ts';

/** A position as far as its profit goes. */
export interface ProfitBasis {
  readonly direction: number;
  /**
   * Σ value of what is held, exact, in the settlement currency. The average price may be rounded, so nothing is calculated
   * from it.
   */
  readonly cost: Decimal;
  readonly quantity: Decimal;
}

/**
 * Price movement in the position's favour: current − open for a long, open − current for a short. Negative when it went
 * against it. For showing: the open price is an average.
 */
export function favourableMove(
  position: { readonly direction: number; readonly openPrice: Decimal },
  price: Decimal,
): Decimal {
  return position.direction === tradeDirection.sell
    ? subtract(position.openPrice, price)
    : subtract(price, position.openPrice);
}

/**
 * Present value − cost for a long, the opposite for a short: profit (+) or loss (−) before fees, in the settlement
 * currency, not rounded.
 */
export function exactProfit(
  { direction, cost, quantity }: ProfitBasis,
  price: Decimal,
  contract: Pick<Contract, 'contractSize'>,
): Decimal {
  const value = exactValue(price, quantity, contract);
  return direction === tradeDirection.sell ? subtract(cost, value) : subtract(value, cost);
}

/**
 * {@link exactProfit} as it is booked, in cents, half-up, and then in the wallet's currency. Where nothing is exchanged, a
 * long's is the negative of a short's.
 */
export function floatingProfit(position: ProfitBasis, price: Decimal, contract: Contract): Decimal {
  return toWallet(roundHalfUp(exactProfit(position, price, contract), moneyDecimals), contract.rate);
}

/** False for a code the app has no word for: then only the server can say what a position is worth. */
export function isKnownDirection(direction: number): direction is TradeDirection {
  return direction === tradeDirection.buy || direction === tradeDirection.sell;
}

/** {@link floatingProfit} of a position; the figure the server gave where the direction is not known. */
export function profitAt(
  position: ProfitBasis & { readonly profit: Decimal },
  price: Decimal,
  contract: Contract,
): Decimal {
  return isKnownDirection(position.direction) ? floatingProfit(position, price, contract) : position.profit;
}

/**
 * What closing `part` of a position at `price` brings before fees: its share of the whole's exact profit, in cents, in the
 * wallet's currency.
 */
export function profitOfPart(
  position: ProfitBasis,
  part: Decimal,
  price: Decimal,
  contract: Contract,
): Decimal {
  return toWallet(settledProfitOfPart(position, part, price, contract), contract.rate);
}

/** {@link profitOfPart} in the settlement currency, before anything is exchanged. */
export function settledProfitOfPart(
  position: ProfitBasis,
  part: Decimal,
  price: Decimal,
  contract: Pick<Contract, 'contractSize'>,
): Decimal {
  return share(exactProfit(position, price, contract), part, position.quantity);
}

/**
 * {@link settledProfitOfPart} where the part goes through several prices: `sum` is their exact price × quantity. At one price it
 * is the same.
 */
export function settledProfitOfSum(
  { direction, cost, quantity }: ProfitBasis,
  part: Decimal,
  sum: Decimal,
  { contractSize }: Pick<Contract, 'contractSize'>,
): Decimal {
  const value = multiply(sum, contractSize, quantity);
  const paid = multiply(cost, part);
  const exact = direction === tradeDirection.sell ? subtract(paid, value) : subtract(value, paid);
  return share(exact, one, quantity);
}

/** A position as far as its profit of today goes. */
export interface TodayBasis extends Pick<ProfitBasis, 'direction' | 'quantity'> {
  /** What today's profit counts from, exact; null where the backend does not say. */
  readonly todayCost: Decimal | null;
}

/** What a position has earned since its market's day began, at this price, in cents, and in percent points of what it began with. */
export function todayProfitAt(
  { direction, quantity, todayCost: cost }: TodayBasis,
  price: Decimal,
  contract: Contract,
): { readonly amount: Decimal | null; readonly percent: Decimal | null } {
  if (cost === null || !isKnownDirection(direction)) return { amount: null, percent: null };
  const basis = { direction, quantity, cost };
  const amount = floatingProfit(basis, price, contract);
  // Both in the settlement currency: a cost of then has no rate of now.
  const percent = returnOnMargin(settledProfitOfPart(basis, quantity, price, contract), cost);
  return { amount, percent };
}

/** Profit ÷ margin, in percent points with the sign of the profit. Null when there is no margin to compare with. */
export function returnOnMargin(profit: Decimal, margin: Decimal): Decimal | null {
  if (isZero(margin)) return null;
  return divide(multiply(profit, hundred), margin, moneyDecimals, 'half-up');
}

/** The share of a whole amount that belongs to `part` of `whole`, in cents: the margin that closing a part gives back. */
export function share(amount: Decimal, part: Decimal, whole: Decimal): Decimal {
  return isZero(whole) ? amount : divide(multiply(amount, part), whole, moneyDecimals, 'half-up');
}
