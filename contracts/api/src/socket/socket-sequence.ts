/** Sequence numbers of a connection: they show whether messages were missed. They never decide whether one is used. */

/** `inLine`: nothing is missing, or what is missing was reported before. `missed`: read again. */
type Continuity = 'inLine' | 'missed';

export interface Sequence {
  /** Whether messages before one of this number were missed. */
  continuityAt(seq: number): Continuity;
  /** Counts a message that could not be used, where its number is the next one; any other of its numbers says nothing. */
  use(seq: number): void;
}

/**
 * Follows the counter of one connection. A number from elsewhere (a jump, another counter) is not believed for longer than
 * until the next one: the line before it is remembered, and goes on where it stopped. Two numbers in a row below the
 * line are a counter that began again.
 */
export function createSequence(): Sequence {
  let last: number | null = null;
  /** The number before the gap. */
  let before: number | null = null;
  /** A number below the line: late, or the first of a counter that began again. */
  let below: number | null = null;

  function isNext(seq: number): boolean {
    return last === null || seq === last + 1;
  }

  function advance(seq: number): void {
    last = seq;
    below = null;
  }

  return {
    continuityAt(seq) {
      if (last === null || isNext(seq)) {
        advance(seq);
        return 'inLine';
      }
      if (before !== null && seq === before + 1) {
        before = last;
        advance(seq);
        return 'inLine';
      }
      if (seq > last) {
        before = last;
        advance(seq);
        return 'missed';
      }
      const hasBegunAgain = below !== null && seq === below + 1;
      if (!hasBegunAgain) {
        below = seq;
        return 'inLine';
      }
      before = last;
      advance(seq);
      return 'missed';
    },
    use(seq) {
      if (last !== null && isNext(seq)) advance(seq);
    },
  };
}
