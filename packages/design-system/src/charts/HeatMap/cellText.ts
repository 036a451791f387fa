import { textWidth } from '../model/textWidth.ts';
import type { Box } from './heatTree.ts';

/** Sizes of a cell's label in px at ordinary text size, largest first; `0` is no text. */
const labelSizes = [20, 16, 14, 12] as const;
type LabelSize = (typeof labelSizes)[number] | 0;

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
