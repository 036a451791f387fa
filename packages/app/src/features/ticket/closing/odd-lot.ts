/** Shares that are no whole lot: they come of bonus shares and allotments, and can be sold though none can be bought. Pure. */
import type { Decimal } from '@meridian/api';
import { floorToStep, isZero, subtract } from '#domain/money.ts';

/** What is left of a quantity beside whole lots; null for none. */
export function oddLot(quantity: Decimal, lot: Decimal): Decimal | null {
  const odd = beside(quantity, lot);
  return isZero(odd) ? null : odd;
}

/** Whether a part is in whole lots, with or without the odd lot of all that can be closed. */
export function isInLots(part: Decimal, closable: Decimal, lot: Decimal): boolean {
  const odd = beside(part, lot);
  return isZero(odd) || isZero(subtract(odd, beside(closable, lot)));
}

const beside = (quantity: Decimal, lot: Decimal): Decimal => subtract(quantity, floorToStep(quantity, lot));
