/** What an order makes of a position: shown in its review. Pure. */
import type { Decimal, Position } from '@meridian/api';
import { add, compare, divide, isPositive, multiply, subtract, zero } from '#domain/money.ts';
import type { TicketForm } from '../model/form.ts';

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
  return isAddedTo(position, { direction, leverage })
    ? { from: position.quantity, to: add(position.quantity, quantity) }
    : { from: null, to: quantity };
}

/** Where margin was added a position is held with less than the leverage of the orders that add to it (ADR 49). */
export function isAddedTo(
  { direction, leverage, openLeverage }: Position,
  order: Pick<TicketForm, 'direction' | 'leverage'>,
): boolean {
  return direction === order.direction && compare(openLeverage ?? leverage, order.leverage) === 0;
}

/** The average price of a position before and after an order that adds to it; null for any other, and while it is not known. */
export function averageByOpening(
  { position }: HeldPosition,
  { direction, leverage, price, quantity }: Pick<TicketForm, 'direction' | 'leverage'> & Filled,
  decimals: number,
): { readonly from: Decimal; readonly to: Decimal } | null {
  if (position === null || !isAddedTo(position, { direction, leverage })) return null;
  const units = add(position.quantity, quantity);
  if (!isPositive(quantity) || !isPositive(units)) return null;
  const cost = add(position.cost, multiply(price, quantity, position.contractSize));
  const to = divide(cost, multiply(units, position.contractSize), decimals, 'half-up');
  return { from: position.openPrice, to };
}

interface Filled {
  readonly price: Decimal;
  readonly quantity: Decimal;
}

/** Null while nothing to close is asked for. */
export function changeByClosing(position: Position, quantity: Decimal | null): PositionChange | null {
  if (quantity === null || compare(quantity, position.quantity) > 0) return null;
  return { from: position.quantity, to: subtract(position.quantity, quantity) };
}
