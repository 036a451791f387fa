/**
 * The world: `fold(commands, open(scenario, seed, startTime))`.
 *
 * A world owns three things: a state, a clock, and the log of commands that made them. Everything else that a person
 * can do to a world (save, reload, undo, travel, share, attach to a bug report) is done to the log.
 */
import { clockCommands, isClockCommand, moveClock, openClock, readClock } from './clock.ts';
import type { ClockMode, ClockState, WallClock } from './clock.ts';
import type { Command, Opening, Snapshot } from './command.ts';
import { toJson } from './json.ts';
import { BusinessRefusal } from './refusal.ts';

/** What a kind of world is made of. State is mutable and belongs to the world alone. */
export interface WorldDefinition<S> {
  /** A fresh state at the opening. Pure. */
  open(seed: string, startTime: number, scenario: string): S;
  /**
   * Lives through everything that falls due up to and including `toMs`, in order of time. Splitting the way must not
   * matter: `advance(a)` then `advance(b)` leaves what `advance(b)` leaves.
   */
  advance(state: S, toMs: number): void;
  /**
   * Carries out a command at `command.at` (the state is already advanced to it) and answers the caller.
   * Check first, change after: a refusal that is not recorded must leave the state as it was.
   * @throws BusinessRefusal when the brokerage says no.
   */
  apply(state: S, command: Command): unknown;
  /** Canonical text of a state, for comparing worlds byte by byte. */
  serialise(state: S): string;
}

/** What happened to a world, told to its subscribers. */
export type WorldChange =
  | { readonly kind: 'command'; readonly command: Command }
  /** The log was cut: everything read before may be different now. */
  | { readonly kind: 'rewound' };

/** One simulated brokerage. Synchronous: nothing in it waits. */
export interface World<S> {
  readonly opening: Opening;
  readonly log: readonly Command[];
  /** World time in ms. Never less than it was, except after {@link World.undo}. */
  now(): number;
  /** Whether time stands still between commands. */
  clockMode(): ClockMode;
  /**
   * Stamps a command with the present, lives up to it, applies it and appends it to the log.
   * A refused command that changes nothing is not logged (the history holds what happened, and replay need not refuse
   * again); one whose refusal says `isRecorded` is. A defect in `apply` leaves the world as it was before the command.
   * @returns what the definition's `apply` answers; `undefined` for clock commands.
   * @throws BusinessRefusal as `apply` threw it.
   */
  dispatch(type: string, payload?: unknown): unknown;
  /** The state, advanced to now. For reading only: whatever writes to it is lost on replay. */
  read(): S;
  /** The state's canonical text, now. */
  serialise(): string;
  snapshot(): Snapshot;
  /** Calls back after each command and after each rewind. Answers how to stop. */
  subscribe(listener: (change: WorldChange) => void): () => void;
  /**
   * Takes back the last `count` commands (all, when there are fewer), never the opening `clock/run`. A pinned clock
   * goes back with them; a running one keeps running.
   */
  undo(count?: number): void;
  /** A separate state as it was right after the first `length` commands: time travel for looking. */
  at(length: number): S;
}

/** How to make a world. */
export interface WorldOptions {
  readonly seed: string;
  readonly startTime: number;
  readonly scenario?: string;
  /** `running` (default) logs a `clock/run` as the first command; `pinned` lets time stand at `startTime`. */
  readonly clock?: ClockMode;
  /** A history to start from, instead of an empty one; `clock` is then already in it. */
  readonly log?: readonly Command[];
  readonly wallClock: WallClock;
}

