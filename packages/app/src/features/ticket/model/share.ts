/** A share of the buying power as a quantity, worked out anew whenever the price moves. Pure. */
import type { Decimal, TradingTerms } from '@meridian/api';
import { plainContract } from '#domain/contract.ts';
import { orderFee } from '#domain/fees.ts';
import { orderMargin } from '#domain/margin.ts';
import {
  add,
  compare,
  divide,
  floorToStep,
  hundred,
  isOnStep,
  isPositive,
  largest,
  multiply,
  one,
  zero,
} from '#domain/money.ts';

/** What can be chosen, in percent of the buying power; `max` is all of it less the room for a price move. */
export const shares = ['25', '50', '75', 'max'] as const;
export type Share = (typeof shares)[number];

/**
 * How far the price may move against a market order of all the buying power before it costs too much, as a fraction of the
 * price. The spread comes on top (ADR 26).
 */
export const priceRoom = '0.005' as Decimal;

/** What the market asks now. */
export interface SharePrice {
  readonly price: Decimal;
  /** What a seller asks for; null where nobody says. */
  readonly ask: Decimal | null;
  /** A limit is what the order costs at most; any other price may have moved before the order arrives. */
  readonly isLimit: boolean;
  /** The instrument's tick. */
  readonly priceStep: Decimal;
}

/** The price that the quantity of a share is reckoned with: with room for a move where all the buying power is asked for. */
export function reckonedPrice(share: Share, { price, ask, isLimit, priceStep }: SharePrice): Decimal {
  if (share !== 'max' || isLimit) return price;
  const highest = multiply(largest(price, ask ?? price), add(one, priceRoom));
  return isOnStep(highest, priceStep) ? highest : add(floorToStep(highest, priceStep), priceStep);
}

export interface Affordable {
  /** Above zero. */
  readonly price: Decimal;
  readonly leverage: Decimal;
  readonly terms: Pick<TradingTerms, 'feeRate' | 'minFee'>;
  readonly quantityStep: Decimal;
}

/** The largest quantity, in whole steps, whose margin and fee the money pays for; zero where it pays for none. */
export function affordableQuantity(
  money: Decimal,
  { price, leverage, terms, quantityStep }: Affordable,
): Decimal {
  const quantityOf = (steps: bigint): Decimal => multiply(quantityStep, String(steps) as Decimal);
  const isPaidFor = (steps: bigint): boolean => {
    const quantity = quantityOf(steps);
    const margin = orderMargin(price, quantity, leverage, plainContract);
    const { fee } = orderFee(price, quantity, terms, plainContract);
    return compare(add(margin, fee), money) <= 0;
  };
  if (!isPositive(money)) return zero;
  // Both only grow with the quantity, so halving finds the last that is paid for. Cents may have been rounded down.
  let paid = 0n;
  let unpaid =
    BigInt(divide(multiply(add(money, one), leverage), multiply(price, quantityStep), 0, 'up')) + 1n;
  while (unpaid - paid > 1n) {
    const middle = (paid + unpaid) / 2n;
    if (isPaidFor(middle)) paid = middle;
    else unpaid = middle;
  }
  return quantityOf(paid);
}

/** The part of the buying power that a share is. */
export function moneyOfShare(share: Share, buyingPower: Decimal): Decimal {
  return share === 'max' ? buyingPower : divide(multiply(buyingPower, share as Decimal), hundred, 2, 'down');
}
