/**
 * A world's clock: pinned to an instant, or running beside a wall clock that is handed in. It moves by commands, so
 * the time is part of the log; it never moves backwards, except with the log itself (undo, time travel).
 */
import { BusinessRefusal } from './refusal.ts';
import type { Command } from './command.ts';

/** Wall-clock time in ms: `Date.now` in a host, one that a test moves. */
export type WallClock = () => number;

/** Whether a world's time is fixed between commands or goes on with the wall clock. */
export type ClockMode = 'pinned' | 'running';

/** The world times a kind of world knows, in ms, both included. */
export interface TimeRange {
  readonly earliest: number;
  /** No world opens later: each has a future of its own until `latest`. */
  readonly latestStart: number;
  readonly latest: number;
}

/**
 * The state of a clock after the commands so far. World time is `at` while pinned, `rate × wall + offset` while running; without
 * a rate it is 1.
 */
export type ClockState =
  | { readonly mode: 'pinned'; readonly at: number }
  | { readonly mode: 'running'; readonly offset: number; readonly rate?: number };

/** The fastest a clock runs: an hour a second. World times stay whole numbers at this rate. */
const fastestRate = 3_600;

/** The commands the kernel itself understands. */
export const clockCommands = {
  /**
   * `{ wallMs, rate? }`: from now on world time goes on with the wall clock, which showed `wallMs`; `rate` times as fast, a whole
   * number from 1 to {@link fastestRate}.
   */
  run: 'clock/run',
  /** `{}`: time is fixed. */
  pin: 'clock/pin',
  /** `{ byMs }`: time jumps ahead; everything due on the way happens, in order. */
  advance: 'clock/advance',
  /** `{ toMs }`: time jumps to an instant that is not in the past. */
  set: 'clock/set',
} as const;

/** A clock without commands: it is at the world's opening. */
export function openClock(startTime: number): ClockState {
  return { mode: 'pinned', at: startTime };
}

/** World time in ms by a clock. The world keeps it from running backwards when the wall clock does. */
export function readClock(clock: ClockState, wall: WallClock): number {
  return clock.mode === 'pinned' ? clock.at : Math.floor(wall()) * rateOf(clock) + clock.offset;
}

/** How many times as fast as the wall clock a clock runs; 0 while it is pinned. */
export function rateOf(clock: ClockState): number {
  return clock.mode === 'pinned' ? 0 : (clock.rate ?? 1);
}

/** Whether a command is the kernel's own. */
export function isClockCommand(command: Pick<Command, 'type'>): boolean {
  return command.type.startsWith('clock/');
}

/** The clock after a command, and the instant up to which the world has to live through it. */
export interface ClockMove {
  readonly clock: ClockState;
  readonly until: number;
}

/**
 * Applies a clock command.
 * @throws BusinessRefusal `clock-backwards` when time would go back, `clock-out-of-range` when it would leave the times
 * the world knows, `clock-command-invalid` for an unknown command or a payload without its number.
 */
export function moveClock(clock: ClockState, command: Command, times: TimeRange): ClockMove {
  const { at } = command;
  switch (command.type) {
    case clockCommands.run:
      return { clock: runFrom(at, command), until: at };
    case clockCommands.pin:
      return { clock: { mode: 'pinned', at }, until: at };
    case clockCommands.advance:
      return jump(clock, at, at + numberIn(command, 'byMs'), times);
    case clockCommands.set:
      return jump(clock, at, numberIn(command, 'toMs'), times);
    default:
      throw new BusinessRefusal('clock-command-invalid', `unknown clock command "${command.type}"`);
  }
}

function runFrom(at: number, command: Command): ClockState {
  const { payload } = command;
  const asked = typeof payload === 'object' && payload !== null && 'rate' in payload;
  const rate = asked ? numberIn(command, 'rate') : 1;
  if (rate < 1 || rate > fastestRate)
    throw new BusinessRefusal('clock-command-invalid', `a clock runs 1 to ${fastestRate} times as fast`);
  const offset = at - numberIn(command, 'wallMs') * rate;
  return { mode: 'running', offset, ...(rate !== 1 && { rate }) };
}

function jump(clock: ClockState, from: number, to: number, { latest }: TimeRange): ClockMove {
  if (to < from)
    throw new BusinessRefusal('clock-backwards', 'a world never runs backwards: undo commands instead');
  if (to > latest) {
    const last = new Date(latest).toISOString();
    throw new BusinessRefusal('clock-out-of-range', `a world's clock goes no further than ${last}`);
  }
  if (clock.mode === 'pinned') return { clock: { mode: 'pinned', at: to }, until: to };
  return { clock: { ...clock, offset: clock.offset + (to - from) }, until: to };
}

function numberIn(command: Command, field: string): number {
  const { payload } = command;
  const value =
    typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>)[field] : undefined;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw new BusinessRefusal('clock-command-invalid', `${command.type} needs "${field}" in whole ms`);
  }
  return value;
}
