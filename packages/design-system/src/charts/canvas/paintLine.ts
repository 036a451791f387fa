import type { Polyline } from '../model/levelOfDetail.ts';
import { withAlpha } from './colour.ts';
import type { Scene } from './scene.ts';

const linePx = 1.5;
const areaAlpha = 0.14;
/** Radius of the newest point, and of one without a line. */
const dotPx = 2.5;
const lonelyDotPx = 3.5;

export function paintArea(context: CanvasRenderingContext2D, scene: Scene, line: Polyline): void {
  if (line.x.length > 1) fillUnder(context, line, scene);
  paintLine(context, scene, line);
}

export function paintLine(context: CanvasRenderingContext2D, scene: Scene, line: Polyline): void {
  const { plot, palette, trend } = scene;
  if (line.x.length > 1) strokeLine(context, line, plot.toY, palette[trend], linePx);
  if (plot.showsNewest) paintDot(context, scene, line);
}

/** The newest point; a ring once the market is closed. */
function paintDot(context: CanvasRenderingContext2D, scene: Scene, line: Polyline): void {
  const x = line.x.at(-1);
  const price = line.price.at(-1);
  if (x === undefined || price === undefined) return;
  const radius = line.x.length > 1 ? dotPx : lonelyDotPx;
  const { plot, palette, trend, isClosed } = scene;
  context.beginPath();
  // The first point of a session is on the very edge: the dot stays whole.
  context.arc(Math.max(x, radius), plot.toY(price), isClosed ? radius + 0.5 : radius, 0, Math.PI * 2);
  context.fillStyle = isClosed ? palette.page : palette[trend];
  context.fill();
  if (!isClosed) return;
  context.strokeStyle = palette.neutral;
  context.lineWidth = linePx;
  context.stroke();
}

/** Ranges of points that no halt interrupts, as [from, to). */
function unbrokenRuns(line: Polyline): [number, number][] {
  const starts = [0, ...line.gaps];
  return starts.map((start, n) => [start, starts[n + 1] ?? line.x.length]);
}

function fillUnder(context: CanvasRenderingContext2D, line: Polyline, { plot, palette, trend }: Scene): void {
  const top = plot.toY(line.price.reduce((high, price) => Math.max(high, price), -Infinity));
  const bottom = plot.layout.priceBottom;
  const fade = context.createLinearGradient(0, top, 0, bottom);
  fade.addColorStop(0, withAlpha(palette[trend], areaAlpha));
  fade.addColorStop(1, withAlpha(palette[trend], 0));
  context.fillStyle = fade;
  for (const [from, to] of unbrokenRuns(line)) {
    context.beginPath();
    context.moveTo(line.x[from] ?? 0, bottom);
    for (let i = from; i < to; i++) context.lineTo(line.x[i] ?? 0, plot.toY(line.price[i] ?? 0));
    context.lineTo(line.x[to - 1] ?? 0, bottom);
    context.fill();
  }
}

/** More points than this are closer together than a join is wide. */
const densePoints = 600;

/** A line through its points; a halt is crossed by dots. */
export function strokeLine(
  context: CanvasRenderingContext2D,
  line: Polyline,
  toY: (value: number) => number,
  colour: string,
  widthPx: number,
): void {
  context.strokeStyle = colour;
  context.lineWidth = widthPx;
  // Round joins of a dense line cost most of its drawing and are smaller than a pixel.
  context.lineJoin = line.x.length > densePoints ? 'bevel' : 'round';
  context.lineCap = 'round';
  context.beginPath();
  for (const [from, to] of unbrokenRuns(line)) {
    context.moveTo(line.x[from] ?? 0, toY(line.price[from] ?? 0));
    for (let i = from + 1; i < to; i++) context.lineTo(line.x[i] ?? 0, toY(line.price[i] ?? 0));
  }
  context.stroke();
  if (line.gaps.size === 0) return;
  context.beginPath();
  context.setLineDash([1, 4]);
  for (const at of line.gaps) {
    context.moveTo(line.x[at - 1] ?? 0, toY(line.price[at - 1] ?? 0));
    context.lineTo(line.x[at] ?? 0, toY(line.price[at] ?? 0));
  }
  context.stroke();
  context.setLineDash([]);
}
