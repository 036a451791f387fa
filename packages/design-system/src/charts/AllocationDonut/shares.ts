/** A part of a whole: a wallet, an asset class. */
export interface AllocationSlice {
  id: string;
  label: string;
  /** In one currency for all slices; never negative. Only for drawing and for `formatAmount`. */
  value: number;
}

/** A slice as it is drawn and listed. */
export interface Share extends AllocationSlice {
  /** Of the total, 0 to 1; 0 while the total is 0. */
  share: number;
  /** Which of the series colours: 0 to 5; from 6 on they come again, hatched. `undefined`: what was gathered. */
  colour: number | undefined;
}

/** The most slices that can be told apart; with more the smallest are gathered. */
export const mostSlices = 12;

function assertDrawable({ id, value }: AllocationSlice): void {
  if (Number.isFinite(value) && value >= 0) return;
  throw new RangeError(
    `AllocationDonut: slice "${id}" has the value ${value}. A share of a whole is a number of at least 0: ` +
      'leave debts out of the slices and name them beside the chart.',
  );
}

/**
 * Shares in the order given. Those under `gatherBelow`, and the smallest beyond twelve, become one last share named
 * `otherLabel`; a single small one stays as it is, as its own name says more.
 *
 * @throws RangeError when a value is negative or no number.
 */
export function sharesOf(
  slices: readonly AllocationSlice[],
  gatherBelow: number,
  otherLabel: string,
): Share[] {
  for (const slice of slices) assertDrawable(slice);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const shareOf = (value: number): number => (total > 0 ? value / total : 0);

  const bySize = slices.toSorted((a, b) => b.value - a.value);
  const small = bySize.filter(({ value }) => total > 0 && shareOf(value) < gatherBelow);
  const kept = bySize.slice(0, slices.length - small.length);
  const room = slices.length - kept.length > 1 || slices.length > mostSlices ? mostSlices - 1 : mostSlices;
  const gathered = small.length > 1 || kept.length > room ? [...kept.slice(room), ...small] : [];

  const isGathered = new Set(gathered);
  const shares: Share[] = slices
    .filter((slice) => !isGathered.has(slice))
    .map((slice, colour) => ({ ...slice, share: shareOf(slice.value), colour }));
  if (gathered.length === 0) return shares;
  const value = gathered.reduce((sum, slice) => sum + slice.value, 0);
  return [...shares, { id: otherId, label: otherLabel, value, share: shareOf(value), colour: undefined }];
}

/** Id of the gathered share, as `onSelect` gives it. */
export const otherId = 'other';
