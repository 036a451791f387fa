/** How the holdings are looked at: in which order, and which profit. Kept on the device. */
import { useState } from 'react';
import type { KeyValueStorage } from '#platform/ports/ports.ts';
import { usePorts } from '#platform/ports/context.ts';
import { readJson, storageKeys } from '#platform/device/storage.ts';
import { asItCame, type TableOrder } from './tables/table.ts';

export interface HoldingsView extends TableOrder {
  /** Which profit rows of two lines show; a table of one line has room for both. */
  readonly profit: 'profit' | 'today';
}

/** Longer than the id of any column. */
const maxIdLength = 20;

/** What was kept, field by field: storage is open to every hand. */
export function readView(storage: KeyValueStorage): HoldingsView {
  const kept = (readJson(storage, storageKeys.holdingsView) ?? {}) as Record<string, unknown>;
  const { sortedBy } = kept;
  return {
    sortedBy: typeof sortedBy === 'string' && sortedBy.length <= maxIdLength ? sortedBy : null,
    direction: kept['direction'] === 'ascending' ? 'ascending' : asItCame.direction,
    profit: kept['profit'] === 'today' ? 'today' : 'profit',
  };
}

/** The view, and the way to change it: remembered until the next visit. */
export function useHoldingsView(): readonly [HoldingsView, (view: HoldingsView) => void] {
  const { storage } = usePorts();
  const [view, setView] = useState(() => readView(storage));
  return [
    view,
    (next) => {
      storage.set(storageKeys.holdingsView, JSON.stringify(next));
      setView(next);
    },
  ];
}
