/** In which tables of one line a column is shown, so that what closes or cancels a row is never cut off. Pure. */

/** At least, in rem. */
export const widthsRem = { s: 4.25, m: 4.75, l: 6, xl: 9.5 } as const;
export const actionWidthsRem = { icon: 2.75, word: 4 } as const;

const leadRem = 8;
const gapRem = 0.75;

/** A table of one line is as wide as this, in rem. */
export const lineRem = 46;
const tierRem = { always: lineRem, medium: 52, wide: 56, widest: 72 } as const;
type Room = keyof typeof tierRem;
const tiers = ['always', 'medium', 'wide', 'widest'] as const satisfies readonly Room[];

/** Widths from which columns come and go, in rem. Wider than the last no table is. */
const stepRem = 4;
export const roomsRem = Array.from({ length: 24 }, (_, index) => lineRem + 2 + index * stepRem);

export interface RoomyColumn {
  readonly id: string;
  readonly width?: keyof typeof widthsRem | undefined;
  readonly room?: Room | undefined;
  /** What its figures need beside its width, in rem. */
  readonly moreRem?: number | undefined;
}

/** How wide a column is at least, in rem. */
export const widthRem = ({ width = 'm', moreRem = 0 }: Pick<RoomyColumn, 'width' | 'moreRem'>): number =>
  widthsRem[width] + moreRem;

/**
 * From which width of its table, in rem, each column is shown; null where it always is. Those shown everywhere come first, then those that wait for
 * room, each in its order: one has its place once all before it have theirs, with the name and what is pressed.
 */
export function roomOf(
  columns: readonly RoomyColumn[],
  actionRem: number | null,
): ReadonlyMap<string, number | null> {
  let need = leadRem + (actionRem === null ? 0 : gapRem + actionRem);
  const found = new Map<string, number | null>();
  for (const tier of tiers) {
    for (const column of columns) {
      const { id, room = 'always' } = column;
      if (room !== tier) continue;
      need += gapRem + widthRem(column);
      const from = Math.max(tierRem[tier], need);
      found.set(
        id,
        from <= lineRem ? null : (roomsRem.find((rem) => rem >= from) ?? roomsRem.at(-1) ?? from),
      );
    }
  }
  return found;
}
