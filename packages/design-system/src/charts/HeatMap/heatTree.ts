import { hierarchy, treemapSquarify } from '@visx/hierarchy';
import { textWidth } from '../model/textWidth.ts';
import type { HeatMapCell, HeatMapGroup } from './HeatMap.types.ts';

/** Px of the map. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedCell {
  cell: HeatMapCell;
  group: HeatMapGroup;
  box: Box;
}

export interface PlacedGroup {
  group: HeatMapGroup;
  /** Place of its heading; `undefined`: there is no room, or no label. */
  heading: Box | undefined;
  /** Largest first. */
  cells: PlacedCell[];
}

/** The map, a group of it or a cell: what a treemap calls a node. */
type HeatNode = { groups: readonly HeatMapGroup[] } | HeatMapGroup | HeatMapCell;

/** A node that the treemap has given its place, px. */
interface PlacedNode {
  data: HeatNode;
  depth: number;
  children?: PlacedNode[] | undefined;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

const cellGapPx = 2;
const groupGapPx = 6;
/** Height of a heading, in sizes of its text. */
const headingLines = 1.75;

/**
 * The groups and their cells as a tree, the largest first. Cells without area are left out.
 *
 * @throws RangeError when a size is negative or no number.
 */
export function heatTree(groups: readonly HeatMapGroup[]) {
  return hierarchy<HeatNode>({ groups }, (node) => {
    if ('groups' in node) return node.groups.filter(({ cells }) => cells.some(hasArea));
    return 'cells' in node ? node.cells.filter(hasArea) : undefined;
  })
    .sum((node) => ('size' in node ? node.size : 0))
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
}

function hasArea({ size }: HeatMapCell): boolean {
  if (Number.isFinite(size) && size >= 0) return size > 0;
  throw new RangeError(`A size in a heat map is a number of at least 0, not ${size}.`);
}

/** How the treemap lays it out: cells as near to squares as they can be, the gaps between them, room for headings. */
export function heatTiling(isGrouped: boolean, textPx: number) {
  return {
    tile: treemapSquarify.ratio(1),
    paddingInner: ({ depth }: PlacedNode) => (depth > 0 ? cellGapPx : isGrouped ? groupGapPx : 0),
    paddingTop: (node: PlacedNode) => headingOf(node, textPx)?.height ?? 0,
  };
}

/** The place of every group, heading and cell, from the treemap. */
export function placedGroups(map: PlacedNode, textPx: number): PlacedGroup[] {
  return (map.children ?? []).flatMap((node) => {
    const group = node.data;
    if (!('cells' in group) || node.x1 - node.x0 < 1 || node.y1 - node.y0 < 1) return [];
    const cells = (node.children ?? []).flatMap((child) =>
      'size' in child.data ? [{ cell: child.data, group, box: boxOf(child) }] : [],
    );
    return [{ group, heading: headingOf(node, textPx), cells }];
  });
}

/** Never smaller than a pixel: a cell that cannot be seen cannot be found. */
function boxOf({ x0, x1, y0, y1 }: PlacedNode): Box {
  const width = Math.max(1, x1 - x0);
  const height = Math.max(1, y1 - y0);
  return { x: (x0 + x1 - width) / 2, y: (y0 + y1 - height) / 2, width, height };
}

/** A heading that would show less than a few letters, or take a third of its group, is left out. */
function headingOf(node: PlacedNode, textPx: number): Box | undefined {
  const group = node.data;
  if (!('cells' in group) || group.label === '') return undefined;
  const box = boxOf(node);
  const height = Math.round(textPx * headingLines);
  const wanted = textWidth(group.label, textPx);
  const isLegible = Math.min(box.width, wanted) >= Math.min(wanted, textPx * 4);
  return isLegible && box.height >= height * 3 ? { ...box, height } : undefined;
}
