/** Where one's own orders were filled, as a chart marks it: by candle and side. Pure. */
import type { Decimal, Order } from '@meridian/api';
import { add, divide, isPositive, multiply, zero } from '#domain/money.ts';
import { isKnownDirection } from '#domain/profit.ts';
import { isBuying } from './moved-order.ts';

/** All that was bought, or sold, within one candle. */
export interface FillMark {
  readonly side: 'buy' | 'sell';
  /** When the last of it was filled, in ms. */
  readonly at: number;
  readonly quantity: Decimal;
  /** On average, in the order's currency. */
  readonly price: Decimal;
}

interface Part {
  readonly price: Decimal;
  readonly quantity: Decimal;
  readonly at: number;
}

/**
 * @param times starts of the candles in ms, oldest first; what was filled before the first is of another chart
 * @param placeOf where a moment is on their axis
 */
export function fillMarks(
  orders: readonly Order[],
  times: readonly number[],
  placeOf: (at: number) => number,
  decimals: number,
): readonly FillMark[] {
  const found = new Map<string, { readonly side: FillMark['side']; readonly parts: Part[] }>();
  for (const order of orders) {
    if (!isKnownDirection(order.direction)) continue;
    const side = isBuying(order) ? 'buy' : 'sell';
    for (const part of partsOf(order)) {
      const candle = times.findLastIndex((t) => t <= placeOf(part.at));
      if (candle < 0) continue;
      const key = `${candle} ${side}`;
      const known = found.get(key);
      if (known === undefined) found.set(key, { side, parts: [part] });
      else known.parts.push(part);
    }
  }
  return [...found.values()]
    .map(({ side, parts }) => ({ side, ...together(parts, decimals) }))
    .toSorted((one, other) => one.at - other.at);
}

/** Fill by fill; as a whole where the brokerage does not say them. */
function partsOf({ fills, price, filledQuantity, modifyTimeTimestamp }: Order): readonly Part[] {
  if (fills !== null && fills.length > 0)
    return fills.map(({ fillTimestamp: at, ...fill }) => ({ ...fill, at }));
  const isFilled = price !== null && filledQuantity !== null && isPositive(filledQuantity);
  return isFilled && modifyTimeTimestamp !== null
    ? [{ price, quantity: filledQuantity, at: modifyTimeTimestamp }]
    : [];
}

function together(parts: readonly Part[], decimals: number): Omit<FillMark, 'side'> {
  const quantity = parts.reduce((sum, part) => add(sum, part.quantity), zero);
  const value = parts.reduce((sum, part) => add(sum, multiply(part.price, part.quantity)), zero);
  const at = Math.max(...parts.map((part) => part.at));
  return { quantity, at, price: divide(value, quantity, decimals, 'half-up') };
}
