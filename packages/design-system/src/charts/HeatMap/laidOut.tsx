import { Treemap } from '@visx/hierarchy';
import { renderToStaticMarkup } from 'react-dom/server';
import type { HeatMapGroup } from './HeatMap.types.ts';
import { heatTiling, heatTree, placedGroups, type PlacedGroup } from './heatTree.ts';

/** For tests: the place of everything in a map of this size, at ordinary text size. */
export function laidOut(groups: readonly HeatMapGroup[], width: number, height: number): PlacedGroup[] {
  let placed: PlacedGroup[] = [];
  renderToStaticMarkup(
    <Treemap root={heatTree(groups)} size={[width, height]} {...heatTiling(groups.length > 1, 12)}>
      {(map) => {
        placed = placedGroups(map, 12);
        return null;
      }}
    </Treemap>,
  );
  return placed;
}

/** A group of cells of these sizes, named after their places. */
export function groupOf(sizes: readonly number[], label = ''): HeatMapGroup {
  return {
    id: label,
    label,
    cells: sizes.map((size, i) => ({ id: `${i}`, label: `${i}`, size, change: 0 })),
  };
}
