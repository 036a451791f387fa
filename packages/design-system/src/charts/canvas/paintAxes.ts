import {
  axisBaseline,
  closedDayPath,
  crisp,
  eventPath,
  isUnderTag,
  labelPadPx,
  shortDayPath,
  timeTextY,
} from '../model/axisPlaces.ts';
import type { Scene } from './scene.ts';
import { writeIn, writeTabular } from './tabularText.ts';

/** Of extended hours, as in the SVG. */
const shadeOpacity = 0.5;

/**
 * The axes of a moving picture, where the SVG ones are at rest. Rendering those on each frame would cost more than
 * all the prices.
 */
export function paintAxes(context: CanvasRenderingContext2D, scene: Scene): void {
  // Under what is drawn: the lines show through hollow candles, as at rest.
  context.globalCompositeOperation = 'destination-over';
  paintLines(context, scene);
  paintShades(context, scene);
  context.globalCompositeOperation = 'source-over';
  paintEvents(context, scene);
  paintTexts(context, scene);
}

function paintLines(context: CanvasRenderingContext2D, { plot: { axes }, palette }: Scene): void {
  const horizontal = (y: number): void => {
    context.moveTo(0, crisp(y));
    context.lineTo(axes.width, crisp(y));
  };
  context.lineWidth = 1;
  context.lineCap = 'butt';
  if (axes.referenceY !== undefined) {
    context.strokeStyle = palette.reference;
    context.setLineDash([1, 3]);
    context.beginPath();
    horizontal(axes.referenceY);
    context.stroke();
  }
  const upright = (xs: readonly number[], colour: string): void => {
    context.strokeStyle = colour;
    context.setLineDash([2, 3]);
    context.beginPath();
    for (const x of xs) {
      context.moveTo(crisp(x), axes.priceTop);
      context.lineTo(crisp(x), axes.bottom);
    }
    context.stroke();
  };
  upright(axes.breaks, palette.hairline);
  upright(axes.longBreaks, palette.strongLine);
  context.strokeStyle = palette.grid;
  context.setLineDash([]);
  context.beginPath();
  for (const y of axes.grid) horizontal(y);
  context.stroke();
}

function paintShades(context: CanvasRenderingContext2D, { plot: { axes }, palette }: Scene): void {
  context.save();
  context.globalAlpha = shadeOpacity;
  context.fillStyle = palette.grid;
  for (const { x, width } of axes.shades)
    context.fillRect(x, axes.priceTop, width, axes.bottom - axes.priceTop);
  context.restore();
}

function paintEvents(context: CanvasRenderingContext2D, { plot: { axes }, palette }: Scene): void {
  context.lineWidth = 1;
  context.strokeStyle = palette.axis;
  context.fillStyle = palette.axis;
  for (const x of axes.closedDays) context.stroke(new Path2D(closedDayPath(x, axes.bottom)));
  for (const x of axes.shortDays) context.fill(new Path2D(shortDayPath(x, axes.bottom)));
  context.fillStyle = palette.event;
  context.strokeStyle = palette.page;
  for (const x of axes.events) {
    const mark = new Path2D(eventPath(x, axes.bottom));
    context.fill(mark);
    context.stroke(mark);
  }
}

function paintTexts(context: CanvasRenderingContext2D, { plot: { axes, last }, palette }: Scene): void {
  writeIn(context, { px: axes.textPx, family: palette.fontFamily });
  context.textBaseline = 'alphabetic';
  context.fillStyle = palette.axis;
  const right = axes.width + axes.gutter - labelPadPx;
  for (const value of axes.values) {
    if (isUnderTag(value, last?.y, axes.textPx)) continue;
    const { y, text } = value;
    writeTabular(context, text, right, y + axisBaseline(axes.textPx), 'end');
  }
  for (const { centre, text } of axes.times) writeTabular(context, text, centre, timeTextY(axes), 'middle');
}
