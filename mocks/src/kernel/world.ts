/**
 * The world: `fold(commands, open(scenario, seed, startTime))`.
 *
 * A world owns three things: a state, a clock, and the log of commands that made them. Everything else that a person
 * can do to a world (save, reload, undo, travel, share, attach to a bug report) is done to the log.
 */
import { clockCommands, rateOf, readClock } from './clock.ts';
import type { ClockMode, WallClock } from './clock.ts';
import type { Command, Opening, Snapshot } from './command.ts';
import {
  checkpointEvery,
  refoldEvery,
  checkpointOf,
  copyingCodec,
  liveUntil,
  openFold,
  replayStep,
  restoreFold,
  step,
} from './fold.ts';
import type { Checkpoint, Fold, StateCodec, WorldDefinition } from './fold.ts';
import { toJson } from './json.ts';
import { BusinessRefusal } from './refusal.ts';

/** Where a world's history is written down, before what it holds counts as having happened. */
export interface Journal {
  /**
   * Writes down the command that follows the first `length`.
   * @throws whatever keeps it from being kept: the world then stays as it was before the command.
   */
  append(command: Command, length: number): void;
  /** Takes back all but the first `length` commands. @throws as {@link Journal.append}. */
  cut(length: number): void;
}

/** What happened to a world, as its subscribers receive it. */
export type WorldChange =
  | { readonly kind: 'command'; readonly command: Command }
  /** The log was cut: everything read before may be different now. */
  | { readonly kind: 'rewound' };

/** One simulated brokerage. Synchronous: nothing in it waits. */
export interface World<S> {
  readonly opening: Opening;
  /** The history so far: the same list all the time, which grows. */
  readonly log: readonly Command[];
  /** World time in ms. Never less than it was, except after {@link World.undo}. */
  now(): number;
  /** Whether time is fixed between commands. */
  clockMode(): ClockMode;
  /** How many times as fast as the wall clock time goes; 0 where it is fixed. */
  clockRate(): number;
  /**
   * Stamps a command with the present, lives up to it, applies it and appends it to the log.
   * A refused command that changes nothing is not logged (the history holds what happened, and replay need not refuse
   * again); one whose refusal says `isRecorded` is. A defect in `apply`, or a journal that cannot keep the command,
   * leaves the world as it was before the command.
   * @returns what the definition's `apply` answers; `undefined` for clock commands.
   * @throws BusinessRefusal as `apply` threw it, and whatever the journal throws.
   */
  dispatch(type: string, payload?: unknown): unknown;
  /** Takes over commands that another holder of the world has written down after this one's. @throws CommandDoesNotFit */
  follow(commands: readonly Command[]): void;
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
   * @throws whatever the journal throws; then nothing is taken back.
   */
  undo(count?: number): void;
  /** The newest checkpoint: one is made every {@link checkpointEvery} commands. Null before the first. */
  checkpoint(): Checkpoint | null;
  /** A separate state as it was right after the first `length` commands: time travel for looking. */
  at(length: number): S;
}

/** How to make a world. */
export interface WorldOptions {
  readonly seed: string;
  readonly startTime: number;
  readonly scenario?: string;
  /** `running` (default) logs a `clock/run` as the first command; `pinned` fixes time at `startTime`. */
  readonly clock?: ClockMode;
  /** A history to start from, instead of an empty one; `clock` is then already in it, and in the journal. */
  readonly log?: readonly Command[];
  /** Made of the first commands of `log`, by the same code and codec. */
  readonly checkpoint?: Checkpoint | null;
  readonly wallClock: WallClock;
  readonly journal?: Journal;
  readonly codec?: StateCodec;
}

/** The history of a world that has just been opened: a running clock is let go by a command. */
function openingLog(startTime: number, clock: ClockMode, wallClock: WallClock): readonly Command[] {
  if (clock === 'pinned') return [];
  const payload = toJson({ wallMs: Math.floor(wallClock()), isOpening: true });
  return [Object.freeze({ type: clockCommands.run, at: startTime, payload })];
}

/**
 * Opens a world, or brings one back from its log.
 * @throws RangeError for a start outside the times the definition knows, CommandDoesNotFit for a log of other code.
 */
