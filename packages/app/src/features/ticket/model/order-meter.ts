/** How far a quantity is from the one that an order has to reach. Pure. */
import type { Decimal } from '@meridian/api';
import { compare, divide, largest, parseAmount, subtract, zero } from '#domain/money.ts';

export interface OrderReach {
  /** Zero where none was typed. */
  readonly quantity: Decimal;
  /** Never negative; zero once it is reached. */
  readonly missing: Decimal;
  readonly isReached: boolean;
  /** From 0 to 1, rounded down: one share less is not full. */
  readonly part: number;
}

/** @param typed as typed @param minimum above zero */
export function reachOf(typed: string, minimum: Decimal): OrderReach {
  const quantity = largest(parseAmount(typed) ?? zero, zero);
  const isReached = compare(quantity, minimum) >= 0;
  return {
    quantity,
    missing: isReached ? zero : subtract(minimum, quantity),
    isReached,
    part: isReached ? 1 : Number(divide(quantity, minimum, 3, 'down')),
  };
}
