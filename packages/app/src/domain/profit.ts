import { tradeDirection, type Decimal } from '@meridian/api';
import { moneyDecimals } from './fees.ts';
import { add, divide, hundred, isZero, multiply, roundHalfUp, subtract } from './money.ts';

/** A position as far as its profit goes. Amounts in the instrument's currency. */
export interface ProfitBasis {
  readonly direction: number;
  /** Σ price × quantity of what is held, exact. The average price may be rounded, so nothing is reckoned with it. */
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

/** Price × quantity − cost for a long, the opposite for a short: profit (+) or loss (−) before fees, not rounded. */
export function exactProfit({ direction, cost, quantity }: ProfitBasis, price: Decimal): Decimal {
  const value = multiply(price, quantity);
  return direction === tradeDirection.sell ? subtract(cost, value) : subtract(value, cost);
}

/** {@link exactProfit} in cents, rounded half-up. A long's is the negative of a short's. */
export function floatingProfit(position: ProfitBasis, price: Decimal): Decimal {
  return roundHalfUp(exactProfit(position, price), moneyDecimals);
}

/** False for a code the app has no word for: then only the server can say what a position is worth. */
export function isKnownDirection(direction: number): boolean {
  return direction === tradeDirection.buy || direction === tradeDirection.sell;
}

/** {@link floatingProfit} of a position; the figure the server gave where the direction is not known. */
export function profitAt(position: ProfitBasis & { readonly profit: Decimal }, price: Decimal): Decimal {
  return isKnownDirection(position.direction) ? floatingProfit(position, price) : position.profit;
}

/** What closing `part` of a position at `price` brings before fees: its share of the whole's exact profit, in cents. */
export function profitOfPart(position: ProfitBasis, part: Decimal, price: Decimal): Decimal {
  return share(exactProfit(position, price), part, position.quantity);
}

/** Profit ÷ margin, in percent points with the sign of the profit. Null when there is no margin to compare with. */
export function returnOnMargin(profit: Decimal, margin: Decimal): Decimal | null {
  if (isZero(margin)) return null;
  return divide(multiply(profit, hundred), margin, moneyDecimals, 'half-up');
}

/** Price × quantity, in cents: what the position is worth on the market, whichever way it was opened. */
export function marketValue(price: Decimal, quantity: Decimal): Decimal {
  return roundHalfUp(multiply(price, quantity), moneyDecimals);
}

/** The share of a whole amount that belongs to `part` of `whole`, in cents: the margin that closing a part gives back. */
export function share(amount: Decimal, part: Decimal, whole: Decimal): Decimal {
  return isZero(whole) ? amount : divide(multiply(amount, part), whole, moneyDecimals, 'half-up');
}

/** Sums by currency, in the order met: currencies are never added to each other (DECISIONS 25). */
export function sumByCurrency(
  amounts: readonly { readonly currency: string; readonly amount: Decimal }[],
): readonly { readonly currency: string; readonly amount: Decimal }[] {
  const sums = new Map<string, Decimal>();
  for (const { currency, amount } of amounts) {
    const sum = sums.get(currency);
    sums.set(currency, sum === undefined ? amount : add(sum, amount));
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
