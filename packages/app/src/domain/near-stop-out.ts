import type { Decimal, Position } from '@meridian/api';
import {
  absolute,
  compare,
  divide,
  hundred,
  isPositive,
  multiply,
  negate,
  smallest,
  subtract,
  zero,
} from './money.ts';
import { exactProfit, isKnownDirection } from './profit.ts';

/** From this part of the loss limit on, a position is at risk of forced closing. */
const riskShare = '0.75' as Decimal;

/** Decimals of a percentage (spec §5). */
const percentDecimals = 2;

/** What a position is evaluated by. */
export type StopOutBasis = Pick<
  Position,
  'direction' | 'cost' | 'quantity' | 'contractSize' | 'stopOutPrice' | 'closeTimeTimestamp'
>;

/** How near a position is to being closed by the brokerage. Neither percentage is below zero. */
export interface NearStopOut {
  /** The price at which that happens, in the instrument's currency. */
  readonly closesAt: Decimal;
  /** How far the price is from there, in percent points of the price; zero where it is there already. */
  readonly awayPercent: Decimal;
  /** How much of the loss limit is used, in percent points; at most 100. */
  readonly usedPercent: Decimal;
}

/**
 * How far a position is on the way to its stop-out, once three quarters of the loss limit are used. The limit is what is
 * lost at the stop-out price. Null before that, for what is closed, and where no stop-out can happen.
 */
export function nearStopOut(position: StopOutBasis, price: Decimal): NearStopOut | null {
  const { stopOutPrice } = position;
  if (stopOutPrice === null || position.closeTimeTimestamp !== null) return null;
  if (!isKnownDirection(position.direction) || !isPositive(price)) return null;
  const lost = negate(exactProfit(position, price, position));
  const limit = negate(exactProfit(position, stopOutPrice, position));
  if (!isPositive(limit) || compare(lost, multiply(limit, riskShare)) < 0) return null;
  const isThere = compare(lost, limit) >= 0;
  const away = isThere ? zero : absolute(subtract(price, stopOutPrice));
  return {
    closesAt: stopOutPrice,
    awayPercent: divide(multiply(away, hundred), price, percentDecimals, 'half-up'),
    usedPercent: smallest(hundred, divide(multiply(lost, hundred), limit, percentDecimals, 'down')),
  };
}
