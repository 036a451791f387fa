/** How small an order may be, and in which steps. Pure. */
import type { Decimal } from '@meridian/api';
import type { TicketRules } from '#asset-classes/definition.ts';
import { floorToStep, isOnStep, largest, negate } from '#domain/money.ts';

interface OrderSize {
  readonly minQuantity: Decimal;
  readonly quantityStep: Decimal;
}

/** What `getMinCount` answers. */
interface GivenSize {
  readonly minCount: Decimal;
  readonly step: Decimal;
}

/** Whether the two fit each other: a minimum that no order can have says nothing. */
export const isSound = ({ minCount, step }: GivenSize): boolean => isOnStep(minCount, step);

/**
 * The brokerage's word for this product, else the quote's; never less than what the class asks for, on the next step. `given` is
 * null while it is not known.
 */
export function sizeOf(
  quoted: OrderSize,
  given: GivenSize | null,
  rules: TicketRules | undefined,
): OrderSize {
  const { minQuantity, quantityStep } =
    given !== null && isSound(given) ? { minQuantity: given.minCount, quantityStep: given.step } : quoted;
  if (rules === undefined) return { minQuantity, quantityStep };
  return { minQuantity: largest(minQuantity, upToStep(rules.minQuantity, quantityStep)), quantityStep };
}

const upToStep = (value: Decimal, step: Decimal): Decimal => negate(floorToStep(negate(value), step));
