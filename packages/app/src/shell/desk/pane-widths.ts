import type { PaneWidths } from '@meridian/design-system';

const places = ['list', 'table', 'side'] as const;

/** No window is wider, in px: what was kept and is none of these is not a width. */
const widest = 4_000;

/** The widths of panes that can be read of what a device kept; a place without one has its own width. */
export function widthsIn(kept: unknown): PaneWidths {
  const known = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  return Object.fromEntries(
    places.flatMap((place) => {
      const width = known[place];
      return typeof width === 'number' && width > 0 && width < widest ? [[place, width]] : [];
    }),
  );
}