/** Opens a world, or brings one back from its log. */
export function createWorld<S>(definition: WorldDefinition<S>, options: WorldOptions): World<S> {
  const opening: Opening = {
    scenario: options.scenario ?? '',
    seed: options.seed,
    startTime: options.startTime,
  };
  const listeners = new Set<(change: WorldChange) => void>();
  let log: readonly Command[] = options.log ?? [];
  let fold = refold(definition, opening, log);

  /** The latest instant anybody was told: a wall clock that is set back must not take it back. */
  let told = fold.livedUntil;

  function now(): number {
    told = Math.max(told, fold.livedUntil, readClock(fold.clock, options.wallClock));
    return told;
  }

  function live(): S {
    liveUntil(definition, fold, now());
    return fold.state;
  }

  function append(command: Command): void {
    log = [...log, command];
    for (const listener of listeners) listener({ kind: 'command', command });
  }

  function dispatch(type: string, payload: unknown = {}): unknown {
    const command: Command = Object.freeze({ type, at: now(), payload: toJson(payload) });
    let result: unknown;
    try {
      result = step(definition, fold, command);
    } catch (error) {
      if (!(error instanceof BusinessRefusal)) fold = refold(definition, opening, log);
      else if (error.isRecorded) append(command);
      throw error;
    }
    append(command);
    return result;
  }

  const world: World<S> = {
    opening,
    get log() {
      return log;
    },
    now,
    clockMode: () => fold.clock.mode,
    dispatch,
    read: live,
    serialise: () => definition.serialise(live()),
    snapshot: () => ({ version: 1, ...opening, now: now(), log }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    undo(count = 1) {
      const kept = startsRunning(log) ? 1 : 0;
      log = log.slice(0, Math.max(kept, log.length - count));
      fold = refold(definition, opening, log);
      told = fold.livedUntil;
      for (const listener of listeners) listener({ kind: 'rewound' });
    },
    at: (length) => refold(definition, opening, log.slice(0, length)).state,
  };
  if (options.log === undefined && options.clock !== 'pinned') {
    dispatch(clockCommands.run, { wallMs: Math.floor(options.wallClock()), isOpening: true });
  }
  return world;
}

/** How a saved world comes back. */
export interface ReplayOptions {
  readonly wallClock: WallClock;
  /**
   * `wall` (default): a running world has gone on while nobody looked, as after a reload. `snapshot`: it goes on from
   * the instant of the snapshot, as for a shared link or a bug report opened days later.
   */
  readonly resume?: 'wall' | 'snapshot';
}

/** Brings a world back from its snapshot. The same snapshot gives byte-equal worlds. */
export function replay<S>(
  definition: WorldDefinition<S>,
  snapshot: Snapshot,
  options: ReplayOptions,
): World<S> {
  const { scenario, seed, startTime } = snapshot;
  const { wallClock } = options;
  const bring = (log: readonly Command[]) =>
    createWorld(definition, { scenario, seed, startTime, log, wallClock });
  const world = bring(snapshot.log);
  if (options.resume !== 'snapshot' || world.clockMode() === 'pinned') return world;
  const goOn: Command = {
    type: clockCommands.run,
    at: snapshot.now,
    payload: { wallMs: Math.floor(wallClock()) },
  };
  return bring([...snapshot.log, goOn]);
}

/** A state, its clock, and how far it has lived. */
interface Fold<S> {
  readonly state: S;
  clock: ClockState;
  livedUntil: number;
}

function refold<S>(definition: WorldDefinition<S>, opening: Opening, log: readonly Command[]): Fold<S> {
  const fold: Fold<S> = {
    state: definition.open(opening.seed, opening.startTime, opening.scenario),
    clock: openClock(opening.startTime),
    livedUntil: opening.startTime,
  };
  for (const command of log) {
    try {
      step(definition, fold, command);
    } catch (error) {
      // A logged refusal is one that changed the world; it refuses again, and changes it again.
      if (!(error instanceof BusinessRefusal && error.isRecorded)) throw error;
    }
  }
  return fold;
}

function step<S>(definition: WorldDefinition<S>, fold: Fold<S>, command: Command): unknown {
  liveUntil(definition, fold, command.at);
  if (!isClockCommand(command)) return definition.apply(fold.state, command);
  const move = moveClock(fold.clock, command);
  liveUntil(definition, fold, move.until);
  fold.clock = move.clock;
  return undefined;
}

function liveUntil<S>(definition: WorldDefinition<S>, fold: Fold<S>, instant: number): void {
  if (instant <= fold.livedUntil) return;
  definition.advance(fold.state, instant);
  fold.livedUntil = instant;
}

/** Whether the world was opened with a running clock, as against a pinned one that was let go at once. */
function startsRunning(log: readonly Command[]): boolean {
  const first = log[0];
  if (first?.type !== clockCommands.run) return false;
  const { payload } = first;
  return typeof payload === 'object' && payload !== null && 'isOpening' in payload;
}
