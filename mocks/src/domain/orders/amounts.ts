/**
 * The arithmetic of an order and a position. All money is rounded half-up to cents; each figure is rounded once, from
 * exact values. Written apart from the app's own on purpose: where the two disagree, one of them is wrong.
 */
import { tradeDirection } from '@meridian/api';
import type { FeeKind, TradeDirection } from '@meridian/api';
import { FIXED_DECIMALS, FIXED_ONE, divideProduct, maximum, roundQuotient } from '#kernel/index.ts';
import type { Fixed, Product } from '#kernel/index.ts';
import { moneyDecimals } from '../ledger/index.ts';
import type { ExchangeRate, Instrument } from '../market/index.ts';
import type { ChargeTerms, ClassTerms } from './terms.ts';

/** The exact quotient in cents. */
const cents = (numerator: bigint, denominator: bigint): Fixed =>
  roundQuotient(numerator, denominator, moneyDecimals);

/** What one of an instrument is worth, beside its price. */
export type Contract = Pick<Instrument, 'contractSize'>;

/** From one currency to another: numerator ÷ denominator. */
export type Quotient = Pick<ExchangeRate, 'numerator' | 'denominator'>;

/** Where nothing has to be exchanged. */
export const atPar: Quotient = { numerator: 1n, denominator: 1n };

/** How much of the underlying a quantity is: 2 contracts on 100 troy ounces are 200. */
function unitsOf(quantity: Fixed, { contractSize }: Contract): Fixed {
  return (quantity * contractSize) / FIXED_ONE;
}

/** price × quantity × contract size, exact, in the settlement currency. The other figures are made from it. */
export function valueOf(price: Fixed, quantity: Fixed, contract: Contract): Product {
  return price * unitsOf(quantity, contract);
}

/** A value in the currency that the rate leads to. */
export function orderAmount(value: Product, rate: Quotient): Fixed {
  return cents(value * rate.numerator, FIXED_ONE * rate.denominator);
}

/** value ÷ leverage: what the customer puts up, in the currency that the rate leads to. */
export function orderMargin(value: Product, leverage: Fixed, rate: Quotient): Fixed {
  return cents(value * rate.numerator, leverage * rate.denominator);
}

/** One line of what an order is charged. */
export interface FeeLine {
  readonly kind: FeeKind;
  readonly amount: Fixed;
}

/** What an order is charged, line by line, in the currency that the rate leads to: the commission, then duties and levies. */
export function orderFees(value: Product, terms: ClassTerms, rate: Quotient): readonly FeeLine[] {
  const commission = maximum(cents(...ofRate(value, terms.feeRate, rate)), terms.minFee);
  return [
    { kind: 'commission', amount: commission },
    ...terms.charges.map((charge) => ({ kind: charge.kind, amount: chargeOf(value, charge, rate) })),
  ];
}

/** value × rate, as an exact quotient: numerator and denominator. */
function ofRate(value: Product, share: Fixed, { numerator, denominator }: Quotient): [bigint, bigint] {
  return [value * share * numerator, FIXED_ONE * FIXED_ONE * denominator];
}

function chargeOf(value: Product, { rate: share, unit, rounding }: ChargeTerms, rate: Quotient): Fixed {
  const [numerator, denominator] = ofRate(value, share, rate);
  const whole = denominator * unit;
  const units =
    rounding === 'up' ? (numerator + whole - 1n) / whole : (2n * numerator + whole) / (2n * whole);
  return units * unit;
}

/** Σ of {@link orderFees}: value × fee rate, at least the minimum fee, and what is charged beside it. */
export function orderFee(value: Product, terms: ClassTerms, rate: Quotient): Fixed {
  return totalOf(orderFees(value, terms, rate));
}

export const totalOf = (lines: readonly FeeLine[]): Fixed =>
  lines.reduce((total, { amount }) => total + amount, 0n);

/** +1 for a long position, which gains when the price rises; −1 for a short one. */
export function signOf(direction: TradeDirection): bigint {
  return direction === tradeDirection.buy ? 1n : -1n;
}

/** What is held, and what it was opened for. */
export interface Held {
  readonly direction: TradeDirection;
  readonly quantity: Fixed;
  /** Σ value of what is held, exact. Amounts are calculated from it; the average price is made from it for showing. */
  readonly cost: Product;
}

/** Present value − cost for a long position, the opposite for a short one; before fees, in the settlement currency. */
export function profitAt(value: Product, { direction, cost }: Pick<Held, 'direction' | 'cost'>): Fixed {
  return cents(signOf(direction) * (value - cost), FIXED_ONE);
}

