/** What an order makes of a position: shown in its review. Pure. */
import type { Decimal, Position } from '@meridian/api';
import { add, compare, subtract, zero } from '#domain/money.ts';
import type { TicketForm } from './form.ts';

/** Quantities before and after; `from` is null where the order opens another position, and only what is added is known. */
export interface PositionChange {
  readonly from: Decimal | null;
  readonly to: Decimal;
}

/** Which position there is; `isKnown` is false while nobody has said. */
export interface HeldPosition {
  readonly isKnown: boolean;
  readonly position: Position | null;
}

/** Null while it is not known. An order adds to the position of its direction and leverage, and to no other. */
export function changeByOpening(
  { isKnown, position }: HeldPosition,
  { direction, leverage }: Pick<TicketForm, 'direction' | 'leverage'>,
  quantity: Decimal | null,
): PositionChange | null {
  if (!isKnown || quantity === null) return null;
  if (position === null) return { from: zero, to: quantity };
  const isSame = position.direction === direction && compare(position.leverage, leverage) === 0;
  return isSame
    ? { from: position.quantity, to: add(position.quantity, quantity) }
    : { from: null, to: quantity };
}

/** Null while nothing to close is asked for. */
export function changeByClosing(position: Position, quantity: Decimal | null): PositionChange | null {
  if (quantity === null || compare(quantity, position.quantity) > 0) return null;
  return { from: position.quantity, to: subtract(position.quantity, quantity) };
}
