import { tradeDirection, type Decimal } from '@meridian/api';
import { moneyDecimals } from './fees.ts';
import { add, divide, hundred, isZero, multiply, roundHalfUp, subtract } from './money.ts';

/** A position as far as its profit goes. Prices in the instrument's currency. */
export interface ProfitBasis {
  readonly direction: number;
  readonly openPrice: Decimal;
  readonly quantity: Decimal;
}

/** Price movement in the position's favour: current − open for a long, open − current for a short. Negative when it went against it. */
export function favourableMove(position: ProfitBasis, price: Decimal): Decimal {
  return position.direction === tradeDirection.sell
    ? subtract(position.openPrice, price)
    : subtract(price, position.openPrice);
}

/** Profit (+) or loss (−) at `price` before fees, in the instrument's currency, rounded half-up to cents. A long's is the negative of a short's. */
export function floatingProfit(position: ProfitBasis, price: Decimal): Decimal {
  return roundHalfUp(multiply(favourableMove(position, price), position.quantity), moneyDecimals);
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
