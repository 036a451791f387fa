/** Bright for two beats, fading for two more: 400 ms in all, `motion.flash`. */
export const beatMs = 100;
const beatsOfPhase = 2;

/** A light that would come later than this says nothing any more. */
const longestWait = 8;

const waiting = new Set<HTMLElement>();
/** Beats left of the phase that each is in. */
const lit = new Map<HTMLElement, number>();
let clock: ReturnType<typeof setInterval> | undefined;

function light(node: HTMLElement): void {
  waiting.delete(node);
  lit.set(node, beatsOfPhase);
  node.dataset['flash'] = 'bright';
}

function beat(): void {
  for (const [node, left] of lit) {
    if (left > 1) lit.set(node, left - 1);
    else if (node.dataset['flash'] === 'bright') {
      lit.set(node, beatsOfPhase);
      node.dataset['flash'] = 'fading';
    } else endFlash(node);
  }
  const [next] = waiting;
  if (next !== undefined) light(next);
  if (lit.size > 0 || waiting.size > 0) return;
  clearInterval(clock);
  clock = undefined;
}

/**
 * Lights the digits of a price once: `data-flash` is `bright`, then `fading`, then gone. The first that ticks is lit at once,
 * those that tick with it on the next beats, one on each.
 *
 * All prices share one clock, and none is animated: a list where eight prices tick in a second would otherwise draw a frame
 * for each beginning, step and end of each animation, which cost more than everything else it does.
 */
export function flash(node: HTMLElement): void {
  if (clock === undefined) {
    clock = setInterval(beat, beatMs);
    light(node);
  } else if (lit.has(node)) light(node);
  else if (waiting.size < longestWait) waiting.add(node);
}

/** Also for a price that leaves the page. */
export function endFlash(node: HTMLElement): void {
  waiting.delete(node);
  lit.delete(node);
  delete node.dataset['flash'];
}
