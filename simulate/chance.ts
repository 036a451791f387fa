/** One source of chance: the same seed draws the same numbers (mulberry32). */
export interface Chance {
  /** 0 ≤ n < 1. */
  unit(): number;
  /** A whole number from 0 to `max`, both included. */
  upTo(max: number): number;
  isSo(probability: number): boolean;
  of<T>(list: readonly T[]): T;
}

export function createChance(seed: number): Chance {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;

  function unit(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  const upTo = (max: number): number => Math.floor(unit() * (max + 1));
  return {
    unit,
    upTo,
    isSo: (probability) => unit() < probability,
    of: (list) => list[upTo(list.length - 1)] as (typeof list)[number],
  };
}
