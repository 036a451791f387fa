/** An order that is moved to another price: the old one is cancelled, and only then a new one is possible. Pure. */
import {
  isRefusedFor,
  openClose,
  orderStatus,
  tradeDirection,
  type ApiProblem,
  type Decimal,
  type Order,
} from '@meridian/api';
import { isCancelledReceipt } from '#domain/cancelling.ts';
import { isPositive, subtract, zero } from '#domain/money.ts';
import type { WriteEnding } from '#platform/reading/use-write.ts';
import type { Replacement } from '#presentation/ordering/asked-orders.ts';

/** What became of the old order. Only a `cancelled` one may be replaced: otherwise there could be two. */
export type OldOrder =
  | { readonly kind: 'cancelled' | 'filled'; readonly order: Order }
  | { readonly kind: 'refused'; readonly problem: ApiProblem }
  | { readonly kind: 'unknown' };

/** `now`: the order as the brokerage has it after its cancellation ended; null while nobody has said. */
export function oldOrderAfter(order: Order, ending: WriteEnding<Order>, now: Order | null): OldOrder {
  if (ending.outcome === 'done' && isCancelledReceipt(order, ending.value))
    return { kind: 'cancelled', order: ending.value };
  if (now?.orderStatus === orderStatus.success) return { kind: 'filled', order: now };
  if (now?.orderStatus === orderStatus.cancelled) return { kind: 'cancelled', order: now };
  return ending.outcome === 'refused' ? { kind: 'refused', problem: ending.problem } : { kind: 'unknown' };
}

/** Refused because it can no longer be cancelled: what became of it is on record. */
export function isOnRecord(ending: WriteEnding<Order>): boolean {
  return ending.outcome !== 'refused' || isRefusedFor(ending.problem, 'orderNotCancellable');
}

/** What is ordered anew: what of the cancelled order was not filled. Null where nothing is left. */
export function replacementOf(
  { quantity, filledQuantity, leverage }: Pick<Order, 'quantity' | 'filledQuantity' | 'leverage'>,
  price: Decimal,
): Replacement | null {
  const left = subtract(quantity, filledQuantity ?? zero);
  return isPositive(left) ? { price, quantity: left, leverage } : null;
}

/** Closing a short buys. */
export function isBuying({ direction, openClose: way }: Pick<Order, 'direction' | 'openClose'>): boolean {
  return (direction === tradeDirection.buy) === (way === openClose.open);
}
