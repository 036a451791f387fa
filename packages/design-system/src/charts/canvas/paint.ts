import { candleTrend, type Candle, type Series, type Trend } from '../model/candles.ts';
import type { PlotLayout } from '../model/layout.ts';
import { reduceLine, type Polyline } from '../model/levelOfDetail.ts';
import { withAlpha } from './colour.ts';
import type { Palette } from './palette.ts';

/** Everything one picture of the canvas follows from. Lengths in CSS px. */
export interface Scene {
  kind: 'area' | 'candles';
  series: Series;
  layout: PlotLayout;
  toX: (slot: number) => number;
  toY: (price: number) => number;
  /** Px from one drawn candle to the next. */
  pitchPx: number;
  highestVolume: number;
  trend: Trend;
  lastPrice: number | undefined;
  palette: Palette;
  pixelRatio: number;
}

const linePx = 1.5;
/** Narrower columns than the line is thick would cost points that nobody can tell apart. */
const columnPx = 1;
const areaAlpha = 0.14;
/** Radius of the newest point, and of one without a line. */
const dotPx = 2.5;
const lonelyDotPx = 3.5;
const volumeAlpha = 0.3;
const lastPriceDash = [3, 3];
const widestBodyPx = 14;
/** From this width a rising candle is hollow, so that red and green are not alone in telling it. */
const hollowFromPx = 4;

export function paint(canvas: HTMLCanvasElement, scene: Scene): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { layout, pixelRatio } = scene;
  const width = Math.round(layout.width * pixelRatio);
  const height = Math.round(layout.bottom * pixelRatio);
  // Setting a size clears and reallocates, so only when it changed; never apart from drawing, or the canvas would flash.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.clearRect(0, 0, layout.width, layout.bottom);
  if (scene.kind === 'area') paintArea(context, scene);
  else paintCandles(context, scene);
  if (scene.lastPrice !== undefined) paintLastPrice(context, scene, scene.lastPrice);
}

function paintArea(context: CanvasRenderingContext2D, scene: Scene): void {
  const line = reduceLine(scene.series, scene.toX, columnPx);
  const colour = scene.palette[scene.trend];
  if (line.x.length > 1) {
    fillUnder(context, line, scene, colour);
    strokeLine(context, line, scene, colour);
  }
  const x = line.x.at(-1);
  const price = line.price.at(-1);
  if (x === undefined || price === undefined) return;
  context.beginPath();
  const radius = line.x.length > 1 ? dotPx : lonelyDotPx;
  // The first point of a session stands on the very edge: the dot stays whole.
  context.arc(Math.max(x, radius), scene.toY(price), radius, 0, Math.PI * 2);
  context.fillStyle = colour;
  context.fill();
}

/** Ranges of points that no halt interrupts, as [from, to). */
function unbrokenRuns(line: Polyline): [number, number][] {
  const starts = [0, ...line.gaps];
  return starts.map((start, n) => [start, starts[n + 1] ?? line.x.length]);
}

function fillUnder(context: CanvasRenderingContext2D, line: Polyline, scene: Scene, colour: string): void {
  const top = scene.toY(line.price.reduce((high, price) => Math.max(high, price), -Infinity));
  const bottom = scene.layout.priceBottom;
  const fade = context.createLinearGradient(0, top, 0, bottom);
  fade.addColorStop(0, withAlpha(colour, areaAlpha));
  fade.addColorStop(1, withAlpha(colour, 0));
  context.fillStyle = fade;
  for (const [from, to] of unbrokenRuns(line)) {
    context.beginPath();
    context.moveTo(line.x[from] ?? 0, bottom);
    for (let i = from; i < to; i++) context.lineTo(line.x[i] ?? 0, scene.toY(line.price[i] ?? 0));
    context.lineTo(line.x[to - 1] ?? 0, bottom);
    context.fill();
  }
}

