/**
 * The arithmetic of an order and a position. All money is rounded half-up to cents; each figure is rounded once, from
 * exact values. Written apart from the app's own on purpose: where the two disagree, one of them is wrong.
 */
import { tradeDirection } from '@meridian/api';
import type { TradeDirection } from '@meridian/api';
import {
  FIXED_DECIMALS,
  FIXED_ONE,
  maximum,
  multiplyDivide,
  roundQuotient,
  roundToStep,
} from '../../kernel/index.ts';
import type { Fixed } from '../../kernel/index.ts';
import type { ClassTerms } from './terms.ts';

/** Money has cents in every currency of the ledger. */
export const moneyDecimals = 2;

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

/** (price − open price) × quantity for a long position, the opposite for a short one; before fees. */
export function profitAt(price: Fixed, openPrice: Fixed, quantity: Fixed, direction: TradeDirection): Fixed {
  return cents(signOf(direction) * (price - openPrice) * quantity, FIXED_ONE);
}

/** profit ÷ margin in percent points, two decimals; zero without margin. */
export function profitRatio(profit: Fixed, margin: Fixed): Fixed {
  return margin === 0n ? 0n : roundQuotient(profit * 100n * FIXED_ONE, margin, 2);
}

/** Average open price after adding to a position, eight decimals. */
export function averagePrice(
  held: { readonly quantity: Fixed; readonly openPrice: Fixed },
  added: { readonly quantity: Fixed; readonly price: Fixed },
): Fixed {
  const quantity = held.quantity + added.quantity;
  return roundQuotient(
    held.openPrice * held.quantity + added.price * added.quantity,
    quantity,
    FIXED_DECIMALS,
  );
}

/** The share of an amount that goes with a part of a quantity; all of it goes with all. */
export function shareOf(amount: Fixed, part: Fixed, whole: Fixed): Fixed {
  return part === whole ? amount : cents(amount * part, whole);
}

/** What decides when a position is out of margin. */
export interface Leveraged {
  readonly direction: TradeDirection;
  readonly quantity: Fixed;
  readonly openPrice: Fixed;
  readonly leverage: Fixed;
  readonly margin: Fixed;
}

/**
 * Price at which margin plus floating profit is down to the maintenance share of the margin: the first tick at or
 * through that point. Null for a long position without leverage, which cannot lose more than was paid.
 */
export function stopOutPrice(position: Leveraged, terms: ClassTerms, tickSize: Fixed): Fixed | null {
  if (position.direction === tradeDirection.buy && position.leverage <= FIXED_ONE) return null;
  const bearable = multiplyDivide(position.margin, FIXED_ONE - terms.maintenanceRate, position.quantity);
  if (position.direction === tradeDirection.sell) return tickAbove(position.openPrice + bearable, tickSize);
  const level = tickBelow(position.openPrice - bearable, tickSize);
  return level > 0n ? level : null;
}

function tickBelow(value: Fixed, tickSize: Fixed): Fixed {
  const nearest = roundToStep(value, tickSize);
  return nearest > value ? nearest - tickSize : nearest;
}

function tickAbove(value: Fixed, tickSize: Fixed): Fixed {
  const nearest = roundToStep(value, tickSize);
  return nearest < value ? nearest + tickSize : nearest;
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
