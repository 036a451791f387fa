/** What an order makes of a position and how far the price may go against it, as a drawing shows it. Pure. */
import type { Decimal } from '@meridian/api';
import { divide, isPositive, largest, zero } from '#domain/money.ts';
import type { PositionChange } from '../held/position-after.ts';
import { axisEnd, type AxisEnd } from './price-axis.ts';
import type { TicketSummary } from './summary.ts';

export interface Outcome {
  /** Null where the order opens a position beside another, or nobody has said what is held. */
  readonly before: { readonly quantity: Decimal; readonly share: number } | null;
  readonly after: { readonly quantity: Decimal; readonly share: number };
  readonly price: Decimal;
  /** Where the loss ends: the stop-out, or a price of nothing. */
  readonly end: AxisEnd & { readonly price: Decimal; readonly isStopOut: boolean };
  /** The most that is lost there, with the fee. */
  readonly loss: Decimal;
}

/** Null while something of it is not known. */
export function outcomeOf(
  { deal, stopOut, mostLost }: TicketSummary,
  change: PositionChange | null,
): Outcome | null {
  if (deal === null || mostLost.value === null || change === null || !isPositive(deal.price)) return null;
  const isStopOut = stopOut.value !== null;
  const price = stopOut.value ?? zero;
  const whole = largest(change.from ?? zero, change.to);
  const shareOf = (quantity: Decimal) =>
    isPositive(whole) ? Number(divide(quantity, whole, 4, 'half-up')) : 0;
  return {
    before: change.from === null ? null : { quantity: change.from, share: shareOf(change.from) },
    after: { quantity: change.to, share: shareOf(change.to) },
    price: deal.price,
    end: { price, isStopOut, ...axisEnd(deal.price, price) },
    loss: mostLost.value,
  };
}
