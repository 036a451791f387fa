import type { Quote } from '@meridian/api';

/** No market turns over so much in a day, and so much can still be drawn and written. */
const mostDrawn = 1e18;

/**
 * Money that changed hands, as the area of a map: a drawing, for which plain numbers are exact enough. Nothing where a figure
 * is missing, and for a price below nothing, which has no area.
 */
export function turnoverOf({ price_nominal, volume }: Pick<Quote, 'price_nominal' | 'volume'>): number {
  return Math.min(mostDrawn, Math.max(0, Number(price_nominal ?? 0) * Number(volume ?? 0)));
}
