import type { AllocationDonutProps } from './AllocationDonut.types.ts';
import type { Share } from './shares.ts';

/** What ring and list share. */
export interface PartProps extends AllocationDonutProps {
  /** The slices with their parts of the whole, small ones gathered. */
  shares: readonly Share[];
  /** The one that is read out in the middle. */
  selected: Share | undefined;
  /** Called with the id, `null` when nothing is selected any more. */
  onSelectSlice: (id: string | null) => void;
}

/** A hidden balance is six dots whatever its size. */
export const dots = '••••••';
/** Colours before they come again, hatched. */
const seriesCount = 6;

/** Data attributes of a share's colour. */
export function colourOf({ colour }: Share): { 'data-colour': string; 'data-hatched': '' | undefined } {
  if (colour === undefined) return { 'data-colour': 'other', 'data-hatched': undefined };
  return {
    'data-colour': String((colour % seriesCount) + 1),
    'data-hatched': colour >= seriesCount ? '' : undefined,
  };
}
