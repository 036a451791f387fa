/**
 * Randomness of a world: never a sequence, always an answer to "what is drawn for this entity?".
 *
 * A sequence would shift every later value when one more is drawn; here a new field or a new instrument has its own
 * name and disturbs nothing. Only 32-bit integer operations are used, so every engine draws the same.
 */

/** A named source of draws: the hash of a seed, a kind and a key. Derive it once, draw from it by index. */
export type Stream = number & { readonly __stream: unique symbol };

/** The stream of one entity, e.g. `stream(seed, 'volume', 'US:AAPL')`. */
export function stream(seed: string, kind: string, key: string): Stream {
  // The separator cannot occur in names, so ("a", "bc") and ("ab", "c") differ.
  return hashText(`${seed}\u0000${kind}\u0000${key}`) as Stream;
}

/** A stream inside a stream: one per day, per order, per level. */
export function substream(parent: Stream, index: number): Stream {
  return mix(parent, index) as Stream;
}

/** The draw at a whole-number index (any integer up to 2^32; beyond it, nest with {@link substream}): a uint32. */
export function draw(from: Stream, index: number): number {
  return mix(from, index);
}

/** The draw at an index as a number in [0, 1). */
export function drawUnit(from: Stream, index: number): number {
  return mix(from, index) / 4_294_967_296;
}

/** The draw at an index as a whole number in [min, max], both included. */
export function drawBetween(from: Stream, index: number, min: number, max: number): number {
  return min + Math.floor(drawUnit(from, index) * (max - min + 1));
}

/** The draw at an index as an element of a list. @throws RangeError when the list is empty. */
export function drawFrom<T>(from: Stream, index: number, list: readonly T[]): T {
  const element = list[drawBetween(from, index, 0, list.length - 1)];
  if (element === undefined) throw new RangeError('nothing to draw from');
  return element;
}

/** One draw for one entity, a uint32: `hash(seed, 'order-number', orderId)`. */
export function hash(seed: string, kind: string, key: string, index = 0): number {
  return draw(stream(seed, kind, key), index);
}

/** One draw for one entity in [0, 1). */
export function hashUnit(seed: string, kind: string, key: string, index = 0): number {
  return drawUnit(stream(seed, kind, key), index);
}

/** Murmur3's body and finaliser over a stream and an index. */
function mix(from: number, index: number): number {
  let h = from ^ Math.imul(index, 0xcc9e2d51);
  h = Math.imul((h << 15) | (h >>> 17), 0x1b873593) ^ Math.imul(index >>> 16, 0x9e3779b1);
  h = (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** FNV-1a over UTF-16 code units, finished with {@link mix} because FNV alone leaves near keys near each other. */
function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    h = Math.imul(h ^ (unit & 0xff), 0x01000193);
    h = Math.imul(h ^ (unit >>> 8), 0x01000193);
  }
  return mix(h >>> 0, text.length);
}
