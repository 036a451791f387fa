/**
 * The part of the slot axis that is in view. Kept as start and length, so that a pan changes one of them and the other
 * stays exactly what it was: marks that are merged by it do not flicker.
 */
export interface Viewport {
  /** Left edge, in slots; 0 is the left edge of the first slot. */
  start: number;
  /** Slots from edge to edge. */
  count: number;
}

/** Fewer candles than this tell nothing that the reading does not. */
const fewestSlots = 10;
/** Smaller than any zoom step, larger than what rounding leaves over. */
const hair = 1e-6;

export function wholeViewport(slotCount: number): Viewport {
  return { start: 0, count: Math.max(1, slotCount) };
}

export function isWhole(view: Viewport, slotCount: number): boolean {
  return view.count >= Math.max(1, slotCount) - hair;
}

export function isClosest(view: Viewport, slotCount: number): boolean {
  return view.count <= Math.min(fewestSlots, Math.max(1, slotCount)) + hair;
}

/** The view, moved and shortened until it fits: there is nothing to see beyond the ends. */
export function clampViewport({ start, count }: Viewport, slotCount: number): Viewport {
  const most = Math.max(1, slotCount);
  const fits = Math.min(most, Math.max(Math.min(fewestSlots, most), count));
  return { start: Math.min(most - fits, Math.max(0, start)), count: fits };
}

/** Moved by a number of slots, towards newer ones if positive. */
export function panViewport({ start, count }: Viewport, slotCount: number, slots: number): Viewport {
  return clampViewport({ start: start + slots, count }, slotCount);
}

/**
 * The view of `count` slots that shows `slot` (a place on the axis, fractions included) at `share` of its width, or as
 * near to it as the ends allow.
 */
export function viewportAround(slot: number, share: number, count: number, slotCount: number): Viewport {
  const { count: fits } = clampViewport({ start: 0, count }, slotCount);
  return clampViewport({ start: slot - share * fits, count: fits }, slotCount);
}

/** Zoomed by a factor, closer if below 1, with `slot` staying where it is in the picture. */
export function zoomViewport(view: Viewport, slotCount: number, factor: number, slot: number): Viewport {
  return viewportAround(slot, (slot - view.start) / view.count, view.count * factor, slotCount);
}

/** Moved just as far as it takes to have the whole slot in view. */
export function revealSlot(view: Viewport, slotCount: number, slot: number): Viewport {
  if (slot < view.start) return clampViewport({ ...view, start: slot }, slotCount);
  const end = view.start + view.count;
  return slot + 1 > end ? panViewport(view, slotCount, slot + 1 - end) : view;
}
