/** A percentage of the buying power as a quantity, calculated again whenever the price moves. Pure. */
import type { Decimal } from '@meridian/api';
import { exactValue } from '#domain/contract.ts';
import type { FeeSchedule } from '#domain/fees.ts';
import { chargeDeal, priceDeal, type DealTerms } from '#domain/deal.ts';
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
export const percentChoices = ['25', '50', '75', 'max'] as const;
export type Percent = (typeof percentChoices)[number];

/**
 * How far the price may move against a market order of all the buying power before it costs too much, as a fraction of the
 * price. The spread comes on top (ADR 26).
 */
export const priceRoom = '0.005' as Decimal;

/** What the market asks now. */
export interface QuotedPrice {
  readonly price: Decimal;
  /** What a seller asks for; null where nobody says. */
  readonly ask: Decimal | null;
  /** A limit is what the order costs at most; any other price may have moved before the order arrives. */
  readonly isLimit: boolean;
  /** The instrument's tick. */
  readonly priceStep: Decimal;
}

/** The price that the quantity is calculated at: with room for a move where all the buying power is asked for. */
export function priceWithRoom(percent: Percent, { price, ask, isLimit, priceStep }: QuotedPrice): Decimal {
  if (percent !== 'max' || isLimit) return price;
  const highest = multiply(largest(price, ask ?? price), add(one, priceRoom));
  return isOnStep(highest, priceStep) ? highest : add(floorToStep(highest, priceStep), priceStep);
}

export interface Affordable extends Omit<DealTerms, 'quantity'> {
  readonly terms: FeeSchedule;
  readonly quantityStep: Decimal;
  /** Price × quantity of so many, where that is more than the price says: through the book. */
  readonly sumOf?: ((quantity: Decimal) => Decimal) | undefined;
}

/** The largest quantity, in whole steps, whose margin and fee the money pays for; zero where it pays for none. */
export function affordableQuantity(
  money: Decimal,
  { terms, quantityStep, sumOf, ...deal }: Affordable,
): Decimal {
  const quantityOf = (steps: bigint): Decimal => multiply(quantityStep, String(steps) as Decimal);
  const isPaidFor = (steps: bigint): boolean => {
    const quantity = quantityOf(steps);
    const sum = sumOf?.(quantity);
    const { cost } = chargeDeal(priceDeal({ ...deal, quantity, ...(sum !== undefined && { sum }) }), terms);
    return compare(cost, money) <= 0;
  };
  if (!isPositive(money)) return zero;
  // Both only grow with the quantity, so halving finds the last that is paid for. Cents may have been rounded down.
  let paid = 0n;
  const { price, leverage, contract } = deal;
  const { numerator, denominator } = contract.rate;
  const ofStep = multiply(exactValue(price, quantityStep, contract), numerator);
  let unpaid = BigInt(divide(multiply(add(money, one), leverage, denominator), ofStep, 0, 'up')) + 1n;
  while (unpaid - paid > 1n) {
    const middle = (paid + unpaid) / 2n;
    if (isPaidFor(middle)) paid = middle;
    else unpaid = middle;
  }
  return quantityOf(paid);
}

/** That percentage of the buying power, in whole cents, rounded down. */
export function moneyOfPercent(percent: Percent, buyingPower: Decimal): Decimal {
  return percent === 'max'
    ? buyingPower
    : divide(multiply(buyingPower, percent as Decimal), hundred, 2, 'down');
}
