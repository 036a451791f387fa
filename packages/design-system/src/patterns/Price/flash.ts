/** Bright for one beat, fading for another: 400 ms in all, `motion.flash`. */
export const beatMs = 200;

/** A beat this far on is taken early by a tick, whose frame has to be drawn anyway. */
const dueMs = 120;

const lit = new Set<HTMLElement>();
let clock: ReturnType<typeof setInterval> | undefined;
let lastBeatAt = 0;

function start(): void {
  clearInterval(clock);
  clock = setInterval(beat, beatMs);
  lastBeatAt = performance.now();
}

function beat(): void {
  lastBeatAt = performance.now();
  for (const node of lit) {
    if (node.dataset['flash'] === 'bright') node.dataset['flash'] = 'fading';
    else {
      delete node.dataset['flash'];
      lit.delete(node);
    }
  }
  if (lit.size > 0) return;
  clearInterval(clock);
  clock = undefined;
}

/**
 * Lights the background of a price once: `data-flash` is `bright`, then `fading`, then gone. A new tick lights it anew.
 *
 * All prices share one clock, and none is animated: a list where eight prices tick in a second would otherwise draw a frame
 * for each beginning, step and end of each animation, which cost more than everything else it does. In such a list a
 * flash may end up to one and a half beats early.
 */
export function flash(node: HTMLElement): void {
  const isDue = clock !== undefined && performance.now() - lastBeatAt >= dueMs;
  if (isDue) beat();
  if (isDue || clock === undefined) start();
  lit.add(node);
  node.dataset['flash'] = 'bright';
}

/** For a price that leaves the page. */
export function endFlash(node: HTMLElement): void {
  lit.delete(node);
}
