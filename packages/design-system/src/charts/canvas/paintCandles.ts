import { candleTrend, type Candle, type Series, type Trend } from '../model/candles.ts';
import type { Box } from '../model/layout.ts';
import { withAlpha } from './colour.ts';
import type { Scene } from './scene.ts';
import { snap } from './snap.ts';

const volumeAlpha = 0.3;
const widestBodyPx = 14;
/** From this width a rising candle is hollow, so that red and green are not alone in telling it. */
const hollowFromPx = 4;

const trends = ['up', 'down', 'flat'] as const satisfies readonly Trend[];

/** A whole number of device pixels, odd, so that the wick is exactly in the middle of the body. */
function bodyOf({ plot, pixelRatio }: Scene): { device: number; wick: number; steps: number; body: number } {
  const device = 1 / pixelRatio;
  const wick = Math.max(1, Math.round(pixelRatio)) * device;
  const steps = Math.max(0, Math.round((Math.min(plot.pitchPx * 0.7, widestBodyPx) / wick - 1) / 2));
  return { device, wick, steps, body: wick * (steps * 2 + 1) };
}

export function paintCandles(
  context: CanvasRenderingContext2D,
  scene: Scene,
  { candles, slots }: Series,
): void {
  const { plot, palette } = scene;
  const { device, wick, steps, body } = bodyOf(scene);
  // By colour: choosing one costs more than filling a rectangle with it.
  for (const trend of trends) {
    const own: [candle: Candle, centre: number][] = [];
    for (const [i, candle] of candles.entries()) {
      if (candleTrend(candle) === trend) own.push([candle, snap(plot.toX(slots[i] ?? 0) - wick / 2, device)]);
    }
    if (own.length === 0) continue;
    if (plot.highestVolume > 0) {
      context.fillStyle = withAlpha(palette[trend], volumeAlpha);
      for (const [candle, centre] of own) paintVolume(context, scene, candle, centre - steps * wick, body);
    }
    context.fillStyle = palette[trend];
    for (const [candle, centre] of own)
      paintCandle(context, scene, candle, { centre, left: centre - steps * wick, body, wick, device });
  }
}

/** The place of a series' candle, from top to bottom of the prices. */
export function formingBox(scene: Scene, { candles, slots }: Series): Box[] {
  if (candles.length === 0) return [];
  const { body, device } = bodyOf(scene);
  const reach = Math.ceil(body / 2 + device);
  const left = Math.floor(scene.plot.toX(slots[0] ?? 0)) - reach;
  return [{ left, top: 0, width: reach * 2 + 1, height: scene.plot.layout.mainBottom }];
}

interface CandleBox {
  centre: number;
  left: number;
  body: number;
  wick: number;
  device: number;
}

function paintCandle(
  context: CanvasRenderingContext2D,
  { plot: { toY } }: Scene,
  candle: Candle,
  { centre, left, body, wick, device }: CandleBox,
): void {
  const high = snap(toY(candle.h), device);
  const low = snap(toY(candle.l), device);
  const top = snap(toY(Math.max(candle.o, candle.c)), device);
  const bottom = snap(toY(Math.min(candle.o, candle.c)), device);
  const bodyHeight = Math.max(wick, bottom - top);
  context.fillRect(centre, high, wick, Math.max(wick, low - high));
  context.fillRect(left, top, body, bodyHeight);
  if (candle.c <= candle.o || body < hollowFromPx || bodyHeight <= wick * 2) return;
  context.clearRect(left + wick, top + wick, body - wick * 2, bodyHeight - wick * 2);
}

function paintVolume(
  context: CanvasRenderingContext2D,
  { plot }: Scene,
  candle: Candle,
  left: number,
  width: number,
): void {
  if (candle.v <= 0) return;
  const { mainBottom, volumeTop } = plot.layout;
  const height = Math.max(1, (candle.v / plot.highestVolume) * (mainBottom - volumeTop));
  context.fillRect(left, mainBottom - height, width, height);
}
