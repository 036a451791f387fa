/** So near the edge, in px, a row that is held draws the list along; at the edge itself by so many px a frame. */
const zonePx = 72;
const fastestPx = 14;

/** By how many px a frame to scroll while a row is held at this height of the window: up is negative. */
export function edgePull(clientY: number, scrolled: HTMLElement | Window): number {
  const { top, bottom } = edgesOf(scrolled);
  const above = top + zonePx - clientY;
  const below = clientY - (bottom - zonePx);
  // A window lower than both zones has no middle to rest in.
  const pull = above > 0 && above >= below ? -above : Math.max(0, below);
  return Math.round(Math.max(-1, Math.min(1, pull / zonePx)) * fastestPx);
}

function edgesOf(scrolled: HTMLElement | Window): { readonly top: number; readonly bottom: number } {
  return scrolled instanceof HTMLElement
    ? scrolled.getBoundingClientRect()
    : { top: 0, bottom: scrolled.innerHeight };
}
