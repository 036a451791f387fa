import type { Scene } from '../canvas/scene.ts';
import { createPicture } from '../canvas/picture.ts';
import { writeFigures } from '../frame/ReadingLineFigures.ts';
import { isUnderTag } from '../model/axisPlaces.ts';
import { tagOffsets } from '../model/tagPlaces.ts';
import type { Plot, PlotBox, PlotSource } from '../model/plot.ts';
import type { Viewport } from '../model/viewport.ts';
import { createPacer } from './pacer.ts';
import { isSameAxes } from './axesModel.ts';
import type { Plotter } from './plotter.ts';
import type { LastPrice } from './useLastPrice.ts';

/** The chart as React last rendered it. */
interface Rendered {
  canvas: HTMLCanvasElement;
  /** Has `data-moving` while the axes are on the canvas. */
  surface: HTMLElement;
  last: LastPrice;
  source: PlotSource;
  box: PlotBox;
  plot: Plot;
  look: Omit<Scene, 'plot' | 'isMoving'>;
}

/** The reading over the plot, as React last rendered it. */
interface Caption {
  /** The `ReadingLine`. */
  line: HTMLElement | null;
  /** Its figures, were this the live price. */
  figuresAt: (price: number | undefined) => readonly string[];
  /** Whether more than these, the picture and its tag follows the price: indicators, a crosshair on the newest candle. */
  isPriceRendered: boolean;
}

/** Draws the canvas, between renders too: a picture under a finger moves without React until it comes to rest. */
export interface Painter {
  /** After a render. The first picture is drawn at once, later ones on the next frame, however many come before it. */
  show(rendered: Rendered): void;
  /** After a render, before `show`. */
  caption(caption: Caption): void;
  /** The live price has changed. Drawn on the next frame; rendered only if axes must change. */
  tick(): void;
  /** Another part of the axis in view, on the next frame or at once. */
  move(view: Viewport, isNow?: boolean): void;
  /** The next render has what is in view now: it is the picture at rest. */
  settle(): void;
  /** What is in view this very moment, while it moves. */
  movingView(): Viewport | undefined;
  stop(): void;
}

/** Digits that change more often than this cannot be read; the tag on the canvas has every price. */
const textsMs = 200;

export function createPainter(plotter: Plotter): Painter {
  let rendered: Rendered | undefined;
  let moving: Viewport | undefined;
  let isLanding = false;
  let caption: Caption | undefined;
  let drawn: Plot | undefined;
  /** Whether React has changed what is around the canvas since it was drawn. */
  let wasRendered = false;
  /** Whether a render was asked for by a frame, which waits for it. */
  let isAwaited = false;
  let frame: number | undefined;
  const picture = createPicture();

  function draw(): void {
    frame = undefined;
    if (!rendered) return;
    const { canvas, surface, look, last } = rendered;
    const source = withPriceOfNow(rendered);
    const plot = plotOf(rendered, source);
    if (source !== rendered.source && needsRender(rendered, plot)) {
      isAwaited = true;
      last.renderAgain();
      return;
    }
    picture.draw(canvas, { ...look, plot, isMoving: moving !== undefined });
    drawn = plot;
    if (wasRendered) texts.runNow();
    else texts.runSoon();
    wasRendered = false;
    if (moving) surface.dataset['moving'] = '';
    else delete surface.dataset['moving'];
  }

  const texts = createPacer(textsMs, () => {
    if (!rendered) return;
    if (caption) writeCaption(caption, withPriceOfNow(rendered).lastPrice);
    if (drawn && !moving) makeRoomOnAxis(rendered.surface, drawn);
  });

  function plotOf({ source: before, plot, box }: Rendered, source: PlotSource): Plot {
    if (moving) return plotter.plot(source, moving, box);
    return source === before ? plot : plotter.plot(source, plot.view, box);
  }

  function needsRender({ plot: before }: Rendered, plot: Plot): boolean {
    if (caption?.isPriceRendered) return true;
    return !moving && !isSameAxes(before.axes, plot.axes);
  }

  // A waiting frame is never put off for a newer picture: under steady ticks it would wait forever.
  const drawSoon = (): void => {
    frame ??= requestAnimationFrame(draw);
  };
  const drawNow = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    draw();
  };

  return {
    show(next) {
      const isFirst = rendered?.canvas !== next.canvas;
      rendered = next;
      wasRendered = true;
      const hasLanded = isLanding;
      if (isLanding) moving = undefined;
      const wasAwaited = isAwaited;
      isLanding = false;
      isAwaited = false;
      // The axes come back to SVG in the same frame in which the canvas lets go of them, and change with the prices.
      if (isFirst || hasLanded || wasAwaited) drawNow();
      else drawSoon();
    },
    caption(next) {
      caption = next;
      // React compares with what it rendered itself, not with what was written here since.
      texts.runNow();
    },
    tick() {
      if (rendered) drawSoon();
    },
    move(view, isNow = false) {
      moving = view;
      isLanding = false;
      if (isNow) drawNow();
      else drawSoon();
    },
    settle() {
      isLanding = moving !== undefined;
    },
    movingView: () => moving,
    stop() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
      texts.stop();
      rendered = undefined;
      moving = undefined;
    },
  };
}

function withPriceOfNow({ source, last }: Rendered): PlotSource {
  const price = last.live ? last.live.read() : source.lastPrice;
  return Object.is(price, source.lastPrice) ? source : { ...source, lastPrice: price };
}

function writeCaption({ line, figuresAt }: Caption, price: number | undefined): void {
  if (line) writeFigures(line, figuresAt(price));
}

/**
 * Tags of prices that mean something make room for that of the last price and for one another, and texts of the price axis for all of them:
 * by themselves, as a tick may come and go between two of them.
 */
function makeRoomOnAxis(surface: HTMLElement, { axes, last }: Plot): void {
  const tags = [...surface.querySelectorAll<HTMLElement>('[data-line-y]')];
  const lines = tags.map((tag) => Number(tag.dataset['lineY']));
  const offsets = tagOffsets(lines, last?.y, axes.textPx);
  for (const [i, tag] of tags.entries()) {
    const offset = `${offsets[i] ?? 0}px`;
    if (tag.style.getPropertyValue('--m-tag-offset') !== offset)
      tag.style.setProperty('--m-tag-offset', offset);
  }
  const covered = [last?.y, ...lines.map((y, i) => y + (offsets[i] ?? 0))];
  const texts = surface.querySelectorAll<SVGTextElement>('[data-values] > text');
  for (const [i, value] of axes.values.entries()) {
    const text = texts[i];
    const isUnderAny = covered.some((y) => isUnderTag(value, y, axes.textPx));
    const visibility = isUnderAny ? 'hidden' : '';
    if (text && text.style.visibility !== visibility) text.style.visibility = visibility;
  }
}
