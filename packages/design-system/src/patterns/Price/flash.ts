/** Bright for one beat, fading for another: 400 ms in all, `motion.flash`. */
export const beatMs = 200;

const lit = new Set<HTMLElement>();
let clock: ReturnType<typeof setInterval> | undefined;

function beat(): void {
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
 * flash may end up to one beat early.
 */
export function flash(node: HTMLElement): void {
  lit.add(node);
  node.dataset['flash'] = 'bright';
  clock ??= setInterval(beat, beatMs);
}

/** For a price that leaves the page. */
export function endFlash(node: HTMLElement): void {
  lit.delete(node);
}
