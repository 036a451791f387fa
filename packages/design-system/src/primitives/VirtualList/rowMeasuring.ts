import type { RowHeights } from './windowing.ts';

/**
 * How often in a row new heights are drawn at once. Heights far from the estimate bring ever more rows to measure, and
 * React ends a rendering that never ends; what is left comes with the next frame.
 */
const maxRounds = 8;

export interface RowMeasuring {
  /** Watches the height of a row until the returned function is called. */
  watch: (row: HTMLElement) => () => void;
  /** Takes the heights of rows that have just come, before they are painted. */
  noteNew: () => void;
}

/**
 * Notes the heights of the rows that exist in `heights`; `tell` hears when they differ from what was taken for them, `keep`
 * of every height in px, to be known when the list is another.
 */
export function rowMeasuring(
  heights: RowHeights,
  tell: () => void,
  keep: (index: number, height: number) => void,
): RowMeasuring {
  const rows = new Set<HTMLElement>();
  let rounds = 0;

  function note(row: HTMLElement): boolean {
    // A row that is not laid out, as in a closed panel, has no height to tell: 0 would ask for rows without end.
    if (row.getClientRects().length === 0) return false;
    const index = Number(row.dataset['index']);
    const { height } = row.getBoundingClientRect();
    keep(index, height);
    return heights.measure(index, height);
  }

  const noteAll = (seen: readonly HTMLElement[]): boolean => seen.filter(note).length > 0;

  const observer = new ResizeObserver((entries) => {
    rounds = 0;
    if (noteAll(entries.map(({ target }) => target as HTMLElement))) tell();
  });

  return {
    watch(row) {
      rows.add(row);
      observer.observe(row);
      return () => {
        rows.delete(row);
        observer.unobserve(row);
      };
    },
    noteNew() {
      const news = [...rows].filter((row) => !heights.isMeasured(Number(row.dataset['index'])));
      if (rounds >= maxRounds || !noteAll(news)) return;
      rounds += 1;
      tell();
    },
  };
}
