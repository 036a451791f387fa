/** How the sizes of a book are written. Pure. */
import type { Decimal } from '@meridian/api';
import type { Format } from '#platform/words/formatting.ts';

/** Above so many digits before the point a size has no room beside its price. */
const mostWholeDigits = 7;

/**
 * The decimals that every size of one book is shown with, so that sizes can be compared down the column: those the
 * smallest needs for two digits of its own. Null where the largest is too long to be written out.
 */
export function sizeDecimals(sizes: readonly Decimal[]): number | null {
  const parts = sizes.map((size) => {
    const [whole = '', decimals = ''] = size.split('.');
    return { whole: whole.replace(/^0+/, ''), decimals: decimals.replace(/0+$/, '') };
  });
  if (parts.some(({ whole }) => whole.length > mostWholeDigits)) return null;
  const needed = parts.map(({ whole, decimals }) => {
    const leadingZeros = decimals.length - decimals.replace(/^0+/, '').length;
    return Math.min(decimals.length, whole === '' ? leadingZeros + 2 : Math.max(0, 2 - whole.length));
  });
  return Math.max(0, ...needed);
}

/** Sizes of one column as they are written: to the same decimals, and in one unit where they have no room for their digits. */
export function writtenSizes(
  sizes: readonly Decimal[],
  format: Pick<Format, 'price' | 'compactColumn'>,
): readonly string[] {
  const decimals = sizeDecimals(sizes);
  return decimals === null ? format.compactColumn(sizes) : sizes.map((size) => format.price(size, decimals));
}
