/**
 * The arithmetic of an order and a position. All money is rounded half-up to cents; each figure is rounded once, from
 * exact values. Written apart from the app's own on purpose: where the two disagree, one of them is wrong.
 */
import { tradeDirection } from '@meridian/api';
import type { TradeDirection } from '@meridian/api';
import {
  FIXED_DECIMALS,
  FIXED_ONE,
  divideProduct,
  maximum,
  multiplyDivide,
  roundQuotient,
} from '../../kernel/index.ts';
import type { Fixed, Product } from '../../kernel/index.ts';
import { moneyDecimals } from '../ledger/index.ts';
import type { ClassTerms } from './terms.ts';

/** The exact quotient in cents. */
const cents = (numerator: bigint, denominator: bigint): Fixed =>
  roundQuotient(numerator, denominator, moneyDecimals);

/** price × quantity. */
export function orderAmount(price: Fixed, quantity: Fixed): Fixed {
  return cents(price * quantity, FIXED_ONE);
}

/** price × quantity ÷ leverage: what the customer puts up. */
export function orderMargin(price: Fixed, quantity: Fixed, leverage: Fixed): Fixed {
  return cents(price * quantity, leverage);
}

/** price × quantity × rate, at least the minimum fee. */
export function orderFee(price: Fixed, quantity: Fixed, terms: ClassTerms): Fixed {
  return maximum(cents(price * quantity * terms.feeRate, FIXED_ONE * FIXED_ONE), terms.minFee);
}

/** +1 for a long position, which gains when the price rises; −1 for a short one. */
export function signOf(direction: TradeDirection): bigint {
  return direction === tradeDirection.buy ? 1n : -1n;
}

/** What is held, and what it was opened for. */
export interface Held {
  readonly direction: TradeDirection;
  readonly quantity: Fixed;
  /** Σ price × quantity of what is held, exact. What is reckoned with; the average price is made from it for showing. */
  readonly cost: Product;
}

/** price × quantity − cost for a long position, the opposite for a short one; before fees. */
export function profitAt(price: Fixed, { direction, quantity, cost }: Held): Fixed {
  return cents(signOf(direction) * (price * quantity - cost), FIXED_ONE);
}

/** profit ÷ margin in percent points, two decimals; zero without margin. */
export function profitRatio(profit: Fixed, margin: Fixed): Fixed {
  return margin === 0n ? 0n : roundQuotient(profit * 100n * FIXED_ONE, margin, 2);
}

/** cost ÷ quantity to twelve decimals: for showing only, since a quotient need not end. */
export function averagePrice({ cost, quantity }: Omit<Held, 'direction'>): Fixed {
  return roundQuotient(cost, quantity, FIXED_DECIMALS);
}

/** The share of an amount that goes with a part of a quantity; all of it goes with all. */
export function shareOf(amount: Fixed, part: Fixed, whole: Fixed): Fixed {
  return part === whole ? amount : cents(amount * part, whole);
}

/**
 * The part of a cost that goes with a part of a quantity; all of it goes with all. Parts and rest are the whole again,
 * whatever was rounded in its 20th decimal.
 */
export function costOf(part: Fixed, { cost, quantity }: Omit<Held, 'direction'>): Product {
  return part === quantity ? cost : divideProduct(cost * part, quantity);
}

/** What decides when a position is out of margin. */
export interface Leveraged extends Held {
  readonly leverage: Fixed;
  readonly margin: Fixed;
}

/**
 * Price at which margin plus floating profit is down to the maintenance share of the margin: the first tick at or
 * through that point. Null for a long position without leverage, which cannot lose more than was paid.
 */
export function stopOutPrice(position: Leveraged, terms: ClassTerms, tickSize: Fixed): Fixed | null {
  const { direction, quantity, cost, margin } = position;
  if (direction === tradeDirection.buy && position.leverage <= FIXED_ONE) return null;
  const bearable = margin * (FIXED_ONE - terms.maintenanceRate);
  // Value at which that much is lost, over what one tick is worth: never rounded on the way to a whole tick.
  const value = direction === tradeDirection.sell ? cost + bearable : cost - bearable;
  const tickValue = quantity * tickSize;
  if (direction === tradeDirection.sell) return ((value + tickValue - 1n) / tickValue) * tickSize;
  return value >= tickValue ? (value / tickValue) * tickSize : null;
}

/** The largest quantity, in whole steps, whose margin and fee the money pays for. */
export function affordableQuantity(
  wish: { readonly power: Fixed; readonly price: Fixed; readonly leverage: Fixed; readonly step: Fixed },
  terms: ClassTerms,
): Fixed {
  const { power, price, leverage, step } = wish;
  const cost = (quantity: Fixed) => orderMargin(price, quantity, leverage) + orderFee(price, quantity, terms);
  // Without fees at most this many steps; margin and fee only grow with the quantity, so halves find the last that fits.
  let low = 0n;
  let high = multiplyDivide(power, leverage, price) / step + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (cost(middle * step) <= power) low = middle;
    else high = middle;
  }
  return low * step;
}