export function createWorld<S>(definition: WorldDefinition<S>, options: WorldOptions): World<S> {
  const { seed, startTime, scenario = '', wallClock, journal, codec = copyingCodec } = options;
  const { earliest, latestStart, latest } = definition.times;
  if (!(startTime >= earliest && startTime <= latestStart)) {
    const [from, to] = [earliest, latestStart].map((time) => new Date(time).toISOString());
    throw new RangeError(`a world opens between ${from} and ${to}`);
  }
  const opening: Opening = { scenario, seed, startTime };
  const listeners = new Set<(change: WorldChange) => void>();
  const log: Command[] = [...(options.log ?? openingLog(startTime, options.clock ?? 'running', wallClock))];
  /** At most two, so that undoing beyond the newest is cheap as well. */
  let checkpoints: readonly Checkpoint[] = options.checkpoint ? [options.checkpoint] : [];
  /** Besides these one near where the world was last folded again, see {@link foldAgain}. */
  let near: readonly Checkpoint[] = [];
  let fold = refold(log.length);

  /** The latest instant that was reported: a wall clock that is set back must not take it back. */
  let latestReported = fold.livedUntil;

  function now(): number {
    latestReported = Math.min(
      latest,
      Math.max(latestReported, fold.livedUntil, readClock(fold.clock, wallClock)),
    );
    return latestReported;
  }

  function live(): S {
    liveUntil(definition, fold, now());
    return fold.state;
  }

  /** What the first `length` commands make. @param nearAt of so many of them {@link near} is made */
  function refold(length: number, nearAt?: number): Fold<S> {
    const known = [...checkpoints, ...near]
      .filter((checkpoint) => checkpoint.length <= length)
      .toSorted((a, b) => a.length - b.length)
      .at(-1);
    const again = known === undefined ? openFold(definition, opening) : restoreFold(definition, codec, known);
    for (let index = known?.length ?? 0; index < length; index += 1) {
      const command = log[index];
      if (command === undefined) throw new RangeError(`the log has no command ${index}`);
      replayStep(definition, again, command, index);
      // Earlier ones would be given up at once.
      if (index + 1 > log.length - 2 * checkpointEvery) markWhenDue(again, index + 1);
      if (index + 1 === nearAt) near = [checkpointOf(definition, codec, again, nearAt)];
    }
    return again;
  }

  /** To be called right after a command: later the state has lived further. */
  function markWhenDue(of: Fold<S>, length: number): void {
    if (length % checkpointEvery !== 0 || checkpoints.some((checkpoint) => checkpoint.length >= length))
      return;
    checkpoints = [...checkpoints.slice(-1), checkpointOf(definition, codec, of, length)];
  }

  /**
   * After a refusal that came too late, or an undo: both come again and again where somebody tries things out, so that the next one
   * replays a few commands only.
   */
  function foldAgain(): void {
    fold = refold(log.length, log.length - (log.length % refoldEvery));
  }

  function tell(change: WorldChange): void {
    for (const listener of listeners) listener(change);
  }

  function append(command: Command): void {
    try {
      journal?.append(command, log.length);
    } catch (error) {
      foldAgain();
      throw error;
    }
    log.push(command);
    markWhenDue(fold, log.length);
    tell({ kind: 'command', command });
  }

  function dispatch(type: string, payload: unknown = {}): unknown {
    const command: Command = Object.freeze({ type, at: now(), payload: toJson(payload) });
    let result: unknown;
    try {
      result = step(definition, fold, command);
    } catch (error) {
      if (error instanceof BusinessRefusal && error.isRecorded) append(command);
      else if (!(error instanceof BusinessRefusal) || definition.refusesLate?.(type) === true) foldAgain();
      throw error;
    }
    append(command);
    return result;
  }

  function follow(commands: readonly Command[]): void {
    const [first] = commands;
    if (first === undefined) return;
    const { length } = log;
    try {
      // A state that was read later than the command was given has lived too far for it.
      const isBehind = fold.livedUntil <= first.at;
      for (const command of commands) {
        if (isBehind) replayStep(definition, fold, command, log.length);
        log.push(command);
        if (isBehind) markWhenDue(fold, log.length);
      }
      if (!isBehind) fold = refold(log.length);
    } catch (error) {
      cutTo(length);
      throw error;
    }
    for (const command of commands) tell({ kind: 'command', command });
  }

  function cutTo(length: number): void {
    log.length = length;
    checkpoints = checkpoints.filter((checkpoint) => checkpoint.length <= length);
    near = near.filter((checkpoint) => checkpoint.length <= length);
    foldAgain();
  }

  return {
    opening,
    log,
    now,
    clockMode: () => fold.clock.mode,
    clockRate: () => rateOf(fold.clock),
    dispatch,
    follow,
    read: live,
    serialise: () => definition.serialise(live()),
    snapshot: () => ({ version: 1, ...opening, now: now(), log: [...log] }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    undo(count = 1) {
      const length = Math.max(startsRunning(log) ? 1 : 0, log.length - count);
      journal?.cut(length);
      cutTo(length);
      latestReported = fold.livedUntil;
      tell({ kind: 'rewound' });
    },
    checkpoint: () => checkpoints.at(-1) ?? null,
    at: (length) => refold(Math.min(length, log.length)).state,
  };
}

/** How a saved world comes back. */
export interface ReplayOptions {
  readonly wallClock: WallClock;
  /**
   * `wall` (default): a running world has gone on without readers, as after a reload. `snapshot`: it goes on from
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

/** Whether the world was opened with a running clock, as against a pinned one that was let go at once. */
function startsRunning(log: readonly Command[]): boolean {
  const first = log[0];
  if (first?.type !== clockCommands.run) return false;
  const { payload } = first;
  return typeof payload === 'object' && payload !== null && 'isOpening' in payload;
}