function strokeLine(context: CanvasRenderingContext2D, line: Polyline, scene: Scene, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = linePx;
  // Round joins of a dense line cost most of its drawing and are smaller than a pixel.
  context.lineJoin = line.x.length > scene.layout.width * 2 ? 'bevel' : 'round';
  context.lineCap = 'round';
  context.beginPath();
  for (const [from, to] of unbrokenRuns(line)) {
    context.moveTo(line.x[from] ?? 0, scene.toY(line.price[from] ?? 0));
    for (let i = from + 1; i < to; i++) context.lineTo(line.x[i] ?? 0, scene.toY(line.price[i] ?? 0));
  }
  context.stroke();
  if (line.gaps.size === 0) return;
  context.beginPath();
  context.setLineDash([1, 4]);
  for (const at of line.gaps) {
    context.moveTo(line.x[at - 1] ?? 0, scene.toY(line.price[at - 1] ?? 0));
    context.lineTo(line.x[at] ?? 0, scene.toY(line.price[at] ?? 0));
  }
  context.stroke();
  context.setLineDash([]);
}

function paintCandles(context: CanvasRenderingContext2D, scene: Scene): void {
  const { candles, slots } = scene.series;
  // A whole number of device pixels, odd, so that the wick stands exactly in the middle of the body.
  const device = 1 / scene.pixelRatio;
  const wick = Math.max(1, Math.round(scene.pixelRatio)) * device;
  const steps = Math.max(0, Math.round((Math.min(scene.pitchPx * 0.7, widestBodyPx) / wick - 1) / 2));
  const body = wick * (steps * 2 + 1);
  for (const [i, candle] of candles.entries()) {
    const centre = snap(scene.toX(slots[i] ?? 0) - wick / 2, device);
    const colour = scene.palette[candleTrend(candle)];
    paintVolume(context, scene, candle, centre - steps * wick, body, colour);
    paintCandle(context, scene, candle, { centre, left: centre - steps * wick, body, wick }, colour);
  }
}

interface CandleBox {
  centre: number;
  left: number;
  body: number;
  wick: number;
}

function paintCandle(
  context: CanvasRenderingContext2D,
  scene: Scene,
  candle: Candle,
  { centre, left, body, wick }: CandleBox,
  colour: string,
): void {
  const device = 1 / scene.pixelRatio;
  const high = snap(scene.toY(candle.h), device);
  const low = snap(scene.toY(candle.l), device);
  const top = snap(scene.toY(Math.max(candle.o, candle.c)), device);
  const bottom = snap(scene.toY(Math.min(candle.o, candle.c)), device);
  const bodyHeight = Math.max(wick, bottom - top);
  context.fillStyle = colour;
  context.fillRect(centre, high, wick, Math.max(wick, low - high));
  context.fillRect(left, top, body, bodyHeight);
  if (candle.c <= candle.o || body < hollowFromPx || bodyHeight <= wick * 2) return;
  context.clearRect(left + wick, top + wick, body - wick * 2, bodyHeight - wick * 2);
}

function paintVolume(
  context: CanvasRenderingContext2D,
  scene: Scene,
  candle: Candle,
  left: number,
  width: number,
  colour: string,
): void {
  if (scene.highestVolume <= 0 || candle.v <= 0) return;
  const { bottom, volumeTop } = scene.layout;
  const height = Math.max(1, (candle.v / scene.highestVolume) * (bottom - volumeTop));
  context.fillStyle = withAlpha(colour, volumeAlpha);
  context.fillRect(left, bottom - height, width, height);
}

function paintLastPrice(context: CanvasRenderingContext2D, scene: Scene, lastPrice: number): void {
  const device = 1 / scene.pixelRatio;
  const y = snap(scene.toY(lastPrice), device) + device / 2;
  context.strokeStyle = withAlpha(scene.palette[scene.trend], 0.8);
  context.lineWidth = Math.max(1, Math.round(scene.pixelRatio)) * device;
  context.setLineDash(lastPriceDash);
  context.beginPath();
  context.moveTo(0, y);
  context.lineTo(scene.layout.width, y);
  context.stroke();
  context.setLineDash([]);
}

function snap(px: number, device: number): number {
  return Math.round(px / device) * device;
}
