import type { PaneWidths } from '@meridian/design-system';
import { useState } from 'react';
import { usePorts } from '#platform/ports/context.ts';
import { readJson, storageKeys } from '#platform/device/storage.ts';

const places = ['list', 'table', 'side'] as const;

/** No window is wider, in px: what was kept and is none of these is not a width. */
const widest = 4_000;

/** The widths that a person gave the panes of the desk on this device, and the way to give another; null takes it back. */
export function usePaneWidths(): [PaneWidths, (place: keyof PaneWidths, width: number | null) => void] {
  const { storage } = usePorts();
  const [widths, setWidths] = useState(() => widthsIn(readJson(storage, storageKeys.deskPanes)));
  return [
    widths,
    (place, width) => {
      const next = widthsIn({ ...widths, [place]: width });
      setWidths(next);
      storage.set(storageKeys.deskPanes, JSON.stringify(next));
    },
  ];
}

/** What can be read of what was kept. */
export function widthsIn(kept: unknown): PaneWidths {
  const known = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  return Object.fromEntries(
    places.flatMap((place) => {
      const width = known[place];
      return typeof width === 'number' && width > 0 && width < widest ? [[place, width]] : [];
    }),
  );
}
