/** Half the time a flash may last: a light that begins between two beats is over at the second. */
export const beatMs = 100;

/** Beats that each has left. */
const lit = new Map<HTMLElement, number>();
let clock: ReturnType<typeof setInterval> | undefined;

function beat(): void {
  for (const [node, left] of lit) {
    if (left > 1) lit.set(node, left - 1);
    else endFlash(node);
  }
  if (lit.size > 0) return;
  clearInterval(clock);
  clock = undefined;
}

/**
 * Lights the background of a price once, for 100 to 200 ms (`motion.flash`): `data-flash` is there, then gone. Prices that
 * tick in one frame are lit in that frame, wherever they are: the same price in two places says the same at once.
 *
 * All prices share one clock, and none is animated: a list where eight prices tick in a second would otherwise draw a frame
 * for each beginning, step and end of each animation, which cost more than everything else it does. The lights go out
 * together on a beat for the same reason: every beat is a frame.
 */
export function flash(node: HTMLElement): void {
  node.dataset['flash'] = '';
  lit.set(node, 2);
  clock ??= setInterval(beat, beatMs);
}

/** Also for a price that leaves the page. */
export function endFlash(node: HTMLElement): void {
  lit.delete(node);
  delete node.dataset['flash'];
}
