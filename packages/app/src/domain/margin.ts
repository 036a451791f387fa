import { tradeDirection, type Decimal, type Position } from '@meridian/api';
import { exactValue, inSettlementCurrency, type Contract } from './contract.ts';
import {
  add,
  compare,
  divide,
  floorToStep,
  isNegative,
  isOnStep,
  isPositive,
  moneyDecimals,
  multiply,
  one,
  stepDecimals,
  subtract,
  zero,
} from './money.ts';

/**
 * Own money an order holds: value ÷ leverage, in the wallet's currency. Rounded once, half-up to cents, from the exact
 * value. At 1× it is the whole value.
 */
export function orderMargin(
  price: Decimal,
  quantity: Decimal,
  leverage: Decimal,
  contract: Contract,
): Decimal {
  const { numerator, denominator } = contract.rate;
  const value = multiply(exactValue(price, quantity, contract), numerator);
  return divide(value, multiply(leverage, denominator), moneyDecimals, 'half-up');
}

/** The same in the currency the instrument settles in: what a stop-out counts with. */
export function settlementMargin(
  price: Decimal,
  quantity: Decimal,
  leverage: Decimal,
  contract: Contract,
): Decimal {
  return orderMargin(price, quantity, leverage, inSettlementCurrency(contract));
}

/** What a position was put up with, in the currency of the price: what its stop-out counts with. */
export function heldSettlementMargin({
  settlementMargin: settled,
  margin,
  rate,
  cost,
  leverage,
}: Pick<Position, 'settlementMargin' | 'margin' | 'rate' | 'cost' | 'leverage'>): Decimal {
  return settled ?? (rate === null ? margin : divide(cost, leverage, moneyDecimals, 'half-up'));
}

/** What a wallet can still spend: balance − what orders and positions hold. Never below zero, whatever the server says. */
export function buyingPower(wallet: { readonly balance: Decimal; readonly usedBalance: Decimal }): Decimal {
  const free = subtract(wallet.balance, wallet.usedBalance);
  return isNegative(free) ? zero : free;
}

export interface StopOut {
  /** Loss in the settlement currency at which the brokerage closes the position: margin × (1 − maintenance rate). Not negative. */
  readonly lossAllowed: Decimal;
  /** {@link lossAllowed} ÷ (quantity × contract size): how far the price may go against the position. */
  readonly distance: Decimal;
  /** The first tick at or through that point: below the opening price for a long, above it for a short. */
  readonly price: Decimal;
}

/** Decimals a distance is shown with at most; nothing is calculated from it. */
const distanceDecimals = 12;

/**
 * Where the brokerage closes a position because its margin is used up, estimated before fees and gaps. Null where it cannot
 * happen: for an order of nothing, and for a long without leverage, which cannot lose more than was paid for it.
 */
export function stopOut(position: {
  readonly contract: Contract;
  readonly direction: number;
  readonly openPrice: Decimal;
  readonly quantity: Decimal;
  readonly leverage: Decimal;
  /** In the settlement currency, as it was when it was put up. */
  readonly settlementMargin: Decimal;
  readonly maintenanceRate: Decimal;
  /** The instrument's tick. */
  readonly priceStep: Decimal;
  /** Exact value at opening, in the settlement currency, where `openPrice` is an average that was rounded. */
  readonly opened?: Decimal | undefined;
}): StopOut | null {
  if (!isPositive(position.quantity) || !isPositive(position.settlementMargin)) return null;
  const isShort = position.direction === tradeDirection.sell;
  if (!isShort && compare(position.leverage, one) <= 0) return null;
  const lossAllowed = multiply(position.settlementMargin, subtract(one, position.maintenanceRate));
  const units = exactValue(one, position.quantity, position.contract);
  const distance = divide(lossAllowed, units, distanceDecimals, 'half-up');
  // In values, not in prices: the distance is a quotient, and a rounded one would end on the wrong tick.
  const opened = position.opened ?? multiply(position.openPrice, units);
  const value = isShort ? add(opened, lossAllowed) : subtract(opened, lossAllowed);
  const tickValue = multiply(units, position.priceStep);
  const atTick = isShort ? stepAtOrAbove(value, tickValue) : floorToStep(value, tickValue);
  const price = divide(atTick, units, stepDecimals(position.priceStep), 'half-up');
  return isPositive(price) ? { lossAllowed, distance, price } : null;
}

function stepAtOrAbove(value: Decimal, step: Decimal): Decimal {
  return isOnStep(value, step) ? value : add(floorToStep(value, step), step);
}
