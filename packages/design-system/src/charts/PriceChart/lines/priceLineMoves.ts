import type { Plot } from '../../model/plot.ts';

/** Ticks of one press with Shift. */
const manyTicks = 10;

/** The price at a height of the plot, on a tick and within what the axis spans. */
export function priceAt(
  y: number,
  { domain: { low, high }, layout }: Pick<Plot, 'domain' | 'layout'>,
  tick: number,
): number {
  const { priceTop, priceBottom } = layout;
  const share = (priceBottom - y) / Math.max(1, priceBottom - priceTop);
  const price = low + Math.max(0, Math.min(1, share)) * (high - low);
  return onTick(price, tick);
}

/** The price that a key moves it to; null where the key does nothing. */
export function movedByKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  price: number,
  tick: number,
): number | null {
  const sign = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
  if (sign === 0) return null;
  return Math.max(tick, onTick(price + sign * tick * (shiftKey ? manyTicks : 1), tick));
}

/** The nearest price on a tick; its digits are cut where it is formatted. */
function onTick(price: number, tick: number): number {
  return Math.round(price / tick) * tick;
}
