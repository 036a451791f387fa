/** What a closing makes of a position and what it brings, as a drawing shows it. Pure. */
import type { Decimal, Position } from '@meridian/api';
import { divide, isNegative, isPositive, subtract } from '#domain/money.ts';
import { changeByClosing } from '../held/position-after.ts';
import { axisEnd, type AxisEnd } from '../model/price-axis.ts';
import type { CloseSummary } from './close-summary.ts';

export interface CloseOutcome {
  readonly before: { readonly quantity: Decimal; readonly share: number };
  readonly after: { readonly quantity: Decimal; readonly share: number };
  /** On average, where the closing takes several levels of the book. */
  readonly price: AxisEnd & { readonly value: Decimal };
  /** After all fees. Negative for a loss. */
  readonly net: Decimal;
  readonly isLoss: boolean;
  /** What holds the rest, in the wallet's currency; null where nothing is left. */
  readonly marginLeft: Decimal | null;
}

/** Null while something of it is not known. */
export function closeOutcomeOf(
  { quantity, price: last, average, marginBack, net }: CloseSummary,
  position: Position,
): CloseOutcome | null {
  const change = changeByClosing(position, quantity);
  const price = average?.value ?? last;
  if (change === null || change.from === null || price === null) return null;
  if (net.value === null || marginBack.value === null || !isPositive(position.openPrice)) return null;
  const shareOf = (part: Decimal): number => Number(divide(part, position.quantity, 4, 'half-up'));
  return {
    before: { quantity: change.from, share: 1 },
    after: { quantity: change.to, share: shareOf(change.to) },
    price: { value: price, ...axisEnd(position.openPrice, price) },
    net: net.value,
    isLoss: isNegative(net.value),
    marginLeft: isPositive(change.to) ? subtract(position.margin, marginBack.value) : null,
  };
}
