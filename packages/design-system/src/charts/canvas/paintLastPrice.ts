import { axisBaseline, labelPadPx } from '../model/axisPlaces.ts';
import type { Box } from '../model/layout.ts';
import { withAlpha } from './colour.ts';
import type { Scene } from './scene.ts';
import { snap } from './snap.ts';
import { tabularWidth, writeIn, writeTabular } from './tabularText.ts';

const dash = [3, 3];
const lineAlpha = 0.8;
/** Height of the tag, in sizes of its text, and how round its corners are. */
const tagLines = 5 / 3;
const tagRadiusPx = 4;
const tagWeight = 500;

/** The place of both: the line, and the axis beside it. */
export function lastPriceBoxes({ plot: { last, axes } }: Scene): Box[] {
  if (!last) return [];
  const half = Math.ceil((axes.textPx * tagLines) / 2) + 1;
  const middle = Math.round(last.y);
  return [
    { left: 0, top: middle - 2, width: axes.width, height: 5 },
    { left: axes.width, top: middle - half, width: axes.gutter, height: half * 2 },
  ];
}

/** A dashed line at the last price. A closed market's is neither up nor down. */
export function paintLastLine(context: CanvasRenderingContext2D, scene: Scene): void {
  const { plot, palette, pixelRatio, trend, isClosed } = scene;
  if (!plot.last) return;
  const device = 1 / pixelRatio;
  const y = snap(plot.last.y, device) + device / 2;
  context.strokeStyle = withAlpha(isClosed ? palette.neutral : palette[trend], lineAlpha);
  context.lineWidth = Math.max(1, Math.round(pixelRatio)) * device;
  context.setLineDash(dash);
  context.beginPath();
  context.moveTo(0, y);
  context.lineTo(plot.layout.width, y);
  context.stroke();
  context.setLineDash([]);
}

/** The last price on the price axis. Its digits are aligned with each other and with those of the axis. */
export function paintLastTag(context: CanvasRenderingContext2D, scene: Scene): void {
  const { plot, palette, pixelRatio, trend, isClosed } = scene;
  if (!plot.last) return;
  const { y, text } = plot.last;
  const { textPx, width, gutter } = plot.axes;
  const right = width + gutter;
  writeIn(context, { px: textPx, family: palette.fontFamily, weight: tagWeight });
  const box = { width: tabularWidth(context, text) + labelPadPx * 2, height: textPx * tagLines };
  context.fillStyle = isClosed ? palette.neutral : palette.tag[trend];
  context.beginPath();
  context.roundRect(
    right - box.width,
    snap(y - box.height / 2, 1 / pixelRatio),
    box.width,
    box.height,
    tagRadiusPx,
  );
  context.fill();
  context.fillStyle = palette.page;
  context.textBaseline = 'alphabetic';
  writeTabular(context, text, right - labelPadPx, y + axisBaseline(textPx), 'end');
}
