/** A flash lasts that long at most (`motion.flash`), in ms. */
export const longestMs = 200;
/** Long enough to have been seen: from then on it is over with the next frame that there is anyway. */
export const shortestMs = longestMs / 2;

/** Since when each is lit, the longest first. */
const lit = new Map<HTMLElement, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Puts out what has been seen. */
function putOut(now: number): void {
  for (const [node, since] of lit) if (now - since >= shortestMs) endFlash(node);
}

/** Once one has been lit for as long as it may. */
function beOver(): void {
  const now = performance.now();
  let [longest] = lit.values();
  if (longest !== undefined && now - longest >= longestMs) {
    putOut(now);
    [longest] = lit.values();
  }
  timer = longest === undefined ? undefined : setTimeout(beOver, longest + longestMs - now);
}

/**
 * Lights the background of a price once, for 100 to 200 ms (`motion.flash`): `data-flash` is there, then gone. Prices that
 * tick in one frame are lit in that frame, wherever they are: the same price in two places says the same at once.
 *
 * None is animated: a list where eight prices tick in a second would otherwise draw a frame for each beginning, step and end
 * of each animation, which cost more than everything else it does. For the same reason a light goes out in the frame in
 * which another goes on, and has one of its own only where none does.
 */
export function flash(node: HTMLElement): void {
  const now = performance.now();
  putOut(now);
  lit.delete(node);
  lit.set(node, now);
  node.dataset['flash'] = '';
  timer ??= setTimeout(beOver, longestMs);
}

/** Also for a price that leaves the page. */
export function endFlash(node: HTMLElement): void {
  lit.delete(node);
  delete node.dataset['flash'];
}
