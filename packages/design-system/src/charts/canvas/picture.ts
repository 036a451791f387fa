import type { Box } from '../model/layout.ts';
import { paint, paintAgain, paintStill } from './paint.ts';
import type { Scene } from './scene.ts';
import { formingBox } from './paintCandles.ts';
import { lastPriceBoxes } from './paintLastPrice.ts';

/** One canvas and what is on it. */
export interface Picture {
  /** Draws the scene. After a tick of candles only where the live price is or was. */
  draw(canvas: HTMLCanvasElement, scene: Scene): void;
}

interface Drawn {
  /** See `stillParts`. */
  parts: readonly unknown[];
  /** The place of what follows the live price. */
  boxes: readonly Box[];
}

export function createPicture(): Picture {
  let drawn: Drawn | undefined;
  /** Everything of what is drawn but what follows the live price; made for the first tick. */
  let still: HTMLCanvasElement | undefined;

  return {
    draw(canvas, scene) {
      const parts = stillParts(canvas, scene);
      const boxes = liveBoxes(scene);
      const before = drawn;
      drawn = { parts, boxes };
      if (before && boxes.length > 0 && isSame(parts, before.parts)) {
        still ??= stillPicture(scene);
        paintAgain(canvas, scene, still, changedBoxes(before.boxes, boxes));
        return;
      }
      still = undefined;
      paint(canvas, scene);
    },
  };
}

function stillPicture(scene: Scene): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  paintStill(canvas, scene);
  return canvas;
}

/** All that is drawn, but for what follows the live price of candles. */
function stillParts(canvas: HTMLCanvasElement, { plot, isMoving, palette, pixelRatio }: Scene): unknown[] {
  const { marks, layout, domain, view, highestVolume, overlays, panes } = plot;
  const done = marks.as === 'candles' ? marks.done : marks;
  return [canvas, done, layout, domain, view, highestVolume, overlays, panes, isMoving, palette, pixelRatio];
}

/** None where all of the picture may follow the live price: a line, a picture that moves. */
function liveBoxes(scene: Scene): Box[] {
  const { marks } = scene.plot;
  if (marks.as === 'line' || scene.isMoving) return [];
  return [...formingBox(scene, marks.forming), ...lastPriceBoxes(scene)];
}

/** Where something was or is, in the same order; what hardly moved is one box. */
function changedBoxes(before: readonly Box[], now: readonly Box[]): Box[] {
  if (before.length !== now.length) return [...before, ...now];
  return now.flatMap((box, i) => {
    const old = before[i];
    return old && overlaps(old, box) ? [around(old, box)] : [box, ...(old ? [old] : [])];
  });
}

function overlaps(one: Box, other: Box): boolean {
  const isBeside = one.left >= other.left + other.width || other.left >= one.left + one.width;
  const isAbove = one.top >= other.top + other.height || other.top >= one.top + one.height;
  return !isBeside && !isAbove;
}

function around(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}

function isSame(parts: readonly unknown[], others: readonly unknown[]): boolean {
  return parts.every((part, i) => Object.is(part, others[i]));
}
