import type { Box } from '../model/layout.ts';
import { paintAxes } from './paintAxes.ts';
import { paintCandles } from './paintCandles.ts';
import { paintLastLine, paintLastTag } from './paintLastPrice.ts';
import { paintArea, paintLine, strokeLine } from './paintLine.ts';
import { paintPane } from './paintPane.ts';
import type { Scene } from './scene.ts';

const overlayPx = 1;

/** What no tick changes: all candles but the one still forming. */
export function paintStill(canvas: HTMLCanvasElement, scene: Scene): void {
  const context = clear(canvas, scene);
  if (context) inPlot(context, scene, () => paintDone(context, scene));
}

/** The whole picture. */
export function paint(canvas: HTMLCanvasElement, scene: Scene): void {
  const context = clear(canvas, scene);
  if (!context) return;
  inPlot(context, scene, () => {
    paintDone(context, scene);
    paintForming(context, scene);
  });
  if (scene.isMoving) paintAxes(context, scene);
  paintLastTag(context, scene);
}

function paintDone(context: CanvasRenderingContext2D, scene: Scene): void {
  const { marks } = scene.plot;
  if (marks.as === 'candles') paintCandles(context, scene, marks.done);
}

/** What follows the live price. */
function paintForming(context: CanvasRenderingContext2D, scene: Scene): void {
  const { plot, palette, kind } = scene;
  const { marks } = plot;
  if (marks.as === 'candles') paintCandles(context, scene, marks.forming);
  else if (kind === 'area') paintArea(context, scene, marks.line);
  else paintLine(context, scene, marks.line);
  for (const { line, colour } of plot.overlays)
    strokeLine(context, line, plot.toY, palette.series[colour - 1] ?? palette.axis, overlayPx);
  for (const pane of plot.panes) paintPane(context, pane, scene);
  paintLastLine(context, scene);
}

/** Draws again what follows the live price, and only where it is or was. */
export function paintAgain(
  canvas: HTMLCanvasElement,
  scene: Scene,
  still: HTMLCanvasElement,
  boxes: readonly Box[],
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { pixelRatio } = scene;
  // In whole device pixels: half a pixel would blend what is there with what was.
  context.setTransform(1, 0, 0, 1, 0, 0);
  for (const box of boxes) {
    const left = Math.max(0, Math.floor(box.left * pixelRatio));
    const top = Math.max(0, Math.floor(box.top * pixelRatio));
    const right = Math.min(canvas.width, Math.ceil((box.left + box.width) * pixelRatio));
    const bottom = Math.min(canvas.height, Math.ceil((box.top + box.height) * pixelRatio));
    copy(context, still, { left, top, width: right - left, height: bottom - top });
  }
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  inPlot(context, scene, () => paintForming(context, scene));
  paintLastTag(context, scene);
}

function copy(
  context: CanvasRenderingContext2D,
  from: HTMLCanvasElement,
  { left, top, width, height }: Box,
): void {
  if (width <= 0 || height <= 0) return;
  context.clearRect(left, top, width, height);
  context.drawImage(from, left, top, width, height, left, top, width, height);
}

function clear(
  canvas: HTMLCanvasElement,
  { plot: { layout }, pixelRatio }: Scene,
): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d');
  const width = Math.round((layout.width + layout.gutter) * pixelRatio);
  const height = Math.round(layout.height * pixelRatio);
  // Setting a size clears and reallocates, so only when it changed; never apart from drawing, or the canvas would flash.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context?.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context?.clearRect(0, 0, layout.width + layout.gutter, layout.height);
  return context;
}

/** Nothing that is drawn reaches out over the axes. */
function inPlot(context: CanvasRenderingContext2D, { plot: { layout } }: Scene, draw: () => void): void {
  context.save();
  context.beginPath();
  context.rect(0, 0, layout.width, layout.bottom);
  context.clip();
  draw();
  context.restore();
}
