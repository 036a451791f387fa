import type { BlotterChoice, BlotterTab, BlotterTable } from '#features/portfolio/index.ts';

const blotterTables = ['positions', 'orders', 'fills'] as const satisfies readonly BlotterTable[];
const blotterTabs = [...blotterTables, 'messages'] as const satisfies readonly BlotterTab[];

/** How a person has the strip under the chart. */
export interface KeptChoice extends BlotterChoice {
  /** In px; null for the usual height. */
  readonly height: number | null;
}

/** No window is higher, in px: what was kept and is more is not a height. */
const highest = 4_000;

/** The strip as it can be read of what a device kept. */
export function choiceIn(kept: unknown): KeptChoice {
  const known = recordIn(kept);
  const { tab, height } = known;
  const columns = recordIn(known['columns']);
  return {
    tab: blotterTabs.find((each) => each === tab) ?? 'positions',
    isFolded: known['isFolded'] === true,
    height: typeof height === 'number' && height > 0 && height < highest ? height : null,
    columns: Object.fromEntries(
      blotterTables.flatMap((each) => {
        const ids = columns[each];
        return Array.isArray(ids) ? [[each, ids.filter((id) => typeof id === 'string')]] : [];
      }),
    ),
  };
}

function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
