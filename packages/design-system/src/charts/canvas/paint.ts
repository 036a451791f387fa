import type { Trend } from '../model/candles.ts';
import type { ChartKind, Plot } from '../model/plot.ts';
import { withAlpha } from './colour.ts';
import { paintAxes } from './paintAxes.ts';
import { paintCandles } from './paintCandles.ts';
import { paintArea, paintLine, strokeLine } from './paintLine.ts';
import { paintPane } from './paintPane.ts';
import type { Palette } from './palette.ts';
import { snap } from './snap.ts';

/** Everything one picture of the canvas follows from. Lengths in CSS px. */
export interface Scene {
  plot: Plot;
  kind: ChartKind;
  trend: Trend;
  /** The market is closed: the last price stands, and nothing of it claims to be moving. */
  isClosed: boolean;
  /** While the picture moves, the axes are on the canvas too; at rest they are SVG. */
  isMoving: boolean;
  palette: Palette;
  pixelRatio: number;
}

const lastPriceDash = [3, 3];
const overlayPx = 1;

export function paint(canvas: HTMLCanvasElement, scene: Scene): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { plot, pixelRatio, palette } = scene;
  const { layout } = plot;
  const width = Math.round((layout.width + layout.gutter) * pixelRatio);
  const height = Math.round(layout.height * pixelRatio);
  // Setting a size clears and reallocates, so only when it changed; never apart from drawing, or the canvas would flash.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.clearRect(0, 0, layout.width + layout.gutter, layout.height);

  context.save();
  context.beginPath();
  context.rect(0, 0, layout.width, layout.bottom);
  context.clip();
  if (plot.marks.as === 'candles') paintCandles(context, scene, plot.marks.series);
  else if (scene.kind === 'area') paintArea(context, scene, plot.marks.line);
  else paintLine(context, scene, plot.marks.line);
  for (const { line, colour } of plot.overlays)
    strokeLine(context, line, plot.toY, palette.series[colour - 1] ?? palette.axis, overlayPx);
  for (const pane of plot.panes) paintPane(context, pane, scene);
  if (plot.lastY !== undefined) paintLastPrice(context, scene, plot.lastY);
  context.restore();
  if (scene.isMoving) paintAxes(context, scene);
}

function paintLastPrice(context: CanvasRenderingContext2D, scene: Scene, lastY: number): void {
  const device = 1 / scene.pixelRatio;
  const y = snap(lastY, device) + device / 2;
  context.strokeStyle = withAlpha(scene.isClosed ? scene.palette.neutral : scene.palette[scene.trend], 0.8);
  context.lineWidth = Math.max(1, Math.round(scene.pixelRatio)) * device;
  context.setLineDash(lastPriceDash);
  context.beginPath();
  context.moveTo(0, y);
  context.lineTo(scene.plot.layout.width, y);
  context.stroke();
  context.setLineDash([]);
}
