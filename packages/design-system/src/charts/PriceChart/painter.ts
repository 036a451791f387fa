import { paint, type Scene } from '../canvas/paint.ts';
import type { Plot, PlotBox, PlotSource } from '../model/plot.ts';
import type { Viewport } from '../model/viewport.ts';
import type { Plotter } from './plotter.ts';

/** The chart as React last rendered it. */
export interface Rendered {
  canvas: HTMLCanvasElement;
  /** Wears `data-moving` while the axes are on the canvas. */
  surface: HTMLElement;
  /** The last price's; moved here, so that neither a tick nor a pan renders for it. */
  tag: HTMLElement | null;
  source: PlotSource;
  box: PlotBox;
  plot: Plot;
  look: Omit<Scene, 'plot' | 'isMoving'>;
}

/** Draws the canvas, between renders too: a picture under a finger moves without React until it comes to rest. */
export interface Painter {
  /** After a render. The first picture is drawn at once, later ones on the next frame, however many come before it. */
  show(rendered: Rendered): void;
  /** Another part of the axis in view, on the next frame or at once. */
  move(view: Viewport, isNow?: boolean): void;
  /** The next render has what is in view now: it is the picture at rest. */
  land(): void;
  /** What is in view this very moment, while it moves. */
  movingView(): Viewport | undefined;
  stop(): void;
}

export function createPainter(plotter: Plotter): Painter {
  let rendered: Rendered | undefined;
  let moving: Viewport | undefined;
  let isLanding = false;
  let frame: number | undefined;

  function draw(): void {
    frame = undefined;
    if (!rendered) return;
    const { canvas, surface, tag, source, box, look } = rendered;
    const plot = moving
      ? plotter.plot(source, moving, box, rendered.plot.axes.reference ?? { side: 'start', place: 'above' })
      : rendered.plot;
    paint(canvas, { ...look, plot, isMoving: moving !== undefined });
    if (tag) placeTag(tag, plot.lastY);
    if (moving) surface.dataset['moving'] = '';
    else delete surface.dataset['moving'];
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
      const hasLanded = isLanding;
      if (isLanding) moving = undefined;
      isLanding = false;
      // The axes come back to SVG in the same frame in which the canvas lets go of them.
      if (isFirst || hasLanded) drawNow();
      else drawSoon();
    },
    move(view, isNow = false) {
      moving = view;
      isLanding = false;
      if (isNow) drawNow();
      else drawSoon();
    },
    land() {
      isLanding = moving !== undefined;
    },
    movingView: () => moving,
    stop() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
      rendered = undefined;
      moving = undefined;
    },
  };
}

function placeTag(tag: HTMLElement, y: number | undefined): void {
  tag.style.visibility = y === undefined ? 'hidden' : '';
  tag.style.transform = `translateY(${Math.round(y ?? 0)}px)`;
}
