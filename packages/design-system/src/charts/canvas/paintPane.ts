import type { Pane } from '../model/plot.ts';
import { withAlpha } from './colour.ts';
import type { Scene } from './scene.ts';
import { strokeLine } from './paintLine.ts';

const linePx = 1;
const barAlpha = 0.6;
const widestBarPx = 8;

/** An indicator under the price. Its bars take no trend colour: they are not prices, and are above or below zero. */
export function paintPane(context: CanvasRenderingContext2D, pane: Pane, { plot, palette }: Scene): void {
  if (pane.bars) {
    const width = Math.max(1, Math.min(widestBarPx, plot.slotPx * 0.5));
    const zero = pane.toY(0);
    context.fillStyle = withAlpha(palette.series[5] ?? palette.axis, barAlpha);
    for (const [i, x] of pane.bars.x.entries()) {
      const y = pane.toY(pane.bars.price[i] ?? 0);
      context.fillRect(x - width / 2, Math.min(y, zero), width, Math.abs(zero - y));
    }
  }
  for (const { line, colour } of pane.lines)
    strokeLine(context, line, pane.toY, palette.series[colour - 1] ?? palette.axis, linePx);
}
