/** What a closing would leave behind that is too little to be an order. Pure. */
import type { Decimal } from '@meridian/api';
import { compare, isPositive, subtract } from '#domain/money.ts';
import { closeQuantity, type CloseForm } from './close-form.ts';

/**
 * The rest of what can be closed where it is less than the smallest order of the product; null for none. It stays open as any
 * position does, and could not be opened again.
 */
export function dustLeft(form: CloseForm, closable: Decimal, minQuantity: Decimal): Decimal | null {
  const quantity = closeQuantity(form, closable);
  if (quantity === null || !isPositive(quantity)) return null;
  const rest = subtract(closable, quantity);
  return isPositive(rest) && compare(rest, minQuantity) < 0 ? rest : null;
}
