/** What an order makes of a position and how far the price may go against it, as a drawing shows it. Pure. */
import type { Decimal } from '@meridian/api';
import { absolute, divide, hundred, isPositive, largest, multiply, subtract, zero } from '#domain/money.ts';
import type { PositionChange } from './position-after.ts';
import type { TicketSummary } from './summary.ts';

export interface Outcome {
  /** Null where the order opens a position beside another, or nobody has said what is held. */
  readonly before: { readonly quantity: Decimal; readonly share: number } | null;
  readonly after: { readonly quantity: Decimal; readonly share: number };
  readonly price: Decimal;
  /** Where the loss ends: the stop-out, or a price of nothing. */
  readonly end: {
    readonly price: Decimal;
    readonly isStopOut: boolean;
    /** How far that is from the order's price, in percent points; not negative. */
    readonly distance: Decimal;
    /** On the axis, whose middle is the order's price: 0 to 1. */
    readonly at: number;
  };
  /** The most that is lost there, with the fee. */
  readonly loss: Decimal;
}

/** Room beside the end, as a part of the axis' half. */
const room = 0.2;
/** What half the axis is at least, in percent points: a stop-out near by is drawn near by. */
const leastHalf = 25;

/** Null while something of it is not known. */
export function outcomeOf(
  { deal, stopOut, mostLost }: TicketSummary,
  change: PositionChange | null,
): Outcome | null {
  if (deal === null || mostLost.value === null || change === null || !isPositive(deal.price)) return null;
  const isStopOut = stopOut.value !== null;
  const price = stopOut.value ?? zero;
  const move = subtract(price, deal.price);
  const distance = divide(multiply(absolute(move), hundred), deal.price, 2, 'half-up');
  const half = Math.max(leastHalf, Number(distance)) / (1 - room);
  const way = (isPositive(move) ? 1 : -1) * (Number(distance) / half);
  const whole = largest(change.from ?? zero, change.to);
  const shareOf = (quantity: Decimal) =>
    isPositive(whole) ? Number(divide(quantity, whole, 4, 'half-up')) : 0;
  return {
    before: change.from === null ? null : { quantity: change.from, share: shareOf(change.from) },
    after: { quantity: change.to, share: shareOf(change.to) },
    price: deal.price,
    end: { price, isStopOut, distance, at: 0.5 + way / 2 },
    loss: mostLost.value,
  };
}
