import { textWidth } from '../model/textWidth.ts';
import type { HeatMapCell, HeatMapGroup } from './HeatMap.types.ts';
import { squarify, type Box } from './squarify.ts';

/** Sizes of a cell's label in px at ordinary text size, largest first; `0` is no text. */
const labelSizes = [20, 16, 14, 12] as const;
type LabelSize = (typeof labelSizes)[number] | 0;

export interface PlacedCell {
  cell: HeatMapCell;
  group: HeatMapGroup;
  box: Box;
}

export interface PlacedGroup {
  group: HeatMapGroup;
  /** Where its heading stands; `undefined`: there is no room, or no label. */
  heading: Box | undefined;
  /** Largest first. */
  cells: PlacedCell[];
}

const cellGapPx = 2;
const groupGapPx = 6;
/** Height of a heading, in sizes of its text. */
const headingLines = 1.75;

const sizeOf = ({ cells }: HeatMapGroup): number => cells.reduce((sum, { size }) => sum + size, 0);

/**
 * Where every group, heading and cell stands. Cells without area are left out.
 *
 * @throws RangeError when a size is negative or no number.
 */
export function heatLayout(
  groups: readonly HeatMapGroup[],
  room: { width: number; height: number },
  textPx: number,
): PlacedGroup[] {
  const isGrouped = groups.length > 1;
  const gap = isGrouped ? groupGapPx : 0;
  // Half a gap hangs over on each side, so that the outer cells stand on the map's edge.
  const whole = { x: -gap / 2, y: -gap / 2, width: room.width + gap, height: room.height + gap };
  const bySize = groups.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const boxes = squarify(bySize.map(sizeOf), whole);
  return bySize.flatMap((group, i) => {
    const box = inset(boxes[i] ?? whole, gap / 2);
    const cells = group.cells.filter(({ size }) => size > 0).toSorted((a, b) => b.size - a.size);
    if (cells.length === 0 || box.width < 1 || box.height < 1) return [];
    const heading = isGrouped || group.label !== '' ? headingBox(group.label, box, textPx) : undefined;
    const top = heading?.height ?? 0;
    const inner = inset({ ...box, y: box.y + top, height: box.height - top }, -cellGapPx / 2);
    const places = squarify(
      cells.map(({ size }) => size),
      inner,
    );
    return [
      {
        group,
        heading,
        cells: cells.map((cell, n) => ({ cell, group, box: inset(places[n] ?? inner, cellGapPx / 2) })),
      },
    ];
  });
}

/** Never smaller than a pixel: a cell that cannot be seen cannot be found. */
function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: Math.max(1, width - by * 2), height: Math.max(1, height - by * 2) };
}

/** A heading that would show less than a few letters, or take a third of its group, is left out. */
function headingBox(label: string, box: Box, textPx: number): Box | undefined {
  const height = Math.round(textPx * headingLines);
  const shown = Math.min(box.width, textWidth(label, textPx));
  if (label === '' || box.height < height * 3 || shown < Math.min(textWidth(label, textPx), textPx * 4)) {
    return undefined;
  }
  return { ...box, height };
}

/** What of its words a cell can show, at the sizes in force. */
export interface CellText {
  size: LabelSize;
  hasChange: boolean;
}

const paddingPx = 4;
const leading = 1.25;

/** The largest label that fits, with the change under it, else without; in two lines where the script allows. Large text only in large cells. */
export function cellText(label: string, change: string, { width, height }: Box, textPx: number): CellText {
  const scale = textPx / 12;
  const room = { width: width - paddingPx * 2, height: height - paddingPx };
  for (const size of labelSizes) {
    const changePx = changeSize(size) * scale;
    const needed = Math.max(textWidth(label, size * scale), textWidth(change, changePx));
    const isGenerous = size === 12 || (needed <= room.width * 0.8 && size * scale * 4 <= room.height);
    if (isGenerous && needed <= room.width && (size * scale + changePx) * leading <= room.height) {
      return { size, hasChange: true };
    }
  }
  const width12 = textWidth(label, textPx);
  const lines = isChinese(label) && width12 > room.width ? 2 : 1;
  const lineWidth = lines === 2 ? Math.ceil(label.length / 2) * textPx : width12;
  if (lineWidth > room.width || lines * textPx * leading > room.height) return { size: 0, hasChange: false };
  const isRoomLeft = (lines + 1) * textPx * leading <= room.height && textWidth(change, textPx) <= room.width;
  return { size: 12, hasChange: isRoomLeft };
}

/** Chinese breaks between any two characters; a code does not. */
function isChinese(label: string): boolean {
  return /^[\u4e00-\u9fff]+$/.test(label);
}

/** Size of the change under a label, in px at ordinary text size. */
function changeSize(size: LabelSize): number {
  return size >= 16 ? 14 : 12;
}