/** profit ÷ margin in percent points, two decimals; zero without margin. */
export function profitRatio(profit: Fixed, margin: Fixed): Fixed {
  return margin === 0n ? 0n : roundQuotient(profit * 100n * FIXED_ONE, margin, 2);
}

/** The price that makes the cost, to twelve decimals: for showing only, since a quotient need not end. */
export function averagePrice({ cost, quantity }: Omit<Held, 'direction'>, contract: Contract): Fixed {
  return roundQuotient(cost, unitsOf(quantity, contract), FIXED_DECIMALS);
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

/** The smallest multiple that is told apart from none. */
const leastMultiple = FIXED_ONE / 100n;

/** cost ÷ margin, to two decimals: the multiple that a position is held with. Never zero. */
export function leverageOf({ cost, settlementMargin }: Pick<Leveraged, 'cost' | 'settlementMargin'>): Fixed {
  return maximum(roundQuotient(cost, settlementMargin, 2), leastMultiple);
}

/** Whether nothing is borrowed for it. */
export function isPaidInFull({
  cost,
  settlementMargin,
}: Pick<Leveraged, 'cost' | 'settlementMargin'>): boolean {
  return settlementMargin * FIXED_ONE >= cost;
}

/** What decides when a position is out of margin. */
export interface Leveraged extends Held {
  readonly leverage: Fixed;
  /** In the settlement currency, as it was when it was put up. */
  readonly settlementMargin: Fixed;
}

/**
 * Price at which margin plus floating profit is down to the maintenance share of the margin: the first tick at or
 * through that point. Null for a long position without leverage, which cannot lose more than was paid in. All of it in the
 * settlement currency: a stop-out is a price, whatever exchange rates do meanwhile.
 */
export function stopOutPrice(
  position: Leveraged,
  terms: ClassTerms,
  instrument: Contract & Pick<Instrument, 'tickSize'>,
): Fixed | null {
  const { tickSize } = instrument;
  const { direction, quantity, cost, settlementMargin } = position;
  if (direction === tradeDirection.buy && (position.leverage <= FIXED_ONE || isPaidInFull(position)))
    return null;
  const bearable = settlementMargin * (FIXED_ONE - terms.maintenanceRate);
  // Value at which that much is lost, over what one tick is worth: never rounded on the way to a whole tick.
  const value = direction === tradeDirection.sell ? cost + bearable : cost - bearable;
  const tickValue = valueOf(tickSize, quantity, instrument);
  if (direction === tradeDirection.sell) return ((value + tickValue - 1n) / tickValue) * tickSize;
  return value >= tickValue ? (value / tickValue) * tickSize : null;
}

/**
 * Price from which a position counts as near its stop-out: three quarters of what is lost there are lost. In whole ticks,
 * on the side of the stop-out.
 */
export function nearStopOutPrice(
  position: Pick<Leveraged, 'direction' | 'quantity' | 'cost'>,
  closesAt: Fixed,
  instrument: Contract & Pick<Instrument, 'tickSize'>,
): Fixed {
  const { direction, quantity, cost } = position;
  const limit = valueOf(closesAt, quantity, instrument) - cost;
  // Four times the value, so that no quarter is rounded on the way.
  const fourfold = 4n * cost + 3n * limit;
  const tickValue = 4n * valueOf(instrument.tickSize, quantity, instrument);
  const isShort = direction === tradeDirection.sell;
  return ((isShort ? fourfold + tickValue - 1n : fourfold) / tickValue) * instrument.tickSize;
}

/** The largest quantity, in whole steps, whose margin and fee the money pays for. */
export function affordableQuantity(
  wish: { readonly power: Fixed; readonly price: Fixed; readonly leverage: Fixed },
  terms: ClassTerms,
  instrument: Contract & Pick<Instrument, 'quantityStep'>,
  rate: Quotient,
): Fixed {
  const { power, price, leverage } = wish;
  const step = instrument.quantityStep;
  const cost = (quantity: Fixed) => {
    const value = valueOf(price, quantity, instrument);
    return orderMargin(value, leverage, rate) + orderFee(value, terms, rate);
  };
  // Without fees at most this many steps; margin and fee only grow with the quantity, so halves find the last that fits.
  let low = 0n;
  const valueOfStep = valueOf(price, step, instrument) * rate.numerator;
  let high = (power * leverage * rate.denominator) / valueOfStep + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (cost(middle * step) <= power) low = middle;
    else high = middle;
  }
  return low * step;
}
