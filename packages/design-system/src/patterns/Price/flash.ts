/** Bright for one beat, fading for one more: 400 ms in all, `motion.flash`. */
export const beatMs = 200;

/** A light that would come later than this many beats says nothing any more. */
const longestWait = 4;

const waiting = new Set<HTMLElement>();
const lit = new Set<HTMLElement>();
let clock: ReturnType<typeof setInterval> | undefined;

function light(node: HTMLElement): void {
  waiting.delete(node);
  lit.add(node);
  node.dataset['flash'] = 'bright';
}

function beat(): void {
  for (const node of lit) {
    if (node.dataset['flash'] === 'bright') node.dataset['flash'] = 'fading';
    else endFlash(node);
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
 * for each beginning, step and end of each animation, which cost more than everything else it does. The beat is as slow as
 * the light allows for the same reason: every beat is a frame.
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
