import { useState } from 'react';
import type { BlotterChoice, BlotterTab } from '#features/portfolio/index.ts';
import { usePorts } from '#platform/ports/context.ts';
import { readJson, storageKeys } from '#platform/device/storage.ts';

const blotterTabs = ['positions', 'orders', 'fills'] as const satisfies readonly BlotterTab[];

/** How a person has the strip under the chart. */
interface KeptChoice extends BlotterChoice {
  /** In px; null for the usual height. */
  readonly height: number | null;
}

/** No window is higher, in px: what was kept and is more is not a height. */
const highest = 4_000;

/** The choice kept on this device, and the way to change a part of it. */
export function useBlotterChoice(): [KeptChoice, (change: Partial<KeptChoice>) => void] {
  const { storage } = usePorts();
  const [choice, setChoice] = useState(() => choiceIn(readJson(storage, storageKeys.deskBlotter)));
  return [
    choice,
    (change) => {
      const next = { ...choice, ...change };
      setChoice(next);
      storage.set(storageKeys.deskBlotter, JSON.stringify(next));
    },
  ];
}

/** What can be read of what was kept. */
export function choiceIn(kept: unknown): KeptChoice {
  const known = recordIn(kept);
  const { tab, height } = known;
  const columns = recordIn(known['columns']);
  return {
    tab: blotterTabs.find((each) => each === tab) ?? 'positions',
    isFolded: known['isFolded'] === true,
    height: typeof height === 'number' && height > 0 && height < highest ? height : null,
    columns: Object.fromEntries(
      blotterTabs.flatMap((each) => {
        const ids = columns[each];
        return Array.isArray(ids) ? [[each, ids.filter((id) => typeof id === 'string')]] : [];
      }),
    ),
  };
}

function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
