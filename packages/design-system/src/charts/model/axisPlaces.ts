import type { AxesModel } from './plot.ts';

/** Where the texts of the axes stand: the same in SVG, at rest, and on the canvas, while the picture moves. Px. */

/** Distance of value labels from the right edge; the last price's tag has the same padding, so that digits align. */
export const labelPadPx = 6;

/** From the middle of a line of text down to its baseline. */
export function axisBaseline(textPx: number): number {
  return textPx * 0.35;
}

export function timeTextY({ bottom, textPx }: AxesModel): number {
  return bottom + textPx * 1.4;
}

export function referenceTextY(
  { textPx }: AxesModel,
  { y, place }: { y: number; place: 'above' | 'below' },
): number {
  return place === 'above' ? y - 5 : y + textPx + 2;
}

/** The middle of a pixel: a hairline is one pixel, not two grey ones. */
export function crisp(px: number): number {
  return Math.round(px - 0.5) + 0.5;
}

/** How near a text of the price axis may come to the last price's tag, in sizes of the text. */
const tagReachLines = 1.5;

/** Whether the last price's tag stands where a text of the price axis would. Known only on drawing: the tag moves with ticks. */
export function isUnderTag(y: number, lastY: number | undefined, textPx: number): boolean {
  return lastY !== undefined && Math.abs(y - lastY) < textPx * tagReachLines;
}
