/** Something that is measured: put on the page, then fed. */
export interface Subject {
  /** Shows it. Its data was made before, so that only its own work and memory count. */
  mount(): void;
  /** The next change of the market. */
  tick(): void;
  /** Brings half of it into view, so that there is something to pan. */
  zoom?(): void;
}

/** A contender's data is ready when this is; its code is loaded too. */
export type Contender = (stage: HTMLElement, size: number) => Subject;

/** The same numbers on every run. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
