/** A state, its clock, and how far it has lived: what commands make of an opening. */
import { isClockCommand, moveClock, openClock } from './clock.ts';
import type { ClockState, TimeRange } from './clock.ts';
import type { Command, Opening } from './command.ts';
import { BusinessRefusal } from './refusal.ts';

/** What a kind of world is made of. State is mutable and belongs to the world alone. */
export interface WorldDefinition<S> {
  /** The range of its clock: it is never opened or moved outside. */
  readonly times: TimeRange;
  /** A fresh state at the opening. Pure. */
  open(seed: string, startTime: number, scenario: string): S;
  /**
   * Lives through everything that falls due up to and including `toMs`, in order of time. Splitting the way must not
   * matter: `advance(a)` then `advance(b)` leaves what `advance(b)` leaves.
   */
  advance(state: S, toMs: number): void;
  /**
   * Carries out a command at `command.at` (the state is already advanced to it) and answers the caller.
   * Check first, change after: a refusal that is not recorded must leave the state as it was, but of commands that `refusesLate`.
   * @throws BusinessRefusal when the brokerage says no.
   */
  apply(state: S, command: Command): unknown;
  /**
   * Commands that take several steps, of which a later one may be refused: what the earlier ones changed is taken back by living
   * through the history again, which takes its time. None where it is left out.
   */
  refusesLate?(type: string): boolean;
  /** Canonical text of a state, for comparing worlds byte by byte. */
  serialise(state: S): string;
  /** The part of a state that is data: objects, arrays, maps, sets, numbers and texts, no functions or classes. */
  dataOf(state: S): unknown;
  /** A state of such data, which from then on belongs to it. */
  restore(data: unknown): S;
}

/** How the data of a state is set down and brought back. Each `decode` gives data of its own. */
export interface StateCodec {
  encode(data: unknown): unknown;
  decode(encoded: unknown): unknown;
}

/** Keeps a copy in memory. Not every engine lets its own function be called as another object's. */
export const copyingCodec: StateCodec = {
  encode: (data) => structuredClone(data),
  decode: (encoded): unknown => structuredClone(encoded),
};

/**
 * What the first `length` commands of a log make, so that they need not be replayed. A cache: the log is the truth, and
 * a checkpoint of other code than today's is worth nothing.
 */
export interface Checkpoint {
  readonly length: number;
  readonly clock: ClockState;
  readonly livedUntil: number;
  /** As the {@link StateCodec} of the world encodes it. */
  readonly state: unknown;
}

/** Commands between two checkpoints. */
export const checkpointEvery = 1000;

/** Where a world is folded again, at most about so many commands are replayed the next time. */
export const refoldEvery = 50;

export interface Fold<S> {
  readonly state: S;
  clock: ClockState;
  livedUntil: number;
}

export function openFold<S>(definition: WorldDefinition<S>, opening: Opening): Fold<S> {
  return {
    state: definition.open(opening.seed, opening.startTime, opening.scenario),
    clock: openClock(opening.startTime),
    livedUntil: opening.startTime,
  };
}

export function restoreFold<S>(
  definition: WorldDefinition<S>,
  codec: StateCodec,
  { state, clock, livedUntil }: Checkpoint,
): Fold<S> {
  return { state: definition.restore(codec.decode(state)), clock, livedUntil };
}

/** What a fold is after `length` commands, before anybody looks at it later: then it has lived further. */
export function checkpointOf<S>(
  definition: WorldDefinition<S>,
  codec: StateCodec,
  { state, clock, livedUntil }: Fold<S>,
  length: number,
): Checkpoint {
  return { length, clock, livedUntil, state: codec.encode(definition.dataOf(state)) };
}

/** A log whose command does not fit this code: another version of it wrote it, or it was edited by hand. */
export class CommandDoesNotFit extends Error {
  override readonly name = 'CommandDoesNotFit';

  constructor(command: Command, index: number, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`command ${index + 1} of its log, "${command.type}", does not fit: ${why}`, { cause });
  }
}

/** Carries out a command that is in a log. @throws CommandDoesNotFit */
export function replayStep<S>(
  definition: WorldDefinition<S>,
  fold: Fold<S>,
  command: Command,
  index: number,
): void {
  try {
    step(definition, fold, command);
  } catch (error) {
    // A logged refusal is one that changed the world; it refuses again, and changes it again.
    if (!(error instanceof BusinessRefusal && error.isRecorded))
      throw new CommandDoesNotFit(command, index, error);
  }
}

/** @throws BusinessRefusal as the definition's `apply`, and as {@link moveClock}. */
export function step<S>(definition: WorldDefinition<S>, fold: Fold<S>, command: Command): unknown {
  liveUntil(definition, fold, command.at);
  if (!isClockCommand(command)) return definition.apply(fold.state, command);
  const move = moveClock(fold.clock, command, definition.times);
  liveUntil(definition, fold, move.until);
  fold.clock = move.clock;
  return undefined;
}

export function liveUntil<S>(definition: WorldDefinition<S>, fold: Fold<S>, instant: number): void {
  if (instant <= fold.livedUntil) return;
  definition.advance(fold.state, instant);
  fold.livedUntil = instant;
}
