import type { AxesModel, AxisValue } from './plot.ts';

/** The places of the texts of the axes: the same in SVG, at rest, and on the canvas, while the picture moves. Px. */

/** Distance of value labels from the right edge; the last price's tag has the same padding, so that digits align. */
export const labelPadPx = 6;

/** From the middle of a line of text down to its baseline. */
export function axisBaseline(textPx: number): number {
  return textPx * 0.35;
}

export function timeTextY({ bottom, textPx }: AxesModel): number {
  return bottom + textPx * 1.4;
}

/** The middle of a pixel: a hairline is one pixel, not two grey ones. */
export function crisp(px: number): number {
  return Math.round(px - 0.5) + 0.5;
}

/** Half the width and half the height of the mark of an event. */
const eventPx = 4;

/** The mark of an event, on the line over the time axis: a path for SVG and canvas. */
export function eventPath(x: number, bottom: number): string {
  return `M${x - eventPx} ${bottom}l${eventPx} ${-eventPx}l${eventPx} ${eventPx}l${-eventPx} ${eventPx}Z`;
}

/** How far the mark of closed days, and that of a short day, hang under the line over the time axis. */
const closedDayPx = 5;
const shortDayPx = 3;

/** The mark of closed days, where they were left out: a path for SVG and canvas. */
export function closedDayPath(x: number, bottom: number): string {
  return `M${crisp(x)} ${bottom}v${closedDayPx}`;
}

/** The mark of a short day under its candle, half a disc: a path for SVG and canvas. */
export function shortDayPath(x: number, bottom: number): string {
  return `M${x - shortDayPx} ${crisp(bottom)}a${shortDayPx} ${shortDayPx} 0 0 0 ${shortDayPx * 2} 0Z`;
}

/** How near a text of the price axis may come to the last price's tag, in sizes of the text. */
const tagReachLines = 1.5;

/** The name of a reference line is above its price: its text is this much taller. */
const referenceReachLines = 2.25;

/** Whether the last price's tag covers a text of the price axis. Known only on drawing: the tag moves with ticks. */
export function isUnderTag(value: AxisValue, lastY: number | undefined, textPx: number): boolean {
  const { y, lineY } = value;
  if (lastY === undefined) return false;
  return lineY === undefined
    ? Math.abs(y - lastY) < textPx * tagReachLines
    : Math.abs(lineY - lastY) < textPx * referenceReachLines;
}

/** The texts of a reference line, its name over its price, in the gutter beside it. */
export function referenceValues(name: string, price: string, y: number, textPx: number): AxisValue[] {
  const half = textPx * 0.6;
  return [
    { y: y - half, text: name, lineY: y },
    { y: y + half, text: price, lineY: y },
  ];
}

/** Whether a text of the price axis would touch those of the reference line. */
export function isNearReference(y: number, lineY: number, textPx: number): boolean {
  return Math.abs(y - lineY) < textPx * 2.1;
}
