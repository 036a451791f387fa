import type { Json } from './json.ts';

/**
 * Anything that changes a world: an API write, a moved clock, a fact added by hand. Plain JSON, deeply frozen. The
 * log of commands is the world's whole history.
 */
export interface Command {
  /** `family/verb`, e.g. `orders/place`. The prefix `clock/` belongs to the kernel. */
  readonly type: string;
  /** World time in ms when it was applied; never less than its predecessor's. */
  readonly at: number;
  readonly payload: Json;
}

/** What a world opens from: the same three always give the same world. */
export interface Opening {
  /** Name of the scenario; a definition that needs none leaves it empty. */
  readonly scenario: string;
  readonly seed: string;
  /** World time in ms at which the world opens. */
  readonly startTime: number;
}

/** A world as it is saved, shared and attached to a bug report. Plain JSON. */
export interface Snapshot extends Opening {
  readonly version: 1;
  /** World time in ms when the snapshot was taken: where a shared world goes on from. */
  readonly now: number;
  readonly log: readonly Command[];
}

/**
 * Reads a snapshot from a file or a link.
 * @throws SyntaxError for text that is not JSON, RangeError for JSON that is not a snapshot.
 */
export function parseSnapshot(text: string): Snapshot {
  const value: unknown = JSON.parse(text);
  if (!isSnapshot(value)) throw new RangeError('not a snapshot of a world');
  return value;
}

function isSnapshot(value: unknown): value is Snapshot {
  if (!isRecord(value)) return false;
  const { version, scenario, seed, startTime, now, log } = value;
  return (
    version === 1 &&
    typeof scenario === 'string' &&
    typeof seed === 'string' &&
    isInstant(startTime) &&
    isInstant(now) &&
    Array.isArray(log) &&
    log.every(isCommand) &&
    log.every((command, index) => command.at >= (log[index - 1] ?? { at: startTime }).at)
  );
}

function isCommand(value: unknown): value is Command {
  return isRecord(value) && typeof value['type'] === 'string' && isInstant(value['at']) && 'payload' in value;
}

function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
