import { dueAt } from './agenda.ts';
import type { Process } from './agenda.ts';

/** A kind of thing that goes through phases by itself: an offer of new shares, an auction, a contract, a code. */
export interface Phased<State, T, Phase extends string> {
  /** As {@link Process.name}. */
  readonly name: string;
  /** The things there are; those with no phase ahead may be left out. */
  cases(state: State): Iterable<T>;
  idOf(thing: T): string;
  /** The phase that it is known to be in. */
  phaseOf(thing: T): Phase;
  /**
   * The phase that follows the known one, seen from `fromMs`, and when it begins; a beginning that has passed is now.
   * Undefined where none follows. World ms. An instant may change only together with the phase.
   */
  nextAt(thing: T, fromMs: number): { readonly phase: Phase; readonly at: number } | undefined;
  /** Makes it be in the phase, and says so to whom it concerns. */
  enter(thing: T, phase: Phase, at: number): void;
}

/** The process of things with phases: each enters its next phase at the instant it begins. */
export function phased<State, T, Phase extends string>(kind: Phased<State, T, Phase>): Process<State> {
  const { name, cases, idOf, phaseOf, nextAt, enter } = kind;
  return {
    name,
    *pending(state) {
      for (const thing of cases(state)) {
        yield {
          id: idOf(thing),
          dependsOn: phaseOf(thing),
          nextDue(fromMs, toMs) {
            const next = nextAt(thing, fromMs);
            return next && dueAt(next.at, fromMs, toMs);
          },
          happen(at) {
            const next = nextAt(thing, at);
            if (next === undefined) throw new RangeError(`${name}: "${idOf(thing)}" has no phase ahead`);
            enter(thing, next.phase, at);
          },
        };
      }
    },
  };
}
